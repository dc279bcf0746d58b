import { homeSite } from "./home/site.ts";
import { type ServeOptions, type Sites, serve } from "./server/server.ts";
import { staysSite } from "./stays/site.ts";
import { todoSite } from "./todo/site.ts";

/** Starts all demo sites on loopback. Throws when the port is taken. */
export function startSites(options: ServeOptions = {}): Promise<Sites> {
	const sites = [staysSite("en"), todoSite("en"), staysSite("zh"), todoSite("zh")];
	return serve([...sites, homeSite(sites)], options);
}
