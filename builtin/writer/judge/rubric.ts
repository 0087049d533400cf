import { oncePerKey } from '#builtin/once.ts';
import {
  type Block,
  charactersOf,
  linesOf,
  repeatedSentences,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { hasLabel } from '#builtin/writer/compose/behind-label.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { namesCity, type Writing } from '#builtin/writer/compose/writing.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';

/** What makes a post good, as a table: each row gives nought to one, times its weight. */
export type Criterion = {
  name: string;
  weight: number;
  score: (blocks: Block[], writing: Writing) => number;
};

export const rubric: Criterion[] = [
  { name: 'title answered in the first two sentences', weight: 3, score: answersTitle },
  { name: 'facts used', weight: 8, score: (blocks, { brief }) => shareOfFacts(blocks, brief) },
  { name: 'facts early', weight: 2, score: factsEarly },
  { name: 'nothing printed that is not copy', weight: 6, score: onlyCopy },
  { name: 'grammar of the joins', weight: 4, score: soundJoins },
  { name: 'speaks, and is no form', weight: 4, score: speaks },
  {
    name: 'variety of sentence length',
    weight: 7,
    score: (blocks) => Math.min(1, variation(blocks) / 0.8),
  },
  { name: 'distance to the last pieces', weight: 5, score: newness },
  { name: 'hook', weight: 3, score: hasHook },
  { name: 'call to action', weight: 3, score: (blocks) => Number(hasCall(blocks)) },
  { name: 'length for its purpose', weight: 3, score: rightLength },
  { name: 'no two sentences that begin alike', weight: 3, score: beginsAnew },
  // A post that repeats itself is never taken while another is to be had.
  {
    name: 'no sentence twice',
    weight: 30,
    score: (blocks) => Number(repeatedSentences(blocks).length === 0),
  },
  { name: 'names its city', weight: 2, score: namesItsCity },
];

const text = (blocks: readonly Block[]) => linesOf(blocks).join('\n');

/** Most rows look at the same sentences. */
const split = new WeakMap<readonly Block[], string[]>();

function sentences(blocks: readonly Block[]): string[] {
  const known = split.get(blocks) ?? linesOf(blocks).flatMap(splitSentences);
  split.set(blocks, known);
  return known;
}

function answersTitle(blocks: Block[], { material, title, brief, subject }: Writing): number {
  if (subject && subject.intent !== 'explain') return 1;
  const start = keywordsOf(sentences(blocks).slice(0, 2).join(' '));
  const { titleEntry, place } = material;
  const wanted = keywordsOf(
    titleEntry ? titleEntry.answer.map(material.say).join(' ') : title.replaceAll(place.city, ''),
  );
  const own = keywordsOfTitle(title, place);
  if (brief.report.figures.length > 0 || brief.event.day || brief.event.address) return 1;
  const shared =
    [...wanted].filter((word) => start.has(word)).length +
    [...own].filter((word) => start.has(word)).length;
  return Math.min(1, shared / 4);
}

/** Of all the agent said, how much stands in the text. */
function shareOfFacts(blocks: readonly Block[], brief: Brief): number {
  const wanted = factTexts(brief);
  if (wanted.length === 0) return 1;
  const has = wordSet(text(blocks));
  const found = wanted.filter((fact) => isIn(fact, has)).length;
  return found / wanted.length;
}

/** What the agent said and neither the title nor the text has. */
export function missingFacts(blocks: readonly Block[], brief: Brief, title = ''): string[] {
  const has = wordSet(`${title} ${text(blocks)}`);
  return factTexts(brief).filter((fact) => !isIn(fact, has));
}

/** The candidates of one post are judged by the same facts. */
const textsOfFacts = new WeakMap<Brief, string[]>();

function factTexts(brief: Brief): string[] {
  const known = textsOfFacts.get(brief) ?? readFactTexts(brief);
  textsOfFacts.set(brief, known);
  return known;
}

function readFactTexts({ facts, report, event, property, scope, nextStep }: Brief): string[] {
  return [
    ...facts.map(wordsOfFact),
    ...report.figures.map(({ value }) => value),
    report.source?.name,
    event.name,
    event.address,
    event.day,
    event.hours,
    event.venue,
    event.link,
    property.price,
    property.oldPrice,
    // Which homes or rooms it is about shapes the text, and is said where it fits.
    scope && (scope.labels[0] !== 'For' || report.figures.length > 0) ? scope.area : undefined,
    nextStep,
  ].filter((each): each is string => Boolean(each));
}

const wordSet = oncePerKey(
  (value: string): ReadonlySet<string> =>
    new Set(
      value
        .toLowerCase()
        .match(/[\p{L}\p{N}$%][\p{L}\p{N}'’.,%-]*/gu)
        ?.map(bare) ?? [],
    ),
  600,
);
const bare = (word: string) => {
  const plain = word.replace(/[.,'’]+$/, '').replace(/[^\p{L}\p{N}]/gu, '');
  // "2 offers" may stand as "two offers".
  const count = counts.indexOf(plain);
  return count > 0 ? String(count) : plain;
};
const counts = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Nine of ten of its words: beds may have become bedrooms. */
function isIn(fact: string, has: ReadonlySet<string>): boolean {
  // Of "settlement vs closing" a sentence says both, and how often in its own words.
  const words = [...wordSet(fact)].filter(
    (word) => word && !/^(?:vs|versus|almost|always|usually|mostly)$/.test(word),
  );
  return words.filter((word) => has.has(word)).length >= words.length * 0.8;
}

function factsEarly(blocks: Block[], { brief }: Writing): number {
  const [first] = factTexts(brief);
  if (!first) return 1;
  const lines = linesOf(blocks);
  const at = lines.findIndex((line) =>
    factTexts(brief).some((fact) => isIn(line, wordSet(fact)) || isIn(fact, wordSet(line))),
  );
  return at < 0 ? 0 : at <= 1 ? 1 : 1 - at / lines.length;
}

function onlyCopy(blocks: Block[]): number {
  const all = text(blocks);
  return /[{}]|\bthis subject\b|\bthe question "|undefined|\bNaN\b|\bn\/a\b/i.test(all) ? 0 : 1;
}

function soundJoins(blocks: Block[]): number {
  const faults = linesOf(blocks).filter(
    (line) =>
      /[.,;:!?] ?[.,;:]|\s[.,;:!?](?:\s|$)|:\s*$(?!)|\b(?:a|an|the) (?:a|an|the)\b|\b(\w+) \1\b/i.test(
        line,
      ) && !/\b(?:had had|that that)\b/.test(line),
  ).length;
  const last = blocks.at(-1);
  const dangling = blocks.some(
    (block, index) =>
      block.kind === 'p' &&
      block.text.endsWith(':') &&
      !(blocks[index + 1] && blocks[index + 1]?.kind !== 'p'),
  );
  return faults > 0 || dangling || (last?.kind === 'p' && last.text.endsWith(':')) ? 0 : 1;
}

/** A label and a colon before a few words: one is a rhythm, three are a form. */
function speaks(blocks: Block[]): number {
  const labels = blocks.filter((block) => block.kind === 'p' && hasLabel(block.text)).length;
  const inside = blocks
    .flatMap((block) => (block.kind === 'p' ? splitSentences(block.text) : []))
    .filter((sentence) => hasLabel(sentence) && !sentence.endsWith(':')).length;
  return Math.max(0, 1 - Math.max(0, Math.max(labels, inside) - 1) * 0.35);
}

/** Standard deviation over mean of the words in a sentence. */
export function variation(blocks: readonly Block[]): number {
  const lengths = sentences(blocks)
    .map(countWords)
    .filter((count) => count > 0);
  if (lengths.length < 3) return 0.5;
  const mean = lengths.reduce((sum, count) => sum + count, 0) / lengths.length;
  const variance = lengths.reduce((sum, count) => sum + (count - mean) ** 2, 0) / lengths.length;
  return Math.sqrt(variance) / mean;
}

function newness(blocks: Block[], { isWornOut }: Writing): number {
  const all = sentences(blocks);
  if (all.length === 0) return 0;
  return (
    1 -
    all.filter((sentence) => countWords(sentence) > 4 && isWornOut(sentence)).length / all.length
  );
}

/** A first line that is short and is a fact, a question, a promise or a contrast. */
export function hasHook(blocks: readonly Block[]): number {
  const first = linesOf(blocks)[0] ?? '';
  const opening = splitSentences(first)[0] ?? '';
  if (countWords(opening) > 24 || opening.length > 150) return 0;
  if (
    /^(?:in today|this (?:list|article|post)|here are|as a|when it comes|there are many)/i.test(
      opening,
    )
  )
    return 0;
  return countWords(opening) <= 17 ? 1 : 0.6;
}

/** The last line that is text, whatever source stands under it. */
export function hasCall(blocks: readonly Block[]): boolean {
  const lines = blocks.filter((block) => block.kind === 'p' && !block.text.startsWith('\uE002'));
  return lines.slice(-2).some((block) => block.kind === 'p' && endsWithCall(block.text));
}

const postLength = { leastWords: 35, mostWords: 170, mostCharacters: 1_200 };

function rightLength(blocks: Block[], { brief, subject }: Writing): number {
  const words = wordCountOf(blocks);
  if (charactersOf(blocks) > postLength.mostCharacters || words > 200) return 0;
  const isBrief = subject !== undefined || brief.event.day !== undefined;
  const least = isBrief ? 20 : 55;
  if (words < least) return words / least;
  return words <= 130 ? 1 : words <= postLength.mostWords ? 0.8 : 0.4;
}

function beginsAnew(blocks: Block[]): number {
  const starts = sentences(blocks).map((sentence) =>
    sentence.split(' ', 2).join(' ').toLowerCase(),
  );
  const alike = starts.filter((start, index) => index > 0 && start === starts[index - 1]).length;
  return Math.max(0, 1 - alike * 0.5);
}

function namesItsCity(blocks: Block[], { title, material }: Writing): number {
  const { city } = material.place;
  if (!namesCity(`${title} ${text(blocks)}`, city)) return 0;
  return mentions(`${title} ${text(blocks)}`, city) > 4 ? 0 : 1;
}

const mentions = (value: string, city: string) =>
  value.toLowerCase().split(city.toLowerCase()).length - 1;
