import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { once } from '#builtin/once.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type Intent, intents } from '#builtin/writer/understand/subject.ts';
import { type AskedKind, askedKinds, askedOf } from './asked-of.ts';
import { isOfHead, subjectHead } from './subject-head.ts';

/**
 * What the writer can say about subjects that agents type themselves, in data-files/own-subjects:
 * sentences that hold for everybody, so that a post without answers is still about something.
 */

const sentences = z.array(z.string().min(1));

/** What kind of post the subject asks for, where its intent alone does not tell. */
export const subjectKinds = ['places', 'story', 'referral', 'hiring', 'news', 'market'] as const;
export type OwnSubjectKind = (typeof subjectKinds)[number];

const Entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** "refinanc*", "sell + winter": by what the subject is recognized; none for what fits all of an intent. */
  words: z.array(z.string().min(1)),
  /** The one announcement it belongs to. */
  intent: z.enum(intents).optional(),
  /** The kind of thing (subject-kind.ts) that nothing else is known of. */
  of: z.enum(['project', 'money', 'outing', 'any', 'else']).optional(),
  /** The question (asked-of.ts) that it answers for a thing nobody has written about. */
  asks: z.enum(askedKinds).optional(),
  kind: z.enum(subjectKinds).optional(),
  /** Each says something about the subject and can stand first. */
  openings: sentences.min(2),
  /** Each stands on its own behind any opening; some are chosen, in this order. */
  points: sentences.min(1),
  /** Things to do in a few words, for a title that asks for tips. */
  tips: sentences.min(4).optional(),
  calls: sentences.min(1).optional(),
  /** Posts that were written whole, in the format of data-files/ready-posts. */
  posts: z.array(sentences.min(2)).min(3).optional(),
  /** Three facts that only the agent has: they complete "... would make this yours." */
  wanted: z.string().optional(),
});

export const OwnSubjectFile = z.strictObject({
  intents: z.array(z.enum(intents)).min(1),
  kind: z.enum(subjectKinds).optional(),
  calls: sentences.min(1),
  wanted: z.string(),
  subjects: z.array(Entry).min(1),
});
export type OwnSubjectFile = z.infer<typeof OwnSubjectFile>;

/** An entry with what its file has for all. */
export type KnownSubject = z.infer<typeof Entry> & {
  intents: readonly Intent[];
  calls: string[];
  wanted: string;
};

export const ownSubjectsFolder = path.join(import.meta.dirname, '../../../data-files/own-subjects');

const allSubjects = once((): KnownSubject[] =>
  readdirSync(ownSubjectsFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      // The files are ours, and a test has checked every one.
      const { intents, kind, calls, wanted, subjects }: OwnSubjectFile = JSON.parse(
        readFileSync(path.join(ownSubjectsFolder, file), 'utf8'),
      );
      return subjects.map((each) => ({
        ...each,
        kind: each.kind ?? kind,
        intents: each.intent ? [each.intent] : intents,
        calls: each.calls ?? calls,
        wanted: each.wanted ?? wanted,
      }));
    }),
);

export const listOwnSubjects = (): readonly KnownSubject[] => allSubjects();

/** A post is composed a dozen times over, and asks for the same each time. */
const lately = new Map<string, KnownSubject | undefined>();
const mostKept = 12;

/** A subject found by its own words: the entry with the longest of them, then the one named first. */
export function findOwnSubject(text: string, intent: Intent): KnownSubject | undefined {
  const key = `${intent} ${text}`;
  if (lately.has(key)) return lately.get(key);
  const found = searchFor(text, intent);
  const [oldest] = lately.keys();
  if (lately.size >= mostKept && oldest !== undefined) lately.delete(oldest);
  lately.set(key, found);
  return found;
}

function searchFor(text: string, intent: Intent): KnownSubject | undefined {
  const asked = askedOf(text);
  const plain = foldedText(asked && !asked.kind ? asked.thing : text).replace(leadIn, '');
  const head = isNamedByHead.has(intent) ? subjectHead(foldedText(asked?.thing ?? plain)) : '';
  const about = asked?.thing ?? plain;
  let best: { found: KnownSubject; match: WordMatch } | undefined;
  for (const { found, patterns } of searchable()) {
    if (!found.intents.includes(intent)) continue;
    for (const pattern of patterns) {
      const match = matchOf(pattern, plain, head);
      // A neighbor that shares a word, and not the thing itself, has nothing to say of it.
      if (match && !match.hasHead && match.words < 2 && !isOfHead(head, found)) continue;
      if (!match || (best && !isBetter(match, best.match))) continue;
      if (isNamedByHead.has(intent) && !speaksOf(found, about, pattern)) continue;
      best = { found, match };
    }
  }
  return best?.found;
}

/** Every entry of which some words are in a text, with these words; it may still be about something else. */
export function entriesNamedIn(
  text: string,
  intent: Intent,
): { known: KnownSubject; words: string; end: number }[] {
  const plain = foldedText(text);
  return searchable().flatMap(({ found, patterns }) =>
    found.intents.includes(intent)
      ? patterns.flatMap((pattern) => {
          if (!pattern.literals.every((literal) => plain.includes(literal))) return [];
          const matches = pattern.parts().map((part) => part.exec(plain));
          const ends = matches.map((match) => (match ? match.index + match[0].length : -1));
          return ends.includes(-1)
            ? []
            : [{ known: found, words: pattern.literals.join(' '), end: Math.max(...ends) }];
        })
      : [],
  );
}

/**
 * Most of a subject's words, or half of them with the one that it begins with or ends in: "staging with what you own" is
 * about staging, "your old house keys" is not about old houses. A sentence may tell of anything else.
 */
function speaksOf(known: KnownSubject, text: string, { words: count, literals }: Pattern): boolean {
  const cover = coverOf(known, text);
  // Three words that stand together by chance are rare, and so is "20% down".
  const isRare = count > 2 || (count === 2 && literals.some((word) => /^\d/.test(word)));
  if (phraseKind(text) === 'sentence') return cover >= (isRare ? 0.3 : 0.6);
  if (cover > 0.5) return true;
  if (cover < 0.5 || / and | & /.test(text)) return false;
  const words = text.split(endOfThing)[0]?.trim().split(/\s+/) ?? [];
  return [words[0], words.at(-1)].some(
    (word) => word && keywordsOf(word).size > 0 && coverOf(known, word) === 1,
  );
}

const endOfThing =
  / (?:in|on|at|of|for|from|to|with|without|by|near|before|after|during|around|while|that|is|are) /;

/**
 * How much of a subject something known of is about: "a cat at my listing" has one word of pets, "cat doors" has both.
 * What is asked about it, and when, are no part of it.
 */
export function coverOf({ id, words }: KnownSubject, text: string): number {
  const [thing = ''] = text
    .replace(forWhom, '')
    .split(
      /,? (?:what|how|when|why|who|which|that|if|because|vs\.?|or|(?:you|we|I) (?:only|just|never|don['’]t|won['’]t)) /i,
    );
  const wanted = [...keywordsOf(thing)].filter((word) => !saysLittle.test(word));
  const known = keywordsOf([id, ...words].join(' ').replace(/[-*+]/g, ' '));
  const starts = [...known].filter((word) => word.length > 4);
  const has = (word: string) => known.has(word) || starts.some((start) => word.startsWith(start));
  return wanted.length === 0 ? 1 : wanted.filter(has).length / wanted.length;
}

const forWhom =
  / (?:for|as) (?:an? |your |my )?(?:(?:first[- ]time|new|older|busy) )*(?:home ?)?(?:buyers?|sellers?|owners?|homeowners?|beginners|landlords|investors|renters)$/i;

const saysLittle =
  /^(?:season|month|week|weekend|day|year|today|tomorrow|spring|summer|fall|winter|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|101|basic|idea|mistake|mistak|myth|fact|reason|lesson|secret|trick|hack|rule|law|deadlin|deadline|cost|fee|price|pric|sale|mean|even|actually|work|matter|happen|explain|difference|worth|myself|yourself|avoid|take|opinion|guide|number|small|great|setup|look|gett|ready|prepare|prepar|plan|plann|space|project|option|program|process)$/;

/** An announcement is known by any of its words; what is told about is one thing. */
const isNamedByHead: ReadonlySet<Intent> = new Set(['explain', 'opinion']);

/** What can be said of any thing of which one asks this. */
export const answerToAny = (kind: AskedKind): KnownSubject | undefined =>
  allSubjects().find(({ asks }) => asks === kind);

/** What fits every subject of an intent, or of a kind of thing nobody knows more of. */
export const commonSubject = (
  intent: Intent,
  of: NonNullable<KnownSubject['of']> = 'any',
): KnownSubject | undefined =>
  allSubjects().find((each) => each.words.length === 0 && each.intent === intent) ??
  allSubjects().find((each) => each.of === of && each.intents.includes(intent));

/** "how to", "5 tips for": what is to be done comes behind it. */
const leadIn =
  /^(?:(?:an? |the |my |your )?(?:[\p{L}-]+ ){0,2}(?:buyer|seller|owner|homeowner|landlord|investor|beginner)['’]?s?['’]? (?:guide|introduction|intro) (?:to|for|on) |(?:how|when|where|what|why) (?:not )?to |(?:the )?best (?:time|way) to |(?:the )?(?:\d+|top \d+|some|a few)?\s?(?:best |quick |easy )?(?:tips|ways|things|steps|ideas|reasons)(?: to know)? (?:for|to(?! do\b)|about|on) )/u;

type WordMatch = { words: number; at: number; length: number; hasHead: boolean };

const isBetter = (one: WordMatch, other: WordMatch) =>
  (one.words - other.words || other.at - one.at || one.length - other.length) > 0;

const foldedText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');

type Pattern = { literals: string[]; parts: () => RegExp[]; words: number; length: number };

const searchable = once(() =>
  allSubjects()
    .filter(({ words }) => words.length > 0)
    .map((found) => ({ found, patterns: found.words.map(patternOf) })),
);

/** "sell + winter" wants both, in any order; "winteriz*" every word that begins so. */
function patternOf(written: string): Pattern {
  const phrases = written.split(' + ');
  const words = phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word !== '*');
  return {
    // Hardly any is in a text: the others need no expression at all.
    literals: words.map((word) => word.replace(/\*$/, '')),
    parts: once(() => phrases.map(phrasePattern)),
    words: words.length,
    length: written.length,
  };
}

const phrasePattern = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${phrase.split(' ').map(wordPattern).join('[\\s,]+')}(?![\\p{L}\\p{N}])`,
    'u',
  );

function wordPattern(word: string): string {
  if (word === '*') return '\\S+';
  const start = RegExp.escape(word.replace(/\*$/, ''));
  return word.endsWith('*') ? `${start}\\p{L}*` : `${start}(?:'?s|es|s')?`;
}

function matchOf(
  { literals, parts, words, length }: Pattern,
  text: string,
  head: string,
): WordMatch | undefined {
  if (!literals.every((literal) => text.includes(literal))) return undefined;
  const places = parts().map((part) => text.search(part));
  if (places.includes(-1)) return undefined;
  const at = Math.min(...places);
  // "chickens in the backyard" are chickens: where they are is no subject.
  const where = text.search(
    / (?:in|at|near|around|behind|under) (?:the|my|your|our|an?|town|here)\b/,
  );
  if (where > 0 && at > where) return undefined;
  // "winterizing a vacation home" is about winterizing.
  const isDone =
    at === 0 && /^(?:\p{L}+ing|winterize|prepare|stage|price|choose|pick|hire)\b/u.test(text);
  const hasHead = head !== '' && parts().some((part) => part.test(head));
  return { words: words + (isDone ? 1.5 : 0) + (hasHead ? 0.5 : 0), length, at, hasHead };
}
