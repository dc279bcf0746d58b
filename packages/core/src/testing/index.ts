export {
	CONTRACT_PAGE,
	type ContractSurface,
	driverContract,
	type Expectation,
	type TestRunner,
} from "./driver-contract.ts";
export { judgeContract } from "./judge-contract.ts";
export {
	type MemoryDriver,
	type MemorySurface,
	memoryDriver,
	observationOf,
	type TargetSpec,
	targetOf,
	type ViewSpec,
} from "./memory-driver.ts";
export {
	type Reply,
	type ScriptedJudge,
	type ScriptedRequest,
	scriptedJudge,
} from "./scripted-judge.ts";
