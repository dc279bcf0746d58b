export type { NewOrder, Order, OrderLine } from "./server/orders.ts";
export type { RequestRecord } from "./server/record.ts";
export type { ServeOptions, Sites } from "./server/server.ts";
export { startSites } from "./start.ts";
