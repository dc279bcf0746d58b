import { judgeContract } from "@surehand/core/testing";
import { describe, expect, test } from "vitest";
import { embeddedJudge } from "./index.ts";

judgeContract({ describe, test, expect }, embeddedJudge);
