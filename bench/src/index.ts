export { bench } from "./bench.ts";
