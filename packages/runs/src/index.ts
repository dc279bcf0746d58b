export { replaceFile } from "./files.ts";
export { createRedactor, type Redactor } from "./redaction.ts";
export { RunFolderError } from "./run-folder-error.ts";
export { createRunId } from "./run-id.ts";
export { createRunStore, type FileRunStore, type RunStoreOptions } from "./run-store.ts";
export {
	type Intent,
	listRuns,
	openRun,
	type RunSummary,
	readJsonLines,
	type StoredRun,
} from "./stored-run.ts";
