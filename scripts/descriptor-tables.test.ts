import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aiProviders, keyedProviders, keyVariableOf } from '#contract/ai-providers.ts';
import { platformKeys } from '#contract/platforms.ts';

/**
 * What is particular to a platform or an AI provider is a column of its table. Code that asks for one by
 * name is what somebody who adds a row would overlook.
 */

const root = path.join(import.meta.dirname, '..');

const sources = globSync('{contract,server,web,builtin}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/testing/**', '**/*.test.ts'],
}).map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  code: readFileSync(path.join(root, file), 'utf8'),
}));

/** Lines that compare something with one of these names, or branch on it. */
function askingFor(names: readonly string[], except: RegExp): string[] {
  const name = `['"](?:${names.join('|')})['"]`;
  const question = new RegExp(`[=!]==?\\s*${name}|${name}\\s*[=!]==?|\\bcase ${name}:`);
  return sources
    .filter(({ file }) => !except.test(file))
    .flatMap(({ file, code }) =>
      code
        .split('\n')
        .filter((line) => question.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

const nowhere = /^$/;

test('the sources are found', () => {
  expect(sources.map(({ file }) => file)).toContain('contract/platforms.ts');
});

test('nobody asks for a platform by its name', () => {
  expect(askingFor(platformKeys, nowhere)).toEqual([]);
});

const adapters = /^server\/adapters\/ai\//;

test('nobody but the adapters asks for an AI provider by its name', () => {
  expect(askingFor(Object.keys(aiProviders), adapters)).toEqual([]);
});

test.each(['README.md', 'docs/ai.md', 'docs/settings.md', 'compose.yaml'])(
  '%s knows the key of every provider',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const name of keyedProviders) expect(text).toContain(keyVariableOf(name));
  },
);

test('docs/ai.md names every provider', () => {
  const text = readFileSync(path.join(root, 'docs/ai.md'), 'utf8').toLowerCase();
  for (const name of Object.keys(aiProviders)) expect(text).toContain(name);
});
