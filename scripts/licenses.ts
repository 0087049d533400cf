import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes what Porchlight is made of and under which terms: for its page, and for docs/licenses.md. */

type LockedPackage = { license?: string; dev?: boolean };

const root = path.join(import.meta.dirname, '..');

/** Whose facts and letters are used, with the words their licenses ask for. */
const data = [
  {
    what: 'Cities, their populations and ZIP codes',
    from: 'GeoNames (geonames.org), selected and shortened',
    terms: 'CC BY 4.0',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'States and counties, the parts of a city, the median year homes were built',
    from: 'US Census Bureau',
    terms: 'public domain',
    address: 'https://www.census.gov/',
  },
  {
    what: 'Temperatures, rain and snow',
    from: 'NOAA, US Climate Normals',
    terms: 'public domain',
    address: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
  },
  {
    what: 'Change of house prices',
    from: 'Federal Housing Finance Agency, House Price Index',
    terms: 'public domain',
    address: 'https://www.fhfa.gov/data/hpi',
  },
  {
    what: 'The typefaces Fraunces, Inter, Lora, Montserrat, Oswald and Source Sans 3',
    from: 'their authors, by Fontsource',
    terms: 'SIL Open Font License 1.1',
    address: 'https://openfontlicense.org/',
  },
];

export type Licenses = { data: typeof data; packages: { license: string; names: string[] }[] };

/** What is installed to run Porchlight, the most common license first. */
export async function collectLicenses(): Promise<Licenses> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(lock.packages as Record<string, LockedPackage>)
    // Our own parts are under our own license.
    .filter(([place]) => place.startsWith('node_modules/') && !place.includes('@porchlight/'))
    .filter(([, { dev }]) => !dev)
    .map(([place, { license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license: license ?? 'see the package',
    }));
  const byLicense = Map.groupBy(installed, ({ license }) => license);
  const packages = [...byLicense].map(([license, members]) => ({
    license,
    names: [...new Set(members.map(({ name }) => name))].sort(),
  }));
  return { data, packages: packages.sort((one, other) => other.names.length - one.names.length) };
}

export function licensesPage({ data, packages }: Licenses): string {
  const rows = data.map(
    ({ what, from, terms, address }) => `| ${what} | ${from} | [${terms}](${address}) |`,
  );
  const sections = packages.map(({ license, names }) => `### ${license}\n\n${names.join(', ')}`);
  return `# Licenses

Porchlight itself is under the [MIT license](../LICENSE).

## Data and typefaces

| what | from | terms |
|---|---|---|
${rows.join('\n')}

## Packages

What is installed to run it, from \`package-lock.json\` (\`npm run licenses\` writes this page and the one of the app).
The libraries of sharp and libheif under the LGPL are separate files that can be exchanged. PostgreSQL, which is brought along,
is under the [PostgreSQL license](https://www.postgresql.org/about/licence/).

${sections.join('\n\n')}
`;
}

export const written = {
  app: path.join(root, 'web/pages/licenses.json'),
  docs: path.join(root, 'docs/licenses.md'),
};

if (import.meta.main) {
  const licenses = await collectLicenses();
  await writeFile(written.app, `${JSON.stringify(licenses, undefined, 2)}\n`);
  await writeFile(written.docs, licensesPage(licenses));
  // The list of the app is checked like every other file.
  execFileSync('npx', ['biome', 'format', '--write', written.app]);
}
