import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { once } from '#builtin/once.ts';
import { singular } from './singular.ts';

/** A subject of the trade. */
const Term = z.object({
  tag: z.string(),
  /** Other ways to say it. */
  also: z.array(z.string()).default([]),
  /** Wider subjects it belongs to, as tags. */
  under: z.array(z.string()).default([]),
});
export type Term = z.infer<typeof Term>;

type Phrase = { words: string[]; term: Term };

type Vocabulary = {
  terms: Map<string, Term>;
  /** By their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
};

/** The words of the trade, read at the first use. */
export const vocabulary = once((): Vocabulary => readVocabulary());

/** The tag for a label that says the same, in the words of the trade: `inspection` is `home-inspection`. */
export function tagFor(label: string): string | undefined {
  const words = singularWordsOf(label);
  const [first = ''] = words;
  const same = vocabulary()
    .phrases.get(first)
    ?.find((phrase) => phrase.words.join(' ') === words.join(' '));
  return same?.term.tag;
}

/** Small letters, singular, hyphens and possessives away. */
export function singularWordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => singular(word.replace(/['’]s?$/, '')));
}

function readVocabulary(): Vocabulary {
  const terms = z.array(Term).parse(JSON.parse(readFileSync(file, 'utf8')));
  const phrases = terms
    .flatMap((term) =>
      [term.tag, ...term.also].map((form) => ({ words: singularWordsOf(form), term })),
    )
    .sort((one, other) => other.words.length - one.words.length);
  return {
    terms: new Map(terms.map((term) => [term.tag, term])),
    phrases: Map.groupBy(phrases, ({ words }) => words[0] ?? ''),
  };
}

const file = path.join(import.meta.dirname, '../../../data-files/learner/vocabulary.json');
