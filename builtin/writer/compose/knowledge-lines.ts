import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, strong } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { byFit, fitOf, keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import { saysAgain } from './said-before.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** What the topics know, as lines of a post. It gives way to what the agent said. */

/** The title answered, in one sentence, or two where the first is only a few words. */
export function titleAnswer(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  return titleEntry && pickLine(writing, titleEntry.answer.map(firstOf));
}

/** The same, short enough for a first line as far as there is such a wording. */
export function titleHook(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  if (!titleEntry) return undefined;
  const first = titleEntry.answer.map(firstOf);
  const short = first.filter(
    (answer) => countWords(splitSentences(answer)[0] ?? '') <= mostWordsOfHook,
  );
  return pickLine(writing, short.length > 0 ? short : first);
}

const mostWordsOfHook = 17;

/** The title answered in full: after a first line that only speaks of it, one sentence may be too few. */
export function fullAnswer(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  return titleEntry && pickLine(writing, [...titleEntry.answer, ...titleEntry.answer.map(firstOf)]);
}

/** The title answered in full, with a first sentence that makes a first line as far as there is one. */
export function answerWithHook(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  if (!titleEntry) return undefined;
  const hooks = titleEntry.answer.filter(
    (answer) => countWords(splitSentences(answer)[0] ?? '') <= mostWordsOfHook,
  );
  return pickLine(writing, hooks.length > 0 ? hooks : titleEntry.answer);
}

/**
 * First lines for the title. "Six questions tell more than a tour" promises six, which no post
 * keeps, so such a line is only taken when it names them or there is no other.
 */
export function openingsFor({ material }: Pick<Writing, 'material'>): readonly string[] {
  const all = material.titleEntry?.openings ?? material.knowledge.openings;
  const kept = all.filter((opening) => !promises.test(opening) || /[:,]/.test(opening));
  return kept.length > 0 ? kept : all;
}

const promises =
  /\b(?:three|four|five|six|seven|ten)(?: \p{Ll}+){0,2} (?:questions|steps|parts|groups|filters|habits|checks|calendars|figures|flows|clues|things|lines|visits|stages|spans|answers|words|times|reports)\b/iu;

/** The points that were chosen for the title, those that share most of its words first. */
export function pointsOnTitle({ material, title }: Writing): Point[] {
  const { own, titleEntry, place } = material;
  const wanted = keywordsOfTitle(title, place);
  const chosen = titleEntry ? own.filter(({ id }) => titleEntry.points.includes(id)) : own;
  return byFit(chosen, wanted).map(({ point }) => point);
}

function firstOf(answer: string): string {
  const [first = '', second = ''] = splitSentences(answer);
  return countWords(first) < 6 || isHalf(first, second) ? `${first} ${second}` : first;
}

/** "A repair gives you control ... A credit saves time ...": one side of a choice is no answer. */
const isHalf = (first: string, second: string) =>
  /^An? [\p{L}-]+(?: [\p{L}-]+)? \p{L}+s\b/u.test(first) &&
  /^An? [\p{L}-]+(?: [\p{L}-]+)? \p{L}+s\b/u.test(second);

/** One of the things a point says, in a form that stands on its own. */
export type PointForm = 'do' | 'know' | 'shown' | 'case' | 'wrong' | 'explain' | 'ask';

export function sayPoint(writing: Writing, point: Point, form: PointForm): string {
  const { random } = writing;
  switch (form) {
    case 'do':
      return say(writing, random.chance(0.55) ? actionWithPurpose(point) : point.action);
    case 'know':
      return pickLine(writing, point.lead);
    case 'shown':
      return `${pickLine(writing, point.lead)} ${say(writing, point.how)}`;
    case 'case':
      return say(writing, point.case);
    case 'wrong': {
      const fix = random.pick(['Instead:', 'Better:', 'The fix:', 'Try this:']);
      const action = asSentence(`${fix} ${lowerFirst(say(writing, point.action))}`);
      return [say(writing, point.mistake), random.chance(0.6) && say(writing, point.cost), action]
        .filter(Boolean)
        .join(' ');
    }
    case 'explain':
      return [
        pickLine(writing, point.lead),
        say(writing, random.chance(0.6) ? point.why : point.how),
      ].join(' ');
    case 'ask':
      // The first of its lines says what is so, and how to find out is what was asked for.
      return `${strong(say(writing, point.question))} ${say(writing, point.lead[0])} ${say(writing, point.how)}`;
  }
}

/** What a form repeats most, to see whether the agent's last pieces said it. */
function coreOf(point: Point, form: PointForm): string {
  const cores: Record<PointForm, string> = {
    do: point.action,
    know: point.lead[0],
    shown: point.how,
    case: point.case,
    wrong: point.mistake,
    explain: point.lead[1],
    ask: point.question,
  };
  return cores[form];
}

/**
 * Points for a form: those that answer the title before others of the topic, and those whose words
 * the agent's last pieces did not have before all others.
 */
export function takePoints(
  writing: Writing,
  count: number,
  form: PointForm = 'do',
  used: readonly Point[] = [],
): Point[] {
  const { material, random, isWornOut } = writing;
  const best = pointsOnTitle(writing);
  const others = [...material.own, ...material.others].filter((point) => !best.includes(point));
  // Those that the title was given first speak of it most.
  const near = [...random.some(best.slice(0, nearest)), ...random.some(best.slice(nearest))];
  // What was not chosen for the title comes after all that was.
  const far = random.some(others.slice(0, 12));
  const isFresh = (point: Point) => !isWornOut(material.say(coreOf(point, form)));
  // What the agent wants it to be about comes first.
  const { scope } = writing.brief;
  const meant = keywordsOf(scope?.isSaid ? scope.text : '');
  const onScope = near.filter((point) => fitOf(point, meant) > 0 && isFresh(point));
  const taken: Point[] = [];
  for (const point of [
    ...onScope,
    ...near.filter(isFresh),
    ...far.filter(isFresh),
    ...near,
    ...far,
  ]) {
    if (taken.length === count) break;
    if (!used.includes(point) && !taken.some((other) => other === point || areAlike(other, point)))
      taken.push(point);
  }
  return taken;
}

const nearest = 5;

/** Two points that tell somebody to do the same. */
function areAlike(one: Point, other: Point): boolean {
  const words = keywordsOf(one.action);
  const shared = [...keywordsOf(other.action)].filter((word) => words.has(word)).length;
  return shared >= 3;
}

/** A tip or a few: one is a sentence, more are a list. */
export function tips(writing: Writing, count: number, said = ''): Block[] {
  if (count < 1) return [];
  // What the post has said by now is no tip.
  const isSaid = (point: Point) => saysAgain(writing.material.say(point.action), said);
  const repeated =
    said === '' ? [] : [...writing.material.own, ...writing.material.others].filter(isSaid);
  const points = takePoints(writing, count, 'do', repeated);
  const [first] = points;
  if (!first) return [];
  if (points.length === 1)
    return [line(sayPoint(writing, first, writing.voice.explains ? 'explain' : 'know'))];
  const intro = pickLine(writing, points.length === 2 ? twoTips : moreTips);
  return [line(intro), bullets(points.map((point) => sayPoint(writing, point, 'do')))];
}

const twoTips = [
  'Two things that help:',
  'Two moves that pay off:',
  "Here's where I'd start:",
  'Worth doing first:',
];
const moreTips = [
  'Start here:',
  "What I'd do first:",
  'A short list that helps:',
  'Worth doing this week:',
];

/** A first line when no fact makes one: the title's own, else the topic's. */
export function hookLine(writing: Writing): string {
  return splitSentences(pickLine(writing, openingsFor(writing)))[0] ?? '';
}
