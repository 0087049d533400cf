import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licencesPage, listRuntimePackages } from './licences.ts';

test('the licences page names what is installed', async () => {
  const page = path.join(import.meta.dirname, '../docs/licences.md');
  expect(await readFile(page, 'utf8')).toBe(await licencesPage());
});

test('nothing that is installed forbids our own licence', async () => {
  const packages = await listRuntimePackages();
  expect(packages.length).toBeGreaterThan(100);
  const permissive = /MIT|Apache|ISC|BSD|BlueOak|OFL|CC0|LGPL|MPL/;
  expect(packages.filter(({ license }) => !permissive.test(license))).toEqual([]);
});
