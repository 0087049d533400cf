import { expect, test } from 'vitest';
import { type Imports, importProblems, importsIn, undeclaredPackages } from './imports.ts';

/** The rules on files that are not there: what each may import is all that is asked. */
const problems = (files: Record<string, string>) =>
  importProblems(
    new Map(
      Object.entries(files).map(([file, source]) => [file, importsIn(file, source)]),
    ) as Imports,
  );

test('reads static, dynamic, exported and type imports', () => {
  const source = `
    import type { A } from './a.ts';
    export { b } from '#contract/b.ts';
    import { z } from 'zod';
    import { readFile } from 'node:fs';
    import client from '@aws-sdk/client-s3/dist';
    const c = await import('#server/c.ts');
    type D = import('./d.ts').D;`;
  expect(importsIn('server/content/x.ts', source)).toEqual({
    files: ['server/content/a.ts', 'contract/b.ts', 'server/c.ts', 'server/content/d.ts'],
    packages: ['zod', '@aws-sdk/client-s3'],
  });
});

test.each([
  [`export * from './a.ts';`, ['a.ts']],
  [`export {};\nexport const a = 1;`, []],
  [`declare module 'a' {\n  import type { A } from '#contract/a.ts';\n}`, ['contract/a.ts']],
])('reads %s', (source, files) => {
  expect(importsIn('x.ts', source).files).toEqual(files);
});

test('what cannot be read is no file without imports', () => {
  expect(() => importsIn('server/x.ts', `import { from './a.ts'`)).toThrow('server/x.ts');
});

test('a package must be named in the package.json that is nearest to the file', () => {
  const imports: Imports = new Map(
    ['server/a.ts', 'tools/b.ts'].map((file) => [
      file,
      importsIn(file, `import 'zod/v4'; import '@types/node'; import 'node:fs';`),
    ]),
  );
  const manifests = [
    { folder: '', packages: ['zod', '@types/node'] },
    { folder: 'tools', packages: ['zod'] },
  ];
  expect(undeclaredPackages(imports, manifests)).toEqual([
    'tools/b.ts imports @types/node, which its package.json does not name',
  ]);
});

test.each([
  ['the contract uses zod alone', 'contract/posts.ts', `import f from 'fastify'`],
  ['the contract does not know the server', 'contract/posts.ts', `import '#server/errors.ts'`],
  [
    'what works without a key does not know the server',
    'builtin/writer/a.ts',
    `import '#server/core/limits.ts'`,
  ],
  [
    'nor how the server treats a text, types included',
    'builtin/writer/a.ts',
    `import type { A } from '#server/content/finish-piece.ts'`,
  ],
  [
    'its tests do not know the database',
    'builtin/writer/a.test.ts',
    `import '#server/db/connect.ts'`,
  ],
  [
    'adapters do not import content',
    'server/adapters/ai/ai.ts',
    `import '#server/content/clean-html.ts'`,
  ],
  [
    'a service does not import HTTP',
    'server/features/posts/posts.service.ts',
    `import '#server/http/access.ts'`,
  ],
  [
    'core does not import HTTP, types neither',
    'server/core/limits.ts',
    `import type { A } from '#server/http/serve.ts'`,
  ],
  [
    'a slice reaches another through its service',
    'server/features/posts/posts.service.ts',
    `import '#server/features/catalog/titles.ts'`,
  ],
  ['the server does not know the web app', 'server/app.ts', `import '#web/paths.ts'`],
  ['the browser does not know the server', 'web/api/call.ts', `import '#server/errors.ts'`],
  [
    'features do not import each other',
    'web/features/posts/a.tsx',
    `import '#web/features/blog/b.tsx'`,
  ],
  ['nothing imports upward', 'web/features/posts/a.tsx', `import '#web/pages/b.tsx'`],
  ['a new folder needs its row', 'tools/a.ts', `import '#contract/posts.ts'`],
])('%s', (_rule, file, source) => {
  expect(problems({ [file]: source })).not.toEqual([]);
});

test.each([
  [
    'a route imports HTTP',
    'server/features/posts/posts.routes.ts',
    `import '#server/http/serve.ts'`,
  ],
  [
    'a service',
    'server/features/posts/posts.service.ts',
    `import '#server/features/catalog/catalog.service.ts'`,
  ],
  ['a page', 'web/pages/home-page.tsx', `import '#web/features/posts/a.tsx'`],
  ['a test', 'server/core/limits.test.ts', `import '#server/testing/test-app.ts'`],
])('%s may', (_rule, file, source) => {
  expect(problems({ [file]: source })).toEqual([]);
});

test('a circle of imports is a problem, also of types alone', () => {
  const found = problems({
    'server/core/a.ts': `import type { B } from './b.ts'`,
    'server/core/b.ts': `import { a } from './a.ts'`,
  });
  expect(found).toEqual(['import cycle: server/core/a.ts -> server/core/b.ts -> server/core/a.ts']);
});

test('a circle of types is one too, in the browser as well', () => {
  const found = problems({
    'web/ui/a.tsx': `export const load = () => import('./b.tsx');`,
    'web/ui/b.tsx': `import type { A } from './a.tsx'`,
  });
  expect(found).toEqual(['import cycle: web/ui/a.tsx -> web/ui/b.tsx -> web/ui/a.tsx']);
});
