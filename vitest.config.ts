import { configDefaults, defineConfig } from 'vitest/config';
import { allTests, findApiTests, slowTests } from './scripts/test-projects.ts';
import { LongFirst } from './server/testing/long-first.ts';
import { quickStart } from './server/testing/run-server.ts';

const apiTests = findApiTests(import.meta.dirname);
const postgres = 'server/testing/test-cluster.ts';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  test: {
    // scripts/test-projects.ts says which test belongs to which.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: allTests,
          exclude: [...configDefaults.exclude, ...slowTests, ...apiTests],
          // They hardly wait, and every process loads what it tests anew: one for each core, after all others.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'api', include: apiTests, globalSetup: postgres } },
      { extends: true, test: { name: 'slow', include: slowTests, globalSetup: postgres } },
    ],
    // Threads that write texts are started by many tests, and find their code compiled.
    env: { NODE_COMPILE_CACHE: quickStart.NODE_COMPILE_CACHE },
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
