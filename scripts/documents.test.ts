import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environmentNames } from '#server/config.ts';

/** What the documents name is there: links, commands, files, and names in the code. */

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));

/** Each document with everything that it says between backticks. */
const quoted = documents.map((document) => ({
  document,
  spans: [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span),
}));

test('links between the documents lead to files that exist', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)]
      .map(([, link = '']) => path.join(path.dirname(document), link))
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('links to a part of a document lead to a heading', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
      .map(([, link = '', anchor = '']) => ({
        target: link ? path.join(path.dirname(document), link) : document,
        anchor,
      }))
      .filter(({ target, anchor }) => !anchorsOf(read(target)).includes(anchor))
      .map(({ target, anchor }) => `${document}: ${target}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

/** As GitHub makes them of headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('every npm command in the documents is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = documents.flatMap((document) =>
    [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${document}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('docs/settings.md has every setting, and no other', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| (`.+?) \|/gm)].map(([, first]) => first);
  const told = rows.flatMap((first = '') => first.match(/[A-Z][A-Z\d_]+/g) ?? []);
  expect(told.toSorted()).toEqual(environmentNames.toSorted());
});

test('every file and folder in the documents exists', () => {
  const missing = quoted.flatMap(({ document, spans }) =>
    spans
      .flatMap((span) => span.split(/\s+/))
      .filter((word) => isPath(word) && !exists(word) && !madeByOthers.has(word))
      .map((word) => `${document}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test('every name in the documents is a name in the code', () => {
  const names = new Set(
    files
      .filter((file) => /\.(tsx?|mjs|json|jsonc|ya?ml|css)$/.test(file))
      .flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []),
  );
  const isName = /^(?:[a-z]+(?:[A-Z]\w*|_\w+)|(?:[A-Z][a-z]+){2,})$/;
  const unknown = quoted.flatMap(({ document, spans }) =>
    spans
      .filter((span) => isName.test(span) && !names.has(span))
      .filter((span) => !namesOfPrograms.has(span))
      .map((span) => `${document}: ${span}`),
  );
  expect(unknown).toEqual([]);
});

const topFolders = new Set(
  files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
);

/** `server/core/`, `web/features/<slice>/`, `posts.service.ts`, and not `.service.ts` or an address. */
function isPath(word: string): boolean {
  if (!/^\w[\w./<>*@-]*$/.test(word)) return false;
  const isBelowTop = word.includes('/') && topFolders.has(word.split('/')[0]);
  return isBelowTop || /\.(tsx?|mjs|jsonc?|ya?ml|md)$/.test(word);
}

/** From the top folder, or the end of a path where the text says which folder it is about. */
function exists(word: string): boolean {
  const pattern = word
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/<[^>]*>|\*/g, '[^/]+');
  const expression = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return files.some((file) => expression.test(file));
}

/** Settings of SearXNG, and a part of a backup. */
const madeByOthers = new Set(['settings.yml', 'manifest.json']);

/** A setting of PgBouncer. */
const namesOfPrograms = new Set(['max_prepared_statements']);
