import type { Flag } from '#contract/post.ts';
import type { Range } from '#contract/text-flow.ts';
import { replaceText } from '#web/ui/rich-text/replace-text.ts';
import { capitalized } from '#web/ui/rich-text/sentences.ts';
import { type CheckedText, locateFlag, plainTextOfPart } from './locate-flag.ts';
import { replaceInHtml } from './replace-in-html.ts';

type FlaggedText = CheckedText & { flags?: Flag[] };

/**
 * The post with other words in the place of a flag, or without them when `replacement` is empty.
 * Undefined when it is not certain where they stand: then the flag stays.
 */
export function applyFlag<T extends FlaggedText>(
  post: T,
  flag: Flag,
  replacement: string,
): T | undefined {
  const before = plainTextOfPart(post, flag.where);
  const place = locateFlag(before, flag);
  const change = place && changeOf(post, flag, place, replacement);
  if (!change) return undefined;
  const changed: T = { ...post, ...change };
  if (!post.flags) return changed;
  const after = plainTextOfPart(changed, flag.where);
  const moved = after.length - before.length;
  return { ...changed, flags: flagsAfter(post.flags, flag, moved, after) };
}

/** The same for all flags of a note, in whatever parts they stand. */
export function applyFlags<T extends FlaggedText>(
  post: T,
  flags: readonly Flag[],
  replacement: string,
): T | undefined {
  // From the back to the front, so that no place moves before its turn.
  const lastFirst = flags.toSorted((one, other) => other.start - one.start);
  let changed: T | undefined;
  for (const flag of lastFirst) changed = applyFlag(changed ?? post, flag, replacement) ?? changed;
  return changed;
}

function changeOf(
  text: CheckedText,
  { where }: Flag,
  place: Range,
  replacement: string,
): Partial<CheckedText> | undefined {
  if (where === 'answers') return undefined;
  if (where === 'hashtags') return { hashtags: swapInHashtags(text.hashtags, place, replacement) };
  if (where === 'imagePrompt') {
    return { imagePrompt: swapInText(text.imagePrompt ?? '', place, replacement) };
  }
  const html = replaceInHtml(text[where], place, replacement);
  return html === undefined ? undefined : { [where]: html };
}

/** A hashtag holds no spaces, so words become one: `bonus room` is `BonusRoom`. */
function swapInHashtags(hashtags: string[], { start, end }: Range, replacement: string): string[] {
  const joined = replacement
    .split(/[^\p{L}\p{N}]+/u)
    .map(capitalized)
    .join('');
  let offset = 0;
  const swapped = hashtags.flatMap((hashtag) => {
    const from = start - offset;
    const isIt = from >= 0 && from < hashtag.length;
    const to = end - offset;
    offset += hashtag.length + 1;
    if (!isIt) return [hashtag];
    return joined === '' ? [] : [hashtag.slice(0, from) + joined + hashtag.slice(to)];
  });
  return [...new Set(swapped)];
}

function swapInText(text: string, place: Range, replacement: string): string {
  const plain = { text, blockBreaks: new Set<number>() };
  return replaceText(plain, place, replacement).reduceRight(
    (changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end),
    text,
  );
}

/** The other flags, moved along with their words; what went with the same words is gone. */
function flagsAfter(flags: Flag[], applied: Flag, moved: number, words: string): Flag[] {
  return flags.flatMap((flag) => {
    if (isSame(flag, applied) || isWithin(flag, applied)) return [];
    if (flag.where !== applied.where) return [flag];
    const place = locateFlag(words, {
      ...flag,
      start: flag.start + (flag.start > applied.start ? moved : 0),
    });
    return place ? [{ ...flag, ...place }] : [];
  });
}

const isSame = (one: Flag, other: Flag) =>
  one.id === other.id && one.where === other.where && one.start === other.start;

/** A sentence that was taken out took its flags along. */
const isWithin = (one: Flag, other: Flag) =>
  one.where === other.where && !one.attribute && one.start >= other.start && one.end <= other.end;
