import { type Block, isLegalNote, marksToLinks, withoutMarks } from '#builtin/writer/blocks.ts';
import { isCall } from '#builtin/writer/compose/calls.ts';
import { isOrder } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { addressIn } from '#builtin/writer/understand/segments.ts';

/** What a sentence, a line or a list item of a post is there for. */
type Role =
  | 'where'
  | 'when'
  | 'fact'
  | 'lead'
  | 'item'
  | 'heading'
  | 'source'
  | 'question'
  | 'call';

export type TextPart = {
  role: Role;
  text: string;
  /** The paragraph or list it stands in. */
  block: number;
  /** How much of what the agent said is in it; knowledge that anybody could have written has next to none. */
  weight: number;
  /** Parts without which it would not be understood, or would be untrue. */
  needs: TextPart[];
};

/** From here on a part is something the agent said, and not a general remark. */
export const saidByAgent = 2;

/** A post's text as its parts, in their order. */
export function readParts(html: string): TextPart[] {
  const plain = html.replace(/<img\b[^>]*>/gi, '').replace(/<br\b[^>]*>/gi, lineEnd);
  const blocks = readBlocks(plain).filter((block) => !isLegalNote(block));
  const all = blocks.flatMap(partsOf);
  markCall(all, blocks);
  const parts = all.filter(({ role }, index) => index < mostParts || role === 'call');
  for (const part of parts) part.weight = weightOf(part);
  bind(parts);
  return parts;
}

/** Of a long article no more than anybody could use. */
const mostParts = 400;

/** Paragraphs lose their line breaks when they are read; an address and a date are lines. */
const lineEnd = '\uE007';

function partsOf(block: Block, index: number): TextPart[] {
  const part = (role: Role, text: string): TextPart => ({
    ...{ role, text, block: index, weight: 0, needs: [] },
  });
  if ('items' in block) {
    return block.items.map((item) =>
      part('item', readable(item.replaceAll(`\uE001${lineEnd}`, ': '))),
    );
  }
  if (block.kind === 'table') return rowsOf(block).map((row) => part('item', readable(row)));
  if (block.kind === 'kept') {
    return block.lines.flatMap((line) =>
      splitSentences(readable(line)).map((each) => part('fact', each)),
    );
  }
  if (block.kind !== 'p') return [part('heading', readable(block.text))];
  if (/^\uE002[^\uE003]*\uE003$/u.test(block.text)) return [part('source', readable(block.text))];
  return block.text
    .split(lineEnd)
    .map(readable)
    .filter(Boolean)
    .flatMap((line) => linePart(line, part) ?? sentencesOf(line, part));
}

/** "2214 E 3rd St, Duluth" and "Saturday, November 21, 11 to 1" are lines and no sentences. */
function linePart(
  line: string,
  part: (role: Role, text: string) => TextPart,
): TextPart | undefined {
  if (/[.!?:]$/.test(line.replace(/\b[ap]\.m\.$/, '')) || countWords(line) > 14) return undefined;
  if (startsWithDay.test(line)) return part('when', line);
  const isPlace = addressIn.test(line) || /^\d{2,6} [\p{L}\d].*, \p{Lu}/u.test(line);
  return isPlace ? part('where', line) : undefined;
}

const startsWithDay =
  /^(?:(?:this|every|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i;

const sentencesOf = (line: string, part: (role: Role, text: string) => TextPart): TextPart[] =>
  splitSentences(line).map((sentence) =>
    part(/:$/.test(sentence) || announces.test(sentence) ? 'lead' : 'fact', sentence),
  );

/** "Here's how it went." says nothing by itself. */
const announces = /^(?:and )?here(?:['’]s| is) (?:how|why|what|the story)\b[^:]*\.$/i;

/** Rows as "label: value", with the heads of further columns. */
const rowsOf = ({ head, rows }: Extract<Block, { kind: 'table' }>) =>
  rows.map(([label = '', ...cells]) => {
    const named = cells.map((cell, index) =>
      cells.length > 1 && head[index + 1] ? `${head[index + 1]} ${cell}` : cell,
    );
    return [label, named.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });

/** Words without marks, the address of a link behind them. */
function readable(text: string): string {
  const linked = marksToLinks(text)
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, address: string, words: string) => {
      const shown = address.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, '');
      if (!shown || shown === 'about:blank' || words.includes(shown)) return words;
      return `${words} (${address.replace(/^mailto:/, '')})`;
    })
    .replace(/<[^>]*>/g, '');
  return withoutMarks(linked).replaceAll(lineEnd, ' ').replace(/\s+/g, ' ').trim();
}

/** The last paragraph's invitation, from the question that leads up to it. */
function markCall(parts: TextPart[], blocks: readonly Block[]): void {
  const index = blocks.findLastIndex(
    (block) => block.kind === 'p' && !block.text.startsWith('\uE002'),
  );
  const last = parts.filter(({ block }) => block === index);
  const from = last.findIndex(({ text }) => isCall(text) || text.endsWith('?'));
  if (from < 0 || !last.slice(from).some(({ text }) => isCall(text))) return;
  for (const [position, part] of last.slice(from).entries()) {
    const isLast = from + position === last.length - 1;
    part.role = part.text.endsWith('?') && !isLast ? 'question' : 'call';
  }
}

const firstPerson = /\b(?:I|I['’]\w+|me|my|mine|we|we['’]\w+|our|us)\b/i;

function weightOf({ role, text }: TextPart): number {
  if (role === 'where' || role === 'when') return 10;
  if (role === 'lead' || role === 'source' || role === 'heading') return 0;
  const names = namesIn(text).length;
  const digits = /\d/.test(text) ? 4 : 0;
  const said = (firstPerson.test(text) ? 2 : 0) + (/^[^:]{3,60}: \S/.test(text) ? 1.5 : 0);
  const advice = role === 'item' && isOrder(text) && names === 0 ? -1 : 0;
  return Math.max(0.5, digits + Math.min(3, names) + said + (/["“]/.test(text) ? 1 : 0) + advice);
}

/** Words with a capital inside a sentence. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<=[\p{L}\p{N},:;)%]\s(?:["“(])?)\p{Lu}[\p{L}\p{N}'’.&-]*/gu) ?? [])
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !/^I(?:['’]\w+)?$/.test(word));

const leansBack =
  /^(?:it|it['’]s|its|they|they['’]re|those|these|that|that['’]s|this|the (?:second|first|other|others|same|rest|latter)|also|then|so|but|and|or|both|either|neither|use (?:them|it)|he|she|some of|one of|most of|none of|no you)\b/i;

/** Says little without the sentence before it: "It was $749,000.", "Buyer flew in twice." */
const leans = ({ text }: TextPart, previous: TextPart) =>
  leansBack.test(text) || countWords(text) <= 5 || isPair(previous);

/** Says which parts belong together. */
function bind(parts: TextPart[]): void {
  for (const [index, part] of parts.entries()) {
    const previous = parts[index - 1];
    const next = parts[index + 1];
    if (part.role === 'lead' || part.role === 'heading') part.needs = next ? [next] : [part];
    else if (part.role === 'fact' && part.text.endsWith('?') && next?.block === part.block)
      part.needs = [next];
    else if (part.role === 'fact' && previous?.block === part.block && leans(part, previous))
      part.needs = [previous];
  }
  for (const source of parts.filter(({ role }) => role === 'source')) {
    const told = figureOf(source, parts);
    source.needs = told ? [told] : [];
    told?.needs.push(source);
  }
  for (const lead of parts.filter(({ role, text }) => role === 'lead' && text.endsWith(':')))
    bindList(lead, parts);
}

/** The sentence whose figure a line with a source is about. */
function figureOf({ text }: TextPart, parts: readonly TextPart[]): TextPart | undefined {
  const subject = keywordsOf(text.split(':')[0] ?? '');
  const figures = parts.filter((part) => part.role === 'fact' && /\d/.test(part.text));
  return figures.find((each) => !subject.isDisjointFrom(keywordsOf(each.text))) ?? figures[0];
}

const counted = /\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)\b/i;

/** Items that say little by themselves need their announcement; counted ones need each other. */
function bindList(lead: TextPart, parts: readonly TextPart[]): void {
  const start = parts.indexOf(lead) + 1;
  const block = parts[start]?.block;
  const items = parts.slice(start).filter((part) => part.role === 'item' && part.block === block);
  if (items.length === 0) return;
  const isInformative = /\d|[Ff]rom my own|, from \p{Lu}|^More from/u.test(lead.text);
  const isNeeded = isInformative || items.some((item) => !isPair(item) && !isWholePart(item));
  lead.needs = items.slice(0, 1);
  for (const item of items) if (isNeeded) item.needs.push(lead);
  if (!isNeeded || !counted.test(lead.text) || items.some(isPair)) return;
  const together = items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    item.needs.push(...items);
    item.weight = together;
  }
}

/** "Median price: $248,000". */
export const isPair = ({ text }: Pick<TextPart, 'text'>) => /^[^:]{2,60}: \S/.test(text);

/** A whole sentence, or something to do. */
export const isWholePart = ({ text }: Pick<TextPart, 'text'>) =>
  /[.!?]$/.test(text) || (isOrder(text) && countWords(text) > 3);

/** Whether the first sentence draws a reader in without the title above it. */
export function isHook({ text, role, weight }: TextPart, city: string): boolean {
  if (role !== 'fact' && role !== 'lead') return true;
  return (
    weight >= saidByAgent ||
    isPair({ text }) ||
    text.endsWith('?') ||
    countWords(text) <= 8 ||
    (city !== '' && capitalise(text).includes(city))
  );
}

/** What in a text has to be in the piece it was made of. */
export const claimsOf = (text: string) => ({
  figures: text.match(/\d[\d,.]*\d|\d/g) ?? [],
  names: namesIn(text),
});
