import type { Page } from '#builtin/tagger/page.ts';
import { homesOf } from './city-and-state.ts';
import type { CityMention } from './mention.ts';
import {
  compassWords,
  firmWords,
  givenNames,
  landmarkPrefixes,
  landmarkSuffixes,
  ordinaryWords,
  otherNames,
  placeFollowers,
  placePrepositions,
  placeVerbs,
  weakPrepositions,
} from './word-lists.ts';

/** A name that may be a city, and how much speaks for it. */
export type CityCandidate = CityMention & { score: number };

/** Enough to be a city. */
export const enough = 2;

/** Every name of the place data in what is left of a text, the longest first. */
export function findCandidates(page: Page): CityCandidate[] {
  const found: CityCandidate[] = [];
  for (let first = 0; first < page.words.length; first++) {
    const candidate = longestAt(page, first);
    if (!candidate) continue;
    found.push(candidate);
    first = candidate.last;
  }
  return found;
}

const wordsAtMost = 5;

function longestAt(page: Page, first: number): CityCandidate | undefined {
  for (let count = wordsAtMost; count > 0; count--) {
    const words = page.nameAt(first, count);
    const homes = words ? homesOf(words) : [];
    const [largest] = homes;
    if (!largest) continue;
    const last = first + count - 1;
    const mention = { kind: 'city' as const, name: largest.name, first, last, homes };
    return { ...mention, score: scoreOf(page, mention) };
  }
  return undefined;
}

/** What the place itself and the words around it say, before anything is known of the rest. */
function scoreOf(page: Page, { first, last, homes }: CityMention): number {
  const word = page.words[first];
  const isOneWord = first === last;
  const key = word?.keys.bare ?? '';
  let score = sizeOf(homes[0]?.rank ?? 0);
  if (!isOneWord) score += 1.5;
  if (isOneWord && word?.opens) score -= 1;
  if (isOneWord && ordinaryWords.has(key)) score -= 4;
  if (isOneWord && otherNames.has(key)) score -= 6;
  if (isOneWord && givenNames.has(key)) score -= 1;
  if (page.isSmall) score -= 2;
  return score + cuesAround(page, first, last);
}

const sizeOf = (rank: number) =>
  rank < 150 ? 3 : rank < 600 ? 2 : rank < 2000 ? 1 : rank < 6000 ? 0 : -1;

function cuesAround(page: Page, first: number, last: number): number {
  let score = 0;
  const before = page.before(first);
  const after = page.after(last);
  if (placePrepositions.has(before)) score += 2;
  else if (weakPrepositions.has(before)) score += 1;
  if (placeFollowers.has(after) || placeVerbs.has(after)) score += 1;
  if (isPerson(page, first, last)) score -= 4;
  return score - partOfLongerName(page, first, last);
}

/** "A client, Jackson, who", "Mr. Henderson", "an agent named Madison". */
function isPerson(page: Page, first: number, last: number): boolean {
  const isBeside = /^[. ,]+$/.test(page.gap(first));
  if (isBeside && personWords.test(page.words[first - 1]?.text ?? '')) return true;
  return page.gap(last + 1) === ', ' && page.words[last + 1]?.text === 'who';
}

const personWords =
  /^(?:mr|mrs|ms|dr|named|called|client|agent|colleague|friend|lender|inspector)$/i;

/** "Mark Henderson", "Taylor Morrison", "Jackson Street": the rest of the name tells. */
function partOfLongerName(page: Page, first: number, last: number): number {
  const [before, after] = [page.words[first - 1], page.words[last + 1]];
  if (after?.isCapital && /^[ -]$/.test(page.gap(last + 1))) {
    const key = after.keys.bare;
    if (landmarkSuffixes.has(key) || firmWords.has(key)) return 4;
    if (page.after(last) !== '') return 2;
  }
  if (!before?.isCapital || page.before(first) === '' || page.isClaimed(first - 1)) return 0;
  if (compassWords.has(before.keys.bare)) return 0;
  // A sentence may begin with any word: "Explore Denver", but "Mark Henderson".
  if (before.opens && !givenNames.has(page.words[first]?.keys.bare ?? '')) return 0;
  return landmarkPrefixes.has(before.keys.bare) ? 4 : 2;
}
