import { expect, test } from 'vitest';
import { ordersInARow } from './orders-in-a-row.ts';

test.each([
  [
    'Cut the hedge, paint the gate, wash the door.',
    'Cut the hedge, paint the gate and wash the door.',
  ],
  [
    'Open the blinds, all of them, turn on the lamps.',
    'Open the blinds, all of them, and turn on the lamps.',
  ],
  [
    'Rake the beds, edge the walk and wash the door.',
    'Rake the beds, edge the walk and wash the door.',
  ],
  ['Blinds, lamps, lids.', 'Blinds, lamps, lids.'],
])('%s', (typed, told) => {
  expect(ordersInARow(typed)).toBe(told);
});
