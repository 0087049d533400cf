import { blockTags } from '#contract/html.ts';
import { parseHtml } from './parse-html.ts';
import { withoutControls } from './text.ts';

/**
 * The words of HTML as a reader sees them: entities decoded, runs of white space one space, one
 * line break wherever a block begins or ends and for each `br`, none at the edges.
 */
export function plainTextOf(html: string): string {
  return readHtml(html).text;
}

/** Also where in the text one block ends and the next begins: no phrase reaches across. */
export type PlainText = { text: string; blockBreaks: ReadonlySet<number> };

export function readHtml(html: string): PlainText {
  const source = withoutControls(html);
  const reader = new TextReader();
  const breakAtBlock = (tag: string) => {
    if (blockTags.has(tag)) reader.endBlock();
  };
  parseHtml(source, {
    allowedTags: [],
    onOpenTag: (tag) => (tag === 'br' ? reader.endLine() : breakAtBlock(tag)),
    onCloseTag: breakAtBlock,
    textFilter: (escaped) => {
      // An entity can stand for a control character, too.
      reader.add(withoutControls(unescaped(escaped)));
      return '';
    },
  });
  return { text: reader.text, blockBreaks: reader.blockBreaks };
}

/** Joins the pieces a parser finds, and keeps the space between them until the next word. */
class TextReader {
  text = '';
  readonly blockBreaks = new Set<number>();
  #gap: '' | ' ' | 'line' | 'block' = '';

  add(piece: string) {
    for (const part of piece.split(/([ \t\n\r\f]+)/)) {
      if (part === '') continue;
      if (/^[ \t\n\r\f]/.test(part)) this.#gap ||= ' ';
      else this.#write(part);
    }
  }

  endLine() {
    if (this.#gap !== 'block') this.#gap = 'line';
  }

  endBlock() {
    this.#gap = 'block';
  }

  #write(word: string) {
    if (this.text !== '' && this.#gap !== '') {
      if (this.#gap === 'block') this.blockBreaks.add(this.text.length);
      this.text += this.#gap === ' ' ? ' ' : '\n';
    }
    this.text += word;
    this.#gap = '';
  }
}

/** The parser has decoded every entity and hands over text with these three escaped again. */
const unescaped = (escaped: string) =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
