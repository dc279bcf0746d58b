/** Words that say nothing about which thing is meant. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	`a an the this that these those of to in on at by for from with into onto as and or is are be been it its
	your you my our their his her please so then there here
	der die das den dem des ein eine einen einem einer und oder im am zum zur von mit auf in für
	le la les un une des du de et ou à au aux en dans pour sur avec
	el los las una unos unas y o del al con por para
	o os um uma e do da dos das no na nos nas com
	il lo gli i uno ed nel nella della dello degli dei con su per
	и в во на с со по к для из от`
		.split(/\s+/u)
		.filter((word) => word !== ""),
);

/** Words for the kind of a control; dropped at the end of a phrase that names one ("Save button", "保存按钮"). */
export const ROLE_WORDS: ReadonlySet<string> = new Set(
	`button buttons btn link links tab field fields textbox textarea input box checkbox checkboxes radio icon
	dropdown combobox menu menuitem option toggle switch slider section panel dialog page control element
	schaltfläche knopf feld eingabefeld kontrollkästchen registerkarte reiter seite menü
	bouton lien champ onglet case page botón enlace campo pestaña casilla página botão link aba caixa
	pulsante collegamento scheda casella pagina кнопка кнопку ссылка ссылку поле вкладка вкладку флажок
	버튼 링크 탭 필드 입력란 체크박스 메뉴`
		.split(/\s+/u)
		.filter((word) => word !== ""),
);

/** The same for scripts without word spaces, longest first. */
export const CJK_ROLE_ENDINGS: readonly string[] = [
	"チェックボックス",
	"下拉菜单",
	"下拉選單",
	"输入框",
	"輸入框",
	"文本框",
	"搜索框",
	"搜尋框",
	"复选框",
	"核取方塊",
	"下拉框",
	"选项卡",
	"リンク",
	"ボタン",
	"メニュー",
	"按钮",
	"按鈕",
	"链接",
	"連結",
	"鏈接",
	"标签页",
	"分頁",
	"标签",
	"標籤",
	"菜单",
	"選單",
	"开关",
	"開關",
	"图标",
	"圖示",
	"页面",
	"頁面",
	"字段",
	"欄位",
	"タブ",
	"欄",
	"栏",
];

/** Function characters dropped from Chinese and Japanese phrases before comparing. */
export const CJK_FUNCTION_CHARS: ReadonlySet<string> = new Set([
	"的",
	"之",
	"了",
	"を",
	"の",
	"は",
	"が",
]);
