import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';

/**
 * Whether a clause is likely said to the writer and not to the reader, by weights learned from
 * labelled clauses (data-files/remarks, scripts/learn-remarks.ts). It knows "they'd kill me" and
 * "run it by me" where no list of phrases does, and is asked only after that list.
 */
export type Weights = { start: number; features: Record<string, number> };

const file = path.join(import.meta.dirname, '../../../data-files/remarks/weights.json');
const weights = once((): Weights => JSON.parse(readFileSync(file, 'utf8')));

/** How sure it has to be: a clause among others is often a remark, a whole answer hardly ever. */
const sure = { clause: 1.5, sentence: 1.8, answer: 3.5 };

/** What takes longer to say is hardly ever said by the way. */
const mostWords = 14;

export function isLikelyRemark(clause: string, is: keyof typeof sure): boolean {
  const words = clause.trim().split(/\s+/).length;
  const isShort = words < 3;
  const least = isShort ? Math.max(sure.sentence, sure[is]) : sure[is];
  const facts = is === 'answer' ? anyFacts : plainFacts;
  if (words > mostWords || facts.test(clause) || saysOfMarket.test(clause)) return false;
  return remarkScoreOf(clause, weights()) > least;
}

/** Prices, phones, links, dates, measures, quoted words and questions are for the reader. */
const plainFacts =
  /\$\s?\d|\d,\d{3}|\d{3}[-. ]\d{4}|@\w|\.(?:com|org|net|gov|edu|us|io)\b|https?:|[?"“]|\d ?%|\b\d+(?:\.\d+)?k?(?:[- ](?:to|or)[- ]\d+)?[- ]?(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|min(?:utes?)?s?|miles?|blocks?|feet|ft|acres?|sf|sq|beds?|baths?|bd|ba|offers?|showings?|homes|closings|people|[ap]m|bucks|k)\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}\/\d{1,2}\b/iu;
/** In a whole answer so are all figures, names and quoted words. */
const anyFacts = /\d|[?"“@]|\.\p{L}{2,}\b|https?:|\p{Lu}\S* \p{Lu}\p{L}|\p{L} \p{Lu}\p{Ll}/u;

/** "prices still up a bit" is what the agent sees. */
const saysOfMarket =
  /^(?:not an? |(?:cleared|moved|painted|swapped|cleaned|fixed|replaced|took|put|added|removed|staged|listed|sold|dropped|ran|hauled|rented|borrowed) |(?:people|ppl|folks|everyone|everybody|buyers|sellers|they|most people|clients) (?:think|assume|believe|expect|forget|ask|skip|want)|(?:home |house )?prices|rates|buyers|sellers|homes|houses|inventory|listings|offers|the market|taxes|insurance|condos|townhomes|rents|showings)\b(?! (?:said|say|ok|okay|is fine|are fine|signed|don['’]?t want|asked|agreed|approved|would rather))/i;

export const remarkScoreOf = (clause: string, { start, features }: Weights) =>
  featuresOf(clause).reduce((sum, feature) => sum + (features[feature] ?? 0), start);

/** Words and pairs of words, the first and the last of them, and how long it is. */
export function featuresOf(clause: string): string[] {
  const words = (
    clause
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/\$?\d[\d,.]*k?/g, ' 0 ')
      .match(/\p{L}+|0|[?!"$%@]/gu) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:ings?|ed|s|ly)$/, '') : word));
  const [first = '', second] = words;
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
      `^${first}`,
      ...(second ? [`^${first} ${second}`] : []),
      `${words.at(-1)}$`,
      words.length <= 2 ? '#short' : words.length <= 6 ? '#middle' : '#long',
    ]),
  ];
}
