/** Traditional characters of the words this folder looks for, each followed by its simplified form. */
const PAIRS =
	"開开關关點点擊击選选擇择輸输將将為为設设車车購购結结帳账賬账號号個个項项欄栏頁页搜搜尋寻詢询戶户檔档裡里裏里" +
	"後后時时間间鈕钮勾勾錄录註注冊册儲储刪删除除編编輯辑發发傳传送送關关閉闭啟启動动禁禁確确認认繼继續续" +
	"標标簽签籤签記记筆笔連连鏈链這这那那從从內内於于與与並并變变調调滾滚滑滑鍵键盤盘滑滑鼠鼠雙双覽览檢检視视" +
	"貼贴複复製制覆复載载傳传圖图單单雜杂總总價价貴贵貨货品品優优遲迟舊旧數数量量長长短短遠远輕轻體体積积級级" +
	"類类別别語语國国幣币種种樣样顏颜色色紅红綠绿藍蓝黃黄條条件件會会話话說说訊讯郵邮電电碼码密密隱隐顯显示示" +
	"層层邊边還还讓让幫帮請请勿勿別别沒没無无須须應应該该當当遇遇現现彈弹窗窗問问題题絕绝拒拒許许協协議议條条" +
	"憑凭據据訂订單单買买賣卖付付帶带轉转帖帖佈布發发佈布進进離离退退歸归撤撤銷销恢恢復复清清空空評评論论讚赞" +
	"愛爱戀恋讀读寫写聽听給给對对齊齐處处鄰邻傍旁側侧頂顶端端頭头腳脚終终點点極极僅仅只只兩两雙双張张隻只" +
	"壓压縮缩擴扩展展摺折疊叠豐丰屬属適适資资訊讯類类稱称詳详細细歷历史史範范圍围規规則则輪轮換换駐驻臺台灣湾" +
	"儘尽盡尽僅仅隨随尚尚務务必必確确保保勝胜額额費费預预約约飯饭店店賓宾館馆機机票票線线報报導导鄉乡鎮镇區区" +
	"員员團团隊队組组織织權权證证啓启麼么樓楼週周歲岁幾几產产實实寶宝鎖锁參参歡欢隔隔篩筛測测試试";

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
	[...Array(PAIRS.length / 2).keys()].map((at) => [PAIRS[at * 2] ?? "", PAIRS[at * 2 + 1] ?? ""]),
);

/** The simplified form of one character, or the character itself. */
export function simplified(char: string): string {
	return SIMPLIFIED.get(char) ?? char;
}
