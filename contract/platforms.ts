/**
 * Where posts are published, and what each place takes. Numbers as of November 2026; they change,
 * so they stand here and nowhere else.
 */

type PlatformRow = {
  name: string;
  /** Where its full name has no room. */
  shortName?: string;
  /** Characters a post may have, as the platform counts them. */
  limit: number;
  /** Length as the platform counts it. */
  lengthOf: (text: string) => number;
  /** Characters that work well. */
  aim: [least: number, most: number];
  /** Characters shown before "more". */
  preview: number;
  /** Characters of a version that is written for it, where what works well is also the most there should be. */
  writtenAtMost?: number;
  /** Characters of the first line, where that has to draw readers in by itself. */
  firstLine?: number;
  /** Hashtags to send at most; none means the platform makes nothing of them. */
  hashtags: number;
  /**
   * What happens to posts with a phone number, where they are not taken. The signature has no phone and
   * no website there; the platform's own buttons lead on instead.
   */
  phoneRefusal?: string;
  /** What to know before posting. */
  advice: string;
  /** What becomes of web addresses in the text. */
  links: string;
  hasClickableLinks: boolean;
  /** Nothing is posted there without a picture. */
  needsPicture?: true;
  /** The picture that shows best, in pixels, and the name of that size. */
  picture: { width: number; height: number; ratio: string; size: 'portrait' | 'gbp' | 'wide' };
};

const portrait = { width: 1_080, height: 1_350, ratio: '4:5', size: 'portrait' } as const;
const landscape = { width: 1_200, height: 900, ratio: '4:3', size: 'gbp' } as const;

const rows = {
  gbp: {
    name: 'Google Business Profile',
    shortName: 'Google',
    limit: 1_500,
    lengthOf: countCharacters,
    aim: [150, 400],
    preview: 150,
    writtenAtMost: 400,
    hashtags: 0,
    phoneRefusal: 'Google rejects posts with a phone number.',
    advice: 'Hashtags don’t help here, and posts with a phone number get rejected.',
    links: 'Links in the text aren’t clickable. Use the button.',
    hasClickableLinks: false,
    picture: landscape,
  },
  facebook: {
    name: 'Facebook',
    limit: 63_206,
    lengthOf: countCharacters,
    aim: [80, 900],
    preview: 480,
    hashtags: 3,
    advice: 'One to three hashtags are enough. The first 125 characters show on a phone.',
    links: 'Links are clickable and show a preview.',
    hasClickableLinks: true,
    picture: portrait,
  },
  instagram: {
    name: 'Instagram',
    limit: 2_200,
    lengthOf: countCharacters,
    aim: [400, 1_000],
    preview: 125,
    firstLine: 125,
    hashtags: 5,
    advice: 'At most five hashtags, at the end.',
    links: 'Links in the text aren’t clickable. Point to the link in your bio.',
    hasClickableLinks: false,
    needsPicture: true,
    picture: portrait,
  },
  linkedin: {
    name: 'LinkedIn',
    limit: 3_000,
    lengthOf: countCharacters,
    aim: [900, 1_500],
    preview: 210,
    firstLine: 210,
    hashtags: 5,
    advice: 'The first two lines matter most. Three to five hashtags are plenty.',
    links: 'Links are clickable and show a preview.',
    hasClickableLinks: true,
    picture: portrait,
  },
  x: {
    name: 'X',
    limit: 280,
    lengthOf: weightedLength,
    aim: [100, 240],
    preview: 280,
    hashtags: 2,
    advice: 'One or two hashtags.',
    links: 'Each link counts as 23 characters.',
    hasClickableLinks: true,
    picture: { width: 1_600, height: 900, ratio: '16:9', size: 'wide' },
  },
  threads: {
    name: 'Threads',
    limit: 500,
    lengthOf: countCharacters,
    aim: [150, 350],
    preview: 500,
    hashtags: 1,
    advice: 'One topic tag. Posts that ask a question do well.',
    links: 'Links are clickable and show a preview.',
    hasClickableLinks: true,
    picture: portrait,
  },
  nextdoor: {
    name: 'Nextdoor',
    // Nextdoor publishes no number; posts of this length are taken.
    limit: 2_000,
    lengthOf: countCharacters,
    aim: [200, 600],
    preview: 200,
    hashtags: 0,
    advice: 'Write as a neighbor. Local help, events and tips do better than listings.',
    links: 'Links are clickable and show a preview.',
    hasClickableLinks: true,
    picture: landscape,
  },
} satisfies Record<string, PlatformRow>;

export type PlatformKey = keyof typeof rows;
export type Platform = PlatformRow & { key: PlatformKey };

/** In the order in which people choose; the first is chosen until they do. */
export const platformKeys = Object.keys(rows) as [PlatformKey, ...PlatformKey[]];

/** Where a text can be copied for: a platform with its rules, or anywhere else without any. */
export const copyTargets = [...platformKeys, 'plain', 'formatted'] as const;
export type CopyTarget = (typeof copyTargets)[number];

export const platforms = Object.fromEntries(
  platformKeys.map((key) => [key, { key, ...rows[key] }]),
) as Record<PlatformKey, Platform>;

/** The platform of that name, if it is one: a text can go anywhere else, too. */
export const findPlatform = (key: string): Platform | undefined =>
  Object.hasOwn(platforms, key) ? platforms[key as PlatformKey] : undefined;

export const lengthOnPlatform = (key: PlatformKey, text: string) => platforms[key].lengthOf(text);

/** The length that no platform exceeds, whichever way it counts. */
export function lengthAnywhere(text: string): number {
  const ways = new Set(platformKeys.map((key) => platforms[key].lengthOf));
  return Math.max(...[...ways].map((lengthOf) => lengthOf(text)));
}

/** Not the halves that some of them are made of. */
function countCharacters(text: string): number {
  return [...text].length;
}

const linkWeight = 23;

/**
 * With or without its beginning: networks make a link of `nora.com` too. Of the endings with two
 * letters only common ones, for "sq.ft" is none, and what follows an @ is a mail address.
 */
const link =
  /https?:\/\/\S*[^\s.,;:!?)'"’”]|(?<![@\w.-])(?:[\w-]+\.)+(?:[a-z]{3,}|us|co|io|me|tv|ai|ca|uk)(?![\w@-])(?:\/\S*[^\s.,;:!?)'"’”])?/gi;

export const findLinks = (text: string): string[] => text.match(link) ?? [];

/** X weighs wide characters double and every address as 23. */
function weightedLength(text: string): number {
  const rest = text.replace(link, '');
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(rest);
  let weight = findLinks(text).length * linkWeight;
  for (const { segment } of segments) weight += weightOf(segment);
  return weight;
}

/** One for Latin and punctuation, two for the rest; an emoji is two, however it is composed. */
function weightOf(grapheme: string): number {
  if (/\p{Extended_Pictographic}/u.test(grapheme)) return 2;
  const code = grapheme.codePointAt(0) ?? 0;
  const isLight =
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x201f && code !== 0x200b) ||
    (code >= 0x2032 && code <= 0x2037);
  return (isLight ? 1 : 2) * [...grapheme.normalize('NFC')].length;
}

/** A post's plain text as it goes to a platform: text, the agent's line, hashtags. */
export function composeForPlatform(
  key: PlatformKey,
  parts: { title: string; text: string; hashtags: string[]; signature: string },
): string {
  const { hashtags } = platforms[key];
  const tags = parts.hashtags
    .slice(0, hashtags)
    .map((tag) => `#${tag}`)
    .join(' ');
  return [parts.title, parts.text, parts.signature, tags]
    .filter((part) => part.trim())
    .join('\n\n');
}
