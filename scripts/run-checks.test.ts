import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { typeChecksFor } from './run-checks.ts';

const projectsFor = (...files: string[]) => typeChecksFor(...files).map((check) => check.at(-1));

test('all types are checked when no file is named, or one that settings are in', () => {
  const all = ['tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];
  expect(projectsFor()).toEqual(all);
  expect(projectsFor('tsconfig.base.json')).toEqual(all);
  expect(projectsFor('docs/ai.md', 'package.json')).toEqual(all);
});

test('a changed file is checked where it is used', () => {
  expect(projectsFor('builtin/writer/best-of.ts')).toEqual(['tsconfig.node.json']);
  expect(projectsFor('e2e/posts.spec.ts')).toEqual(['tsconfig.e2e.json']);
  expect(projectsFor('web/main.tsx')).toEqual(['tsconfig.web.json', 'tsconfig.e2e.json']);
  expect(projectsFor('docs/ai.md')).toEqual([]);
});

test('a change in any file that a project of types reads checks that project', () => {
  const sources = readSources();
  for (const [project, isRoot] of Object.entries(roots)) {
    const read = reachedFrom([...sources.keys()].filter(isRoot), sources);
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((file) => !projectsFor(file).includes(project))).toEqual([]);
  }
});

const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file);

/** As `include` and `exclude` say in each of them. */
const roots: Record<string, (file: string) => boolean> = {
  'tsconfig.node.json': (file) => !/^(web|e2e|bench\/browser)\//.test(file),
  'tsconfig.web.json': (file) => /^(contract|web)\//.test(file) && !isTest(file),
  'tsconfig.e2e.json': (file) =>
    /^(e2e|bench\/browser)\//.test(file) || (file.startsWith('web/') && isTest(file)),
};

function readSources(): Map<string, string> {
  const names = execFileSync('git', ['ls-files', '*/*.ts', '*/*.tsx'], { encoding: 'utf8' });
  const files = names.split('\n').filter((file) => file && existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function reachedFrom(files: string[], sources: Map<string, string>): string[] {
  const reached = new Set(files);
  for (const file of reached) {
    for (const [, name = ''] of (sources.get(file) ?? '').matchAll(/'((?:#|\.\/)[^']+\.tsx?)'/g)) {
      const target = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name);
      if (sources.has(target)) reached.add(target);
    }
  }
  return [...reached];
}
