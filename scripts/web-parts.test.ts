import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { webParts } from './web-parts.ts';

const root = path.join(import.meta.dirname, '..');
const files = globSync('{web,contract}/**/*.*', { cwd: root });
const parts = webParts.map(({ name, test }) => ({ name, pattern: test as RegExp }));
const partOf = (id: string) => parts.find(({ pattern }) => pattern.test(id))?.name;

/** The modules of ours that the parts name: of `/web/ui/(a|b)` come `/web/ui/a` and `/web/ui/b`. */
const named = parts.flatMap(({ pattern }) =>
  [...pattern.source.matchAll(/\\\/((?:web\\\/[\w\\/-]+|contract)\\\/)\(([^)]+)\)/g)].flatMap(
    ([, folder, names = '']) => names.split('|').map((name) => `^${folder}${name}\\.`),
  ),
);

test('every module that a part names is there', () => {
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string) => files.some((file) => new RegExp(name).test(file));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('the entry is in no part, wherever the project stands', () => {
  expect(partOf('/home/somebody/porchlight/web/main.tsx')).toBeUndefined();
  expect(partOf('/srv/web/porchlight/web/main.tsx')).toBeUndefined();
  expect(partOf('/srv/web/porchlight/web/app/screens.tsx')).toBe('start');
});
