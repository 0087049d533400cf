import {
  type Block,
  bullets,
  heading,
  linesOf,
  paragraph,
  subheading,
} from '#builtin/writer/blocks.ts';
import { callToAction } from '#builtin/writer/compose/calls.ts';
import { openingsFor } from '#builtin/writer/compose/knowledge-lines.ts';
import { reportFigures } from '#builtin/writer/compose/report.ts';
import { scopeLine } from '#builtin/writer/compose/say-facts.ts';
import { pickLine, say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { localFact } from '#builtin/writer/place/local-facts.ts';
import { closestTo, keywordsOf } from '#builtin/writer/points.ts';
import { type Article, saidAs } from './article.ts';
import { disclaimer } from './disclaimer.ts';
import { headings } from './headings.ts';

const leastWordsOfOpening = 58;

/** The title answered at once: a hook, the answer, and for whom it is meant. */
export function writeOpening(article: Article): Block[] {
  const { writing, answering, opening } = article;
  const { brief, material } = writing;
  const { titleEntry, own } = material;
  const scope = scopeLine(withoutSentences(writing));
  const asksReader = scope?.endsWith('?') === true;
  const figure = figureHook(writing);
  const hook = figure ?? (asksReader ? scope : opening ? undefined : firstLine(writing));
  const answer = titleEntry
    ? pickLine(writing, titleEntry.answer)
    : opening
      ? linesOf(opening).join(' ')
      : answering && [answering.lead[0], answering.why].map((text) => say(writing, text)).join(' ');
  // Figures name their area and homes themselves.
  const about = figure ? [] : [asksReader ? undefined : scope, ...(brief.scope?.sentences ?? [])];
  const said = [hook, answer, ...about].filter((text): text is string => Boolean(text));
  const more = [titleEntry?.find, own[0]?.case, own[1]?.case]
    .filter((text): text is string => text !== undefined)
    .map((text) => say(writing, text));
  while (!opening && countWords(said.join(' ')) < leastWordsOfOpening && more.length > 0)
    said.push(more.shift() as string);
  return [paragraph(...said)];
}

/** The sentences of a scope stand for themselves. */
function withoutSentences(writing: Writing): Writing {
  const { scope } = writing.brief;
  if (!scope || scope.sentences.length === 0) return writing;
  const text = scope.sentences.reduce(
    (left, sentence) => left.replace(sentence.replace(/[.!?]$/, ''), ''),
    scope.text.charAt(0).toUpperCase() + scope.text.slice(1),
  );
  const rest = text.replace(/^[\s,.;]+|[\s,.;]+$/g, '');
  return {
    ...writing,
    brief: { ...writing.brief, scope: rest ? { ...scope, text: rest } : undefined },
  };
}

/** A fact of the place where it serves the title, else a first line of the title's own. */
function firstLine(writing: Writing): string {
  const openings = openingsFor(writing);
  // "Make two calls." promises what the next sentence does not tell.
  const kept = openings.filter((line) => !/\b(?:two|three|four|five|six) \p{L}+\.$/u.test(line));
  return factWithSource(writing) ?? pickLine(writing, kept.length > 0 ? kept : openings);
}

/** "Buffalo gets about 88 inches of snow in an average year (NOAA averages 2006-2020, nearest station)." */
function factWithSource({ title, material }: Writing): string | undefined {
  const fact = localFact(title, material);
  if (!fact) return undefined;
  const source = fact.source.replace(/^[^:]+: /, '').replace(/\.$/, '');
  return fact.line.replace(/\.$/, () => ` (${source}).`);
}

const figureHook = (writing: Writing) =>
  writing.brief.report.figures.length > 0
    ? linesOf(reportFigures(writing).slice(0, 1))[0]
    : undefined;

/** One-sentence takeaways, in other words than the sections use. */
export function writeKeyPoints(article: Article): Block[] {
  const { writing, answered, explained, answering } = article;
  const points = [...explained, ...answered.flatMap((part) => part.points)];
  const enough = [...points, ...(answering ? [answering] : []), ...article.warned];
  return [
    heading(writing.random.pick(headings.keyPoints)),
    bullets([...new Set(enough)].slice(0, 5).map(({ lead }) => say(writing, plain(lead[1])))),
  ];
}

/** "As for solar panels, ..." once is enough. */
const plain = (text: string) =>
  capitalise(text.replace(/^(?:With|For|When it comes to|As for) \{subject\}, /, ''));

const answersWanted = 3;

/** The questions closest to the title; where there are few, those that its own points answer. */
export function writeFaq(article: Article): Block[] {
  const { writing } = article;
  const { random } = writing;
  const close = faqByFit(writing);
  const fitting = close.filter(({ fit }) => fit >= leastFit).map(({ entry }) => entry);
  const untold = untoldPoints(article).map(({ question, lead, why, how }) => ({
    question,
    answer: [plain(lead[1]), why, how].join(' '),
  }));
  const chosen = [
    ...fitting.slice(0, answersWanted),
    ...untold,
    ...close.map(({ entry }) => entry),
  ];
  const questions = new Set<string>();
  return [
    heading(random.pick(headings.faq)),
    ...chosen
      .filter(({ question }) => !questions.has(question) && questions.add(question))
      .slice(0, answersWanted)
      .flatMap(({ question, answer }) => [
        subheading(say(writing, question)),
        paragraph(say(writing, answer)),
      ]),
  ];
}

const leastFit = 3;

function faqByFit({ material, title, isWornOut, random }: Writing) {
  const { knowledge, own, place } = material;
  const first = new Set(own.slice(0, 3).flatMap((point) => point.subjects));
  const words = keywordsOf(title.replaceAll(place.city, ''));
  return random
    .some(knowledge.faq)
    .map((entry) => ({
      entry,
      fit:
        entry.subjects.filter((subject) => first.has(subject)).length * 2 +
        [...keywordsOf(`${entry.question} ${entry.subjects.join(' ')}`)].filter((word) =>
          words.has(word),
        ).length -
        (isWornOut(material.say(entry.answer)) ? 2 : 0),
    }))
    .toSorted((one, other) => other.fit - one.fit);
}

/** Points of the title that no other part tells, and the closest ones of the topic. */
function untoldPoints({ writing, answered, explained, warned, answering }: Article): Point[] {
  const { own, others } = writing.material;
  const told = new Set([...answered.flatMap((part) => part.points), ...explained, ...warned]);
  const near = closestTo(others, own.slice(0, 2)).filter(({ shared }) => shared > 0);
  return [...own.slice(0, 8), ...near.map(({ item }) => item)]
    .filter((point) => !told.has(point) && point !== answering)
    .slice(0, answersWanted);
}

/** What the agent offers, one invitation, and the line every article ends with. */
export function writeClosing({ writing }: Article): Block[] {
  const { brief, material, random, voice } = writing;
  const call = brief.nextStep
    ? callToAction(writing)
    : pickLine(writing, material.invitations.slice(0, 3));
  return [
    heading(random.pick(headings.closing)),
    ...saidAs(writing, 'offer'),
    paragraph(voice.isWarm && !brief.nextStep && "I'd love to help.", call),
    paragraph(disclaimer),
  ];
}
