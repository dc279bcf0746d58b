import type { Command } from "./command.ts";
import { doctorCommand } from "./doctor.ts";
import { observeCommand } from "./observe.ts";
import { resumeCommand } from "./resume.ts";
import { runCommand } from "./run.ts";
import { setupCommand } from "./setup.ts";
import { sitesCommand } from "./sites.ts";

export const COMMANDS: readonly Command[] = [
	runCommand,
	resumeCommand,
	observeCommand,
	doctorCommand,
	setupCommand,
	sitesCommand,
];
