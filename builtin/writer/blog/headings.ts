import { type Block, linesOf } from '#builtin/writer/blocks.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise, countWords, sentenceKey } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';

/**
 * No heading has more than seven words, so that two articles never share eight of them in a row.
 */
const mostWordsOfHeading = 7;

/** What an answer was asked for, in other words than the text below says it. */
export function headingOfAnswer({
  labels,
  said,
  writing,
  role,
}: {
  labels: readonly string[];
  said: readonly Block[];
  writing: Writing;
  role?: Fact['role'];
}): string {
  const text = sentenceKey(linesOf(said).join(' '));
  const fits = labels.filter(
    (label) =>
      label !== 'For' &&
      countWords(label) >= 2 &&
      countWords(label) <= mostWordsOfHeading &&
      !text.includes(sentenceKey(label)),
  );
  const own = (role && headingsByRole[role]) ?? anyAnswer;
  return writing.random
    .pick(fits.length > 0 ? fits : own)
    .replaceAll('{city}', writing.material.place.city);
}

const headingsByRole: Partial<Record<Fact['role'], string[]>> = {
  story: ['How it went on one house', 'One sale, start to finish', 'A case from my own files'],
  insight: ['What I see most', 'The part people get wrong', 'What I hear every week'],
  rule: ['How it works here', 'The local custom', 'How we do it in {city}'],
  places: ['Names to know', 'Put these on your list', 'Where I send people'],
  features: ['What you get', 'The details', 'What stands out'],
  detail: ['What I see in {city}', 'From the field', 'The local picture'],
};

const anyAnswer = [
  'What I see in {city}',
  'From my own work',
  'What I tell my clients',
  'The local picture',
  'On the ground in {city}',
];

/**
 * A heading that says what its points say: a short sentence of theirs, or what they are about.
 */
export function headingOfPoints(
  points: readonly Point[],
  writing: Writing,
  used: Set<string>,
): string {
  const sentences = points.flatMap((point) => [
    // The first wording stands below it.
    ...clausesOf(point.lead[1]),
    ...clausesOf(point.action),
  ]);
  const about = subjectsOf(points)
    .filter((subject) => !used.has(subject))
    .slice(0, 1)
    .map((subject) => {
      used.add(subject);
      return capitalise(writing.random.pick(aboutSubject).replace('{subject}', subject));
    });
  const options = [...sentences.map((text) => say(writing, text)), ...about].filter(
    (option) => countWords(option) <= mostWordsOfHeading && !used.has(sentenceKey(option)),
  );
  const heading = options[0] ?? writing.random.pick(anyPoints);
  used.add(sentenceKey(heading));
  return heading;
}

/** The start of a sentence, where what follows only explains it. */
function clausesOf(sentence: string): string[] {
  const whole = sentence.replace(/[.?]$/, '');
  const isOrder =
    /^(?:[A-Z][a-z]+) (?:the|a|an|your|every|each|all|any|one|two|three|what|how|who|where|which|for|at|in|on|with|early|out|up)\b/.test(
      whole,
    );
  const [clause = ''] = whole.split(isOrder ? orderEnds : sentenceEnds);
  // A whole sentence stands among the main points already.
  return clause !== whole &&
    countWords(clause) >= (isOrder ? 3 : 4) &&
    countWords(clause) <= mostWordsOfHeading &&
    !torn.test(clause) &&
    !opensCondition.test(clause)
    ? [clause]
    : [];
}

const sentenceEnds = /, (?:so|because)\b/;
const orderEnds =
  /,? (?:so|because|before|until|instead of|rather than|to (?:see|learn|prove|keep|avoid))\b/;
const torn =
  /\b(?:the|a|an|of|in|to|for|and|or|with|at|by|on|from|is|are|only|more|most|as|than|even|right|soon|just|long|over|known|not|back|days?|weeks?|hours?|months?)$|,|\{/i;
const opensCondition =
  /^(?:If|When|Once|With|For|After|Before|In|As|On|At|While|Where|Until|Between|Under|Without|By|From|Since|Some|Many|Most|Whether|Because|It|They|That|This|These|Those)\b/;

/** What most of them are about: "Closing costs". */
function subjectsOf(points: readonly Point[]): string[] {
  const counts = new Map<string, number>();
  for (const subject of points.flatMap(({ subjects }) => subjects)) {
    if (!tooWide.has(subject)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts.entries()]
    .toSorted(([, one], [, other]) => other - one)
    .map(([subject]) => spelled(subject));
}

const anyPoints = ['What to know', 'Worth knowing', 'The rest of it', 'More to weigh'];

/** Forms that suit one thing and many alike. */
const aboutSubject = [
  '{subject}: what to check',
  '{subject}: what matters',
  'The {subject} question',
  'The {subject} part',
  '{subject}: start here',
];

const tooWide = new Set(
  'reading words basics questions sources sample advice comparison comparing owners sellers buyers selling buying overview any outing direction definition bring reader early-signs market-forces results research examples research limits fit goal'.split(
    ' ',
  ),
);

const spelled = (subject: string) =>
  subject
    .replaceAll('-', ' ')
    .replace(/\b(?:hoa|mls|va|fha|usda|adu|hvac|dmv)\b/g, (word) => word.toUpperCase());

/** A question as a heading: without its place, or nothing when it is too long all the same. */
export function headingOfQuestion(question: string, { material }: Writing): string | undefined {
  const short = question
    .replace(/,? (?:in|near|around|for|from|to|of|at) \{city\}(?= |\?|,)/g, '')
    .replace(/\{a city\} /g, 'a ')
    .replace(/\{city\} /g, '')
    .replace(/\b(?:usually|really|currently|actually|typically) /g, '');
  const said = spoken(material.say(short));
  return countWords(said) <= mostWordsOfHeading ? said : undefined;
}

/** Headings of the parts that every article has. */
export const headings = {
  keyPoints: ['Key points', 'The short version', 'At a glance', 'In brief', 'The main points'],
  figures: ['The numbers', 'What the figures say', 'The figures first'],
  event: ['When and where', 'The details', 'Mark the date'],
  steps: [
    'The steps in order',
    'A plan you can follow',
    'Step by step',
    'Your to-do list',
    'Where to start',
    'In this order',
    'A working plan',
  ],
  comparison: ['Two ways to go', 'Side by side', 'Which one fits?', 'Weigh the two', 'Either or'],
  mistakes: [
    'What people overlook',
    'Mistakes that cost time or money',
    'Where plans go wrong',
    'Easy to miss',
    'What to avoid',
    'Costly shortcuts',
  ],
  local: ['Who to ask in {city}', 'Where to check in {city}', 'Look it up in {city}'],
  faq: ['Frequently asked questions', 'Questions I get', 'Common questions', 'Quick answers'],
  closing: [
    'The next step',
    'Where to go from here',
    'Your move',
    'Before you go',
    'First things first',
  ],
} as const;
