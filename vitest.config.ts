import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["@surehand/source"] },
	ssr: { resolve: { conditions: ["@surehand/source"] } },
	test: {
		include: ["{packages/*,sites,bench}/{src,test}/**/*.test.ts"],
		testTimeout: 60_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
