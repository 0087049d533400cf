import { blockTags } from './html.ts';

/**
 * Headings, paragraphs and words of our own clean HTML, read without a document so that browser and
 * server come to the same result. HTML that was not cleaned is not for these.
 */

export type Heading = {
  /** 1 to 6. */
  level: number;
  text: string;
  /** Words below it, up to the next heading. */
  words: number;
};

export type ArticleOutline = {
  /** Words before the first heading. */
  leadWords: number;
  headings: Heading[];
};

export function outlineOf(html: string): ArticleOutline {
  const [lead = '', ...parts] = `\n${html}`.split(/(?=<h[1-6]>)/);
  return { leadWords: countArticleWords(articleTextOf(lead)), headings: parts.map(toHeading) };
}

export const headingsOf = (html: string): Heading[] => outlineOf(html).headings;

/** The words of each paragraph. List items, quotes and table cells are none. */
export function paragraphsOf(html: string): string[] {
  const running = html.replace(/<(blockquote|table|ul|ol)(?: [^<>]*)?>[\s\S]*?<\/\1>/g, '');
  return [...running.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, inner = '']) => articleTextOf(inner).replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** The words as a reader sees them, one line a block. */
export function articleTextOf(html: string): string {
  return html
    .replace(/<\/?([a-z][a-z0-9]*)[^<>]*>/g, (_, tag: string) =>
      tag === 'br' || blockTags.has(tag) ? '\n' : '',
    )
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** What counts as a word holds a letter or a digit. */
export const countArticleWords = (text: string): number =>
  text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;

function toHeading(part: string): Heading {
  const end = part.search(/<\/h[1-6]>/);
  const inner = end < 0 ? part.slice(4) : part.slice(4, end);
  return {
    level: Number(part.charAt(2)),
    text: articleTextOf(inner).replace(/\s+/g, ' '),
    words: end < 0 ? 0 : countArticleWords(articleTextOf(part.slice(end))),
  };
}

/** Those our cleaners write. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};
