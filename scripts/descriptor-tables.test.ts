import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
