import type { Knowledge } from './knowledge.ts';

const vocabularies = new WeakMap<Knowledge, Set<string>>();

/** All words the knowledge writes in lower case. */
function vocabularyOf(knowledge: Knowledge): Set<string> {
  let words = vocabularies.get(knowledge);
  if (!words) {
    words = new Set(JSON.stringify(knowledge).match(/(?<![\p{L}'-])[a-z]+(?![\p{L}'])/gu));
    vocabularies.set(knowledge, words);
  }
  return words;
}

/** For use inside a sentence. Names and short forms keep their capital: only known words lose it. */
export function lowerFirst(text: string, knowledge: Knowledge): string {
  const word = /^[A-Z][a-z]*(?![\p{L}'])/u.exec(text)?.[0];
  if (!word || word === 'I' || properNames.test(text)) return text;
  const isKnown = vocabularyOf(knowledge).has(word.toLowerCase());
  return isKnown ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Names that begin with an everyday word. */
const properNames =
  /^(?:Loan Estimate|Closing Disclosure|Census Bureau|Fair Housing|Freddie|Fannie)/;
