import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { collectLicenses, licensesPage, written } from './licenses.ts';

test('the licenses name what is installed', async () => {
  const licenses = await collectLicenses();
  expect(JSON.parse(await readFile(written.app, 'utf8'))).toEqual(licenses);
  expect(await readFile(written.docs, 'utf8')).toBe(licensesPage(licenses));
});

test('nothing that is installed forbids our own license', async () => {
  const { packages } = await collectLicenses();
  expect(packages.flatMap(({ names }) => names).length).toBeGreaterThan(100);
  const permissive = /MIT|Apache|ISC|BSD|BlueOak|OFL|CC0|Unlicense|LGPL|MPL/;
  expect(packages.filter(({ license }) => !permissive.test(license))).toEqual([]);
});

test('only packages are named', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const places = Object.keys(lock.packages);
  const { packages } = await collectLicenses();
  const others = packages
    .flatMap(({ names }) => names)
    .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(others).toEqual([]);
});
