import { Page } from './page.ts';
import { findPlaces } from './places/find-places.ts';
import { findNouns } from './subjects/find-nouns.ts';
import { findSubjects, widerThan } from './subjects/find-subjects.ts';
import { singular } from './subjects/singular.ts';
import { stopWords } from './subjects/stop-words.ts';
import { singularWordsOf, vocabulary } from './subjects/vocabulary.ts';

export type TaggedSentence = {
  /** What it says it is about, without the wider subjects these belong to. */
  subjects: string[];
  nouns: string[];
  /** Parts of a town it names. */
  parts: string[];
  /** Its telling words, without those of places. */
  words: string[];
};

/** Nouns of a sentence that are looked for. */
const nounsAtMost = 8;

/** What a topic, a title or a question is about, apart from the town it is for. */
export function readSentence(text: string, town = ''): TaggedSentence {
  const page = new Page(`${text}\n${town}`);
  const places = findPlaces(page);
  page.words.forEach((word, index) => {
    if (word.start >= text.length) page.claim(index, 1);
  });
  const words = page.words
    .filter((_, index) => !page.isClaimed(index))
    .map(({ keys: { bare } }) => bare)
    .filter((word) => /^[\p{L}\p{N}]{3,40}$/u.test(word) && isTelling(word));
  const questionEnds = text.length;
  const subjects = findSubjects(page, { questionEnds, isNarrow: true });
  const nouns = findNouns(page, { questionEnds, limit: nounsAtMost });
  const parts = places.filter((tag) => /^(?:neighborhood|community|zip-code):/.test(tag));
  return { subjects, nouns, parts, words: [...new Set(words)] };
}

/** The telling words of a text, those of a place among them unless they are left out. */
export function tellingWords(text: string, leftOut: string): string[] {
  const without = new Set(singularWordsOf(leftOut));
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? []).filter(
    (word) => isTelling(word) && !without.has(singular(word)),
  );
  return [...new Set(words)];
}

/** The subjects of a text, and with each of them what it belongs to. Reads fast, as many are read. */
export function subjectsWithin(text: string): Set<string> {
  const words = singularWordsOf(text);
  const found = new Set<string>();
  for (let index = 0; index < words.length; index++) {
    const phrase = vocabulary()
      .phrases.get(words[index] ?? '')
      ?.find((each) => each.words.every((word, offset) => words[index + offset] === word));
    if (!phrase) continue;
    for (const tag of [phrase.term.tag, ...widerThan(phrase.term.tag)]) found.add(tag);
    index += phrase.words.length - 1;
  }
  return found;
}

const isTelling = (word: string) => !stopWords.has(word) && !stopWords.has(singular(word));
