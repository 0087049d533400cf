import { type PlatformKey, platforms } from './platforms.ts';

/** What is found in texts for platforms, and what fits below them. Few screens need it. */

/** North American numbers as people write them; a license number has no area code. */
const phone =
  /(?<![\d-])(?:(?:\+?1[\s.\-\u2010-\u2013]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[\s.\-\u2010-\u2013])[2-9]\d{2}[\s.\-\u2010-\u2013]?\d{4}|[2-9]\d{2}[2-9]\d{6})(?![\d-])/gu;

export const findPhones = (text: string): string[] =>
  (text.match(phone) ?? []).map((found) => found.trim());

/** A number alone, as in "#1", is no hashtag. */
const hashtag = /(?<![\p{L}\p{N}_&/#])#[\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;

export const findHashtags = (text: string): string[] => text.match(hashtag) ?? [];

/** A post as one platform gets it: written for it, without the agent's line. */
export type PlatformVersion = { text: string; hashtags: string[] };

/** As many hashtags as the platform makes something of and has room for below a text. */
export function fittingHashtags(
  key: PlatformKey,
  {
    text,
    hashtags,
    reserved = 0,
  }: { text: string; hashtags: readonly string[]; reserved?: number },
): string[] {
  const { limit, lengthOf, hashtags: most } = platforms[key];
  const room = limit - lengthOf(text) - (reserved > 0 ? reserved + gapLength : 0);
  const chosen: string[] = [];
  for (const tag of plainTags(hashtags).slice(0, most)) {
    const line = [...chosen, tag].map((each) => `#${each}`).join(' ');
    if (lengthOf(line) + gapLength <= room) chosen.push(tag);
  }
  return chosen;
}

/** Characters of the empty line between the parts of a post. */
const gapLength = 2;

/** An agent may have typed the sign along, or left a gap. */
export const plainTags = (hashtags: readonly string[]) =>
  hashtags.map((tag) => tag.trim().replace(/^#+/, '')).filter(Boolean);

/** Where one goes to post. */
export const platformAddresses: Record<PlatformKey, string> = {
  gbp: 'https://business.google.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/feed/',
  x: 'https://x.com/compose/post',
  threads: 'https://www.threads.com/',
  nextdoor: 'https://nextdoor.com/',
};
