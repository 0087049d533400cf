import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes docs/licences.md: what Porchlight is made of and under which terms. */

type LockedPackage = { version: string; license?: string; dev?: boolean };

const root = path.join(import.meta.dirname, '..');

/** Whose facts are in data-files/, with the words their licences ask for. */
const data = `| what | from | terms |
|---|---|---|
| cities, their populations and ZIP codes (\`data-files/places/\`) | [GeoNames](https://www.geonames.org/) | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); selected and shortened |
| states and counties (\`data-files/places/\`) | US Census Bureau | public domain |
| typefaces Inter and Fraunces | their authors, by Fontsource | SIL Open Font License 1.1 |`;

export async function listRuntimePackages(): Promise<{ name: string; license: string }[]> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages as Record<string, LockedPackage>)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license: license ?? 'see the package',
    }));
  const unique = new Map(packages.map((each) => [`${each.name} ${each.license}`, each]));
  return [...unique.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

export async function licencesPage(): Promise<string> {
  const packages = await listRuntimePackages();
  const byLicence = Map.groupBy(packages, ({ license }) => license);
  const sections = [...byLicence]
    .sort(([, ones], [, others]) => others.length - ones.length)
    .map(([licence, members]) => `### ${licence}\n\n${members.map(({ name }) => name).join(', ')}`);
  return `# Licences

Porchlight itself is under the [MIT licence](../LICENSE).

## Data and typefaces

${data}

## Packages

What is installed to run it, from \`package-lock.json\` (\`npm run licences\` writes this page). The libraries of sharp
under the LGPL are separate files that can be exchanged. PostgreSQL, which is brought along, is under the
[PostgreSQL licence](https://www.postgresql.org/about/licence/).

${sections.join('\n\n')}
`;
}

if (import.meta.main) await writeFile(path.join(root, 'docs/licences.md'), await licencesPage());
