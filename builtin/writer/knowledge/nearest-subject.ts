import { once, oncePerKey } from '#builtin/once.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import { entriesNamedIn, type KnownSubject, listOwnSubjects } from './own-subjects.ts';

/**
 * Finds what was written about a subject that none of its own words name: "preparing your sprinkler system for the first hard
 * freeze" is about winterizing. Words count by how few subjects speak of them, and nearly all of them must be spoken of: what
 * is half about something is about something else.
 */
export const nearestSubject = (text: string, intent: Intent): KnownSubject | undefined =>
  nearestOf(JSON.stringify([text, intent]));

/** A dozen candidates ask for the same. */
const nearestOf = oncePerKey((key: string) => {
  const [text, intent]: [string, Intent] = JSON.parse(key);
  return findNearest(text, intent);
}, 12);

function findNearest(text: string, intent: Intent): KnownSubject | undefined {
  if (tellsOfOneself.test(text) && !asks.test(text)) return undefined;
  const wanted = [...keywordsOf(text)].filter((word) => !saysLittle.test(word));
  if (wanted.length === 0) return undefined;
  return mostlySpokenOf(wanted, intent) ?? rarelyNamed(wanted, text, intent);
}

/** The entry that speaks of nearly all words that were typed. */
function mostlySpokenOf(wanted: readonly string[], intent: Intent): KnownSubject | undefined {
  let best: { known: KnownSubject; fit: number } | undefined;
  for (const [known, { names, words }] of index().entries) {
    if (!known.intents.includes(intent)) continue;
    const spoken = shareOf(wanted, words);
    const named = shareOf(wanted, names);
    if (spoken < leastSpoken || named < leastNamed(wanted.length)) continue;
    if (wanted.length < 3 && !isNamedWhole(known, wanted)) continue;
    // Whom to hire is another question for every trade.
    if (wanted.some((word) => trades.test(word) && !names.has(word))) continue;
    // Of two that speak of all of it, the one that is about little else.
    const fit = spoken + named - names.size * 0.005;
    if (fit > (best?.fit ?? leastFit)) best = { known, fit };
  }
  return best?.known;
}

/** "kids" alone are no "moving with kids". */
const isNamedWhole = ({ words }: KnownSubject, wanted: readonly string[]) =>
  words.some((name) => {
    const parts = plainWords([name]);
    return parts.size > 0 && parts.isSubsetOf(new Set(wanted));
  });

/** "a warning about wire fraud before you send your down payment": words so rare that hardly anything else has them. */
function rarelyNamed(
  wanted: readonly string[],
  text: string,
  intent: Intent,
): KnownSubject | undefined {
  const { entries, rarityOfName } = index();
  let best: { known: KnownSubject; rarity: number } | undefined;
  for (const { known, words: matched, end } of entriesNamedIn(text, intent)) {
    const entry = entries.get(known);
    if (!entry) continue;
    const rarity = [...keywordsOf(matched)].reduce((sum, word) => sum + rarityOfName(word), 0);
    // "your old house keys" are keys.
    const next = partOfName.exec(text.slice(end))?.[1] ?? '';
    const isPartOfName = [...keywordsOf(next)].some((word) => !entry.words.has(word));
    // "how to talk with parents about selling their house" has one rare word of gift money, and all else is of something else.
    const isRare =
      rarity >= rare && !isPartOfName && shareOf(wanted, entry.words) >= leastSpokenIfRare;
    if ((isRare || rarity >= surelyRare) && rarity > (best?.rarity ?? 0)) best = { known, rarity };
  }
  return best?.known;
}

/** How much of what was typed some words are, the rarest counting most. */
function shareOf(wanted: readonly string[], words: ReadonlySet<string>): number {
  const { rarityOf } = index();
  const sum = (some: readonly string[]) => some.reduce((all, word) => all + rarityOf(word), 0);
  return sum(wanted.filter((word) => words.has(word))) / sum(wanted);
}

/** Sums of logarithms: one word of one entry in three hundred, or two that a few have, weigh more than 5. */
const rare = 4.3;
const surelyRare = 7;
const leastSpokenIfRare = 0.3;

const partOfName =
  /^\s+(?!(?:in|on|at|of|for|from|to|with|without|by|near|before|after|during|around|when|while|if|and|or|is|are|was|were|do|does|did|can|will|should|need|needs|still|that|which|you|your|the|this|every|explained|tips?|reminder|101)\b)(\p{L}+)/iu;

/** Shares of a subject's words that an entry has anywhere, and in its names. */
const leastSpoken = 0.75;
/** Of two words both must be its own: "walk score" is no credit score. */
const leastNamed = (count: number) => (count < 3 ? 0.9 : count === 3 ? 0.6 : 0.28);
const leastFit = 1;

/** What happened to the agent is known to nobody else. */
const tellsOfOneself = /\b(?:I|I['’]\p{L}+|me|my|we|us|our)\b/iu;

/** "Should I wait for rates": whoever reads it asks. */
const asks = /^(?:should|can|do|does|is|are|will|how|what|when) (?:I|we|my)\b/i;

const trades =
  /^(?:agent|inspector|lender|contractor|appraiser|attorney|lawyer|stager|photographer)s?$/;

const saysLittle =
  /^(?:one|two|three|four|five|six|seven|fun|favorite|spot|town|place|open|back|start|come|(?:mon|tues|wednes|thurs|fri|satur|sun)day|season|month|week|weekend|day|year|today|tomorrow|\d+|basic|idea|mistake|mistak|myth|fact|reason|lesson|secret|trick|hack|rule|every|actually|matter|happen|explain|difference|versus|worth|avoid|take|opinion|unpopular|guide|number|small|great|look|gett|ready|prepare|prepar|plan|anyway|don|buyer|seller|homeowner|mean|english|plain|still|first|always|never|people)$/;

/** The words of every entry that has posts, and how rare each is among them. Made when it is first needed. */
const index = once(() => {
  const entries = new Map(
    listOwnSubjects()
      .filter(({ posts }) => posts !== undefined)
      .map((known) => {
        const { id, words, openings, points, tips = [], posts = [] } = known;
        const names = plainWords([id, ...words]);
        const spoken = plainWords([...openings, ...points, ...tips, ...posts.flat()]);
        return [known, { names, words: names.union(spoken) }];
      }),
  );
  const count = (sets: ReadonlySet<string>[]) => {
    const counts = new Map<string, number>();
    for (const word of sets.flatMap((words) => [...words]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const all = [...entries.values()];
  const spokenBy = count(all.map(({ words }) => words));
  const namedBy = count(all.map(({ names }) => names));
  return {
    entries,
    rarityOf: (word: string) => Math.log((all.length + 1) / ((spokenBy.get(word) ?? 0) + 0.5)),
    rarityOfName: (word: string) => Math.log(all.length / (namedBy.get(word) ?? all.length)),
  };
});

const plainWords = (texts: readonly string[]) =>
  keywordsOf(texts.join(' ').replace(/\{[\w ]+\}|[-*+]/g, ' '));
