import { expect, test } from 'vitest';
import { withoutShouting } from './shouted.ts';

test.each([
  ['NO PETS. STREET PARKING', 'No pets. Street parking'],
  ['1911 FOURSQUARE. NEW SEWER LINE 2023', '1911 foursquare. New sewer line 2023'],
  ['1620 REMINGTON ST AND SUN SAME TIME', '1620 Remington St and sun same time'],
  ['NEW HVAC AND HOA POOL', 'New HVAC and HOA pool'],
])('%s', (typed, said) => {
  expect(withoutShouting(typed)).toBe(said);
});

test.each([
  'MINE',
  'OHCS Flex Lending',
  'DM me INSPECT',
  'HOA, HVAC',
  'NY/NJ/MA',
  'ask BEFORE the offer',
])('%s stays', (typed) => {
  expect(withoutShouting(typed)).toBe(typed);
});
