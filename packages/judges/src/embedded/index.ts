export { embeddedJudge } from "./judge.ts";
