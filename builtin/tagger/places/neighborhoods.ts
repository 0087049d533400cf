import type { Page, PageWord } from '#builtin/tagger/page.ts';
import { functionWords, stopWords } from '#builtin/tagger/subjects/stop-words.ts';
import { quartersNamed } from './gazetteer.ts';
import { kindBySuffix } from './kind-by-suffix.ts';
import { isListed } from './listed.ts';
import type { CityMention, Mention } from './mention.ts';
import {
  communityNouns,
  compassWords,
  firmWords,
  givenNames,
  landmarkPrefixes,
  landmarkSuffixes,
  neighborhoodNouns,
  otherNames,
  weakPrepositions,
} from './word-lists.ts';

type Run = { words: PageWord[]; first: number; last: number; score: number };

/** Enough to be a part of town. */
const enough = 2;

/** Names no list has: runs of capitals that prepositions, endings or company make a place. */
export function findNeighborhoods(page: Page, cities: CityMention[]): Mention[] {
  const sides = findSides(page, cities);
  const runs = findRuns(page).map((run) => ({ ...run, score: scoreOf(page, run, cities) }));
  const places = [...cities, ...runs.filter(({ score }) => score >= enough)];
  const accepted = runs.filter(
    (run) => run.score >= enough || (run.score >= 0 && isListed(page, run, places)),
  );
  for (const { first, last } of accepted) page.claim(first, last - first + 1);
  return [...sides, ...accepted.map((run) => toMention(page, run))];
}

/** "East Nashville" is a part of Nashville. */
function findSides(page: Page, cities: CityMention[]): Mention[] {
  return cities.flatMap(({ first, last }) => {
    const side = page.words[first - 1];
    const isSide = side?.isCapital && !side.opens && compassWords.has(page.before(first));
    if (!isSide || page.isClaimed(first - 1)) return [];
    page.claim(first - 1, 1);
    const name = nameOf(page, first - 1, last);
    return [{ kind: 'neighborhood' as const, name, first: first - 1, last }];
  });
}

const wordsAtMost = 4;

function findRuns(page: Page): Run[] {
  const runs: Run[] = [];
  if (page.isSmall) return runs;
  for (let first = 0; first < page.words.length; first++) {
    for (let count = wordsAtMost; count > 0; count--) {
      const words = page.nameAt(first, count);
      if (!words) continue;
      if (words.slice(0, -1).some(({ isPossessive }) => isPossessive)) continue;
      if (isIdle(words)) break;
      const last = first + count - 1;
      runs.push({ words, first, last, score: 0 });
      first = last;
      break;
    }
  }
  return runs;
}

/** "In Austin", "Ask Jane": the first word is no part of the name. "First Addition" keeps it. */
function isIdle(words: PageWord[]): boolean {
  if (isQuarter(words)) return false;
  const head = words[0]?.text.toLowerCase() ?? '';
  if (functionWords.has(head)) return true;
  if (!words[0]?.opens || !stopWords.has(head)) return false;
  return words.length !== 2 || !kindBySuffix(words);
}

function scoreOf(page: Page, run: Run, cities: CityMention[]): number {
  const { words, first, last } = run;
  const isInside = isInCity(page, last, cities);
  if (isNoPlace(words) || (!isInside && isOtherName(page, run))) return -6;
  const after = page.after(last).toLowerCase();
  let score = 0;
  if (isCalledPart(page, run)) score += 4;
  if (kindBySuffix(words)) score += 2;
  if (isInside) score += 3;
  score += prepositionBefore(page, first);
  if (beingVerbs.has(after) && cities.length > 0) score += 2;
  if (isQuarter(words)) score += 2;
  // "Atlanta Botanical Garden" is of the city, but no part of it.
  if (page.before(first) !== '' && page.isClaimed(first - 1)) score -= 3;
  // Any word may open a sentence with a capital.
  if (words.length === 1 && words[0]?.opens) score -= 4;
  return score;
}

/** "The Mueller neighborhood"; "the Arcadia side", but "two estimates side by side". */
function isCalledPart(page: Page, { first, last }: Run): boolean {
  const after = page.after(last).toLowerCase();
  if (communityNouns.has(after)) return true;
  if (!neighborhoodNouns.has(after)) return false;
  return after.startsWith('neigh') || page.before(first) === 'the';
}

function prepositionBefore(page: Page, first: number): number {
  const before = page.before(first) === 'the' ? page.before(first - 1) : page.before(first);
  if (surePrepositions.has(before)) return 2;
  return weakPrepositions.has(before) || before === 'to' || before === 'from' ? 1 : 0;
}

/** What comes from or goes to a name may be a person or a firm; what is in it may not. */
const surePrepositions = new Set(
  'in near around outside across throughout within inside beyond'.split(' '),
);

/** Firms want, offer and require; a part of town just is. */
const beingVerbs = new Set('is has was are still sits feels remains'.split(' '));

/** "Preston Hollow in Dallas", "Hyde Park, Austin". */
function isInCity(page: Page, last: number, cities: CityMention[]): boolean {
  const isCityAt = (index: number) => cities.some(({ first }) => first === index);
  if (page.gap(last + 1) === ', ' && isCityAt(last + 1)) return true;
  const after = page.after(last);
  return (after === 'in' || after === 'of') && isCityAt(last + 2);
}

/** Days, brands, acronyms, "North" alone. */
function isNoPlace([word, ...more]: PageWord[]): boolean {
  const key = word?.text.toLowerCase() ?? '';
  if (more.length > 0) return false;
  return otherNames.has(key) || compassWords.has(key) || /^[A-Z0-9]+$/.test(word?.text ?? '');
}

/** A quarter that the place data knows. */
const isQuarter = (words: PageWord[]) =>
  quartersNamed(words.map(({ keys }) => keys.bare).join(' '));

/** Firms, streets, waters and people. */
function isOtherName(page: Page, { words, first, last }: Run): boolean {
  const keys = words.map(({ text }) => text.toLowerCase());
  const [head = '', tail = ''] = [keys[0], keys.at(-1)];
  if (landmarkSuffixes.has(tail) || firmWords.has(tail) || landmarkPrefixes.has(head)) return true;
  if (givenNames.has(head) && !kindBySuffix(words)) return true;
  if (/^(?:at|with|by|via|named|called)$/.test(page.before(first))) return true;
  return page.gap(last + 1) === ', ' && page.words[last + 1]?.text === 'who';
}

function toMention(page: Page, { words, first, last }: Run): Mention {
  const after = page.after(last).toLowerCase();
  const said = communityNouns.has(after)
    ? 'community'
    : neighborhoodNouns.has(after)
      ? 'neighborhood'
      : undefined;
  const kind = said ?? kindBySuffix(words) ?? 'neighborhood';
  return { kind, name: nameOf(page, first, last), first, last };
}

/** As it is written, hyphens and all, without a possessive. */
function nameOf(page: Page, first: number, last: number): string {
  const [head, tail] = [page.words[first], page.words[last]];
  return page.text.slice(head?.start, (tail?.start ?? 0) + (tail?.text.length ?? 0));
}
