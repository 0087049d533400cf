import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { lightened } from './web-contract.ts';

const lighten = (code: string) => lightened(code, parseSync('contract.js', code).program);

test('an endpoint keeps what a call needs, and nothing is imported for the rest', () => {
  const light = lighten(
    [
      "import { z } from 'zod';",
      "import { Credentials, Registration } from './auth-forms.ts';",
      "import { passwordLength } from './limits.ts';",
      "export const login = endpoint({ method: 'POST', path: '/api/login', access: 'anyone', body: Credentials });",
      "export const photo = endpoint({ kind: 'upload', path: '/api/photo', fields: z.object({}) });",
      'export const least = passwordLength.min;',
    ].join('\n'),
  );
  expect(light).not.toMatch(/zod|auth-forms|Credentials|anyone/);
  expect(light).toContain("{ method: 'POST', path: '/api/login' }");
  expect(light).toContain("{ kind: 'upload', path: '/api/photo' }");
  expect(light).toContain("import { passwordLength } from './limits.ts';");
});

test('other values stay what they are, and may be left out where nothing uses them', () => {
  const light = lighten(
    'const sizes = { small: Math.min(1, 2) };\nconst list = [3];\nlist.push(sizes.small);',
  );
  expect(light).toContain('/* @__PURE__ */ (() => ({ small: Math.min(1, 2) }))()');
  expect(new Function(`${light}\nreturn list`)()).toEqual([3, 1]);
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
