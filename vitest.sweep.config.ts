import { defineConfig } from 'vitest/config';

/** What every test run proves with a sample, with all there is. */
// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  test: {
    include: ['builtin/**/*.sweep.ts', 'server/**/*.sweep.ts'],
    testTimeout: 600_000,
    maxWorkers: 2,
    isolate: false,
  },
});
