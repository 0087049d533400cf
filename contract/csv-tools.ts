import { type PlatformKey, platformKeys, platforms } from './platforms.ts';

/**
 * Schedulers that take a table of posts, and what each takes: from their own help pages, November 2026, never tried with
 * the tools themselves. Apart from the endpoints, which the browser does not load.
 */

type CsvTool = {
  name: string;
  /** Posts in one file. */
  rowsAtMost: number;
  /** Which accounts get a file is chosen in the tool, for all of its rows: so a file is for one channel. */
  isForOneChannel: boolean;
  /** Where it posts, of the places we know. */
  platforms: readonly PlatformKey[];
  /** Minutes that a post has to be ahead. */
  minutesAhead: number;
  /** Characters, where it takes fewer than the platform. */
  characters: Partial<Record<PlatformKey, number>>;
  picturesAtMost: number;
};

const socialPlatforms = ['gbp', 'facebook', 'instagram', 'linkedin', 'x', 'threads'] as const;

const rows = {
  gohighlevel: {
    name: 'GoHighLevel',
    rowsAtMost: 90,
    isForOneChannel: true,
    platforms: socialPlatforms,
    minutesAhead: 10,
    characters: { facebook: 62_000 },
    picturesAtMost: 10,
  },
  vistaSocial: {
    name: 'Vista Social',
    // They name no number.
    rowsAtMost: 1_000,
    isForOneChannel: true,
    platforms: socialPlatforms,
    minutesAhead: 0,
    characters: {},
    picturesAtMost: 1,
  },
  plain: {
    name: 'Any spreadsheet',
    rowsAtMost: 1_000,
    isForOneChannel: false,
    platforms: platformKeys,
    minutesAhead: 0,
    characters: {},
    picturesAtMost: 10,
  },
} satisfies Record<string, CsvTool>;

export type CsvToolKey = keyof typeof rows;
export const csvToolKeys = Object.keys(rows) as [CsvToolKey, ...CsvToolKey[]];
export const csvTools: Record<CsvToolKey, CsvTool> = rows;

/** Characters of a post there. */
export const csvCharacters = (tool: CsvTool, platform: PlatformKey): number =>
  Math.min(tool.characters[platform] ?? Number.POSITIVE_INFINITY, platforms[platform].limit);
