import { accountSite } from "./account/site.ts";
import { disabledSite } from "./disabled/site.ts";
import { gateSite } from "./gate/site.ts";
import { homeSite } from "./home/site.ts";
import { likeSite } from "./like/site.ts";
import { newsletterSite } from "./newsletter/site.ts";
import { notesSite } from "./notes/site.ts";
import { type ServeOptions, type Sites, serve } from "./server/server.ts";
import { shopSite } from "./shop/site.ts";
import { slowSite } from "./slow/site.ts";
import { staysSite } from "./stays/site.ts";
import { todoSite } from "./todo/site.ts";
import { wizardSite } from "./wizard/site.ts";

/** Starts all demo sites on loopback. Throws when the port is taken. */
export function startSites(options: ServeOptions = {}): Promise<Sites> {
	const sites = [
		staysSite("en"),
		todoSite("en"),
		shopSite,
		accountSite,
		wizardSite,
		slowSite,
		gateSite,
		likeSite,
		disabledSite,
		newsletterSite,
		notesSite,
		staysSite("zh"),
		todoSite("zh"),
	];
	return serve([...sites, homeSite(sites)], options);
}
