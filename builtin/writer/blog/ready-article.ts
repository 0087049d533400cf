import { type Block, linesOf, withoutMarks, wordCountOf } from '#builtin/writer/blocks.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import {
  findSubjectArticle,
  type ReadyArticle,
  type ReadySection,
  readyArticlesOf,
} from '#builtin/writer/knowledge/ready-articles.ts';
import { blocksOfReadyPost, type ReadyPost } from '#builtin/writer/knowledge/ready-posts.ts';
import { sentenceKey } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { AgentAnswer } from './agent-answers.ts';
import { answersAsBlocks } from './answered.ts';

/** The article that was written whole for the title, with the agent's answers in the sections that speak of them. */
export type ReadyParts = {
  opening: Block[];
  sections: { heading: string; said: Block[]; text: Block[] }[];
  closing: { heading: string; text: Block[]; call: string };
};

/** Words of ours beside what the agent said. */
const mostWords = 950;
const fewestSections = 4;
/** Who said so much needs only the sections that the title cannot do without. */
const manyAnswers = 3;

/**
 * Takes from `said` what has a place in a section. Nothing where the agent's last pieces had the article already, in
 * all its wordings.
 */
export function planReadyArticle(
  writing: Writing,
  said: AgentAnswer[],
  subject?: string,
): ReadyParts | undefined {
  const { knowledge, titleEntry } = writing.material;
  const article = titleEntry
    ? readyArticlesOf(knowledge.identifier)[titleEntry.title]
    : subject && articleOfSubject(subject, writing);
  if (!article) return undefined;
  const opening = freshOf(article.openings, writing);
  const sections = freshSections(article, writing);
  if (!opening || !sections) return undefined;
  const isFull = said.length >= manyAnswers;
  const placed = withAnswers(sections, said);
  let words = wordCountOf(placed.flatMap(({ text }) => text));
  let count = placed.length;
  // The last ones say least of the title.
  const kept = placed.toReversed().filter(({ core, said: own, text }) => {
    const isSpare = !core && own.length === 0 && count > fewestSections;
    if (!isSpare || (!isFull && words <= mostWords)) return true;
    words -= wordCountOf(text);
    count -= 1;
    return false;
  });
  return {
    opening,
    sections: kept.toReversed().map((section) => ({
      heading: writing.material.say(writing.random.pick(section.headings)),
      said: answersAsBlocks(section.said),
      text: section.text,
    })),
    closing: closingOf(article, writing),
  };
}

/** The article about a subject of the agent's own, where it speaks of most that was typed: a remodel is no pool contractor. */
function articleOfSubject(id: string, { material, title }: Writing): ReadyArticle | undefined {
  const article = asksForCount.test(title) ? undefined : findSubjectArticle(id);
  if (!article) return undefined;
  const texts = article.sections.flatMap(({ texts }) => texts.flat());
  const told = keywordsOf([...article.openings.flat(), ...texts].join(' '));
  const wanted = keywordsOf(material.subject);
  return wanted.intersection(told).size >= wanted.size * leastTold ? article : undefined;
}

const leastTold = 0.6;

/** "5 ways to ..." wants five of them. */
const asksForCount = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b/i;

type FreshSection = ReadySection & { text: Block[] };

/** Each in a wording that the agent's last pieces did not have; one that the title needs may not be missing. */
function freshSections({ sections }: ReadyArticle, writing: Writing): FreshSection[] | undefined {
  const fresh = sections.map((section) => ({ ...section, text: freshOf(section.texts, writing) }));
  if (fresh.some(({ core, text }) => core && !text)) return undefined;
  return fresh.filter((section): section is FreshSection => section.text !== undefined);
}

/** A wording that the agent's last pieces did not have, of those that speak of the weather there is. */
function freshOf(texts: readonly ReadyPost[], writing: Writing): Block[] | undefined {
  const { material, isWornOut, random } = writing;
  // They are written with contractions: what has none wants none.
  const filled = texts.map((lines) => lines.map(material.say));
  const fresh = filled.filter((lines) => !isWornOut(withoutMarks(lines.join(' '))));
  if (fresh.length === 0) return undefined;
  const strange = fresh.map((lines) => weatherElsewhere(lines.join(' '), material.place.climates));
  const least = Math.min(...strange);
  return blocksOfReadyPost(random.pick(fresh.filter((_, number) => strange[number] === least)));
}

/** How often a text speaks of what the place does not have. */
function weatherElsewhere(text: string, climates: Writing['material']['place']['climates']) {
  const elsewhere = climates.includes('freeze') ? ofWarmPlaces : ofColdPlaces;
  return text.match(elsewhere)?.length ?? 0;
}

const ofColdPlaces =
  /\b(?:snow\p{L}*|frost|froze|frozen|freez\p{L}*|ice|icicles?|furnaces?|basements?|sump|boilers?)\b/giu;
const ofWarmPlaces =
  /\b(?:hurricanes?|palm trees?|stucco|lanais?|(?:dry|desert) (?:regions|places|country))\b/giu;

/** Each answer in the section of its question, or in the one whose matter it speaks of. A story is told by itself. */
function withAnswers(sections: readonly FreshSection[], said: AgentAnswer[]) {
  const placed = sections.map((section) => ({ ...section, said: [] as AgentAnswer[] }));
  for (const each of said.filter(({ role }) => role !== 'story')) {
    const question = sentenceKey(each.question);
    const spoken = keywordsOf(each.words);
    const shared = ({ about }: ReadySection) =>
      keywordsOf(about.join(' ')).intersection(spoken).size;
    const [closest] = placed.toSorted((one, other) => shared(other) - shared(one));
    const section =
      placed.find(({ answers }) => answers.some((asked) => sentenceKey(asked) === question)) ??
      (closest && shared(closest) >= wordsInCommon ? closest : undefined);
    if (!section) continue;
    section.said.push(each);
    said.splice(said.indexOf(each), 1);
  }
  return placed;
}

const wordsInCommon = 2;

function closingOf({ closings }: ReadyArticle, writing: Writing): ReadyParts['closing'] {
  const { heading, text } = writing.random.pick(closings);
  const lines = text.map(writing.material.say);
  return {
    heading: writing.material.say(heading),
    text: blocksOfReadyPost(lines.slice(0, -1)),
    call: lines.at(-1) ?? '',
  };
}

/** What is general advice of ours in it. */
export const adviceIn = ({ opening, sections }: ReadyParts): string =>
  withoutMarks(linesOf([...opening, ...sections.flatMap(({ text }) => text)]).join('\n'));
