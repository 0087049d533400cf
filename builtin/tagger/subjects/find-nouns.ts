import type { Page } from '#builtin/tagger/page.ts';
import { singular } from './singular.ts';
import { stopWords } from './stop-words.ts';

type Options = { questionEnds: number; limit: number };

/** The text's own words, where they were asked about or come back: "porch swings" are nobody's term. */
export function findNouns(page: Page, { questionEnds, limit }: Options): string[] {
  const weights = new Map<string, number>();
  page.words.forEach((word, index) => {
    const key = word.keys.bare;
    if (page.isClaimed(index) || !isTelling(key) || (word.isCapital && !word.opens)) return;
    const noun = singular(key);
    const weight = word.start < questionEnds ? 2 : 1;
    weights.set(noun, (weights.get(noun) ?? 0) + weight);
  });
  return [...weights]
    .filter(([, weight]) => weight > 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([noun]) => noun);
}

/** Neither short nor worn, no number, and no adverb or form of a verb. */
function isTelling(word: string): boolean {
  if (!/^\p{L}{4,20}$/u.test(word) || stopWords.has(word) || stopWords.has(singular(word)))
    return false;
  return nounsInIng.has(word) || !/(?:ly|ed|ing)$/.test(word);
}

const nounsInIng = new Set(['building', 'ceiling', 'siding', 'railing', 'wedding', 'awning']);
