import { expect, test } from 'vitest';
import { saysAgain } from './said-before.ts';

test.each([
  ['Hire a chimney sweep if yours is due', 'I send the chimney sweep before we list.'],
  ['Cap the number of rooms and leave time to dry', 'Cap the rooms and count the number.'],
  ['Rekey the doors', 'Change the locks, find the meter.'],
])('%s, after "%s"', (advice, said) => {
  expect(saysAgain(advice, said)).toBe(true);
});

test.each([
  ['Ask the lender for a fee sheet', 'The lender calls in March.'],
  ['Read the minutes of the board', 'I read the offer out loud.'],
])('%s is new after "%s"', (advice, said) => {
  expect(saysAgain(advice, said)).toBe(false);
});
