import type { Download, Proof, ProofVerdict, RequestSeen } from "@surehand/core";

const FOUND_CHARS = 200;

/** What the driver knows for proofs no page can answer. */
export interface DriverFacts {
	readonly requests: readonly RequestSeen[];
	readonly downloads: readonly Download[];
}

/** The parts of proofs that are answered inside frames. */
export function pageProofs(proofs: readonly Proof[]): Proof[] {
	return proofs.flatMap((proof) => {
		if ("any" in proof) return pageProofs(proof.any);
		if ("all" in proof) return pageProofs(proof.all);
		return "request" in proof || "download" in proof ? [] : [proof];
	});
}

/** Puts the frames' answers and the driver's facts together, one verdict per proof. */
export function judgeProofs(
	proofs: readonly Proof[],
	given: {
		readonly asked: readonly Proof[];
		readonly frames: readonly (readonly ProofVerdict[])[];
	},
	facts: DriverFacts,
): ProofVerdict[] {
	const answers = new Map<Proof, ProofVerdict>();
	given.asked.forEach((proof, index) => {
		const verdicts = given.frames.map((each) => each[index]).filter((each) => each !== undefined);
		answers.set(proof, acrossFrames(proof, verdicts));
	});
	return proofs.map((proof) => judge(proof, answers, facts));
}

function judge(
	proof: Proof,
	answers: ReadonlyMap<Proof, ProofVerdict>,
	facts: DriverFacts,
): ProofVerdict {
	if ("any" in proof || "all" in proof) {
		const parts = ("any" in proof ? proof.any : proof.all).map((each) =>
			judge(each, answers, facts),
		);
		const holds =
			"any" in proof ? parts.some((each) => each.holds) : parts.every((each) => each.holds);
		const telling = parts.filter((each) => each.holds === holds);
		return { proof, holds, found: cut(telling.map((each) => each.found).join("; ")) };
	}
	if ("request" in proof) return requestVerdict(proof, facts.requests);
	if ("download" in proof) return downloadVerdict(proof, facts.downloads);
	return answers.get(proof) ?? { proof, holds: false, found: "not read" };
}

/** Address and title are the main frame's; absence must hold in every frame, presence in one. */
function acrossFrames(proof: Proof, verdicts: readonly ProofVerdict[]): ProofVerdict {
	const main = verdicts[0] ?? { proof, holds: false, found: "not read" };
	if ("url_contains" in proof || "url_matches" in proof || "title_contains" in proof) {
		return { ...main, proof };
	}
	const absence =
		"css_gone" in proof ||
		"text_gone" in proof ||
		("count" in proof && "equals" in proof.count && proof.count.equals === 0);
	const telling = verdicts.find((each) => each.holds !== absence);
	return { ...(telling ?? main), proof };
}

function requestVerdict(
	proof: Extract<Proof, { request: unknown }>,
	requests: readonly RequestSeen[],
): ProofVerdict {
	const { method, url, status } = proof.request;
	const seen = requests.filter((each) => each.url.includes(url));
	const match = seen.find(
		(each) =>
			(method === undefined || each.method === method.toUpperCase()) &&
			(status === undefined || each.status === status),
	);
	const shown = match ?? seen.at(-1);
	return {
		proof,
		holds: match !== undefined,
		found: shown ? cut(`${shown.method} ${shown.url} ${shown.status}`) : "no such request",
	};
}

function downloadVerdict(
	proof: Extract<Proof, { download: unknown }>,
	downloads: readonly Download[],
): ProofVerdict {
	const { name, min_bytes: least } = proof.download;
	const match = downloads.find(
		(each) =>
			(name === undefined || each.name.includes(name)) &&
			(least === undefined || each.sizeBytes >= least),
	);
	const shown = match ?? downloads.at(-1);
	return {
		proof,
		holds: match !== undefined,
		found: shown ? cut(`${shown.name} ${shown.sizeBytes} bytes`) : "no download",
	};
}

function cut(text: string): string {
	return text.slice(0, FOUND_CHARS);
}
