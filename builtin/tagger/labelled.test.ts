import { expect, test } from 'vitest';
import { fresh } from './labelled/fresh.ts';
import { heldOutPairs } from './labelled/held-out.ts';
import type { LabelledPair } from './labelled/labelled-pair.ts';
import { tuningPairs } from './labelled/tuning.ts';
import { tagAnswer } from './tagger.ts';

const placesOf = (pair: LabelledPair) => tagAnswer(pair).filter((tag) => tag.includes(':'));

/** Of the place tags given, how many are right; of those wanted, how many are given. */
function measure(set: LabelledPair[]) {
  const sum = (count: (pair: LabelledPair) => number) =>
    set.reduce((total, pair) => total + count(pair), 0);
  const right = sum((pair) => placesOf(pair).filter((tag) => pair.places.includes(tag)).length);
  return {
    precision: right / sum((pair) => placesOf(pair).length),
    recall: right / sum(({ places }) => places.length),
  };
}

test.each([
  ['the half it was tuned on', tuningPairs],
  ['the half it was not tuned on', heldOutPairs],
  ['thirty more, written after it', fresh],
])('places are found with a precision and recall of at least 0.8: %s', (name, set) => {
  const { precision, recall } = measure(set);
  process.stdout.write(
    `place tags, ${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
  );
  expect(precision).toBeGreaterThanOrEqual(0.8);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

test('each set has thirty pairs, none of them twice', () => {
  const sets = [tuningPairs, heldOutPairs, fresh];
  expect(sets.map(({ length }) => length)).toEqual([30, 30, 30]);
  const pairs = sets.flat().map(({ question, answer }) => question + answer);
  expect(new Set(pairs).size).toBe(90);
});
