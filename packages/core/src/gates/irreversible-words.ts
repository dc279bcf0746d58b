/** Kinds of acts that cannot be taken back. */
export type IrreversibleClass =
	| "pay"
	| "order"
	| "delete_all"
	| "delete"
	| "transfer"
	| "rights"
	| "send"
	| "publish";

/** What a control's words say; tested in this order on NFKC lower-case text. */
export const IRREVERSIBLE_WORDS: readonly {
	readonly class: IrreversibleClass;
	readonly words: RegExp;
}[] = [
	{
		class: "pay",
		words: spoken(
			"(pay|pay now|make (a )?payment|submit payment|confirm payment|donate|top ?up|bezahlen|zahlen|kostenpflichtig|payer|pagar|paga|оплатить)",
			/付款|支付|付费|付費|缴费|充值|支払|결제/u,
		),
	},
	{
		class: "order",
		words: spoken(
			String.raw`(place (your |the |my )?order|(complete|confirm|finish|submit) (your |the |my )?(order|purchase|booking|reservation|checkout)|buy( it)? now|order now|purchase|book now|reserve now|confirm and book|buy (tickets?|\d+)|jetzt kaufen|bestellung abschicken|zahlungspflichtig|passer (la |ma )?commande|valider la commande|acheter maintenant|comprar ahora|realizar pedido|finalizar compra|acquista ora|effettua ordine|заказать|оформить заказ)`,
			/^(buy|order|subscribe and pay)$|提交订单|提交訂單|确认订单|確認訂單|立即购买|立即購買|下单|下單|确认购买|立即预订|確定預訂|確認下單|注文を確定|購入する|今すぐ買う|주문하기|구매하기/u,
		),
	},
	{
		class: "delete_all",
		words: spoken(
			"(delete|remove|erase|close|terminate|deactivate|wipe)( my| your| the| this)? (account|workspace|organi[sz]ation|team|project|repository|database|everything|all( .*)?|profile)|delete all|remove all|erase all|factory reset|empty (the )?trash|konto löschen|supprimer (le|mon) compte|eliminar (la |mi )?cuenta|удалить аккаунт",
			/注销账[号户]|删除账[号户]|註銷帳[號戶]|刪除帳[號戶]|删除全部|全部删除|清空|刪除全部|アカウントを削除|계정 삭제/u,
		),
	},
	{
		class: "transfer",
		words: spoken(
			"(transfer|send money|wire|withdraw|cash ?out|überweisen|virement|transférer|transferir|trasferisci|перевести)",
			/转账|轉賬|转让|汇款|匯款|提现|提現|送金|송금/u,
		),
	},
	{
		class: "rights",
		words: spoken(
			"(grant( access)?|revoke|make (admin|owner)|authori[sz]e|allow access|give access|remove access|change (owner|ownership)|promote|demote)",
			/授权|授權|撤销权限|撤銷權限|取消授权|设为管理员|權限を付与|권한 부여/u,
		),
	},
	{
		class: "publish",
		words: spoken(
			"(publish|post (now|it)|go live|release|tweet|veröffentlichen|publier|publicar|pubblica|опубликовать)",
			/发布|發布|發佈|发表|發表|公開する|게시/u,
		),
	},
	{
		class: "send",
		words: spoken(
			"(send|submit (application|claim|report|return|form)|senden|abschicken|envoyer|enviar|invia|отправить)",
			/发送|發送|寄出|送信|보내기|전송/u,
		),
	},
	{
		class: "delete",
		words: spoken(
			"(delete|erase|destroy|discard|permanently|unsubscribe|cancel (my |the |this )?(subscription|order|booking|membership|plan)|remove|löschen|entfernen|supprimer|eliminar|borrar|elimina|cancella|excluir|apagar|удалить)",
			/删除|刪除|移除|退订|取消订单|取消訂單|削除|삭제/u,
		),
	},
];

/** Words that make a control harmless although a word above stands in it. */
export const REVERSIBLE_WORDS: readonly RegExp[] = [
	spoken(
		"(pay(ment)? (method|options?|details|history)|how to pay|save (as )?draft|preview|filter|sort|order by|order history|my orders|orders|view order|track|release notes|resend|send (me )?(a |the )?(code|link|copy)|remove filters?|clear filters?|undo|cancel$|don'?t|do not)",
	),
	spoken(
		"",
		/付款方式|支付方式|订单列表|我的订单|我的訂單|查看订单|草稿|预览|預覽|筛选|篩選|撤消/u,
	),
];

/** Whole words in scripts with word spaces, or a run of characters anywhere in those without. */
function spoken(words: string, runs?: RegExp): RegExp {
	const whole = `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
	return new RegExp([words === "" ? [] : [whole], runs ? [runs.source] : []].flat().join("|"), "u");
}
