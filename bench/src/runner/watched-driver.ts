import type { Driver, Snapshot } from "@surehand/core";

/** The same driver, but every action is followed by a call that is awaited before the run goes on. */
export function watchActions(driver: Driver, afterAction: () => Promise<void>): Driver {
	return {
		id: () => driver.id(),
		roundTrips: () => driver.roundTrips(),
		failureCategory: (error) => driver.failureCategory?.(error),
		observe: async (options) => watchSnapshot(await driver.observe(options), afterAction),
	};
}

function watchSnapshot(snapshot: Snapshot, afterAction: () => Promise<void>): Snapshot {
	const { extract } = snapshot;
	return {
		observation: snapshot.observation,
		act: async (action, options) => {
			try {
				return await snapshot.act(action, options);
			} finally {
				await afterAction();
			}
		},
		check: (proofs, options) => snapshot.check(proofs, options),
		dispose: () => snapshot.dispose(),
		...(extract ? { extract: (hint, options) => extract.call(snapshot, hint, options) } : {}),
	};
}
