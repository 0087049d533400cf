import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/**
 * Endpoints with their schemas are for the server. The browser has contract/calls for them, and may load nothing that
 * leads to one: the build takes modules as they are, and a schema that is made is in the bundle.
 */

const root = path.join(import.meta.dirname, '..');
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What a module loads when it runs: types are gone by then, but `import { type A }` still loads its module. */
function loadedBy(file: string, source = sourceOf(file)): string[] {
  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const imports = body.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return [];
    const { importKind, exportKind } = statement as { importKind?: string; exportKind?: string };
    return (importKind ?? exportKind) === 'type' ? [] : [statement.source.value];
  });
  const later = [...source.matchAll(/await import\('([^']+)'\)/g)].map(([, name = '']) => name);
  return [...imports, ...later].flatMap((name) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name)];
    return name.startsWith('#contract/') ? [name.slice(1)] : [];
  });
}

/** Modules of the contract that the browser loads, each with one that led to it. */
function contractInBrowser(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string, source?: string) => {
    for (const target of loadedBy(file, source)) {
      if (!target.startsWith('contract/') || found.has(target)) continue;
      found.set(target, file);
      visit(target);
    }
  };
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root })) {
    if (!/\.test\.tsx?$/.test(file)) visit(file);
  }
  return found;
}

test('a module is loaded for a value and for an empty list of values, not for a type', () => {
  const source = `
    import { Post } from '#contract/posts.ts';
    import { type User } from '#contract/auth.ts';
    import type { Draft } from '#contract/drafts.ts';
    export { Id } from '#contract/fields.ts';
    const later = await import('#contract/auth-forms.ts');`;
  expect(loadedBy('web/a.ts', source)).toEqual(
    ['posts', 'auth', 'fields', 'auth-forms'].map((name) => `contract/${name}.ts`),
  );
});

test('the browser loads no module that has endpoints', () => {
  const loaded = contractInBrowser();
  expect(loaded.size).toBeGreaterThan(40);
  const withEndpoints = [...loaded].filter(([file]) => sourceOf(file).includes('= endpoint({'));
  expect(withEndpoints.map(([file, by]) => `${by} loads ${file}`)).toEqual([]);
});

test('calls and constants make no schemas', () => {
  for (const file of globSync('contract/calls/**/*.ts', { cwd: root })) {
    expect(loadedBy(path.posix.normalize(file)), file).toEqual([]);
  }
  for (const file of ['constants', 'limits', 'flag-replacement', 'endpoint']) {
    expect(sourceOf(`contract/${file}.ts`), file).not.toMatch(/^import \{.* from 'zod'/m);
  }
});
