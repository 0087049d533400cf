import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import type { SentenceFrames } from './brief.ts';

/** A role with words that may lead into the answer before a colon. */
export type AskedFor = {
  role: Role;
  labels: string[];
  /** Short questions for the reader: "What slows buyers down?" */
  asked?: string[];
  frames?: SentenceFrames;
  isSeeded?: boolean;
  isAside?: boolean;
};

type Seeded = {
  question: string;
  role: Role;
  labels?: string[];
  asked?: string[];
  frames?: SentenceFrames;
};

const file = path.join(import.meta.dirname, '../../../data-files/seeds/questions.json');
const seededQuestions = once(
  () =>
    new Map(
      (JSON.parse(readFileSync(file, 'utf8')) as Seeded[]).map(
        ({ question, role, labels = [], asked, frames }): [string, AskedFor] => [
          keyOf(question),
          { role, labels, asked, frames, isSeeded: true },
        ],
      ),
    ),
);

/** Questions are asked with the city in place of "here", so both read the same. */
const keyOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/\b(?:in your area|in your market|here|locally)\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The role of a question: as it was set, as it is seeded, or as its words tell. */
export function roleOf(question: string, city: string, given?: Role): AskedFor {
  const asked = city === '' ? question : question.replaceAll(`in ${city}`, '');
  const known = seededQuestions().get(keyOf(asked));
  if (known) return given && given !== known.role ? { ...asAsked(asked), role: given } : known;
  if (!given && asides.test(asked)) return { ...asAsked(asked), role: 'steer', isAside: true };
  return { ...asAsked(asked), role: given ?? guessRole(asked) };
}

/** A question of an admin's own: as a label, and as it is where it could be a reader's. */
function asAsked(question: string): Pick<AskedFor, 'labels' | 'asked'> {
  const isReaders =
    /\?$/.test(question.trim()) &&
    !/\b(?:you|your|may be|should this|named|mention)\b|\(/i.test(question) &&
    question.trim().split(/\s+/).length <= 9;
  return { labels: labelsFor(question), ...(isReaders && { asked: [question.trim()] }) };
}

/** Asks for leave beside something else: "yes" is for the writer, a whole sentence for the reader. */
const asides = /\b(?:permission|authority|allowed|photo may|who owns|your listing or)\b/i;

/** The first that fits. Directions to the writer come first: nobody wants to see them printed. */
const guesses: [RegExp, Role][] = [
  [
    /\b(?:tone|voice|sound|style of writing|budget level|main reader|audience|who is (?:this|it) for|speak to|level is the reader|stay or (?:to )?sell|emoji|how long should)\b/i,
    'steer',
  ],
  [
    /\b(?:next step|do next|call to action|reach you|contact|get in touch|register|rsvp|book|sign up|want (?:readers|people) to (?:do|take)|action)\b|^reach\b/i,
    'next-step',
  ],
  [/\b(?:figures|statistics?|stats|median|rates? and|numbers to use)\b/i, 'figures'],
  [/\b(?:source|cite|quoted)\b/i, 'source'],
  [
    /\b(?:address|price and what|when and where|where and when|date|what time|venue|when is it)\b/i,
    'event',
  ],
  [/\b(?:beds|baths|features?|special|highlights?|stands out|selling points?)\b/i, 'features'],
  [
    /\b(?:recent sale|story|before[- ]and[- ]after|how did it go|moment|happened|experience with|example|case)\b/i,
    'story',
  ],
  [/\b(?:rules?|permits?|laws?|customs?|licen[cs]es?|how does it work|required)\b/i, 'rule'],
  [
    /\b(?:mistakes?|wrong|confus\w+|surpris\w+|ask you|misunderst\w+|reading|opinion|your take|think of|advice|made the difference|learn(?:ed)?)\b/i,
    'insight',
  ],
  [/\b(?:do you (?:offer|provide|include)|services?|help with|include when)\b/i, 'offer'],
  [
    /\b(?:list \d|which (?:places|parks|shops|builders|programs|venues|restaurants|areas)|name (?:three|3|some))\b/i,
    'places',
  ],
  [/\b(?:parking|shoes|pets|cost|weather|bring|notes?|anything (?:else|to))\b/i, 'note'],
  [/\b(?:focus|cover|which (?:property|home|area|room|loan|project|season)|what type)\b/i, 'scope'],
];

const guessRole = (question: string): Role =>
  guesses.find(([pattern]) => pattern.test(question))?.[1] ?? 'detail';

/** A question as words that lead into its answer: "How long do inspections take?", "How long inspections take". */
function labelsFor(question: string): string[] {
  const asked = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+\?/, '?');
  for (const [pattern, label] of labelPatterns) {
    const match = pattern.exec(asked);
    // "What I want to say" says nothing that the words themselves do not.
    if (match && /\bwant to (?:say|mention|share|add|tell)\b/i.test(asked)) return [];
    if (match)
      return [ownWords(label.replace(/\$(\d)/g, (_, number) => match[Number(number)] ?? ''))];
  }
  return [];
}

/** Only where the words can stay as they are: "does" would ask for another form of the verb. */
const labelPatterns: [RegExp, string][] = [
  [/^(?:which|what) (\p{L}[^?,;]{2,50}?) do you ([^?,;]{3,50})\?$/iu, 'The $1 I $2'],
  [/^what do you ([^?,;]{3,60})\?$/iu, 'What I $1'],
  [/^where do you ([^?,;]{3,60})\?$/iu, 'Where I $1'],
  [/^what do (\p{L}[^?,;]{2,60})\?$/iu, 'What $1'],
  [/^how (long|much|often|far) do (\p{L}[^?,;]{2,50})\?$/iu, 'How $1 $2'],
  [/^what surprises ([^?,;]{3,50})\?$/iu, 'What surprises $1'],
  [/^what (?:is|are|'s) (?:the|your) (\p{L}[^?,;]{2,50})\?$/iu, 'The $1'],
  [/^(?:your|the) (\p{L}[^?,;]{2,30})\?*$/iu, 'My $1'],
  [/^which (\p{L}[^?,;]{2,40}) matter(?: most)?\?$/iu, 'The $1 that matter most'],
];

const ownWords = (label: string) =>
  label
    .replace(/\byour\b/gi, 'my')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byou\b/gi, 'me');
