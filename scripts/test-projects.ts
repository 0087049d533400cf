import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Sorts the tests into Vitest's projects:
 * - slow: named `*.slow.test.ts` (corpora, drawn pictures, faults, fuzz, whole processes);
 * - api: asks for PostgreSQL, itself or through a helper in a `testing` folder;
 * - unit: everything else. No database, no browser.
 */

const folders = ['bench', 'builtin', 'contract', 'scripts', 'server', 'web'];

export const allTests = folders.map((folder) => `${folder}/**/*.test.ts`);
export const slowTests = folders.map((folder) => `${folder}/**/*.slow.test.ts`);

/** The test run's own PostgreSQL, one that a test starts, or a whole server with one. */
const postgres = /\binject\('(postgres|scratch)'\)|\bstartEmbeddedPostgres\b|\brunServer\b/;
const imports = /\bfrom '([#.][^']+)'/g;

export function findApiTests(root: string): string[] {
  return globSync(allTests, { cwd: root, exclude: [...slowTests, '**/node_modules/**'] })
    .filter((file) => reachesPostgres(root, file, new Set()))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

function reachesPostgres(root: string, file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(path.join(root, file))) return false;
  seen.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  return (
    postgres.test(text) || testHelpers(file, text).some((it) => reachesPostgres(root, it, seen))
  );
}

/** Product code that could connect to a database does so only when a test passes one in. */
function testHelpers(file: string, text: string): string[] {
  return [...text.matchAll(imports)]
    .map(([, name = '']) =>
      name.startsWith('#') ? path.normalize(name.slice(1)) : path.join(path.dirname(file), name),
    )
    .filter((imported) => imported.split(path.sep).includes('testing'));
}
