import { escapeText } from '#contract/text.ts';
import { asSentence, countWords, sentenceKey, splitSentences } from './language/sentences.ts';

/** A text as its parts, before it becomes HTML. */
export type Block =
  | { kind: 'p'; text: string }
  | { kind: 'h2'; text: string }
  | { kind: 'h3'; text: string }
  | { kind: 'ul'; items: string[] }
  | { kind: 'ol'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** A picture, a quote or an odd table of the agent's text: it stays to the letter. */
  | { kind: 'kept'; html: string; lines: string[] };

/** A post or article while it is changed. */
export type Piece = { title: string; blocks: Block[]; hashtags: string[] };

export const paragraph = (...sentences: (string | false | undefined)[]): Block => ({
  kind: 'p',
  text: sentences.filter(Boolean).join(' '),
});
export const heading = (text: string): Block => ({ kind: 'h2', text });
export const subheading = (text: string): Block => ({ kind: 'h3', text });
export const bullets = (items: string[]): Block => ({ kind: 'ul', items: withReferring(items) });
export const steps = (items: string[]): Block => ({ kind: 'ol', items });

/** "It surprises everyone" is no thing of its own: it stays behind what it speaks of. */
function withReferring(items: string[]): string[] {
  const kept: string[] = [];
  for (const item of items) {
    const before = kept.at(-1);
    if (before !== undefined && refersBack.test(item))
      kept[kept.length - 1] = `${asSentence(before)} ${asSentence(item)}`;
    else kept.push(item);
  }
  return kept;
}

const refersBack = /^(?:[Ii]t|[Tt]hey|[Tt]hat|[Tt]hose)(?:['’]s|['’]re)? \p{Ll}/u;

/**
 * Marks words as bold. The two characters are private ones that no text of a person keeps, like all marks:
 * \uE002 and \uE003 around slanted words, \uE004 with its tag and \uE005 around a link, \uE006 with its
 * tag for a picture.
 */
export const strong = (text: string) => `\uE000${text}\uE001`;
export const withoutMarks = (text: string) => text.replace(/[\uE000-\uE006\uE100-\uE17F]/g, '');

/** Whether words hold a link or a picture, which no revision may lose. */
export const holdsLink = (text: string) => /[\uE004\uE006]/.test(text);

/** A tag spelled in private characters, so that no change of the words around it can touch it. */
const hidden = (tag: string) =>
  encodeURIComponent(tag).replace(/./g, (letter) =>
    String.fromCharCode(firstLetter + letter.charCodeAt(0)),
  );

const firstLetter = 0xe100;

/** Links and pictures of HTML as marks. */
export const linksToMarks = (html: string) =>
  html
    .replace(/<a\b[^>]*>/g, (tag) => `\uE004${hidden(tag)}`)
    .replaceAll('</a>', '\uE005')
    .replace(/<img\b[^>]*>/g, (tag) => `\uE006${hidden(tag)}`);

/** And back. A link that lost its end with a sentence ends where its words do. */
export function marksToLinks(html: string): string {
  let open = 0;
  const written = html.replace(
    /([\uE004\uE006])([\uE100-\uE17F]*)|\uE005/g,
    (mark, kind?: string, letters = '') => {
      if (kind === '\uE006') return shown(letters);
      if (kind === '\uE004') return open++ > 0 ? '' : shown(letters);
      if (mark === '\uE005' && open > 0) return --open === 0 ? '</a>' : '';
      return '';
    },
  );
  return open > 0 ? `${written}</a>` : written;
}

function shown(letters: string): string {
  try {
    return decodeURIComponent(
      letters.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) - firstLetter)),
    );
  } catch {
    return '';
  }
}

/** A picture that stands alone. */
export const isPicture = (block: Block) => block.kind === 'kept' && block.lines.length === 0;

/** A paragraph may turn out empty; nobody wants to see it. */
export const saysSomething = (block: Block) => block.kind !== 'p' || block.text !== '';

/** What stands below a text, its legal note or the source of a figure: nothing comes after it and nobody rewords it. */
export const isEndNote = (block: Block | undefined) =>
  isLegalNote(block) || (block?.kind === 'p' && isSource.test(block.text));

export const isLegalNote = (block: Block | undefined) =>
  block?.kind === 'p' && block.text.startsWith('This article is general information');

const isSource =
  /^\uE002(?:Snow|Temperatures?|Precipitation|Year built|Source): [^\uE003]*\b(?:NOAA|Census Bureau|FHFA)\b[^\uE003]*\uE003\s*$/;

/** Where the text itself ends: its last block that is neither a note below it nor a picture. */
export const lastIndexOf = (blocks: readonly Block[]) =>
  blocks.findLastIndex((block) => !isEndNote(block) && block.kind !== 'kept');

/** Where it begins. */
export const firstIndexOf = (blocks: readonly Block[]) =>
  Math.max(
    0,
    blocks.findIndex((block) => block.kind !== 'kept'),
  );

export function toHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  if (block.kind === 'ul' || block.kind === 'ol') {
    return `<${block.kind}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${block.kind}>`;
  }
  if (block.kind === 'table') {
    const row = (cells: string[], tag: 'th' | 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
    const head = block.head.length > 0 ? `<thead>${row(block.head, 'th')}</thead>` : '';
    return `<table>${head}<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
  }
  if (block.kind === 'kept') return block.html;
  return `<${block.kind}>${inline(block.text)}</${block.kind}>`;
}

const inline = (text: string) =>
  marksToLinks(
    marked(marked(escapeText(text), '\uE000', '\uE001', 'strong'), '\uE002', '\uE003', 'em'),
  );

/** Marks as tags. A mark that lost its partner with a sentence is dropped. */
function marked(text: string, open: string, close: string, tag: string): string {
  return text
    .replace(new RegExp(`${open}([^${open}${close}]*)${close}`, 'g'), `<${tag}>$1</${tag}>`)
    .replace(new RegExp(`[${open}${close}]`, 'g'), '');
}

/** The lines a reader sees, one for each block, item or cell. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'ul' || block.kind === 'ol') return block.items;
      if (block.kind === 'table') return [block.head, ...block.rows].flat();
      return block.kind === 'kept' ? block.lines : [block.text];
    })
    .map(withoutMarks);
}

export const wordCountOf = (blocks: readonly Block[]) =>
  linesOf(blocks).reduce((sum, line) => sum + countWords(line), 0);

export const charactersOf = (blocks: readonly Block[]) => linesOf(blocks).join('\n').length;

/** Sentences that stand more than once; a reader would stumble over them. */
export function repeatedSentences(blocks: readonly Block[]): string[] {
  const seen = new Set<string>();
  return linesOf(blocks)
    .flatMap(splitSentences)
    .filter((sentence) => {
      const key = sentenceKey(sentence);
      if (countWords(key) < 4) return false;
      return seen.has(key) || !seen.add(key);
    });
}

export const sentencesIn = (blocks: readonly Block[]) => linesOf(blocks).flatMap(splitSentences);

/** The same blocks with every piece of their text changed. */
export function mapText(blocks: readonly Block[], change: (text: string) => string): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'kept') return block;
    if (block.kind === 'table') {
      return {
        ...block,
        head: block.head.map(change),
        rows: block.rows.map((row) => row.map(change)),
      };
    }
    return 'items' in block
      ? { ...block, items: block.items.map(change) }
      : { ...block, text: change(block.text) };
  });
}

/** Without empty parts, and without a heading or an announcement nothing follows. */
export function tidy(blocks: Block[]): Block[] {
  return blocks
    .filter((block) => (block.kind === 'p' ? block.text.trim() !== '' : true))
    .map((block) =>
      'items' in block ? { ...block, items: block.items.filter((item) => item.trim()) } : block,
    )
    .filter((block) => !('items' in block) || block.items.length > 0)
    .map((block) => ('items' in block && block.items.length === 1 ? oneItem(block.items) : block))
    .filter((block, index, all) => {
      const next = all[index + 1];
      if (block.kind === 'h2') return next !== undefined && next.kind !== 'h2';
      return (
        block.kind !== 'h3' || (next !== undefined && next.kind !== 'h2' && next.kind !== 'h3')
      );
    });
}

/** A list of one is a sentence. */
const oneItem = ([item = '']: string[]): Block => paragraph(asSentence(item));
