import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import type { Language, Word } from './clauses.ts';
import { baseForms, NearMisses } from './word-forms.ts';

/** What a word, or several in a row, can be in a sentence about people and where they live. */
export type Entry = {
  /** Words in a row. */
  length: number;
  /** People of a class on their own: "children", "Muslims", "the blind". */
  noun?: string;
  /** Names people only before or after a word for them: "white tenants". */
  adjective?: string;
  /** Too common to count except where people are chosen: "adults only". */
  weak?: string;
  /** What people have or use: "a disability". */
  thing?: string;
  isPeople?: boolean;
  isArea?: boolean;
  isCountry?: boolean;
  isPlural?: boolean;
};

type GroupWords = { nouns?: string; adjectives?: string; weak?: string; things?: string };
type LanguageWords = {
  groups: Record<string, GroupWords>;
  countries: string;
  /** Names of things that begin like a word for people: "baby grand". */
  not_people: string;
  people: string;
  areas: string;
  people_adjectives: string;
  things: string;
};

export type Lexicon = {
  /** A word alone, spelled right. */
  entryOf(word: string): Entry | undefined;
  entryAt(words: readonly Word[], index: number): Entry | undefined;
  /** Stands between a group and its noun: "quiet Christian tenants". */
  isPeopleAdjective(word: string): boolean;
  /** Whether what describes people stands after them: "gente blanca". */
  describesAfter: boolean;
  /** Before one of these a group is part of the name of a thing: "children's museum". */
  isThing(word: string): boolean;
};

const getLexicons = once((): Record<Language, Lexicon> => {
  const { english, spanish } = readGroups();
  return { english: toLexicon(english, false), spanish: toLexicon(spanish, true) };
});

/** The words of data-files/fair-housing/groups.json. */
export const getLexicon = (language: Language) => getLexicons()[language];

function readGroups(): { english: LanguageWords; spanish: LanguageWords } {
  const file = path.join(import.meta.dirname, '../../data-files/fair-housing/groups.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const wordsOf = (list = '') => list.split(/\s+/).filter((word) => word !== '');

function toLexicon(language: LanguageWords, describesAfter: boolean): Lexicon {
  const entries = new Map<string, Entry>();
  /** How many words the longest entry has that begins with a word. */
  const longest = new Map<string, number>();
  const add = (list: string | undefined, facts: Omit<Entry, 'length'>) => {
    for (const item of wordsOf(list)) {
      const parts = item.split('-');
      const key = parts.join(' ');
      entries.set(key, { ...entries.get(key), ...facts, length: parts.length });
      const [first = ''] = parts;
      longest.set(first, Math.max(parts.length, longest.get(first) ?? 0));
    }
  };
  for (const [name, words] of Object.entries(language.groups)) {
    add(words.nouns, { noun: name });
    add(words.adjectives, { adjective: name });
    add(words.weak, { weak: name });
    add(words.things, { thing: name });
  }
  add(language.people, { isPeople: true });
  add(language.not_people, {});
  add(language.areas, { isArea: true });
  add(language.countries, { isCountry: true });
  const misspelled = new NearMisses(groupWords(entries));
  const adjectives = new Set(wordsOf(language.people_adjectives));
  const things = new Set(wordsOf(language.things));
  const single = remembered(
    (word) => lookUp(entries, word) ?? misspelledEntry(entries, misspelled, word),
  );
  return {
    entryOf: (word) => lookUp(entries, word),
    entryAt(words, index) {
      const word = words[index]?.text ?? '';
      for (let count = longest.get(word) ?? 1; count > 1; count -= 1) {
        const found = lookUp(entries, phraseOf(words, index, count));
        if (found) return found;
      }
      return single(word);
    },
    describesAfter,
    isPeopleAdjective: (word) => adjectives.has(word),
    isThing: (word) => things.has(word),
  };
}

/** Single words for people of a class: of other words a slip is of no interest. */
function* groupWords(entries: Map<string, Entry>): Generator<string, undefined> {
  for (const [key, { noun, adjective, weak }] of entries) {
    if ((noun || adjective || weak) && !key.includes(' ')) yield key;
  }
}

/** A text says the same words again and again; all texts together do not. */
function remembered<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    if (known.has(word)) return known.get(word) as T;
    if (known.size > 5_000) known.clear();
    const found = find(word);
    known.set(word, found);
    return found;
  };
}

const phraseOf = (words: readonly Word[], index: number, count: number) =>
  words
    .slice(index, index + count)
    .map(({ text }) => text)
    .join(' ');

function lookUp(entries: Map<string, Entry>, key: string): Entry | undefined {
  const entry = entries.get(key);
  if (entry) return entry;
  for (const form of baseForms(key)) {
    const found = entries.get(form);
    // "whites" and "Mexicans" are people, whatever the singular is.
    if (found) return { ...found, noun: found.noun ?? found.adjective, isPlural: true };
  }
  return undefined;
}

function misspelledEntry(entries: Map<string, Entry>, misses: NearMisses, word: string) {
  for (const form of baseForms(word)) {
    const meant = misses.find(form);
    if (meant) return entries.get(meant);
  }
  return undefined;
}
