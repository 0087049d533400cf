import {
  type Block,
  bullets,
  linesOf,
  paragraph,
  saysSomething,
  steps,
} from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { localFact } from '#builtin/writer/place/local-facts.ts';
import { byStage, stemsOf } from '#builtin/writer/points.ts';
import type { Shape } from '#builtin/writer/post/shape.ts';
import type { Facts } from '#contract/facts.ts';
import { callToAction, endsWithCall } from './calls.ts';
import {
  fullAnswer,
  openingsFor,
  type PointForm,
  pointsOnTitle,
  sayPoint,
  takePoints,
  titleAnswer,
} from './knowledge-lines.ts';
import { saysAgain } from './said-before.ts';
import { sayAllElse } from './say-facts.ts';
import { scopeLine } from './say-scope.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** Posts without answers: a hook, the title answered, and something to do with it. */

/** What stands between the title's answer and the call. */
export type Body =
  | 'tips'
  | 'steps'
  | 'cases'
  | 'wrong'
  | 'facts'
  | 'explained'
  | 'questions'
  | 'how';

export function fromKnowledge(body: Body): (writing: Writing) => Block[] {
  return (writing) => {
    const known = localFact(writing.title, writing.material);
    const local =
      known && !writing.isWornOut(known.line) && writing.random.chance(0.5) ? known : undefined;
    const used: Point[] = [];
    const start = opening(writing, local?.line, used);
    return [
      ...start,
      ...bodies[body](besides(writing, linesOf(start).join(' ')), used),
      ...told(writing),
      line(callToAction(writing)),
      ...sourceOf(local),
    ];
  };
}

/** The points that the opening has not told by now. */
function besides(writing: Writing, said: string): Writing {
  const { material } = writing;
  const isNew = ({ action, lead }: Point) =>
    ![action, lead[0]].some((each) => saysAgain(material.say(each), said));
  return {
    ...writing,
    material: {
      ...material,
      own: material.own.filter(isNew),
      others: material.others.filter(isNew),
    },
  };
}

/**
 * A first line, and the title answered right after it. A belief or a mistake is a first line only where it speaks of
 * what the title's answer speaks of, so that the answer goes on from it.
 */
function opening(writing: Writing, local: string | undefined, used: Point[]): Block[] {
  const { random } = writing;
  if (local) return [line(local), line(titleAnswer(writing))];
  const answer = titleAnswer(writing) ?? '';
  const telling = random
    .some(pointsOnTitle(writing).slice(0, nearest))
    .find((point) => leadsTo(point, answer, writing));
  const kind = random.next();
  if (!telling || kind < 0.45)
    return [line(pickLine(writing, openingsFor(writing))), line(fullAnswer(writing))];
  used.push(telling);
  const [hook, reply]: [string, string] =
    kind < 0.75
      ? [say(writing, telling.mistake), say(writing, telling.cost)]
      : [
          `"${say(writing, telling.myth)}" ${random.pick(doubts)}`,
          pickLine(writing, [telling.lead[0], telling.why]),
        ];
  return [line(hook, reply), line(answer)];
}

/** The title or its answer names what a point is about. */
function leadsTo(point: Point, answer: string, { title, material }: Writing): boolean {
  const words = stemsOf(`${point.mistake} ${point.myth} ${point.action} ${point.lead[0]}`);
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => words.has(stem)).length;
  return shared(answer) > 2 && shared(title.replaceAll(material.place.city, '')) > 0;
}

const nearest = 5;

const doubts = [
  'Not quite.',
  'Not so fast.',
  "It's only half true.",
  "There's more to it.",
  'I hear that one a lot.',
];

type Compose = (writing: Writing, used: Point[]) => Block[];

const bodies: Record<Body, Compose> = {
  tips: (writing, used) => {
    const count = writing.random.pick([2, 3, 3]);
    return [line(pickLine(writing, listIntros)), bullets(take(writing, count, 'do', used))];
  },
  steps: (writing, used) => {
    const points = takePoints(writing, writing.random.pick([3, 4]), 'do', used);
    const ordered = byStage(points, writing.material.knowledge);
    return [
      line(pickLine(writing, orderIntros)),
      steps(ordered.map((point) => say(writing, point.action))),
    ];
  },
  cases: (writing, used) => [
    line(pickLine(writing, caseIntros)),
    bullets(take(writing, 2, 'case', used)),
  ],
  wrong: (writing, used) => [
    line(pickLine(writing, wrongIntros)),
    bullets(take(writing, 2, 'wrong', used)),
  ],
  facts: (writing, used) => [
    line(pickLine(writing, factIntros)),
    bullets(take(writing, 3, 'know', used)),
  ],
  explained: (writing, used) => [
    line(pickLine(writing, partIntros)),
    bullets(take(writing, 2, 'explain', used)),
  ],
  questions: (writing, used) => take(writing, 2, 'ask', used).map((text) => line(text)),
  how: (writing, used) => [
    line(pickLine(writing, partIntros)),
    bullets(take(writing, 2, 'shown', used)),
  ],
};

function take(writing: Writing, count: number, form: PointForm, used: Point[]): string[] {
  const points = takePoints(writing, count, form, used);
  used.push(...points);
  return points.map((point) => sayPoint(writing, point, form));
}

const partIntros = [
  'Two parts of it deserve a closer look:',
  'Two things worth knowing:',
  'Two things that make the difference:',
  'Two things to keep in mind:',
];
const wrongIntros = ['Where it goes wrong:', 'Two slips to avoid:', 'What to watch for:'];
const listIntros = [
  'Where to start:',
  "Here's the short list:",
  "What I'd do first:",
  'Put these on your list:',
  'My short list:',
];
const orderIntros = [
  'A good order:',
  'In this order:',
  'Step by step:',
  "The order I'd take it in:",
  'One after the other:',
];
const caseIntros = [
  'It depends on your case:',
  'Two cases to know:',
  'Your own case may differ:',
  'Watch for these:',
];
const factIntros = [
  'Good to know:',
  'What matters:',
  'Keep in mind:',
  'A few things I keep coming back to:',
  "What I'd want you to know:",
];

/** Where a figure of the place is from, under the text. */
export const sourceOf = (local: { source: string } | undefined): Block[] =>
  local ? [paragraph(`\uE002${local.source}\uE003`)] : [];

/** What the agent said besides, when a shape is asked for by name. */
function told(writing: Writing): Block[] {
  const scope = scopeLine(writing);
  return [...(scope ? [line(scope)] : []), ...sayAllElse([], writing)];
}

/** One of the templates, with the title answered near its start and a call at its end. */
export function fromTemplate(shape: Shape, writing: Writing, figures: Facts['figures']): Block[] {
  const { material, random, brief } = writing;
  const body = shape({
    material: {
      ...material,
      own: takePoints(writing, Math.min(9, pointsOnTitle(writing).length), 'know'),
      others: [],
      ...(material.titleEntry && {
        titleEntry: { ...material.titleEntry, openings: [...openingsFor(writing)] },
      }),
      say: (text: string) => say(writing, text),
    },
    random,
    size: 0,
    figures,
    isTight: true,
    nextStep: brief.nextStep,
  }).filter(saysSomething);
  const ending = linesOf(body).at(-1) ?? '';
  // A question to the reader is a call, too.
  const isClosed = ending.endsWith('?') || endsWithCall(ending);
  const start = startsWithQuestion(body) ? 2 : 1;
  const answer = random.chance(0.35) ? titleAnswer(writing) : fullAnswer(writing);
  const isAnswered = answer === undefined || start > 1 || !canTakeAnswer(body);
  return [
    ...body.slice(0, start),
    ...(isAnswered ? [] : [line(answer)]),
    ...body.slice(start, isClosed ? -1 : undefined),
    ...told(writing),
    ...(isClosed ? body.slice(-1) : [line(callToAction(writing))]),
  ];
}

/** A question stands right before what is said of it. */
const startsWithQuestion = ([first, second]: Block[]) =>
  first?.kind === 'p' && second?.kind === 'p' && /^\uE000[^\uE001]*\uE001$/.test(first.text);

/** A first line that says more than a sentence needs no other. */
const canTakeAnswer = ([first]: Block[]) =>
  first?.kind === 'p' &&
  splitSentences(first.text).length === 1 &&
  countWords(first.text) < 22 &&
  !first.text.startsWith('"');
