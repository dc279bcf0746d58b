import type { Message } from "@surehand/core";
import type { FrameReading, SettleInput } from "../api.ts";

export async function settle(_input: SettleInput): Promise<NonNullable<FrameReading["settled"]>> {
	return { reason: "idle", ms: 0 };
}

export function watch(): void {}

export function takeWatched(): Message[] {
	return [];
}
