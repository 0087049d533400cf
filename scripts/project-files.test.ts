import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What people expect of a project and no other tool checks. */

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version, scripts } = JSON.parse(read('package.json'));

describe('one version number', () => {
  test('package.json, its lockfile and its workspace say the same', () => {
    expect(JSON.parse(read('package-lock.json')).version).toBe(version);
    expect(JSON.parse(read('scripts/typescript-5/package.json')).version).toBe(version);
  });

  test('the changelog begins with it', () => {
    const [, newest] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });
});

test.each([
  ...['attack', 'bench', 'builtin', 'contract', 'data-files', 'deploy', 'docs', 'e2e', 'faults'],
  ...['scripts', 'server', 'web'],
])('%s has a README', (folder) => {
  const lines = read(`${folder}/README.md`).trim().split('\n');
  expect(lines[0]).toMatch(/^# /);
  expect(lines.length).toBeLessThan(30);
});

describe('workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(path.join(root, folder));

  test.each(workflows)(
    '%s runs on x64 and arm64, starts with Node 20 and calls what exists',
    (file) => {
      const text = read(`${folder}/${file}`);
      for (const job of Object.values<{ strategy: { matrix: { runner: string[] } } }>(
        parse(text).jobs,
      )) {
        expect(job.strategy.matrix.runner).toEqual(['ubuntu-24.04', 'ubuntu-24.04-arm']);
      }
      expect(text).toContain('node-version: 20');
      const called = [...text.matchAll(/npm run ([\w:-]+)(\$\{\{)?/g)];
      for (const [, name = '', isPrefix] of called) {
        const names = Object.keys(scripts);
        expect(isPrefix ? names.some((each) => each.startsWith(name)) : names.includes(name)).toBe(
          true,
        );
      }
    },
  );

  test('check, tests with PostgreSQL and journeys are all there', () => {
    expect(workflows.toSorted()).toEqual(['api.yml', 'check.yml', 'e2e.yml']);
  });
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const pages = readdirSync(path.join(root, folder)).filter((file) => /^\d{4}-/.test(file));
  const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);

  test.each(pages)('%s has date, status, context, decision and consequences', (file) => {
    const text = read(`${folder}/${file}`);
    expect(text).toMatch(
      /^# \d{4}\. .+\n\n- Date: (?:\d{4}-\d\d-\d\d|YYYY-MM-DD)\n- Status: (?:proposed|accepted|superseded)/,
    );
    expect(headings(text)).toEqual(['Context', 'Decision', 'Consequences']);
  });

  test('each has a number of its own and is in the list', () => {
    const numbers = pages.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    const list = read(`${folder}/README.md`);
    expect(pages.filter((file) => !list.includes(file))).toEqual([]);
  });
});
