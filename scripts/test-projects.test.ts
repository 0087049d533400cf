import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findApiTests } from './test-projects.ts';

/** In two parts, or this file would ask for it too. */
const asksForPostgres = `const connection = ${'inject'}('postgres');`;

test('a test that asks for PostgreSQL is an api test, however many helpers are between', async () => {
  const root = await project({
    'server/pure.test.ts': `import { add } from './add.ts';`,
    'server/itself.test.ts': asksForPostgres,
    'server/through-helpers.test.ts': `import { app } from '#server/testing/app.ts';`,
    'server/testing/app.ts': `import { database } from './database.ts';`,
    'server/testing/database.ts': `import { app } from './app.ts';\n${asksForPostgres}`,
    'web/http.test.ts': `await http.inject({ url: '/' });`,
  });

  expect(findApiTests(root)).toEqual(['server/itself.test.ts', 'server/through-helpers.test.ts']);
});

test('a slow test is never an api test, and product code does not make one', async () => {
  const root = await project({
    'server/fuzz.slow.test.ts': asksForPostgres,
    'server/main.test.ts': `import { start } from './main.ts';`,
    'server/main.ts': asksForPostgres,
  });

  expect(findApiTests(root)).toEqual([]);
});

async function project(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'porchlight-test-projects-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}
