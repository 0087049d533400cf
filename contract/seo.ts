import { paragraphsOf } from './article-text.ts';
import { fitMetaTitle } from './meta-title.ts';
import { slugWords } from './slug-words.ts';

/** What search engines and shared links show of an article. Computed, never asked of a model. */
export type Seo = { metaTitle: string; metaDescription: string; slug: string };

/** Characters of a title and a description that are shown whole, and words of a slug. */
export const metaTitleLength = { least: 50, most: 60 } as const;
export const metaDescriptionLength = { least: 140, most: 160 } as const;
const slugLength = { least: 3, most: 6 } as const;

/** Title and place are plain text, content is clean HTML. */
export type SeoSubject = { title: string; content: string; location?: string; state?: string };

export function seoFor({ title, content, location = '', state = '' }: SeoSubject): Seo {
  return {
    metaTitle: metaTitleOf(title, location, state),
    metaDescription: metaDescriptionOf(paragraphsOf(content).join(' ')),
    slug: slugOf(title, location),
  };
}

export function slugOf(title: string, location = ''): string {
  return slugWords(title, location, slugLength).join('-');
}

export function metaTitleOf(title: string, location = '', state = ''): string {
  return fitMetaTitle(oneLine(title), { city: oneLine(location), state }, metaTitleLength);
}

/** Whole sentences where they fit, else whole words and an ellipsis. */
export function metaDescriptionOf(text: string): string {
  const { least, most } = metaDescriptionLength;
  const line = oneLine(text);
  if (lengthOf(line) <= most) return line;
  const cut = wholeWords(line, most);
  const sentences = /^.*[.!?]["”’)]*(?=\s|$)/.exec(cut)?.[0] ?? '';
  if (lengthOf(sentences) >= least) return sentences;
  return `${wholeWords(line, most - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}

export type LengthJudgement = { length: number; state: 'short' | 'good' | 'long' };

export const judgeMetaTitle = (text: string) => judge(lengthOf(text.trim()), metaTitleLength);

export const judgeMetaDescription = (text: string) =>
  judge(lengthOf(text.trim()), metaDescriptionLength);

function judge(length: number, { least, most }: { least: number; most: number }): LengthJudgement {
  if (length < least) return { length, state: 'short' };
  return { length, state: length > most ? 'long' : 'good' };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Characters as people count them, where an emoji is one. */
const lengthOf = (text: string) => [...text].length;

/** As many whole words as fit; a word that is too long by itself is cut. */
function wholeWords(line: string, most: number): string {
  const characters = [...line];
  if (characters.length <= most) return line;
  const head = characters.slice(0, most + 1).join('');
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end) : characters.slice(0, most).join('');
}
