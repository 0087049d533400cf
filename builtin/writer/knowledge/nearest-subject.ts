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
  const { entries, weightOf } = index();
  const wanted = [...keywordsOf(text)].filter((word) => !saysLittle.test(word));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const all = weigh(wanted);
  if (all === 0) return undefined;
  let best: { known: KnownSubject; fit: number } | undefined;
  for (const { known, names, words } of entries) {
    if (!known.intents.includes(intent)) continue;
    const spoken = weigh(wanted.filter((word) => words.has(word))) / all;
    const named = weigh(wanted.filter((word) => names.has(word))) / all;
    if (spoken < leastSpoken || named < leastNamed(wanted.length)) continue;
    // Whom to hire is another question for every trade.
    if (wanted.some((word) => trades.test(word) && !names.has(word))) continue;
    // Of two that speak of all of it, the one that is about little else.
    const fit = spoken + named - names.size * 0.005;
    if (fit > (best?.fit ?? leastFit)) best = { known, fit };
  }
  return best?.known ?? rarelyNamed(text, intent);
}

/** "a warning about wire fraud before you send your down payment": words so rare that hardly anything else has them. */
function rarelyNamed(text: string, intent: Intent): KnownSubject | undefined {
  const { entries, weightOf, nameWeightOf } = index();
  const wanted = [...keywordsOf(text)].filter((word) => !saysLittle.test(word));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  let best: { known: KnownSubject; weight: number } | undefined;
  for (const { known, words, end } of entriesNamedIn(text, intent)) {
    if (!known.posts) continue;
    const weight = [...keywordsOf(words)].reduce((sum, word) => sum + nameWeightOf(word), 0);
    const written = entries.find((each) => each.known === known)?.words;
    // "your old house keys" are keys.
    const next = partOfName.exec(text.slice(end))?.[1] ?? '';
    const isPartOfName = [...keywordsOf(next)].some((word) => !written?.has(word));
    // "how to talk with parents about selling their house" has one rare word of gift money, and all else is of something else.
    const spoken = weigh(wanted.filter((word) => written?.has(word))) / weigh(wanted);
    const isSure =
      weight >= surelyRare || (weight >= rare && !isPartOfName && spoken >= mostlySpoken);
    if (isSure && weight > (best?.weight ?? 0)) best = { known, weight };
  }
  return best?.known;
}

/** Sums of logarithms: one word of one entry in three hundred, or two that a few have, weigh more than 5. */
const rare = 4.3;
const surelyRare = 7;
const mostlySpoken = 0.3;

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

/** Made when it is first needed. */
const index = once(() => {
  const entries = listOwnSubjects()
    .filter(({ posts }) => posts !== undefined)
    .map((known) => {
      const { id, words, openings, points, tips = [], posts = [] } = known;
      return {
        known,
        names: plainWords([id, ...words]),
        words: plainWords([id, ...words, ...openings, ...points, ...tips, ...posts.flat()]),
      };
    });
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const namedBy = new Map<string, number>();
  for (const { names } of entries)
    for (const word of names) namedBy.set(word, (namedBy.get(word) ?? 0) + 1);
  return {
    entries,
    nameWeightOf: (word: string) =>
      Math.log(entries.length / (namedBy.get(word) ?? entries.length)),
    weightOf: (word: string) => Math.log((entries.length + 1) / ((counts.get(word) ?? 0) + 0.5)),
  };
});

const plainWords = (texts: readonly string[]) =>
  keywordsOf(texts.join(' ').replace(/\{[\w ]+\}|[-*+]/g, ' '));
