import type { Revision } from '#web/local-content/message.ts';

/** A post's words, without any formatting. */
export type PlainPost = { title: string; content: string; hashtags: string };

/**
 * What a revision changed, in a few words each: what can be measured, and of what was asked for that which nobody can
 * measure. Nothing where the words are the same.
 */
export function describeChange(before: PlainPost, after: PlainPost, revision: Revision): string[] {
  return [
    ...(before.content === after.content
      ? []
      : textChanges(before.content, after.content, revision)),
    ...(before.title === after.title ? [] : ['title']),
    ...(before.hashtags === after.hashtags ? [] : ['hashtags']),
  ];
}

function textChanges(before: string, after: string, { request, isPassage }: Revision): string[] {
  if (isPassage) return ['the words you selected'];
  const changes = [
    ...lengthChange(wordCount(before), wordCount(after)),
    ...(endOf(before) !== endOf(after) && /call to action|\bcta\b/i.test(request)
      ? ['call to action']
      : []),
    ...askedTones.filter(([said]) => said.test(request)).map(([, tone]) => tone),
    ...(emojiIn(before) === emojiIn(after) ? [] : ['emoji']),
    ...(listItemsIn(before) === listItemsIn(after) ? [] : ['list']),
  ];
  return changes.length > 0 ? changes : [placeOfChange(before, after)];
}

/** Shares of the words below and above which a text is called shorter and longer. */
const [shorter, longer] = [0.92, 1.08];

function lengthChange(before: number, after: number): string[] {
  if (after < before * shorter) return ['shorter'];
  return after > before * longer ? ['longer'] : [];
}

const askedTones: [said: RegExp, tone: string][] = [
  [/less formal|informal|casual/i, 'less formal'],
  [/(?<!less |in)formal/i, 'more formal'],
  [/personal/i, 'more personal'],
  [/warm|friendl/i, 'warmer'],
  [/simpl|plain/i, 'simpler'],
];

function placeOfChange(before: string, after: string): string {
  const isSameStart = paragraphs(before)[0] === paragraphs(after)[0];
  const isSameEnd = endOf(before) === endOf(after);
  if (isSameStart === isSameEnd) return 'wording';
  return isSameEnd ? 'opening' : 'ending';
}

const paragraphs = (text: string) => text.split(/\n{2,}/);
const endOf = (text: string) => paragraphs(text).at(-1);
const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;
const emojiIn = (text: string) => text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
const listItemsIn = (text: string) => text.match(/^(?:•|\d+\.) /gm)?.length ?? 0;
