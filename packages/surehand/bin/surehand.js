#!/usr/bin/env node
import { runCli } from "@surehand/cli";

process.exitCode = await runCli(process.argv.slice(2));
