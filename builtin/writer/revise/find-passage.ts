import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { priceIn } from '#builtin/writer/understand/segments.ts';
import { endingCall } from './edits/call-to-action.ts';
import { isExact, withoutExactMark } from './exact-passage.ts';
import { kindNamed } from './passage-kinds.ts';
import { type Passage, passagesOf } from './passages.ts';
import { passagesInPlace } from './places.ts';
import { isOneSlip } from './typos.ts';

/**
 * The passages that some words of a request mean: by their place ("the last sentence"), by what they
 * are ("the price"), or by what they speak of. The ones that fit best, in the order of the text.
 */
export function findPassages(
  blocks: readonly Block[],
  described: string,
  { isStrict = false } = {},
): Passage[] {
  if (isExact(described))
    return passagesOf(blocks).filter(
      ({ text }) => withoutMarks(text) === withoutExactMark(described),
    );
  const [, where] =
    / (?:at|in|near) the (?:very )?(end|bottom|top|start|beginning|middle)$/i.exec(described) ?? [];
  // "the call thing at the end": of several the one that stands there.
  if (where) {
    const isEnd = /^(?:end|bottom)$/i.test(where);
    const found = findPassages(
      blocks,
      described.replace(/ (?:at|in|near) the (?:very )?\p{L}+$/iu, ''),
      {
        isStrict,
      },
    );
    // A list is all of its items.
    const list = (isEnd ? found.at(-1) : found[0])?.block;
    if (namesList.test(described) && found.every(({ kind }) => kind === 'item'))
      return found.filter(({ block }) => block === list);
    if (/^middle$/i.test(where)) {
      const at = Math.floor((found.length - 1) / 2);
      return found.slice(at, at + 1);
    }
    return isEnd ? found.slice(-1) : found.slice(0, 1);
  }
  const what = bareDescription(described);
  if (what === '') return [];
  return (
    passagesInPlace(blocks, described) ??
    // A phrase that stands there is that phrase, whatever else it could mean.
    (/\S \S/.test(what) ? bySameWords(blocks, what) : undefined) ??
    byLabel(blocks, what) ??
    byKind(blocks, what) ??
    byKindAndWords(blocks, what) ??
    // "my read" as it stands, before "read" anywhere.
    bySameWords(blocks, described.replace(/^(?:the|a|an) /i, '')) ??
    bySameWords(blocks, what) ??
    byThousands(blocks, what) ??
    byKeywords(blocks, what, isStrict)
  );
}

const namesList = /\b(?:list|check ?list|bullets|bullet points)\b/i;

/** Whether a description means the paragraph and not one sentence of it. */
export const meansParagraph = (described: string) =>
  /\b(?:story|paragraph|section|everything|all)\b/i.test(described);

const unit =
  '(?:part|sentence|line|paragraph|bit|section|stuff|note|thing|bullet|item|point|mention|reference|piece|statement|comment|joke|remark|quip|story|info|information|details?)s?';

/** "the part about the pool" is the pool. */
export function bareDescription(described: string): string {
  return described
    .trim()
    .replace(/^["“'‘]|["”'’.!]+$/g, '')
    .replace(
      new RegExp(
        `^(?:(?:the|that|this|any|all|every|your|my|our|whole|entire|of|those|these) )*(?:[\\w-]+ ){0,2}?(?:${unit}|everything|anything) (?:about|on|with|of|to|where|that (?:says?|mentions?|starts? with)|which says|saying|mentioning|regarding|in which|for) `,
        'i',
      ),
      '',
    )
    .replace(/^(?:(?:the|that|this|any|all|every|your|my|our|a|an|its) )+/i, '')
    .replace(new RegExp(` ${unit}$`, 'i'), '')
    .trim();
}

/** "the budget line" where one line begins with "The budget:". */
function byLabel(blocks: readonly Block[], what: string): Passage[] | undefined {
  const labelled = new RegExp(`^[^:.]{0,40}\\b${escaped(what)}\\b[^:.]{0,20}: \\S`, 'i');
  const found = passagesOf(blocks).filter(({ text }) => labelled.test(withoutMarks(text)));
  return found.length === 1 && what.length > 3 ? found : undefined;
}

/** Several things at once, such as "the address and time", are all of them. */
function byKind(blocks: readonly Block[], what: string): Passage[] | undefined {
  const passages = passagesOf(blocks);
  if (
    /^(?:(?:list|check ?list|bullets|bullet points|bulleted list)(?: of \p{L}+(?: \p{L}+)?)?|features|highlights|amenities)$/iu.test(
      what,
    )
  )
    return passages.filter(({ kind }) => kind === 'item');
  if (/^(?:headings?|subheadings?|headers?)$/i.test(what))
    return passages.filter(({ kind }) => kind === 'heading');
  if (/^(?:call[- ]to[- ]action|cta|ending|closing|close|invitation|conclusion)$/i.test(what)) {
    const call = endingCall(blocks);
    return passages.filter(({ text }) => withoutMarks(text) === call).slice(-1);
  }
  if (/^(?:opening|opener|hook|intro|introduction|beginning)$/i.test(what))
    return passages.slice(0, 1);
  const names = what.split(/ (?:and|&) |, /);
  const patterns = names.map(kindNamed);
  if (!patterns.every((pattern) => pattern !== undefined)) return undefined;
  const found = passages.filter(({ text }) => patterns.some((is) => is?.test(withoutMarks(text))));
  // "the days" may be days on the market.
  if (found.length === 0 && /^days$/i.test(what)) return undefined;
  // "the advice line" where the text says "Advice is included".
  if (found.length === 0 && names.length === 1 && bySameWords(blocks, what)) return undefined;
  return found.length > 0 || priceIn.test(what) ? found : [];
}

/** "the earnest money myth": what people get wrong, and of that what speaks of earnest money. */
function byKindAndWords(blocks: readonly Block[], what: string): Passage[] | undefined {
  const counted = /^(?:number|amount|count) of (?:the )?(.{3,30})$/i.exec(what)?.[1];
  if (counted) {
    const pattern = new RegExp(
      `\\d[\\d,]* (?:\\p{L}+ )?${escaped(counted.replace(/s$/, ''))}`,
      'iu',
    );
    const found = passagesOf(blocks).filter(({ text }) => pattern.test(withoutMarks(text)));
    if (found.length > 0) return found;
  }
  const [, start = '', end = ''] = /^(.+) (\S+)$/.exec(what) ?? [];
  // "the price drop": a price, and of those the one that dropped.
  const isFirst = start !== '' && kindNamed(end) === undefined && kindNamed(start) !== undefined;
  const [about, name] = isFirst ? [end, start] : [start, end];
  const kind = about === '' ? undefined : kindNamed(name);
  const wanted = kind ? wordsThatCount(about) : [];
  if (!kind || wanted.length === 0) return undefined;
  const found = passagesOf(blocks).filter(({ text }) => {
    const words = wordsThatCount(text);
    return (
      kind.test(withoutMarks(text)) &&
      wanted.every((word) => words.some((each) => isSameWord(word, each)))
    );
  });
  return found.length > 0 ? found : undefined;
}

const plain = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[’]/g, "'")
    // "heres why" is what "Here's why" says.
    .replace(/(?<=\p{L})'(?=(?:s|t|re|ve|ll|d|m)\b)/gu, '')
    // "the 9k story" is the one with $9,000.
    .replace(/(?<![\p{L}\d.,$])\$?(\d{1,3})k\b/gu, '$1,000')
    .replace(/\b(?:tv|apt|bbq|ac|hoa|cu)\b/g, (short) => longForms[short] ?? short)
    .replace(/\b(?:sold|bought|paid|built)\b/g, (past) => presentForms[past] ?? past)
    .replace(numberWord, (word) => String(numberWords.indexOf(word)));

const longForms: Record<string, string> = {
  cu: 'credit union',
  tv: 'television',
  apt: 'apartment',
  bbq: 'barbecue',
  ac: 'air conditioning',
};

const presentForms: Record<string, string> = {
  sold: 'sell',
  bought: 'buy',
  paid: 'pay',
  built: 'build',
};

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');
const numberWord = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'g');

function bySameWords(blocks: readonly Block[], what: string): Passage[] | undefined {
  const phrase = plain(what).replace(/s$/, '');
  // "58" and "DM" are meant as they stand.
  const isShort = phrase.length < 3;
  if (isShort && !/^\d+$/.test(phrase) && !/^\p{Lu}{2}$/u.test(what)) return undefined;
  const end = isShort ? '(?![\\p{L}\\p{N}])' : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}${end}`, 'u');
  const found = passagesOf(blocks).filter(({ text }) => pattern.test(plain(text)));
  return found.length > 0 ? found : undefined;
}

/** "the 225 to 280 thing" where the text has "$225,000 to $280,000". */
function byThousands(blocks: readonly Block[], what: string): Passage[] | undefined {
  const figures = what.match(/(?<![\d,.])\d{2,3}(?![\d,.])/g) ?? [];
  if (figures.length < 2) return undefined;
  const found = passagesOf(blocks).filter(({ text }) =>
    figures.every((figure) => text.includes(`$${figure},000`)),
  );
  return found.length > 0 ? found : undefined;
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ofTheText =
  /^(?:parts?|lines?|sentences?|paragraphs?|bits?|bullets?|items?|points?|words?)$/i;

/** Most of the words that count, each one spelled alike or with one slip. */
function byKeywords(blocks: readonly Block[], what: string, isStrict: boolean): Passage[] {
  const wanted = wordsThatCount(what).filter((word) => !ofTheText.test(word));
  if (wanted.length === 0) return [];
  const passages = passagesOf(blocks).map((passage) => {
    const words = wordsThatCount(passage.text);
    const shared = wanted.filter((word) => words.some((each) => isSameWord(word, each))).length;
    return { passage, shared };
  });
  const best = Math.max(0, ...passages.map(({ shared }) => shared));
  if (best === 0 || best < wanted.length / 2) return [];
  const found = passages.filter(({ shared }) => shared === best).map(({ passage }) => passage);
  // What goes is gone: one of the words must stand there as it was typed.
  const typed = plain(what).match(/[\p{L}\d]{3,}/gu) ?? [];
  const holds = ({ text }: Passage) =>
    typed.some((word) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'u').test(plain(text))) ||
    // "the crying lady" where somebody cried
    wanted.some((word) => word.length > 2 && keywordsOf(plain(text)).has(word));
  // What is known by half of its name only is one thing and not all that has this word.
  const held = isStrict ? found.filter(holds) : found;
  return isStrict && best < wanted.length ? held.slice(0, 1) : held;
}

export const wordsThatCount = (text: string) => [
  ...keywordsOf(plain(text)),
  ...(plain(text).match(/(?<![\p{L}\d,.$])\d{1,2}(?![\p{L}\d,.])/gu) ?? []),
];

const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 &&
    Math.abs(one.length - other.length) < 4 &&
    (one.startsWith(other) || other.startsWith(one))) ||
  (one.length > 4 && isOneSlip(one, other));
