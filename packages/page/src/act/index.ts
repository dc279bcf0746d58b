import type { LocateInput, LocateResult, PrepareInput, PrepareResult, ReadBack } from "../api.ts";

export async function locate(_input: LocateInput): Promise<LocateResult> {
	return { status: "refused", reason: "not built yet" };
}

export async function prepare(_input: PrepareInput): Promise<PrepareResult> {
	return { status: "refused", reason: "not built yet" };
}

export function readBack(_input: { readonly ref: string }): ReadBack {
	return { connected: false };
}
