import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, strong } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { fitOf, keywordsOf } from '#builtin/writer/points.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** What the topics know, as lines of a post. It gives way to what the agent said. */

/** The title answered, in one sentence, or two where the first is only a few words. */
export function titleAnswer(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  return titleEntry && pickLine(writing, titleEntry.answer.map(firstOf));
}

function firstOf(answer: string): string {
  const [first = '', second = ''] = splitSentences(answer);
  return countWords(first) < 6 ? `${first} ${second}` : first;
}

/** After a first line that speaks of the title: its answer, or the point that says most about it. */
export function answerOrPoint(writing: Writing): string | undefined {
  const { titleEntry, own } = writing.material;
  if (!titleEntry) return undefined;
  const seconds = titleEntry.answer.flatMap((answer) =>
    splitSentences(answer)
      .slice(1)
      .filter(
        (text) =>
          countWords(text) > 7 &&
          !/^(?:It|This|That|They|These|Those|Then|Each|Both|The (?:first|second|same|rest))\b/.test(
            text,
          ),
      ),
  );
  const leads = own.slice(0, 4).flatMap(({ lead }) => lead);
  return pickLine(writing, [...titleEntry.answer.map(firstOf), ...seconds, ...leads]);
}

/** One of the things a point says, in a form that stands on its own. */
export type Form = 'do' | 'know' | 'how' | 'case' | 'wrong' | 'explain' | 'ask';

export function sayPoint(writing: Writing, point: Point, form: Form): string {
  const { random } = writing;
  switch (form) {
    case 'do':
      return say(writing, random.chance(0.55) ? actionWithPurpose(point) : point.action);
    case 'know':
      return pickLine(writing, point.lead);
    case 'how':
      return say(writing, point.how);
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
      return `${strong(say(writing, point.question))} ${pickLine(writing, point.lead)}`;
  }
}

/** What a form repeats most, to see whether the agent's last pieces said it. */
function coreOf(point: Point, form: Form): string {
  const cores: Record<Form, string> = {
    do: point.action,
    know: point.lead[0],
    how: point.how,
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
  form: Form = 'do',
  used: readonly Point[] = [],
): Point[] {
  const { material, random, isWornOut } = writing;
  const near = random.some([...material.own, ...material.others.slice(0, 5)]);
  const far = random.some(material.others.slice(5, 20));
  const isFresh = (point: Point) => !isWornOut(material.say(coreOf(point, form)));
  const open = [...near, ...far].filter((point) => !used.includes(point));
  // Others that speak of the title are as good for a list, and keep two posts of one title apart.
  const wanted = keywordsOf(writing.title.replaceAll(material.place.city, ''));
  const more = material.others.slice(0, 4).filter((point) => fitOf(point, wanted) > 1);
  const isOwn = (point: Point) => material.own.includes(point) || more.includes(point);
  return [
    ...near.filter((point) => isOwn(point) && isFresh(point)),
    ...near.filter((point) => !isOwn(point) && isFresh(point)),
    ...far.filter(isFresh),
    ...near,
  ]
    .filter((point, index, all) => open.includes(point) && all.indexOf(point) === index)
    .slice(0, count);
}

/** A tip or a few: one is a sentence, more are a list. */
export function tips(writing: Writing, count: number): Block[] {
  if (count < 1) return [];
  const points = takePoints(writing, count);
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
