import { indefiniteArticle } from '#contract/articles.ts';
import { capitalise } from './sentences.ts';

/** What the placeholders of the knowledge stand for. */
export type Words = { city: string; state: string; subject?: string };

/** Fills a text in one pass, so that nothing filled in is read again. */
export function fill(text: string, words: Words): string {
  const filled = text.replace(
    /\{(a )?(city|state|subject)\}/g,
    (_, article: string | undefined, name: keyof Words) => {
      const word = words[name] ?? '';
      return article ? `${indefiniteArticle(word)} ${word}` : word;
    },
  );
  const upper = filled.replace(/([.?!] )(an? )/g, startsUpper);
  return text.startsWith('{') ? capitalise(upper) : upper;
}

/** "{a city}" after a full stop begins a sentence. */
const startsUpper = (_: string, end: string, article: string) => end + capitalise(article);
