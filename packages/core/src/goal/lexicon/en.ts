import {
	EN_CHOICE_NOUNS,
	EN_EXTREMES,
	EN_FIELD_NOUNS,
	EN_NUMBERS,
	EN_OPEN_EXTREMES,
	EN_ORDINALS,
	EN_ROLES,
	EN_ROW_NOUNS,
	EN_SEARCH_NOUNS,
	KEYS,
} from "./en-nouns.ts";
import { compilePack, type Pack } from "./pack.ts";

/** English. */
export const EN: Pack = compilePack({
	language: "en",
	verbs: {
		open: "open|open up|go to|go into|go over to|go back into|navigate to|navigate|visit|show|show me|view|head to|head over to|take me to|bring up|bring … up|pull up|get to|switch to|switch over to|jump to|move to|proceed to|continue to|browse to|launch|enter the page|change to|return to|look at|see|display|reveal|turn to|follow the link|get the|access|land on|click through to|bring me to|get me to|lead me to|take me|send me to|direct me to|get into|go through to",
		press:
			"press|press on|click|click on|click the|tap|tap on|hit|push|activate the button|trigger|invoke|poke",
		fill: "fill|fill in|fill out|fill … in|fill … out|type|type in|type … in|enter|write|write down|input|key in|key … in|put in|paste|answer|explain|mention|provide|specify|supply|insert|retype|jot down",
		search: "search|search for|search through|look for|look up|look … up|query",
		select: "select|choose|pick|pick out|opt for|go for|go with",
		check:
			"check|tick|enable|switch on|turn on|turn … on|switch … on|activate|opt in to|opt into|check off the box",
		uncheck:
			"uncheck|untick|unselect|deselect|disable|switch off|turn off|turn … off|switch … off|deactivate|opt out of",
		add: "add|append|attach a note",
		create:
			"create|make|make a new|start a new|compose|draft|plan|set up|set up a new|draw|compose a new|generate|build|schedule",
		remove:
			"remove|delete|discard|clear|clear out|erase|trash|get rid of|throw away|throw … away|take out|take … out of|take … off|wipe|empty|unassign|bin|dispose of|dispose",
		edit: "edit|change|update|modify|rename|replace|correct|adjust|alter|amend|fix|revise|increase|decrease|raise|lower|reduce|swap|convert|reschedule",
		complete:
			"complete|finish|tick off|tick … off|check off|check … off|cross off|cross … off|complete the task",
		submit:
			"submit|save|apply|send|send off|send … off|confirm|publish|post|hand in|hand … in|pay|pay for|pay with|pay by|finalise|finalize|commit|deliver|transfer|tweet|place the order|place order|place an order|place my order|place your order",
		sign_in:
			"sign in|log in|login|log on|sign on|log me in|sign me in|signin|authenticate|sign back in|log back in",
		sign_out: "sign out|log out|logout|log off|log me out|sign me out|sign off",
		register:
			"register|sign up|sign me up|register for|create an account|create a new account|open an account|make an account|enrol|enroll",
		checkout:
			"check out|checkout|proceed to checkout|proceed to the checkout|go to checkout|go to the checkout|check the basket out|complete the purchase|complete the order|complete my order|complete checkout|complete the checkout|buy|purchase|order",
		sort: "sort|sort by|order by|rank|arrange|reorder",
		filter:
			"filter|filter by|filter for|narrow|narrow down|limit|restrict|show only|show just|only show|display only|list only",
		accept:
			"accept|agree|agree to|consent to|answer ok|answer yes|say yes|say ok|answer with yes|answer with ok|say yes to|allow|approve|acknowledge|grant",
		refuse:
			"refuse|reject|decline|deny|turn down|turn … down|answer no|say no to|say no|answer with no|answer cancel|say cancel|answer with cancel|disagree|disallow|opt out of cookies",
		key: "press the key|hit the key|use the key|strike",
		scroll:
			"scroll|scroll down|scroll up|scroll to|scroll down to|scroll up to|scroll through|page down|page up",
		hover:
			"hover|hover over|hover on|mouse over|point at|move the mouse over|move the pointer over|move the cursor over|move over",
		drag: "drag|drag and drop|drop|move|reposition",
		upload: "upload|attach",
		download: "download|export",
		double_click:
			"double-click|double click|doubleclick|double-click on|double click on|double-tap",
		right_click:
			"right-click|right click|rightclick|right-click on|right click on|open the context menu of|open the context menu for",
		back: "go back|go back to|navigate back|return|back to|step back|move back|head back|come back",
		wait: "wait|wait for|wait until|pause for|hold on",
		close: "close|dismiss|shut|hide|exit|leave|quit|close out of|get out of",
		expand: "expand|unfold|open out|spread out|uncollapse",
		collapse: "collapse|fold|fold up|fold in|minimise|minimize",
		play: "play|start playing|start the video",
		read: "read|read out|tell me|report|report back|what is|what are|what's|which|who is|how many|how much|count|list|note down|find out|extract|get me|give me|verify|confirm that|check that|check whether|check if|check for|check how|check what|check when|check the price|check the status|check the balance|check the availability|look whether|look if|summarise|summarize|describe|compare|calculate|let me know|return the|see if|see whether|ensure that the page shows|make a note of|take note of|identify|print out",
		keep: "keep|keep … on|keep … off|keep … checked|keep … unchecked|keep … enabled|keep … disabled|keep … as it is|keep … as is|keep … unchanged|keep … open|keep … selected|leave … as it is|leave … as is|leave … as they are|leave … unchanged|leave … alone|leave … untouched|leave … empty|leave … blank|leave … on|leave … off|leave … checked|leave … unchecked|leave … at|retain|preserve|stay on|stay signed in|remain on",
		act: "archive|unarchive|duplicate|copy|clone|share|print|reply|reply to|forward|refresh|reload|undo|redo|cancel|continue|mute|unmute|block|unblock|restore|reset|pause|stop|resume|start|run|book|reserve|rent|hire|pick up|request|donate|zoom in|zoom out|skip|retry|proceed|invite|report spam|cut|merge|split|import|sync|connect|disconnect|install|uninstall|snooze|translate|preview|compare now|rate|vote|upvote|downvote|retweet|join|claim|redeem|quit the game|go forward|rotate|flip|shuffle|maximise|maximize|restart|roll|assign|unlock|lock|deal|spin|withdraw|revoke|deposit|unlink|launch the game|detach|sell",
		state_on:
			"like|star|favourite|favorite|favour|bookmark|pin|follow|subscribe|subscribe to|watchlist|flag|heart|wishlist",
		state_off:
			"unlike|unstar|unfavourite|unfavorite|unpin|unfollow|unsubscribe|unsubscribe from|unflag|unbookmark|unmark",
		mark: "mark|mark down",
		set: "set|set the value of",
		use: "use|using",
		ensure:
			"make sure|make sure that|ensure|ensure that|be sure that|see to it that|see that|assure that|verify and make sure|make certain|make certain that",
		name: "name it|call it|title it|entitle it|label it|name the|call the|name this|call this|name that|title the",
		find: "find|locate|find me|look out for|spot|discover",
		put: "put|place|give|drop in",
		turn: "turn|switch|flip the switch",
	},
	leadIns:
		"please|kindly|now|also|just|simply|first|firstly|first of all|second|secondly|third|thirdly|next|finally|lastly|then|again|ok|okay|so|to start|to begin|to begin with|start by|begin by|i want to|i want you to|i'd like to|i would like to|i'd like you to|i would like you to|i need to|i need you to|can you|could you|would you|can you please|could you please|will you|help me|help me to|let's|let us|you should|you must|you need to|you have to|we need to|we want to|your task is to|the task is to|the goal is to|your goal is to|your job is to|my goal is to|try to|try and|go ahead and|be sure to|make sure to|make sure you|make sure that you|ensure you|remember to|don't forget to|do not forget to|never forget to|please don't forget to|don't hesitate to|do not hesitate to|don't fail to|do not fail to|feel free to|as a last step|as a first step|at the end|in the end|at last|after that|afterwards|last|last of all|manage to|proceed by|proceed and|continue by|go and|come and|to do so|to do this|from there|once there|there|and|i|we|want to|need to|have to|all you have to do is|what i need is to|we'd like to|we would like to|for me|on this page|on the page|here|in this form|in the form|in this app|in the app|on this site|on the site|today|only|instead|carefully|quickly|simply go and|immediately|later|eventually|it is time to|do|do the following|follow these steps|perform these steps|both",
	nounVerbs:
		"search|filter|order|view|like|check|post|play|close|sort|star|download|share|print|reply|call|name|note|list|report|label|type|place|return|copy|cut|rate|vote|lock|start|run|stop|follow|show|display|drop|block|book|set|use|count|change|update|edit|export|import|upload|transfer|pin|flag|exit|access|mark|register|limit|rank|preview|split|purchase|buy|query|pause|resume|restart|reset|cancel|draw|schedule|press|tap|pick|select|save|delete|move|scroll|click|finish|complete|empty|clear|refresh|turn|switch|title|install|join|heart|read|open|lower|push|hit|supply|swap|fix|raise|record|roll|drag|launch|find|plan|draft|rent|hire",
	sequence:
		"then|and then|but then|and after that|after that|after this|afterwards|and afterwards|subsequently|thereafter|and finally|finally|lastly|and lastly|next|and next|followed by|and subsequently|before finally|upon which|when done|once done|when finished|after which|and also|and now|as well as",
	andThen: "then|and then|after that|and after that",
	beforehand: "first|beforehand|before that|first of all",
	and: "and|&|plus|as well as|and also|and both",
	or: "or|nor",
	but: "but|yet|however|though|although|only",
	never:
		"do not|don't|never|avoid|must not|mustn't|should not|shouldn't|you must not|you should not|please do not|please don't|do not ever|under no circumstances|refrain from|no need to|there is no need to|you don't need to|you do not need to|don't actually|do not actually|but not|make sure not to|be sure not to|make sure you don't|make sure you do not|be careful not to|take care not to|you may not|not|cannot|can not|dont",
	negators: "",
	without: "without|instead of|rather than",
	instead: "instead of|rather than|not",
	conditions: {
		if: "if|in case|provided|provided that|if and only if|only if|assuming|as long as|in the event|whenever",
		unless: "unless|except if|except when",
		until: "until|till|til|up until|as long as it takes until|until such time",
		when: "when|once|as soon as|after the page|the moment|while",
	},
	stop: {
		before:
			"stop before|stop right before|stop just before|stop short of|halt before|end before|finish before|quit before|pause before|do not go past|don't go past|do not go beyond|don't go beyond|do not go further than|don't go further than|do not proceed past|don't proceed past|do not continue past|don't continue past|up to but not including|wait before|but stop before|stay short of",
		at: "stop at|stop on|stop when|stop once|stop as soon as|stop after|stop there|stop here|stop at the|halt at|halt when|halt on|end at|end on|finish on|finish at|go as far as|only go as far as|go up to|only up to|stop|and stop|pause at|stop in|stop with",
	},
	before: "before|prior to|ahead of",
	after: "after|following|upon",
	by: "by|via|through",
	because:
		"because|so that|so i can|so we can|in order that|since|such that|as i|as we|in order to|so as to|which will|that way|for that",
	finite:
		"is|are|was|were|has|have|had|appears|appear|shows|show|pops|pop|comes|come|opens|reads|says|asks|ask|becomes|reaches|disappears|vanishes|exists|loads|finishes|changes|contains|will|can|cannot|can't|isn't|aren't|isn't|doesn't|does|sells|offers|see|sees|asked|prompted|needed|necessary|possible|required|any|available|present|shown|visible|there|finished|loaded|done|blocks|gets|get|goes|went|turns|matches|equals|exceeds|displays|remains|remain|works|reach|arrive|arrives|want|wants|belongs|lists|lets|fails|drops|covers|hides|stands|lies|requires|demands|works|start|starts|stays|stay|keeps",
	should:
		"should be|must be|has to be|have to be|needs to be|need to be|ought to be|shall be|should all be|should both be|must both be|must all be|should stay|must stay|should remain|must remain",
	prepositions: {
		into: "into|in to|inside|within",
		in: "in|under|on to|onto",
		on: "on|at",
		from: "from|out of|off",
		for: "for|about",
		of: "of|by",
		to: "to",
		with: "with|having|containing|including|which has|that has|whose",
		as: "as|as the",
		beside:
			"next to|beside|besides|near|close to|alongside|to the right of|to the left of|right of|left of|below|above|beneath|underneath|underneath of|opposite|belonging to|adjacent to",
		using: "using|via|by means of|through",
	},
	articles:
		"the|a|an|this|that|these|those|my|your|our|his|her|its|their|some|any|all|every|each|all the|all of the|all of|both|both of|both the|new|a new|another|only|only the|just|just the|one of the|existing|one more|more",
	setTo: "to|into",
	naming:
		"named|called|labelled|labeled|titled|entitled|marked|with the text|with text|with the label|with the name|with name|with the title|that says|which says|saying|that reads|which reads|reading|with the words|with the caption|that is called|that is named|whose name is|whose title is|whose label is|with the exact text|with the exact name|captioned",
	exactly: "exactly|exact|precisely|literally",
	pronouns:
		"it|them|that|this|him|her|this one|that one|the same|the same one|those|these|both|both of them|all of them|the result|the results|the item|the product|the one|each of them",
	roles: EN_ROLES,
	rowNouns: EN_ROW_NOUNS,
	fieldNouns: EN_FIELD_NOUNS,
	choiceNouns: EN_CHOICE_NOUNS,
	cartNouns:
		"cart|shopping cart|basket|shopping basket|bag|shopping bag|trolley|wishlist|wish list|favourites|favorites|comparison|my cart|bookmarks|watchlist|order|saved items|reading list|playlist|library|collection",
	wayNouns:
		"cookie|cookies|banner|pop-up|popup|pop up|consent|consent dialog|overlay|newsletter|in the way|gets in the way|stands in the way|blocks|covers|interstitial|privacy notice|notice|prompt|survey|advert|ad|tour|welcome message|promotion|asks|asked|warning|alert|confirmation|question|pops up|pop up|app banner|notification",
	given:
		"the given|given|the provided|provided|the supplied|supplied|the specified|specified|my|the value given|from the values|the credentials|the value of|the stored",
	ordinals: EN_ORDINALS,
	notOrdinalBefore:
		"name|names|aid|class|week|month|year|night|modified|updated|seen|login|visit|minute|hand|edition|call|resort|step|of all|resource|thing|seven|days|hours|floor|notice|price|score|grade|draft",
	numbers: EN_NUMBERS,
	times: "times|time|x|×",
	timesWords: [
		["once", 1],
		["twice|two more times|two times", 2],
		["thrice|three times", 3],
	],
	extremes: EN_EXTREMES,
	keys: KEYS,
	keyNouns: "key|keys|keyboard key|shortcut",
	on: "on|enabled|checked|ticked|selected|active|activated|switched on|turned on|set|true|both on|all on|both enabled|both checked|both ticked|both selected|all checked|all enabled|chosen|all selected|all ticked",
	off: "off|disabled|unchecked|unticked|deselected|inactive|deactivated|switched off|turned off|unset|false|both off|all off|not checked|not selected|not ticked|not enabled|both disabled|both unchecked|cleared|unselected",
	both: "both|all|all of|either|each",
	done: "done|complete|completed|finished|as done|resolved|solved",
	trailers:
		"please|too|as well|again|now|for me|here|instead|at once|right away|immediately|afterwards|thanks|thank you|first|if you can|only|at all|with the mouse|with the keyboard|in the list|in the browser|yourself|alone|then|next|right now|by hand|manually|on this page|on the page|on the screen|below|above|also",
	joinedNames:
		"terms and conditions|terms & conditions|terms and privacy|privacy and security|privacy & security|shipping and returns|returns and refunds|delivery and returns|food and drink|food and drinks|bed and breakfast|arts and crafts|black and white|research and development|health and safety|sales and marketing|help and support|save and close|save and exit|save and continue|save and send|questions and answers|pros and cons|salt and pepper|login and security|sound and vibration|date and time|time and date|date & time|home and garden|name and address|search and replace|find and replace|cut and paste|copy and paste|drag and drop|credit and debit|buy and sell|rules and regulations|profit and loss|fish and chips|rock and roll|mac and cheese|news and events|news and updates|images and media|data and privacy|language and region|users and groups|users and permissions|roles and permissions|wifi and network|review and submit|review and pay|look and feel",
	literalNouns:
		"text|word|words|number|value|phrase|sentence|string|letters|letter|characters|character|following|following text|line|digits|the following|exact text|answer",
	formNouns:
		"form|fields|details|it|them|information|data|following fields|text fields|inputs|boxes|textboxes|following|form below|fields below|text boxes|input fields|the rest|rest|page|everything|all|credentials|profile|form fields|all fields",
	openExtremes: EN_OPEN_EXTREMES,
	commits:
		"send|publish|post|order|pay|buy|purchase|delete|erase|transfer|book|reserve|submit|tweet|invite|unsubscribe|revoke|grant|place|deactivate|cancel|withdraw|delete account|place order|confirm order|remove|retweet|email|reply|forward|donate|subscribe|deliver|sell|complete the purchase|complete the order|confirm order|confirm payment|confirm purchase|confirm booking|complete purchase|complete order|complete my order|finalise order|confirm the order|confirm the payment",
	searchNouns: EN_SEARCH_NOUNS,
	sorting:
		"sorted by|sort by|ordered by|order by|in order of|ranked by|arranged by|sorted from|sorted with|sorted on",
	bounds:
		"under|below|over|above|up to|at most|at least|less than|more than|cheaper than|fewer than|no more than|maximum|minimum|max|min|not over|within",
	yes: "ok|okay|yes|confirm|accept|agree|sure|continue|proceed|allow",
	no: "cancel|no|dismiss|decline|abort|deny|refuse|reject|no thanks|not now",
	askers:
		"dialog|dialogue|question|prompt|confirmation|alert|modal|message box|dialog box|confirm box|confirmation box|confirmation dialog|alert box|request",
	accountNouns: "user|account|login|member|id|identity|account holder",
});
