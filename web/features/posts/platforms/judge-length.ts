import { lengthOnPlatform, type Platform } from '#contract/platforms.ts';

export type Fit = 'empty' | 'below' | 'within' | 'above' | 'over';

export function lengthFit({ aim: [least, most], limit }: Platform, length: number): Fit {
  if (length === 0) return 'empty';
  if (length > limit) return 'over';
  if (length > most) return 'above';
  return length < least ? 'below' : 'within';
}

const number = new Intl.NumberFormat('en-US');

export const asCharacters = (count: number) =>
  `${number.format(count)} ${count === 1 ? 'character' : 'characters'}`;

export const lengthLine = (length: number, limit?: number) =>
  limit === undefined ? asCharacters(length) : `${number.format(length)} of ${asCharacters(limit)}`;

/** What the length means, in words: colour alone would not say it to everybody. */
export function fitLine(platform: Platform, length: number): string {
  const [least, most] = platform.aim;
  const aim = `${number.format(least)} to ${number.format(most)} works best`;
  const lines: Record<Fit, string> = {
    empty: aim,
    below: `A bit short: ${aim}`,
    within: `Good length: ${aim}`,
    above: `A bit long: ${aim}`,
    over: `Too long: ${aim}`,
  };
  return lines[lengthFit(platform, length)];
}

export const excessLine = ({ name, limit }: Platform, length: number) =>
  `${asCharacters(length - limit)} too many for ${name}`;

/** Below this nothing worth reading fits. */
const leastRoom = 40;

/** What the writer is asked for, or nothing when the rest of the post leaves no room for a text. */
export function shorterRequest(
  platform: Platform,
  { rest, hasTitle }: { rest: string; hasTitle: boolean },
): string | undefined {
  const gap = rest ? 2 : 0;
  const room = platform.limit - lengthOnPlatform(platform.key, rest) - gap;
  if (room < leastRoom) return undefined;
  const title = hasTitle ? ', title included' : '';
  const added = rest ? ' What stands below the text comes on top of that.' : '';
  return `Shorten this to at most ${asCharacters(room)} for ${platform.name}${title}.${added}`;
}
