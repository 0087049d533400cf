import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, heading, paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import { reportFigures } from '#builtin/writer/compose/report.ts';
import { sayAllElse } from '#builtin/writer/compose/say-facts.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { closestTo, keywordsOf, keywordsOfTitle, wideWordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { hasEvent, saidAs } from './agent-answers.ts';
import { narrowSubjects, type PlannedArticle } from './article.ts';
import { type ExplainForm, explain } from './explain.ts';
import { headingOfPoint, headings } from './headings.ts';
import { isTooShortToShare } from './shared-words.ts';

/** Parts that open with what the agent said; what is known besides follows it. */
export function answeredSections({ writing, answered }: PlannedArticle): Block[] {
  const short = writing.voice.explains ? 'reason' : 'way';
  return answered.flatMap(({ heading: name, said, points }) => [
    heading(name),
    ...said,
    ...points.flatMap((point) =>
      explain(writing, point, name, writing.random.pick([short, 'caution']), writing.random),
    ),
  ]);
}

/** The sections that were written for the title, what the agent said of other things among them. */
export function readySections(article: PlannedArticle): Block[] {
  const { sections = [] } = article.ready ?? {};
  const [first, ...others] = sections.map(({ heading: name, said, text }) => [
    heading(name),
    ...said,
    ...text,
  ]);
  return [...(first ?? []), ...answeredSections(article), ...others.flat()];
}

/** A part for every point, under what it says. No two in a row are built alike. */
export function explainedSections({ writing, explained, size }: PlannedArticle): Block[] {
  const { random } = writing;
  let left = forms;
  let last: ExplainForm | undefined;
  return explained.flatMap((point, index) => {
    const name = headingOfPoint(point, writing, writing.title);
    // A question wants its answer, and not what goes wrong without it.
    const others = left.filter((each) => each !== last);
    const fitting = name.endsWith('?') ? answers(name) : others;
    const fresh = fitting.filter((each) => each !== last);
    const form = random.pick(fresh.length > 0 ? fresh : fitting);
    // One belief is a turn, a second a habit.
    if (form === 'belief') left = left.filter((each) => each !== form);
    last = form;
    // Where there are few points, some are told at more length.
    const isFull = !writing.material.titleEntry || index < (size - 1) * 2;
    // A heading that asks for nothing is followed by what to do.
    const isBare = form === 'caution' && phraseKind(name) !== 'order';
    const told = isFull ? ((size > 5 ? longest : fuller)[form] ?? form) : isBare ? 'warning' : form;
    return [heading(name), ...explain(writing, point, name, told, random)];
  });
}

const forms: ExplainForm[] = ['why', 'caution', 'belief', 'task'];
/** "Why did your payment go up?" is not answered by what to do. */
const answers = (question: string): ExplainForm[] =>
  /^(?:how|when|where|which|should)\b(?! (?:much|many|long))/i.test(question)
    ? ['why', 'task']
    : ['why'];
const fuller: Partial<Record<ExplainForm, ExplainForm>> = {
  why: 'deep',
  caution: 'warning',
  task: 'deep',
};
const longest: Partial<Record<ExplainForm, ExplainForm>> = {
  why: 'thorough',
  caution: 'thorough',
  task: 'thorough',
};

/** The figures with their source, and what the agent reads in them. */
export function figuresSection({ writing }: PlannedArticle): Block[] {
  const { brief, random } = writing;
  if (brief.report.figures.length === 0) return [];
  const insights = brief.facts.filter(({ role }) => role === 'insight');
  const [, ...told] = reportFigures({
    ...writing,
    brief: { ...brief, facts: insights, nextStep: undefined },
  });
  return told.length > 1 ? [heading(random.pick(headings.figures)), ...told.slice(0, -1)] : [];
}

/** Where and when, and the facts of a property. */
export function eventSection({ writing }: PlannedArticle): Block[] {
  const { brief, random, material } = writing;
  // An event opens the article.
  if (material.titleEntry && hasEvent(brief)) return [];
  const told = eventBlocks(writing);
  return told.length > 0 ? [heading(random.pick(headings.event)), ...told] : [];
}

export const eventBlocks = (writing: Writing): Block[] => {
  const { brief } = writing;
  return [
    ...sayAllElse(brief.facts, { ...writing, brief: { ...brief, report: { figures: [] } } }),
    ...(hasEvent(brief) ? saidAs(writing, 'note') : []),
  ];
};

/** Things to do, in order; every other one says what it is good for, or each where there is room. */
export function listSection({ writing, listed, isList, size }: PlannedArticle): Block[] {
  if (listed.length < 3) return [];
  const items = listed.map((point, index) =>
    asSentence(say(writing, index % 2 === 0 || size > 3 ? actionWithPurpose(point) : point.action)),
  );
  return [heading(writing.random.pick(headings.steps)), isList ? steps(items) : bullets(items)];
}

/** Two choices in a small table, and the questions that decide, where the title is a choice. */
export function comparisonSection({ writing }: PlannedArticle): Block[] {
  const { material, random, title } = writing;
  if (!isChoice.test(title) || material.knowledge.identifier === 'general') return [];
  const { knowledge, own, place } = material;
  const words = keywordsOfTitle(title, place);
  const wide = wideWordsOf(knowledge);
  const subjects = narrowSubjects(own.slice(0, 3), knowledge);
  const named = (name: string) =>
    [...keywordsOf(name.replace(people, ''))].filter((word) => words.has(word) && !wide.has(word))
      .length;
  const [closest] = closestTo(knowledge.comparisons, own.slice(0, 5))
    .filter(
      ({ item }) =>
        (material.titleEntry !== undefined &&
          namesTwo.test(title) &&
          item.subjects.some((subject) => subjects.has(subject))) ||
        item.options.every(({ name }) => named(name) > 0),
    )
    .toSorted((a, b) => named(b.item.name) - named(a.item.name) || b.shared - a.shared);
  if (!closest) return [];
  const { options, test } = closest.item;
  const [one, other] = options;
  const cell = (text: string) => capitalise(say(writing, text));
  const row = (label: string, first: string, second: string) => [label, cell(first), cell(second)];
  const choice = `${cell(one.name)} or ${lowered(say(writing, other.name))}?`;
  return [
    heading(isTooShortToShare(choice) ? choice : random.pick(headings.comparison)),
    {
      kind: 'table',
      head: ['', cell(one.name), cell(other.name)],
      rows: [
        row('Fits when', one.fits, other.fits),
        row('For it', one.advantages[0], other.advantages[0]),
        row('Also', one.advantages[1], other.advantages[1]),
        row('Against it', one.drawback, other.drawback),
      ],
    },
    paragraph(
      random.pick(['Ask yourself:', 'To decide, ask three things:', 'Three questions settle it:']),
    ),
    bullets(test.map((question) => say(writing, question))),
  ];
}

const isChoice =
  /\bor\b|\bversus\b|\bworth\b|\bside by side\b|\bcompare\b|\boptions\b|\bsignal\b|\bat once\b|\bpicks?\b/i;

/** "Compare two homes" and "paint picks" are choices, and not between the two things that share a subject with them. */
const namesTwo = /\bor\b|\bversus\b|\bvs\b|\bworth\b|\boptions\b|\bat once\b/i;

/** Every title names its readers, whatever they choose between. */
const people = /\b(?:sellers?|buyers?|owners?)\b/gi;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What people overlook, each with its price and a way out. */
export function mistakesSection({ writing, warned }: PlannedArticle): Block[] {
  if (warned.length < 2) return [];
  return [
    heading(writing.random.pick(headings.mistakes)),
    ...warned.map((point) =>
      paragraph(
        strong(say(writing, point.mistake)),
        say(writing, point.cost),
        say(writing, point.how),
      ),
    ),
  ];
}

/** Which offices and records of the place speak to the title; none that speak of another matter or state. */
export function localSection({ writing, ready }: PlannedArticle): Block[] {
  const { material, random, title, isWornOut } = writing;
  const { knowledge, own, place, say: fill } = material;
  const wide = wideWordsOf(knowledge);
  const titled = keywordsOfTitle(title, place);
  const subjects = keywordsOf(
    own
      .slice(0, 4)
      .flatMap((point) => point.subjects)
      .join(' ')
      .replaceAll('-', ' '),
  );
  const fitness = (line: string) =>
    [...keywordsOf(line)]
      .filter((word) => !wide.has(word))
      .reduce((sum, word) => sum + (titled.has(word) ? 2 : subjects.has(word) ? 1 : 0), 0) *
    Number([...keywordsOf(line)].some((word) => titled.has(word)));
  const lines = knowledge.local
    .filter((line) => office.test(line) && !ofOtherStates.test(line) && !isWornOut(fill(line)))
    .map((line) => ({ line, fit: fitness(line) }))
    .filter(({ fit }) => fit >= 2)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 3)
    .map(({ line }) => say(writing, line))
    .filter(() => !ready);
  const sources = saidAs(writing, 'source');
  if (lines.length === 0 && sources.length === 0) return [];
  return [
    heading(random.pick(headings.local).replace('{city}', () => place.city)),
    ...sources,
    paragraph(...random.some(lines, 1)),
  ];
}

const office =
  /\b(?:recorder|clerk|assessor|office|department|records?|MLS|association|agency|library|board|district|utility|commission|counter|website)\b/i;
/** "In some states an attorney closes" tells a reader in one state nothing. */
const ofOtherStates =
  /\bsome (?:states|places)\b|\bdiffers? by (?:state|county)|\bvar(?:y|ies) by\b/i;
