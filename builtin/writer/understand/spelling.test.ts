import { expect, test } from 'vitest';
import { spelled } from './spelling.ts';

test.each([
  [
    'wind and flood insurence, get a qoute befor you offer',
    'wind and flood insurance, get a quote before you offer',
  ],
  ['new carpt and pianted walls', 'new carpet and painted walls'],
  ['some townhoms', 'some townhomes'],
  ['basicaly the same, I recomend it', 'basically the same, I recommend it'],
])('a slip is set right: %s', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});

test.each([
  'haint blue porch ceilings',
  'casitas and a gimbal',
  'Hixson, Brainerd and Poudre',
  'southhillhomes.example/checklst',
  'text carpt@example.com',
])('names, links and words of a dictionary stay: %s', (typed) => {
  expect(spelled(typed)).toBe(typed);
});

test('names of towns are no slips', () => {
  expect(spelled('west salem and carson')).toBe('west salem and carson');
});
