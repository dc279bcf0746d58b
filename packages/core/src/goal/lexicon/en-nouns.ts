import type { Extreme } from "./pack.ts";

const min = (of: string): Extreme => ({ pick: "min", of });
const max = (of: string): Extreme => ({ pick: "max", of });

export const EN_ROLES: readonly (readonly [string, string])[] = [
	["button|buttons|btn", "button"],
	["link|links|hyperlink", "link"],
	["tab|tabs", "tab"],
	["checkbox|checkboxes|check box|check boxes|tick box|tickbox|check-box", "checkbox"],
	["radio button|radio|radio option|radio buttons", "radio"],
	[
		"field|fields|text field|input|input field|text box|textbox|textarea|text area|input box|form field|text fields|edit box",
		"textbox",
	],
	["search box|search field|search bar|searchbox|search input", "searchbox"],
	[
		"dropdown|drop-down|drop down|dropdown menu|drop-down menu|dropdown list|drop-down list|combobox|combo box|select box|select menu|picker|selector",
		"combobox",
	],
	["listbox|list box", "listbox"],
	["menu item|menuitem|menu entry|menu option", "menuitem"],
	["menu", "menu"],
	["switch|toggle|toggle switch|switches|toggles", "switch"],
	["slider|sliders", "slider"],
	["option|options", "option"],
	["dialog|dialogue|modal|dialog box|popup|pop-up|pop up|popover", "dialog"],
	["heading", "heading"],
	["image|picture|photo", "img"],
	["row", "row"],
	["cell", "cell"],
	[
		"icon|page|screen|section|panel|area|pane|control|element|accordion|item|entry|box|view|one",
		"",
	],
];

export const EN_ROW_NOUNS =
	"row|line|card|entry|record|tile|section|panel|group|fieldset|block|table row|list item|area|dialog|box|table|post|message|sidebar|header|footer|toolbar|column|list|menu|form|widget|pane|region|folder|chapter";

export const EN_FIELD_NOUNS =
	"shipping address|billing address|delivery address|home address|name|first name|last name|full name|given name|family name|middle name|surname|username|user name|user id|login|login name|nickname|display name|email|e-mail|email address|e-mail address|mail|phone|phone number|telephone|telephone number|mobile|mobile number|password|new password|passcode|passphrase|pin|code|access code|address|street|street address|city|town|country|state|county|province|region|zip|zip code|postcode|post code|postal code|company|organisation|organization|title|subject|message|comment|comments|note|notes|description|summary|text|body|content|caption|url|website|web site|homepage|link|date|start date|end date|due date|birth date|date of birth|birthday|check-in|check-out|check-in date|check-out date|arrival|departure|time|start time|end time|age|quantity|qty|amount|price|cost|total|number|id|card number|order number|account number|size|colour|color|weight|height|length|width|depth|budget|destination|origin|place|venue|location|guests|adults|children|rooms|passengers|reason|keyword|keywords|query|search term|bio|gender|sex|language|currency|category|type|kind|status|priority|label|tag|tags|discount|discount code|coupon|coupon code|promo code|voucher|voucher code|gift code|stock|sku|reference|iban|rating|score|level|duration|salary|department|position|job title|role|position|unit|units|from|to|registration date|recipient|sender|answer|question|hobby|nationality|species|breed|author|year|month|day|hour|minute|isbn|model|brand|make|serial number|capacity|volume|temperature|speed|deadline|goal|target|host|port|path|branch|version|bed type|seat|class";

export const EN_CHOICE_NOUNS =
	"shipping address|billing address|delivery address|home address|category|categories|type|types|kind|colour|color|colours|colors|size|sizes|option|language|country|currency|plan|tier|method|delivery|delivery method|shipping|shipping method|payment method|payment|theme|priority|status|role|filter|sort order|layout|gender|topping|toppings|flavour|flavor|rating|level|format|mode|region|brand|seat|class|department|unit|frequency|style|material|model|variant|time zone|timezone|font|shape|genre|tag|month|year|day|time|state|account type|room type|bed type|reason|title|salutation|age group|continent|team|template|view|period|interval|quality|speed|difficulty|order|edition|version|section|folder|list|account|project|workspace|meal|drink|crust|sauce|engine|transmission|grade|subject|stay category|stay type|slot|time slot";

export const EN_SEARCH_NOUNS =
	"stays|stay|hotels|hotel|hostels|hostel|apartments|apartment|flats|flat|rooms|cabins|cabin|villas|villa|houses|homes|holiday homes|flights|flight|trains|train|buses|bus|ferries|ferry|trips|tours|restaurants|restaurant|cafes|museums|events|concerts|jobs|job|courses|cars|rental cars|car rentals|campsites|campsite|places|properties|accommodation|listings|offers|guesthouses|cottages|lodges|resorts|activities|doctors|tickets|connections";

export const EN_ORDINALS: readonly (readonly [string, number])[] = [
	["first|1st|top|topmost|number one|first of all", 1],
	["second|2nd", 2],
	["third|3rd", 3],
	["fourth|4th", 4],
	["fifth|5th", 5],
	["sixth|6th", 6],
	["seventh|7th", 7],
	["eighth|8th", 8],
	["ninth|9th", 9],
	["tenth|10th", 10],
	["eleventh|11th", 11],
	["twelfth|12th", 12],
	["last|final|bottom|bottommost|very last", -1],
	[
		"second to last|second-to-last|second last|last but one|penultimate|next to last|next-to-last",
		-2,
	],
	["third to last|third-to-last|third last", -3],
];

export const EN_NUMBERS: readonly (readonly [string, number])[] = [
	["one|a single", 1],
	["two|a pair of|a couple of", 2],
	["three", 3],
	["four", 4],
	["five", 5],
	["six", 6],
	["seven", 7],
	["eight", 8],
	["nine", 9],
	["ten", 10],
	["eleven", 11],
	["twelve|a dozen|a dozen of", 12],
];

export const EN_EXTREMES: readonly (readonly [string, Extreme])[] = [
	[
		"cheapest|least expensive|most affordable|lowest-priced|lowest priced|cheapest possible",
		min("price"),
	],
	["most expensive|priciest|dearest|costliest|highest-priced|highest priced", max("price")],
	["newest|latest|most recent|most recently added|youngest", max("date")],
	["oldest|least recent", min("date")],
	["earliest|soonest", min("time")],
	[
		"best rated|best-rated|top rated|top-rated|highest rated|highest-rated|best reviewed|best-reviewed|best",
		max("rating"),
	],
	["worst rated|worst-rated|lowest rated|lowest-rated|worst", min("rating")],
	["fastest|quickest|shortest", min("duration")],
	["slowest|longest", max("duration")],
	["heaviest", max("weight")],
	["lightest", min("weight")],
	["nearest|closest", min("distance")],
	["farthest|furthest|most distant", max("distance")],
	["smallest|tiniest|littlest", min("size")],
	["largest|biggest", max("size")],
	["tallest", max("height")],
	["most popular|most viewed|best selling|best-selling|bestselling|most liked", max("popularity")],
];

/** "the highest score": what is compared is the noun that follows. */
export const EN_OPEN_EXTREMES: readonly (readonly [string, "min" | "max"])[] = [
	["lowest|smallest|fewest|least|minimum|minimal|shortest|earliest|oldest", "min"],
	["highest|largest|biggest|most|greatest|maximum|maximal|longest|latest|newest|best", "max"],
];

export const KEYS: readonly (readonly [string, string])[] = [
	["enter|return|↵|⏎", "Enter"],
	["escape|esc", "Escape"],
	["tab", "Tab"],
	["space|spacebar|space bar", "Space"],
	["backspace", "Backspace"],
	["delete|del", "Delete"],
	["up arrow|arrow up|arrowup|up", "ArrowUp"],
	["down arrow|arrow down|arrowdown|down", "ArrowDown"],
	["left arrow|arrow left|arrowleft|left", "ArrowLeft"],
	["right arrow|arrow right|arrowright|right", "ArrowRight"],
	["page up|pageup|pgup", "PageUp"],
	["page down|pagedown|pgdn", "PageDown"],
	["home", "Home"],
	["end", "End"],
	["insert", "Insert"],
];
