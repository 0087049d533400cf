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
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { type LocalFact, localFact } from '#builtin/writer/place/local-facts.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import { type Article, narrowSubjects, nearPoints, saidAs } from './article.ts';
import { disclaimer } from './disclaimer.ts';
import { headingOfQuestion, headings } from './headings.ts';

const leastWordsOfOpening = 58;

/** The title answered at once: a hook, the answer, and for whom it is meant. */
export function writeOpening(article: Article): Block[] {
  const { writing, answering, opening } = article;
  const { brief, material } = writing;
  const { titleEntry } = material;
  const scope = scopeLine(withoutSentences(writing));
  const asksReader = scope?.endsWith('?') === true;
  const figure = figureHook(writing);
  const fact = factOfPlace(writing)?.line;
  const hook = figure ?? fact ?? (asksReader ? scope : opening ? undefined : firstLine(writing));
  const told = answering
    ? [answering.lead[0], answering.why].map((text) => say(writing, text)).join(' ')
    : titleEntry && pickLine(writing, titleEntry.answer);
  const answer = opening ? linesOf(opening).join(' ') : told;
  // Figures name their area and homes themselves.
  const about = figure
    ? []
    : [hook === scope ? undefined : scope, ...(brief.scope?.sentences ?? [])];
  const said = [hook, answer, ...about].filter((text): text is string => Boolean(text));
  if (!opening && countWords(said.join(' ')) < leastWordsOfOpening)
    said.push(...otherWording(writing, said.join(' ')));
  return [paragraph(...said)];
}

/** What the other wording of the title's answer says besides, where it needs nothing before it. */
function otherWording(writing: Writing, said: string): string[] {
  const { titleEntry, own } = writing.material;
  const later = (titleEntry?.answer ?? [])
    .map((text) => say(writing, text))
    .filter((text) => !said.includes(text))
    .flatMap((text) => splitSentences(text).slice(1))
    .filter((text) => !leansOn.test(text));
  const more =
    later.length > 0 || titleEntry ? later : own.slice(-1).map((point) => say(writing, point.case));
  return more.filter((text) => !writing.isWornOut(text)).slice(0, 1);
}

const leansOn =
  /^(?:It|This|That|They|These|Those|Then|Each|Both|Neither|Either|The (?:first|second|same|rest|other|latter))\b|\bthen\b/;

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

/** A first line of the title's own, or of the topic where the agent's last pieces had those. */
function firstLine(writing: Writing): string {
  const { material, isWornOut } = writing;
  const openings = openingsFor(writing);
  // "Make two calls." promises what the next sentence does not tell.
  const kept = openings.filter((line) => !/\b(?:two|three|four|five|six) \p{L}+\.$/u.test(line));
  const own = kept.length > 0 ? kept : openings;
  const isAllSaid = own.every((line) => isWornOut(say(writing, line)));
  return pickLine(writing, isAllSaid ? material.knowledge.openings : own);
}

/** The fact of the place that serves the title, in words that no two places share eight of. */
function factOfPlace({ title, material, brief, isWornOut }: Writing): LocalFact | undefined {
  // Figures of the agent's own come before public ones.
  const fact = brief.report.figures.length === 0 ? localFact(title, material) : undefined;
  if (fact && isWornOut(fact.line)) return undefined;
  return (
    fact && {
      ...fact,
      line: fact.line
        .replace(/ melted snow fall on /, ' melted snow reach ')
        .replace(
          / in the year to the (first|second|third|fourth) quarter of (\d{4})\.$/,
          (_, name: string, year: string) =>
            ` in the year to Q${quarters.indexOf(name) + 1} ${year}.`,
        ),
    }
  );
}

const quarters = ['first', 'second', 'third', 'fourth'];

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
  const untold = untoldPoints(article).map((point) => ({
    question: point.question,
    heading: undefined,
    answer: [plain(point.lead[1]), point.why, point.how].join(' '),
  }));
  const asked = new Map<string, string>();
  for (const { question, heading: short, answer } of [
    ...fitting.slice(0, answersWanted),
    ...untold,
    ...close.map(({ entry }) => entry),
  ]) {
    const name = short ?? headingOfQuestion(question, writing);
    if (name && asked.size < answersWanted && !asked.has(name)) asked.set(name, answer);
  }
  if (asked.size === 0) return [];
  return [
    heading(random.pick(headings.faq)),
    ...[...asked].flatMap(([question, answer]) => [
      subheading(question),
      paragraph(say(writing, answer)),
    ]),
  ];
}

const leastFit = 4;

function faqByFit({ material, title, isWornOut, random }: Writing) {
  const { knowledge, own, place } = material;
  const first = narrowSubjects(own.slice(0, 2), knowledge);
  const all = new Set(own.slice(0, 5).flatMap((point) => point.subjects));
  const words = keywordsOfTitle(title, place);
  return random
    .some(knowledge.faq)
    .map((entry) => ({
      entry,
      fit:
        entry.subjects.filter((subject) => first.has(subject)).length * 3 +
        entry.subjects.filter((subject) => all.has(subject)).length +
        [...keywordsOf(`${entry.question} ${entry.subjects.join(' ')}`)].filter((word) =>
          words.has(word),
        ).length -
        (isWornOut(material.say(entry.answer)) ? 2 : 0),
    }))
    .toSorted((one, other) => other.fit - one.fit);
}

/** Points of the title that no other part tells, and the closest ones of the topic. */
function untoldPoints({ writing, answered, explained, warned, answering }: Article): Point[] {
  const { own } = writing.material;
  const told = new Set([...answered.flatMap((part) => part.points), ...explained, ...warned]);
  return [...own.slice(0, 8), ...nearPoints(writing.material)]
    .filter((point) => !told.has(point) && point !== answering)
    .slice(0, 12);
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
    paragraph(factOfPlace(writing)?.source),
    paragraph(disclaimer),
  ];
}
