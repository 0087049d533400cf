import { blockTags } from './html.ts';
import { TextFlow } from './text-flow.ts';

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

export function articleOutlineOf(html: string): ArticleOutline {
  const [lead = '', ...parts] = `\n${html}`.split(/(?=<h[1-6]>)/);
  return { leadWords: countArticleWords(articleTextOf(lead)), headings: parts.map(toHeading) };
}

export const headingsOf = (html: string): Heading[] => articleOutlineOf(html).headings;

/** The words of each paragraph. List items, quotes and table cells are none. */
export function paragraphsOf(html: string): string[] {
  const running = html.replace(/<(blockquote|table|ul|ol)(?: [^<>]*)?>[\s\S]*?<\/\1>/g, '');
  return [...running.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, inner = '']) => articleTextOf(inner).replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** The words as a reader sees them (text-flow.ts). */
export function articleTextOf(html: string): string {
  const flow = new TextFlow();
  for (const [token, tag] of html.matchAll(/<\/?([a-z][a-z0-9]*)[^<>]*>|[^<]+|</g)) {
    if (tag === undefined) flow.add(decoded(token));
    else if (tag === 'br') flow.endLine();
    else if (blockTags.has(tag)) flow.endBlock();
  }
  return flow.text;
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

/** In one pass: what was decoded is text. Named are those that our cleaners and browsers write. */
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};
