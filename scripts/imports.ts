import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { importRules, mayImportHttp, testRules } from './import-rules.ts';

/**
 * Checks every import, types included, against scripts/import-rules.ts, and that package.json names every package.
 * Run: npm run imports
 */

export type Imports = Map<string, { files: string[]; packages: string[] }>;

const aliases = /^#(builtin|contract|server|web|scripts)\//;

/** What each file of the project imports. Git knows which files there are. */
export function readImports(): Imports {
  const kinds = ['*.ts', '*.tsx', '*.mjs'];
  const names = execFileSync('git', ['ls-files', ...kinds], { encoding: 'utf8' });
  const files = names.split('\n').filter((file) => file && existsSync(file));
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));
}

export function importsIn(file: string, source: string) {
  const files: string[] = [];
  const packages: string[] = [];
  for (const specifier of specifiersIn(file, source)) {
    if (specifier.startsWith('.')) {
      files.push(path.posix.join(path.posix.dirname(file), specifier));
    } else if (aliases.test(specifier)) files.push(specifier.slice(1));
    else if (!specifier.startsWith('node:')) packages.push(packageOf(specifier));
  }
  return { files, packages };
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function specifiersIn(file: string, source: string): string[] {
  const parsed = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  // Reading the tree takes most of the time. It alone has `type A = import('./a.ts').A`, and imports in a `declare module`.
  if (/\bimport\s*\(|\bdeclare\s+module\b/.test(source)) return specifiersBelow(parsed.program);
  const { staticImports, staticExports } = parsed.module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [...staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
}

/** The texts after `from` and in `import(...)`, wherever they stand. */
function specifiersBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(specifiersBelow);
  if (node === null || typeof node !== 'object') return [];
  const { type, source } = node as { type?: string; source?: { value?: unknown } };
  const own =
    /^(Import|Export|TSImport)/.test(type ?? '') && typeof source?.value === 'string'
      ? [source.value]
      : [];
  return [...own, ...Object.values(node).flatMap(specifiersBelow)];
}

/** Everything that breaks a rule, in one sentence each. */
export function importProblems(imports: Imports): string[] {
  return [
    ...[...imports].flatMap(([file, found]) => problemsOf(file, found)),
    ...cyclesIn(imports),
  ];
}

function problemsOf(file: string, { files, packages }: { files: string[]; packages: string[] }) {
  const rules = isTest(file) ? testRules : importRules;
  const rule = rules.find(({ folder }) => ownFolder(folder, file) !== undefined);
  if (!rule) return [`${file} is in no folder of scripts/import-rules.ts`];
  const own = ownFolder(rule.folder, file) ?? '';
  const problems = files
    .filter((target) => ![own, ...rule.mayImport].some((each) => isWithin(each, target)))
    .map((target) => `${file} may not import ${target}`);
  const { packages: allowed } = rule;
  if (allowed && !isTest(file)) {
    const others = packages.filter((name) => !allowed.includes(name));
    problems.push(...others.map((name) => `${file} may not import the package ${name}`));
  }
  if (file.startsWith('server/') && !isTest(file) && !mayImportHttp.test(file)) {
    const http = files.filter((target) => isWithin('server/http', target));
    problems.push(...http.map((target) => `${file} is no route and may not import ${target}`));
  }
  return problems;
}

const isTest = (file: string) =>
  /\.(test|sweep|spec)\.tsx?$|\/(testing|labelled)\/|^server\/testing\//.test(file) &&
  !file.startsWith('e2e/');

/** The folder as it stands in the path of the file: `web/features/*` is one folder for each feature. */
function ownFolder(pattern: string, file: string): string | undefined {
  if (pattern === '') return '.';
  const expression = new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`);
  return expression.exec(file)?.[0];
}

const isWithin = (folder: string, file: string) =>
  file === folder || file.startsWith(`${folder}/`) || (folder === '.' && !file.includes('/'));

/** Files that import each other in a circle, each circle once. */
function cyclesIn(imports: Imports): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      const circle = [...way.slice(start), file];
      problems.push(`import cycle: ${circle.join(' -> ')}`);
      return;
    }
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of imports.get(file)?.files ?? []) visit(next, [...way, file]);
  };
  for (const file of imports.keys()) visit(file, []);
  return problems;
}

export type Manifest = { folder: string; packages: string[] };

/** Imports of packages that came with another one, and go when that one does without. */
export function undeclaredPackages(imports: Imports, manifests: Manifest[]): string[] {
  const innermost = manifests.toSorted((one, other) => other.folder.length - one.folder.length);
  return [...imports].flatMap(([file, { packages }]) => {
    const manifest = innermost.find(({ folder }) => folder === '' || isWithin(folder, file));
    return [...new Set(packages)]
      .filter((name) => !manifest?.packages.includes(name))
      .map((name) => `${file} imports ${name}, which its package.json does not name`);
  });
}

function readManifests(): Manifest[] {
  const names = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    encoding: 'utf8',
  });
  return names
    .split('\n')
    .filter(Boolean)
    .map((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      const packages = { ...dependencies, ...devDependencies, ...optionalDependencies };
      const folder = path.posix.dirname(file);
      return { folder: folder === '.' ? '' : folder, packages: Object.keys(packages) };
    });
}

if (process.argv[1] === import.meta.filename) {
  const imports = readImports();
  const problems = [...importProblems(imports), ...undeclaredPackages(imports, readManifests())];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}
