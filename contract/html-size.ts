import { pieceText } from './limits.ts';

/** How much a text is, read before anything else is done with it. */
export type HtmlSize = {
  /** Without the pictures inside it. */
  characters: number;
  /** Elements that a parser would make of it. */
  tags: number;
  /** Elements inside each other at most. */
  levels: number;
};

/**
 * Reads every character once and remembers no more than the open tags. It stops where a text is sure to
 * be more than a piece may be. Scripts, styles and drawings are read like any other tag: the cleaner,
 * which knows them, counts once more.
 */
export function measureHtml(html: string): HtmlSize {
  const size = { characters: html.length, tags: 0, levels: 0 };
  const least = html.length - longestPictures(html);
  if (least > pieceText.characters) return { ...size, characters: least };
  const open: string[] = [];
  const reader = new MarkupReader(html);
  while (size.tags <= pieceText.tags && size.levels <= pieceText.levels) {
    const tag = reader.next();
    if (!tag) break;
    if (!tag.isClosing || isOpenedByClosing(tag.name, open)) {
      openTag(tag.name, open);
      size.tags += 1;
      size.levels = Math.max(size.levels, open.length);
    }
    if (tag.isClosing) closeTag(tag.name, open);
    size.characters -= tag.pictureCharacters;
  }
  // Brackets that are no tags cost as much to look at.
  if (reader.brackets > bracketsAtMost) size.tags = pieceText.tags + 1;
  return size;
}

/** As many opening tags as may be, each with its end, and as many signs that are neither. */
const bracketsAtMost = 3 * pieceText.tags;

/** Characters of whatever looks like pictures, so that no text is read that is too long anyway. */
function longestPictures(html: string): number {
  if (html.length <= pieceText.characters) return 0;
  let characters = 0;
  for (const [found] of html.matchAll(pictures)) characters += found.length;
  return characters;
}

/** A picture as the cleaner lets it through. Anything else in an address is text like any other. */
const pictures = /data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/\t\n\r]+={0,2}/g;
const picture = new RegExp(`^${pictures.source}$`);

/** Parsers make an empty paragraph or a line break of these when nothing is there to be closed. */
const isOpenedByClosing = (name: string, open: string[]) =>
  name === 'br' || (name === 'p' && !open.includes('p'));

function closeTag(name: string, open: string[]): void {
  const at = open.lastIndexOf(name);
  if (at !== -1) open.length = at;
}

function openTag(name: string, open: string[]): void {
  const closed = closedByOpening.get(name);
  while (closed?.includes(open.at(-1) ?? '')) open.pop();
  if (!emptyTags.has(name)) open.push(name);
}

const emptyTags = new Set([
  ...['area', 'base', 'basefont', 'br', 'col', 'command', 'embed', 'frame', 'hr', 'img', 'input'],
  ...['isindex', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr'],
]);

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Tags whose beginning ends others, so that a list without end tags is no deep one. */
const closedByOpening = new Map<string, readonly string[]>([
  ...[
    ...['address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'fieldset', 'p'],
    ...['figcaption', 'figure', 'footer', 'form', 'header', 'hr', 'main', 'nav', 'ol', 'pre'],
    ...['section', 'table', 'ul'],
  ].map((name) => [name, ['p']] as const),
  ...headings.map((name) => [name, [...headings, 'p']] as const),
  ...(['a', 'li', 'th', 'option'].map((name) => [name, [name]]) as [string, string[]][]),
  ['tr', ['tr', 'th', 'td']],
  ['td', ['thead', 'th', 'td']],
  ['tbody', ['thead', 'tbody']],
  ['tfoot', ['thead', 'tbody']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
]);

type Tag = { name: string; isClosing: boolean; pictureCharacters: number };

const code = (character: string) => character.charCodeAt(0);
const [greaterThan, slash, equals, quote, apostrophe] = [...'>/="\''].map(code);

const isSpace = (sign: number) => sign === 32 || (sign >= 9 && sign <= 13 && sign !== 11);
const isLetter = (sign: number) => (sign | 32) >= 97 && (sign | 32) <= 122;

/**
 * Finds one tag after the other, as parsers do: what stands in quotes or comments is none. Signs are
 * compared as numbers, because hostile texts have a hundred thousand attributes.
 */
class MarkupReader {
  /** Signs that could have begun a tag. */
  brackets = 0;
  #at = 0;
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  next(): Tag | undefined {
    for (;;) {
      const start = this.#html.indexOf('<', this.#at);
      if (start === -1 || ++this.brackets > bracketsAtMost) return undefined;
      const isClosing = this.#sign(start + 1) === slash;
      const name = start + (isClosing ? 2 : 1);
      if (isLetter(this.#sign(name))) return this.#readTag(name, isClosing);
      if (!this.#skipOther(start)) return undefined;
    }
  }

  /** A tag without an end is none. */
  #readTag(start: number, isClosing: boolean): Tag | undefined {
    this.#at = start;
    this.#skipWhile((sign) => !isSpace(sign) && sign !== slash && sign !== greaterThan);
    const name = this.#html.slice(start, this.#at).toLowerCase();
    const tag = { name, isClosing, pictureCharacters: 0 };
    const isWhole = isClosing ? this.#skipPast('>', this.#at) : this.#readAttributes(tag);
    return isWhole ? tag : undefined;
  }

  /** A comment, a declaration, or a sign that stands for itself. What never ends hides the rest. */
  #skipOther(start: number): boolean {
    // `<!-->` is a whole comment.
    if (this.#html.startsWith('<!--', start)) return this.#skipPast('-->', start + 2);
    if (/[!?/]/.test(this.#html.charAt(start + 1))) return this.#skipPast('>', start + 2);
    this.#at = start + 1;
    return true;
  }

  #readAttributes(tag: Tag): boolean {
    for (;;) {
      this.#skipWhile((sign) => isSpace(sign) || sign === slash);
      if (this.#at >= this.#html.length) return false;
      if (this.#sign(this.#at) === greaterThan) {
        this.#at += 1;
        return true;
      }
      const start = this.#at;
      this.#at += 1;
      this.#skipWhile((sign) => !isEndOfName(sign));
      const end = this.#at;
      this.#skipWhile(isSpace);
      if (this.#sign(this.#at) !== equals) continue;
      this.#at += 1;
      const value = this.#skipValue();
      if (!value) return false;
      if (tag.name !== 'img' || this.#html.slice(start, end).toLowerCase() !== 'src') continue;
      if (picture.test(this.#html.slice(...value))) tag.pictureCharacters += value[1] - value[0];
    }
  }

  /** Where the value stands; nothing when its quote never ends. */
  #skipValue(): [start: number, end: number] | undefined {
    this.#skipWhile(isSpace);
    const sign = this.#sign(this.#at);
    const start = this.#at;
    if (sign === quote || sign === apostrophe) {
      const isWhole = this.#skipPast(sign === quote ? '"' : "'", start + 1);
      return isWhole ? [start + 1, this.#at - 1] : undefined;
    }
    this.#skipWhile((each) => !isSpace(each) && each !== greaterThan);
    return [start, this.#at];
  }

  #skipPast(end: string, from: number): boolean {
    const found = this.#html.indexOf(end, from);
    if (found !== -1) this.#at = found + end.length;
    return found !== -1;
  }

  #skipWhile(isSkipped: (sign: number) => boolean): void {
    const html = this.#html;
    let at = this.#at;
    while (at < html.length && isSkipped(html.charCodeAt(at))) at += 1;
    this.#at = at;
  }

  /** Not a number past the end, which equals nothing. */
  #sign(at: number): number {
    return this.#html.charCodeAt(at);
  }
}

const isEndOfName = (sign: number) =>
  isSpace(sign) || sign === slash || sign === greaterThan || sign === equals;
