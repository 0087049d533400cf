import { expect, test } from 'vitest';
import { withFragmentsListed } from './fragments-in-a-row.ts';

test.each([
  ['Photos. Floorplan. Board package prep.', 'Photos, floorplan, board package prep'],
  [
    'Cold. Ice dams. Old houses with nothing in them',
    'Cold, ice dams, old houses with nothing in them',
  ],
])('%s', (typed, said) => {
  expect(withFragmentsListed(typed)).toBe(said);
});

test.each([
  'Fleas are year round. Pavement in July will burn paws.',
  'We made a short film. Private previews for agents.',
  '1620 Remington St. Saturday at noon',
  'Foundation, framing. Final',
  'No pets. Street parking',
  'New roof.',
])('%s stays', (typed) => {
  expect(withFragmentsListed(typed)).toBe(typed);
});
