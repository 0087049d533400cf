import { actionWithPurpose } from '#builtin/writer/action.ts';
import {
  type Block,
  bullets,
  linesOf,
  paragraph,
  saysSomething,
  steps,
} from '#builtin/writer/blocks.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { localFact } from '#builtin/writer/place/local-facts.ts';
import { byStage } from '#builtin/writer/points.ts';
import type { Shape } from '#builtin/writer/post/shape.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import { callToAction, endsWithCall } from './calls.ts';
import { fullAnswer, takePoints, titleAnswer } from './knowledge-lines.ts';
import { sayAllElse, scopeLine } from './say-facts.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** A first line from what is known: a promise, a fact of the place, or what goes wrong. */
function knownHook(writing: Writing): string {
  const { material, random } = writing;
  const openings = material.titleEntry?.openings ?? material.knowledge.openings;
  const [telling] = material.own;
  const kind = random.next();
  if (telling && kind < 0.2) return say(writing, telling.mistake);
  if (telling && kind < 0.35)
    return `"${say(writing, telling.myth)}" ${random.pick(['Not quite.', 'Not so fast.', "I hear it a lot. It's only half true."])}`;
  return pickLine(writing, openings);
}

/** Hook, the title's answer, a few things to do. */
export function answerAndTips(writing: Writing): Block[] {
  const { random, voice } = writing;
  const local = localFact(writing.title, writing.material, random);
  const points = takePoints(writing, random.pick([3, 3, Math.min(4, voice.mostPoints)]));
  const isFull = random.chance(0.5);
  return [
    line(local?.line ?? knownHook(writing)),
    line(isFull ? fullAnswer(writing) : titleAnswer(writing)),
    line(pickLine(writing, intros)),
    bullets(
      points.map((point) =>
        say(writing, random.chance(0.75) ? actionWithPurpose(point) : point.action),
      ),
    ),
    line(random.chance(0.4) && closer(writing)),
    ...told(writing),
    line(callToAction(writing)),
    ...sourceOf(local),
  ];
}

/** Where a figure of the place is from, under the text. */
export const sourceOf = (local: { source: string } | undefined): Block[] =>
  local ? [paragraph(`\uE002${local.source}\uE003`)] : [];

const intros = [
  'Where to start:',
  "Here's the short list:",
  'Three moves that help:',
  'What to do about it:',
  "What I'd do first:",
  'In practice:',
  'Put these on your list:',
].filter((text) => !text.startsWith('Three'));

function closer(writing: Writing): string {
  return pickLine(writing, [
    'None of it takes long. All of it pays off.',
    'Small steps. Real difference.',
    'Do the first one today. The rest gets easier.',
    'Half an hour now saves a long day later.',
    'Simple, and easy to skip.',
    'It looks like a lot. It fits into one afternoon.',
  ]);
}

/** Steps in the order a person would take them. */
export function answerAndSteps(writing: Writing): Block[] {
  const { random, material } = writing;
  const points = byStage(takePoints(writing, random.pick([4, 5])), material.knowledge);
  return [
    line(knownHook(writing)),
    line(titleAnswer(writing)),
    line(
      pickLine(writing, [
        'A good order:',
        'In this order:',
        'Step by step:',
        'The order I would take it in:',
      ]),
    ),
    steps(points.map((point) => say(writing, point.action))),
    line(random.chance(0.5) && closer(writing)),
    ...told(writing),
    line(callToAction(writing)),
  ];
}

/** What changes the answer, case by case. */
export function answerByCase(writing: Writing): Block[] {
  const { random } = writing;
  const [first, second] = takePoints(writing, 2);
  if (!first || !second) return [];
  return [
    line(knownHook(writing)),
    line(titleAnswer(writing)),
    line(
      pickLine(writing, [
        'It depends on where you stand.',
        'Two cases to know.',
        'Your own case may differ.',
      ]),
    ),
    bullets([say(writing, first.case), say(writing, second.case)]),
    line(random.chance(0.5) && pickLine(writing, first.lead)),
    ...told(writing),
    line(callToAction(writing)),
  ];
}

/** What goes wrong, and what to do instead. */
export function whatGoesWrong(writing: Writing): Block[] {
  const { random } = writing;
  const [first, second] = takePoints(writing, 2);
  if (!first || !second) return [];
  const fix = random.pick(['Instead:', 'Better:', 'The fix:']);
  const told2 = (point: typeof first) =>
    line(
      say(writing, point.mistake),
      say(writing, point.cost),
      `${fix} ${asSentence(say(writing, point.action)).replace(/^./, (letter) => letter.toLowerCase())}`,
    );
  return [
    line(
      pickLine(
        writing,
        writing.material.titleEntry?.openings ?? writing.material.knowledge.openings,
      ),
    ),
    line(titleAnswer(writing)),
    told2(first),
    told2(second),
    ...told(writing),
    line(callToAction(writing)),
  ];
}

/** What the agent said besides, when a shape is asked for by name. */
function told(writing: Writing): Block[] {
  const scope = scopeLine(writing);
  return [...(scope ? [line(scope)] : []), ...sayAllElse([], writing)];
}

/** One of the templates, with the title answered near its start and a call at its end. */
export function fromTemplate(shape: Shape, writing: Writing, figures: Facts['figures']): Block[] {
  const { material, random, brief } = writing;
  const spokenMaterial = { ...material, say: (text: string) => say(writing, text) };
  const body = shape({
    material: spokenMaterial,
    random,
    size: 0,
    figures,
    isTight: true,
    nextStep: brief.nextStep,
  }).filter(saysSomething);
  const said = told(writing);
  const last = linesOf(body).at(-1) ?? '';
  const isClosed = endsWithCall(last);
  const start = startsWithQuestion(body) ? 2 : 1;
  const answer = titleAnswer(writing);
  const isAnswered =
    answer === undefined || linesOf(body).join(' ').includes(answer) || !canTakeAnswer(body);
  return [
    ...body.slice(0, start),
    ...(isAnswered ? [] : [line(answer)]),
    ...body.slice(start, isClosed ? -1 : undefined),
    ...said,
    ...(isClosed ? body.slice(-1) : [line(callToAction(writing))]),
  ];
}

/** A question or a belief stands right before what is said of it. */
const startsWithQuestion = ([first, second]: Block[]) =>
  first?.kind === 'p' && second?.kind === 'p' && /^\uE000[^\uE001]*\uE001$/.test(first.text);

/** A first line that is already an answer needs no other. */
const canTakeAnswer = ([first]: Block[]) =>
  first?.kind === 'p' &&
  splitSentences(first.text).length === 1 &&
  countWords(first.text) < 22 &&
  !first.text.startsWith('"');
