import { expect, test } from 'vitest';
import heldOutAnswers from '#builtin/writer/testing/held-out-answers.json' with { type: 'json' };
import heldOut from '#builtin/writer/testing/held-out-remarks.json' with { type: 'json' };
import { isLikelyRemark, positionOf } from './likely-remark.ts';

// Not among the labelled clauses.
test.each([
  'please do not post it before she has seen it',
  'I would rather you did not mention the divorce',
  'make sure you put my number at the bottom',
  'the sellers asked us to keep their names out of it',
  'not sure that is still right so check first',
])('said to the writer: %s', (clause) => {
  expect(isLikelyRemark(clause)).toBe(true);
});

test.each([
  'the seller left the washer and dryer',
  'buyers forget to budget for the sewer lateral',
  'walk to the farmers market on Saturdays',
  'we replaced the furnace before we listed',
  'ask the county whether the permit was closed',
  'bring your questions and a tape measure',
  'the inspector found nothing but a loose railing',
  'felt like a different place on the second showing',
  'you want the old survey and most sellers have thrown theirs out',
])('said to the reader: %s', (clause) => {
  expect(isLikelyRemark(clause)).toBe(false);
});

test('figures, links and questions are never taken', () => {
  for (const clause of [
    'do not print 489,000',
    'see example.com before you print it',
    'is that ok?',
  ])
    expect(isLikelyRemark(clause)).toBe(false);
});

// Written by somebody who saw neither the weights nor what they were learned from.
test('of clauses never seen before half of the remarks are found, and hardly any copy is taken', () => {
  const taken = (clauses: readonly string[]) =>
    clauses.filter((clause) => isLikelyRemark(clause)).length / clauses.length;
  expect(taken(heldOut.remarks)).toBeGreaterThan(0.55);
  expect(taken(heldOut.copy)).toBeLessThan(0.03);
});

test('so it is in whole answers, where a clause has its place among others', () => {
  const taken = [0, 1].map((label) => {
    const clauses = heldOutAnswers.flatMap((answer) =>
      answer.map(([clause, isRemark], index) => ({
        clause: String(clause).replace(/[\s.,;–—-]+$/, ''),
        isRemark,
        position: positionOf(index, answer.length),
      })),
    );
    const of = clauses.filter(({ isRemark }) => isRemark === label);
    return of.filter(({ clause, position }) => isLikelyRemark(clause, position)).length / of.length;
  });
  expect(taken[0]).toBeLessThan(0.03);
  expect(taken[1]).toBeGreaterThan(0.6);
});
