import { expect, test } from 'vitest';
import { withNameAndDeed } from './name-and-deed.ts';

const whom = 'Whom do you want to thank, and for what?';

test.each([
  [
    'Rosa at the title desk, stayed until eight on a Friday',
    'Rosa at the title desk stayed until eight on a Friday',
  ],
  [
    'my painter Lou, finished the porch in the rain. Twice',
    'my painter Lou finished the porch in the rain. Twice',
  ],
])('%s', (typed, said) => {
  expect(withNameAndDeed(typed, whom)).toBe(said);
});

test.each([
  ['Rosa, Lou and the movers', whom],
  ['Rosa Diaz, licensed in two states', whom],
  ['the roof, replaced in 2021', 'What is new?'],
])('%s stays', (typed, question) => {
  expect(withNameAndDeed(typed, question)).toBe(typed);
});
