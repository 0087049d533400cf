import { expect, test } from 'vitest';
import { givenWording, withoutLeave } from './said-to-writer.ts';

test.each([
  ['I do have authority: 7 Quarry Lane, Rockport.', '7 Quarry Lane, Rockport.'],
  ['We have permission: the Ortiz duplex', 'the Ortiz duplex'],
  ['Builder said yes: Lowe & Daughters', 'Lowe & Daughters'],
  ['The seller is fine, 12 Elm St', '12 Elm St'],
  ['I have a listing on Elm: it sold', 'I have a listing on Elm: it sold'],
  ['The builder said the roof is done', 'The builder said the roof is done'],
])('leave that was given goes, and what it was given for stays: %s', (typed, told) => {
  expect(withoutLeave(typed)).toBe(told);
});

test('a disclaimer that somebody asked for is the wording, and who asked is not told', () => {
  expect(givenWording('Nora at Lakeside Loans, she says put "not an offer of credit"')).toEqual({
    wording: 'not an offer of credit',
    rest: 'Nora at Lakeside Loans',
  });
  expect(givenWording('Nora says rates move daily')).toBeUndefined();
});
