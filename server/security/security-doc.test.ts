import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** `file` "a test", "another": every claim of docs/security.md that names its test. */
async function claims(): Promise<{ file: string; name: string }[]> {
  const text = await readFile(path.join(root, 'docs/security.md'), 'utf8');
  const found: { file: string; name: string }[] = [];
  for (const [, file = '', names = ''] of text.matchAll(
    /`([\w./-]+\.(?:test|spec)\.ts)`((?:,?\s+"[^"]+")+)/g,
  )) {
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) found.push({ file, name });
  }
  return found;
}

test('every test that docs/security.md names is there', async () => {
  const named = await claims();
  expect(named.length).toBeGreaterThan(80);
  const missing: string[] = [];
  for (const { file, name } of named) {
    const source = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (!source.includes(name)) missing.push(`${file}: ${name}`);
  }
  expect(missing).toEqual([]);
});
