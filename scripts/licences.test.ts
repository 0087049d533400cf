import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asMarkdown, collectLicences, written } from './licences.ts';

test('the licences name what is installed', async () => {
  const licences = await collectLicences();
  expect(JSON.parse(await readFile(written.app, 'utf8'))).toEqual(licences);
  expect(await readFile(written.docs, 'utf8')).toBe(asMarkdown(licences));
});

test('nothing that is installed forbids our own licence', async () => {
  const { packages } = await collectLicences();
  expect(packages.flatMap(({ names }) => names).length).toBeGreaterThan(100);
  const permissive = /MIT|Apache|ISC|BSD|BlueOak|OFL|CC0|LGPL|MPL/;
  expect(packages.filter(({ licence }) => !permissive.test(licence))).toEqual([]);
});

test('only packages are named', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const places = Object.keys(lock.packages);
  const { packages } = await collectLicences();
  const others = packages
    .flatMap(({ names }) => names)
    .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(others).toEqual([]);
});
