import type { CheckedPart, Flag, Post } from '#contract/post.ts';
import type { Range } from '#contract/text-flow.ts';
import { findWords } from '#web/ui/rich-text/find-words.ts';
import { readHtmlText } from '#web/ui/word-notes/html-text.ts';
import { locateWords } from '#web/ui/word-notes/marked-words.ts';

/** The parts of a post that hold words. Title and content are HTML. */
export type CheckedText = Pick<Post, 'title' | 'content' | 'hashtags' | 'imagePrompt'>;

/** The plain words of a part. The answers are no part of the post: there are none here. */
export function plainTextOfPart(text: CheckedText, part: CheckedPart): string {
  if (part === 'hashtags') return text.hashtags.join(' ');
  if (part === 'answers') return '';
  const words = text[part] ?? '';
  return part === 'imagePrompt' ? words : readHtmlText(words).flow.text;
}

/** Where the words of a flag stand now; undefined when that is not certain. */
export function locateFlag(words: string, flag: Flag): Range | undefined {
  return locateWords(words, { words: flag.text, start: flag.start });
}

/** Which of the equal words a flag means, counted from 0, for the handle of an editor. */
export function occurrenceOf(text: CheckedText, flag: Flag): number | undefined {
  const words = plainTextOfPart(text, flag.where);
  const place = locateFlag(words, flag);
  if (!place) return undefined;
  return findWords(words, flag.text).findIndex(({ start }) => start === place.start);
}

/** Flags whose words are still in the text. Of the answers nothing can be seen here. */
export function flagsLeft(flags: readonly Flag[], text: CheckedText): Flag[] {
  const read = new Map<CheckedPart, string>();
  return flags.filter(({ where, attribute, text: words }) => {
    // Of the answers, and of what describes a picture or a link, nothing can be seen here.
    if (where === 'answers' || attribute) return true;
    if (!read.has(where)) read.set(where, plainTextOfPart(text, where));
    return findWords(read.get(where) ?? '', words).length > 0;
  });
}
