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
import { byStage } from '#builtin/writer/points.ts';
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
  const isNew = (point: Point) => !saysAgain(material.say(point.action), said);
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
 * A first line, and the title answered right after it. A first line that is a point's own question,
 * myth or mistake is met by what the same point says of it.
 */
function opening(writing: Writing, local: string | undefined, used: Point[]): Block[] {
  const { random } = writing;
  if (local) return [line(local), line(titleAnswer(writing))];
  const openings = openingsFor(writing);
  // The last points of a title are too far from it to open with.
  const [telling] = random.some(pointsOnTitle(writing).slice(0, nearest));
  const kind = random.next();
  if (!telling || kind < 0.35)
    return [line(pickLine(writing, openings)), line(fullAnswer(writing))];
  used.push(telling);
  const known = () => pickLine(writing, [telling.lead[0], telling.why]);
  const [hook, reply]: [string, string] =
    kind < 0.7
      ? [say(writing, telling.mistake), say(writing, telling.cost)]
      : kind < 0.8
        ? [`"${say(writing, telling.myth)}" ${random.pick(doubts)}`, known()]
        : kind < 0.92
          ? [
              say(writing, telling.question),
              `${say(writing, telling.lead[0])} ${say(writing, telling.how)}`,
            ]
          : [pickLine(writing, telling.lead), say(writing, telling.why)];
  return [line(hook, reply), line(titleAnswer(writing))];
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
    const { random } = writing;
    const count = random.pick([2, 2, 3]);
    const list = bullets(take(writing, count, 'do', used));
    return [
      line(pickLine(writing, count === 2 ? pairIntros : listIntros)),
      list,
      ...after(writing, used),
    ];
  },
  steps: (writing, used) => {
    const points = takePoints(writing, writing.random.pick([3, 4]), 'do', used);
    const ordered = byStage(points, writing.material.knowledge);
    return [
      line(pickLine(writing, orderIntros)),
      steps(ordered.map((point) => say(writing, point.action))),
      ...after(writing, used),
    ];
  },
  cases: (writing, used) => [
    line(pickLine(writing, caseIntros)),
    bullets(take(writing, 2, 'case', used)),
    ...after(writing, used),
  ],
  wrong: (writing, used) => take(writing, 2, 'wrong', used).map((text) => line(text)),
  facts: (writing, used) => [
    line(pickLine(writing, factIntros)),
    bullets(take(writing, 3, 'know', used)),
    ...after(writing, used),
  ],
  explained: (writing, used) => take(writing, 2, 'explain', used).map((text) => line(text)),
  questions: (writing, used) => take(writing, 2, 'ask', used).map((text) => line(text)),
  how: (writing, used) => take(writing, 2, 'shown', used).map((text) => line(text)),
};

function take(writing: Writing, count: number, form: PointForm, used: Point[]): string[] {
  const points = takePoints(writing, count, form, used);
  used.push(...points);
  return points.map((point) => sayPoint(writing, point, form));
}

/** After a list one more thing worth knowing, or nothing: a line that fits any list says nothing. */
function after(writing: Writing, used: Point[]): Block[] {
  const { random, voice } = writing;
  const kind = random.next();
  if (kind < 0.35 || kind > 0.8 || !voice.explains) return [];
  return [line(...take(writing, 1, random.pick(['know', 'explain']), used))];
}

const pairIntros = ['Two things that help:', 'Two moves:', 'Do these two first:'];
const listIntros = [
  'Where to start:',
  "Here's the short list:",
  'What to do about it:',
  "What I'd do first:",
  'In practice:',
  'Put these on your list:',
  'This week:',
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
  'It depends.',
  'Two cases to know.',
  'Your own case may differ.',
  'Two exceptions.',
  'Watch for these.',
];
const factIntros = [
  'Good to know:',
  'What matters:',
  'Keep in mind:',
  'A few things I keep coming back to:',
  "What I'd want you to know:",
];

/** Where a figure of the place is from, under the text. */
const sourceOf = (local: { source: string } | undefined): Block[] =>
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
