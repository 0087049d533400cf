import { namesCity, type Writing } from './writing.ts';

export const isStreetName =
  /^(?!.*\d)[^,]+ (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane)\.?$/;

export const addressLine = (address: string | undefined, city: string) =>
  address && (namesCity(address, city) ? address : `${address}, ${city}`);

/** "the Chestnut Hill area, Lancaster". */
export const ofArea = (where: string) =>
  where
    // "off Haywood Rd, West Asheville, off Haywood Rd": once is enough.
    .replace(/^([^,]+), (.+), \1$/, '$1, $2')
    .replace(/^Near (?=\p{Lu})(?!(?:North|South|East|West) Side)/u, 'near ')
    .replace(
      /^(?=(?:(?:Near |Far |Lower |Upper )?(?:North|South|East|West) (?:Side|End))\b)/,
      'the ',
    )
    .replace(/^(?!the\b)(.+ (?:area|side|neighborhood))(?=,|$)/i, (_, area: string) =>
      // "N 28th St in the Proctor area" says it already.
      / in the /.test(area)
        ? area
        : `the ${area.replace(/(?<=\s)(?!(?:of|the|in|by|near)\b)\p{Ll}(?=\p{L}+ )/gu, (letter) => letter.toUpperCase())}`,
    );

export const isStreet = (name: string) =>
  /\b(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Ct|Court|Way|Pl|Place)\.? in (?:the |\p{Lu})/iu.test(
    name,
  ) ||
  /^[NSEW]\.? \p{Lu}|\b[Ss]ide$/u.test(name) ||
  /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|cir|way|pl|place|terrace|trail|pkwy|parkway|circle|loop|highway|hwy)\.?(?: (?:[nsew]|ne|nw|se|sw|north|south|east|west))?$/i.test(
    name,
  );

/** "in the Hyde Park area, Tampa", "near Prince Pond, Tampa". */
export const inTown = (writing: Writing, where: string) =>
  `${prepositionOf(writing, /^[^,]+/.exec(where)?.[0] ?? '')} ${ofArea(where)}`.trim();

/** "on Oak", as the subject has it, and "in Hyde Park". */
export const prepositionOf = ({ subject }: Writing, area: string) =>
  /^(?:off|by) /i.test(area)
    ? 'just'
    : /^near /i.test(area)
      ? ''
      : /^the \d/.test(area)
        ? 'in'
        : isStreet(area) || subject?.text.includes(` on ${area}`)
          ? 'on'
          : 'in';
