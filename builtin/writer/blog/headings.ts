import { type Block, linesOf } from '#builtin/writer/blocks.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { countWords, sentenceKey } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import { isTooShortToShare } from './shared-words.ts';

/** What an answer was asked for, in other words than the text below says it. */
export function headingOfAnswer({
  labels,
  asked = [],
  said,
  writing,
  role,
}: {
  labels: readonly string[];
  asked?: readonly string[];
  said: readonly Block[];
  writing: Writing;
  role?: Fact['role'];
}): string {
  const { random, material } = writing;
  const fits = [...asked.filter(isQuestion), ...labels.filter(labelStandsAlone)].filter(
    isTooShortToShare,
  );
  const first = keywordsOf(linesOf(said.slice(0, 1)).join(' '));
  const repeats = (text: string) => [...keywordsOf(text)].filter((word) => first.has(word)).length;
  const least = Math.min(...fits.map(repeats));
  const own = (role && headingsByRole[role]) ?? anyAnswer;
  return random
    .pick(fits.length > 0 ? fits.filter((text) => repeats(text) === least) : own)
    .replaceAll('{city}', material.place.city);
}

/** "A recent sale?" is a label with a mark. */
const isQuestion = (text: string) =>
  /^(?:what|which|where|when|who|how|why|do|does|any|is|are|can)\b.*\?$/i.test(text) &&
  !/^where to\b/i.test(text);

/** "Get the inspection in" wants its answer behind it. */
export const labelStandsAlone = (label: string) =>
  countWords(label) >= 2 && !/\b(?:in|from|with|to|for|at|me|own|is)$|, I offer$/i.test(label);

const headingsByRole: Partial<Record<Fact['role'], string[]>> = {
  story: ['How it went on one house', 'One sale, start to finish', 'A case from my own files'],
  insight: ['What I see most', 'What I hear every week'],
  rule: ['How it works here', 'How we do it in {city}'],
  places: ['Names to know', 'Put these on your list'],
  features: ['What you get', 'What stands out'],
  detail: ['What I see in {city}', 'The local picture'],
};

const anyAnswer = ['Good to know in {city}', 'Local notes for {city}', 'What I can add for {city}'];

/** What a point says: its own heading, or a wording of it that is short enough. */
export function headingOfPoint(
  point: Point,
  writing: Pick<Writing, 'material'>,
  title = '',
): string {
  const wordings = [
    point.heading,
    headingOfQuestion(point.question, writing),
    ...[point.lead[1], point.action, point.lead[0]].map(withoutPeriod),
  ].filter(
    (text): text is string => text !== undefined && isTooShortToShare(text) && !text.includes('{'),
  );
  const own = wordings.filter((text) => !namesTitle(text, title));
  const fallback = withoutPeriod(point.id.replaceAll('-', ' '));
  const text = own[0] ?? wordings[0] ?? fallback.charAt(0).toUpperCase() + fallback.slice(1);
  return spoken(toReader(text));
}

/** "Do open houses sell homes?" under the title that asks it, in these words or in another order. */
function namesTitle(heading: string, title: string): boolean {
  const words = [...keywordsOf(heading)];
  const titled = keywordsOf(title);
  return (
    countWords(heading) > 2 &&
    (sentenceKey(title).includes(sentenceKey(heading)) ||
      (words.length > 2 && words.every((word) => titled.has(word))))
  );
}

/** The agent speaks, so a question is the reader's: "How do you keep pipes from freezing?" */
const toReader = (text: string) =>
  text
    .replace(/\b(?:am I|I am)\b/g, 'are you')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmine\b/g, 'yours')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you');

const withoutPeriod = (text: string) => text.replace(/\.$/, '');

/** Whether a sentence would say what stands in the heading above it. */
export function repeatsHeading(heading: string, sentence: string): boolean {
  const words = [...keywordsOf(heading)];
  const said = keywordsOf(sentence);
  return (
    sentenceKey(heading) === sentenceKey(sentence) ||
    (words.length > 1 && words.filter((word) => said.has(word)).length >= words.length * 0.6)
  );
}

/** A question as a heading: without its place, or nothing when it is too long all the same. */
function headingOfQuestion(
  question: string,
  { material }: Pick<Writing, 'material'>,
): string | undefined {
  const short = question
    .replace(
      /,? (?:in|near|around|for|from|to|of|at) \{city\}(?=\?|,| (?:and|before|when|after|if|to|on|for|at|with|this|right)\b)/g,
      '',
    )
    .replace(/ (?:in|near|around) \{city\}(?= )/g, '')
    .replace(/\{a city\} /g, 'a ')
    .replace(/\{city\} /g, '')
    .replace(/\b(?:usually|really|currently|actually|typically) /g, '');
  const said = spoken(material.say(short));
  return isTooShortToShare(said) && !/\ba [aeiou]|\b(?:mean|ideas|chart) \p{L}+\?$/iu.test(said)
    ? said
    : undefined;
}

/** Headings of the parts that many articles have. */
export const headings = {
  answer: [
    'The short answer',
    'In short',
    'Short answer first',
    'The quick version',
    'What it comes down to',
    'First, the short version',
  ],
  figures: ['The numbers', 'What the figures say', 'The figures first'],
  event: ['When and where', 'The details', 'Mark the date'],
  steps: [
    'Your checklist',
    'A list to work from',
    'The short to-do list',
    'In this order',
    'Check these off',
    'On paper before you start',
  ],
  comparison: ['Side by side', 'Which one fits?', 'Weigh the two'],
  mistakes: [
    'What people overlook',
    'Where it goes wrong',
    'Easy to miss',
    'What to avoid',
    'Costly shortcuts',
  ],
  local: ['Who to ask in {city}', 'Where to check in {city}', 'Look it up in {city}'],
  closing: [
    'The next step',
    'Where to go from here',
    'Your move',
    'Talk it through with me',
    'A second pair of eyes',
  ],
} as const;
