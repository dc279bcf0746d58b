import { foldText } from "../goal/words.ts";
import type { Observation } from "../surface/observation.ts";

const ANNOUNCES =
	/\b(verify (that )?you are (a )?human|are you (a )?(human|robot)|i'?m not a robot|not a robot|prove (that )?you are (a )?human|human verification|security check|captcha|checking your browser|unusual traffic|complete the (challenge|puzzle)|press and hold)\b|人机验证|人機驗證|安全验证|安全驗證|滑动验证|滑動驗證|拖动滑块|我不是机器人|我不是機器人|真人验证|ロボットではありません|로봇이 아닙니다/u;
const PASSES =
	/\b(verify|i'?m|i am|human|not a robot|robot|continue|begin|start|challenge|captcha|press and hold|slide)\b|验证|驗證|滑块|滑塊|机器人|機器人|开始|继续|確認|認証/u;
const PROVIDER =
	/recaptcha|hcaptcha|turnstile|challenges\.cloudflare|arkoselabs|funcaptcha|geetest|datadome/u;

/** A human-verification gate: the page announces a challenge and offers a control to pass it. Never acted on. */
export function verificationGate(observation: Observation): string | undefined {
	const frame = observation.blindSpots.find(
		(spot) => spot.kind === "frame" && PROVIDER.test(spot.detail),
	);
	const words = foldText(
		[observation.title, ...observation.headings, observation.text.slice(0, 1_500)].join("\n"),
	);
	const announced = ANNOUNCES.exec(words)?.[0];
	const provided = observation.targets.find(
		(target) => target.frame !== undefined && PROVIDER.test(target.frame),
	);
	if (announced === undefined && !frame && !provided) return undefined;
	const control = observation.targets.find(
		(target) => PASSES.test(foldText(target.name)) || target.frame !== undefined,
	);
	if (announced !== undefined && (control || frame))
		return `the page asks to prove that a person is there ("${announced}")`;
	const alone = observation.targets.length <= 3;
	return (frame ?? provided) && alone
		? "the page shows a challenge of a verification service"
		: undefined;
}
