export { adoptFrames, childDocumentOf, frameIdOf } from "./frames.ts";
export { armAgainstAll, listen, takePress } from "./guard.ts";
export { noteBareListeners } from "./listeners.ts";
export { locate, throughFrame } from "./locate.ts";
export { prepare } from "./prepare.ts";
export { readBack, reportAct } from "./read-back.ts";
export { sensitiveAreas } from "./sensitive-areas.ts";
export { widget } from "./widget/index.ts";
