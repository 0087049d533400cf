import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { endpointsOf, withoutEndpoints } from './web-contract.ts';

const program = (code: string) => parseSync('contract.js', code).program;

const contract = [
  "import { z } from 'zod';",
  "import { Credentials, Registration } from './auth-forms.ts';",
  "import { passwordLength } from './limits.ts';",
  "export const login = endpoint({ method: 'POST', path: '/api/login', access: 'anyone', body: Credentials });",
  "export const photo = endpoint({ kind: 'upload', path: '/api/photo', fields: z.object({}) });",
  'export const sizes = { least: Math.max(passwordLength.min, 2) };',
].join('\n');

test('an endpoint keeps what a call needs, apart from the rest of its module', () => {
  const light = endpointsOf(contract, program(contract), './auth.ts?rest') ?? '';
  expect(light.split('\n')).toEqual([
    "export const login = { method: 'POST', path: '/api/login' };",
    "export const photo = { kind: 'upload', path: '/api/photo' };",
    'export * from "./auth.ts?rest";',
  ]);
});

test('the rest imports nothing for the endpoints, and may be left out where nothing uses it', () => {
  const light = withoutEndpoints(contract, program(contract));
  expect(light).not.toMatch(/zod|auth-forms|endpoint/);
  expect(light).toContain("import { passwordLength } from './limits.ts';");
  expect(light).toContain('/* @__PURE__ */ (() => ({ least: Math.max(passwordLength.min, 2) }))()');
});

test('a module without endpoints stays one', () => {
  const limits = 'export const passwordLength = { min: 8 };';
  expect(endpointsOf(limits, program(limits), './limits.ts?rest')).toBeUndefined();
});

test('no module of the web app looks for a schema in an endpoint, where there is none', async () => {
  const folder = path.join(import.meta.dirname, '../web');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const schemaOfEndpoint =
    /schemaResolver\(\w+\.|\.(body|query|params|fields|response)\.(safeParse|parse|shape)\b/;
  for (const name of names) {
    expect(await readFile(path.join(folder, name), 'utf8'), name).not.toMatch(schemaOfEndpoint);
  }
});
