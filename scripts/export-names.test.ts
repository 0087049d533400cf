import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Whoever reads or searches for a name finds one thing. Programs that never meet (journeys, attacks,
 * benchmarks, this folder, the tests of a folder) may each have a name of their own that others have.
 */

/** The same thing in two places, and why it is there twice. */
const sameThing: Record<string, string> = {
  ...{ ink: 'a color', paper: 'a color', white: 'a color', mix: 'of colors' },
  cleanHtml: 'the same rules, with the means of the server and of the browser',
  chooseVersion: 'of a pair, in the database and in what the browser keeps',
  PromptType: 'its names for everybody, and the check of them, which the browser need not load',
  Layout: "how a platform's version and how a picture is laid out; the writer knows no pictures",
  adminPassword: 'of a server that a script starts for itself',
  test: 'with more of what some journeys need',
  Shape: 'of a post and on a picture; the writer knows no pictures',
};

/** Parts that know the contract alone, and each other not at all. */
const closedParts = /^builtin\/\w[\w-]*(?=\/)/;

const programOf = (file: string): string => {
  const [root = ''] = file.split('/');
  if (!['builtin', 'contract', 'server', 'web'].includes(root)) return root;
  const isTest = /\.(test|sweep)\.|\/(testing|labelled)\//.test(file);
  return isTest ? `tests of ${root}` : 'the product';
};

type Export = { file: string; name: string };

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

/** Every declaration begins a line, for the formatter puts it there. What is passed on from another file is no new name. */
function exportsIn(file: string, source: string): Export[] {
  const names = new Set([...source.matchAll(declaration)].map(([, name = '']) => name));
  return [...names].map((name) => ({ file, name }));
}

/** A call is its endpoint and how to reach it; a component has the name of what it shows. */
function isSameThing(one: Export, other: Export): boolean {
  const isCall = one.file.replace('contract/calls/', 'contract/') === other.file;
  const isShown = /^web\/.*\.tsx$/.test(one.file) && /^(contract|server)\//.test(other.file);
  return isCall || (isShown && /^[A-Z]/.test(one.name)) || one.name in sameThing;
}

function doMeet(one: Export, other: Export): boolean {
  const [part, otherPart] = [one, other].map(({ file }) => closedParts.exec(file)?.[0]);
  return (
    programOf(one.file) === programOf(other.file) && !(part && otherPart && part !== otherPart)
  );
}

function sharedNames(exports: Export[]): string[] {
  const byName = Map.groupBy(exports, ({ name }) => name);
  return [...byName.values()].flatMap((all) =>
    all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => doMeet(one, other))
        .filter((other) => !isSameThing(one, other) && !isSameThing(other, one))
        .map((other) => `${one.name} is in ${one.file} and in ${other.file}`),
    ),
  );
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n');
const allExports = files
  .filter((file) => file && existsSync(file))
  .flatMap((file) => exportsIn(file, readFileSync(file, 'utf8')));

test('no two exports share a name for different things', () => {
  expect(allExports.length).toBeGreaterThan(3000);
  expect(sharedNames(allExports)).toEqual([]);
});

test('what is said to be the same thing is there twice', () => {
  const times = (name: string) => allExports.filter((each) => each.name === name).length;
  expect(Object.keys(sameThing).filter((name) => times(name) < 2)).toEqual([]);
});

test('a name is found however it is exported, and told when it is there twice', () => {
  const lines = [
    ...['const a = 1;', 'async function b() {}', 'type C = 1;', 'interface D {}', 'class E {}'],
    'function* f() {}',
  ];
  const source = lines.map((line) => `export ${line}\nconst own = 1;`).join('\n');
  const found = exportsIn('server/one.ts', source);
  expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'C', 'D', 'E', 'f']);
  const twice = (first: string, second: string) =>
    sharedNames([first, second].flatMap((file) => exportsIn(file, 'export const read = 1;')));
  expect(twice('server/one.ts', 'web/two.ts')).toEqual([
    'read is in server/one.ts and in web/two.ts',
  ]);
  expect(twice('server/one.ts', 'server/testing/two.ts')).toEqual([]);
  expect(twice('contract/posts.ts', 'contract/calls/posts.ts')).toEqual([]);
  expect(twice('contract/posts.ts', 'contract/calls/blog.ts')).toHaveLength(1);
  expect(twice('builtin/writer/a.ts', 'builtin/tagger/a.ts')).toEqual([]);
  expect(twice('builtin/writer/a.ts', 'builtin/writer/b.ts')).toHaveLength(1);
});
