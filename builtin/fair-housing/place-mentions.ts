import { once } from '#builtin/once.ts';
import { foldPlace } from '#builtin/places/fold.ts';
import { citiesByState, countiesByFips } from '#builtin/places/place-files.ts';
import type { Place } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import { type Span, spansOf } from './spans.ts';

/** The place a text is for. `county` is its short name, as in "Travis". */
export type OwnPlace = Place & { county?: string };

/**
 * The text with the names of its own place, county and state struck out, so that Arab, Alabama and
 * Pass Christian, Mississippi are towns and nothing else. As long as before.
 */
export function withoutOwnPlace(text: string, place: OwnPlace): string {
  const names = ownNames(place);
  const isOwn = (words: Word[]) =>
    joinedKeys(words).some((key) => names.includes(key)) && isNamedAsPlace(text, words);
  const mayBegin = ({ keys: [key = ''] }: Word) => names.some((name) => name.startsWith(key));
  return strikeOut(text, mentionsIn(text, isOwn, mayBegin));
}

/** Whether the found phrase is only there because of a known place: "near Church Hill". */
export function isOnlyAPlace(text: string, found: Span, pattern: RegExp): boolean {
  if (!/[A-Z]/.test(text.slice(found.start, found.end))) return false;
  const from = Math.max(0, found.start - context);
  const window = text.slice(from, found.end + context);
  const [start, end] = [found.start - from, found.end - from];
  const overlaps = (span: Span) => span.start < end && span.end > start;
  const mentions = mentionsIn(window, (words) => isKnownPlace(window, words));
  if (!mentions.some(overlaps)) return false;
  return !spansOf(strikeOut(window, mentions), pattern).some(overlaps);
}

/** Whether a word with a capital is part of the name of a known place: "Arab, Alabama". */
export function isInKnownPlace(text: string, word: Span): boolean {
  const from = Math.max(0, word.start - context);
  const window = text.slice(from, word.end + context);
  const [start, end] = [word.start - from, word.end - from];
  return mentionsIn(window, (words) => isKnownPlace(window, words)).some(
    (mention) => mention.start < end && mention.end > start,
  );
}

/** Whether a name of several words, however it is written, is that of a city or county. */
export function isPlaceName(name: string): boolean {
  return knownPlaces().names.has(squash(name));
}

/** Characters around a phrase in which a place's name may begin or end. */
const context = 60;

type Word = Span & { text: string; keys: string[] };

/**
 * Runs of up to five words that `isPlace` accepts, the longest first and none within another. A text may
 * have a hundred thousand words: those that begin no name are passed over at once.
 */
function mentionsIn(
  text: string,
  isPlace: (words: Word[]) => boolean,
  mayBegin: (word: Word) => boolean = () => true,
): Span[] {
  const words = wordsOf(text);
  const mentions: Span[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!mayBegin(words[first] as Word)) continue;
    for (let count = adjacentFrom(text, words, first); count > 0; count--) {
      const run = words.slice(first, first + count);
      if (!isPlace(run)) continue;
      mentions.push({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
      first += count - 1;
      break;
    }
  }
  return mentions;
}

/** "Fort Belvoir South Census Area" has five. */
const maxWords = 5;

function wordsOf(text: string): Word[] {
  // A text says the same words again and again.
  const known = new Map<string, string[]>();
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu)) {
    let keys = known.get(word);
    if (!keys) {
      keys = [...new Set([word, word.replace(/'s$/i, '')])].map((form) => foldPlace(form));
      known.set(word, keys);
    }
    words.push({ start: index, end: index + word.length, text: word, keys });
  }
  return words;
}

/** How many words from this one on stand side by side, up to the longest name. */
function adjacentFrom(text: string, words: Word[], first: number): number {
  let count = 1;
  while (count < maxWords) {
    const [before, next] = [words[first + count - 1], words[first + count]];
    if (!before || !next || !isGap(text, before.end, next.start)) break;
    count += 1;
  }
  return count;
}

const isGap = (text: string, from: number, to: number) =>
  to - from <= 2 && /^(?:[ \-/]|\. ?)$/.test(text.slice(from, to));

/** The key of a run, and the same with the possessive of its last word taken off. */
function joinedKeys(words: Word[]): string[] {
  const head = words.slice(0, -1).map(({ keys }) => keys[0]);
  return (words.at(-1)?.keys ?? []).map((last) => [...head, last].join(''));
}

const strikeOut = (text: string, spans: Span[]) => {
  let [rest, from] = ['', 0];
  for (const { start, end } of spans) {
    rest += text.slice(from, start) + struck.repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
};

/** A letter, so that "best Austin schools" still reads as best, a word, schools. */
const struck = 'x';

const squash = (name: string) => foldPlace(name).replaceAll(' ', '');

/** As squashed keys. */
function ownNames({ city, county, state }: OwnPlace): string[] {
  const stateName = usStates.find(({ code }) => code === state.toUpperCase())?.name ?? state;
  const kinds = ['County', 'Parish', 'Borough', 'Census Area', 'Municipality'];
  const names = [
    ...[city, city.replace(/ city$/i, ''), stateName],
    ...(county ? kinds.map((kind) => `${county} ${kind}`) : []),
    // A county of one word may be a word for people: Christian County, Kentucky.
    ...(county?.includes(' ') ? [county] : []),
  ];
  return names.map(squash).filter((key) => key !== '');
}

/**
 * A name of several words is always the place. A name of one word is written with a capital, and
 * not beside words that make it a word for people or for an area: "no Arabs", "White only", "Arab
 * families" and "a Safe neighborhood" are no towns.
 */
function isNamedAsPlace(text: string, words: Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > 1) return true;
  if (!/^\p{Lu}/u.test(first.text)) return false;
  const before = text.slice(Math.max(0, first.start - 40), first.start);
  const after = text.slice(last.end, last.end + 20);
  if (locals.test(after)) {
    const around = text.slice(Math.max(0, first.start - 40), last.end + 40);
    return !peopleBefore.test(before) && !choosing.test(around);
  }
  // "What does a home in Arab need?"
  if (inPlace.test(before) && chosenAfter.test(after)) return true;
  return !peopleBefore.test(before) && !peopleAfter.test(after);
}

/** "What Arab buyers ask" is about a town, unless somebody is chosen: "Arab buyers only". */
const locals = /^[ -](?:home ?)?(?:buyers?|sellers?|owners?|residents?|renters?)\b/;
const choosing =
  /\b(?:only|prefer\w*|wanted|no|not|perfect|ideal|welcome|most|mostly|mainly|many|few|majority|turn\w*|refus\w+|instead|against|other than)\b|n't\b/i;
const inPlace = /\b(?:in|near|around|outside|across|from|to|of|within|throughout) $/i;
const chosenAfter = /^[ -](?:only|preferred|wanted|need)\b/;
const peopleBefore =
  /\b(?:no|predominantly|mostly|mainly|largely|primarily|majority|heavily|percent)[ -]$|%[ -]$|\b(?:people|residents|neighbou?rs|families|tenants|buyers|everyone|everybody) (?:here |there )?(?:are|is|were) (?:all |mostly |mainly )?$/i;
const peopleAfter =
  /^[ -](?:only|preferred|wanted|need|people|persons?|famil(?:y|ies)|couples?|buyers?|tenants?|renters?|applicants?|residents?|neighbou?rs?|households?|homeowners|folks|m[ae]n|wom[ae]n|kids?|child(?:ren)?|professionals?|crowd|population|neighbou?rhoods?|communit(?:y|ies)(?! (?:center|college|garden|pool|park))|areas?|streets?|blocks?|subdivisions?|suburbs?|enclaves?|sections?|districts?|part of town|side of town)\b/;

/** Cities and counties of the place data. One word alone says too little: its state must follow. */
function isKnownPlace(text: string, words: Word[]): boolean {
  const isWritten = words.every(
    ({ text: word }) => /^[\p{Lu}\p{N}]/u.test(word) || small.has(word),
  );
  if (!isWritten) return false;
  const known = knownPlaces();
  if (words.length > 1) return joinedKeys(words).some((key) => known.names.has(key));
  const after = /^,? ([A-Z]{2}\b|[A-Z][a-z]+(?: [A-Z][a-z]+)?)/.exec(text.slice(words[0]?.end));
  const states = [after?.[1], after?.[1]?.split(' ')[0]];
  return states.some((state) => known.inState.has(`${words[0]?.keys[0]}, ${codeOf(state)}`));
}

const small = new Set(['of', 'the', 'de', 'del', 'la', 'las', 'los', 'y', 'and', 'in', 'on', 'by']);

const codeOf = (state = '') =>
  usStates.find(({ code, name }) => code === state || name === state)?.code;

/** Names of several words as squashed keys, and those of one as "key, ST". */
const knownPlaces = once(() => {
  const known = { names: new Set<string>(), inState: new Set<string>() };
  for (const { key, state } of [...citiesByState().values()].flat()) {
    if (key.includes(' ')) known.names.add(key.replaceAll(' ', ''));
    else known.inState.add(`${key}, ${state}`);
  }
  for (const { name } of countiesByFips().values()) {
    if (name.includes(' ')) known.names.add(squash(name));
  }
  return known;
});
