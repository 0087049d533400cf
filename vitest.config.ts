import { defineConfig } from 'vitest/config';
import { LongFirst } from './server/testing/long-first.ts';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  test: {
    include: [
      'builtin/**/*.test.ts',
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'scripts/**/*.test.ts',
      'web/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['server/testing/test-cluster.ts'],
    // For what never ends. A busy machine may take long for what takes a second on a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Some wait for servers and timeouts most of the time: four keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // Nothing is faked behind a module's back, so files may share the modules they load.
    isolate: false,
  },
});
