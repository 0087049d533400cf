import { expect, test } from 'vitest';
import { regionFactsOf } from '#builtin/writer/place/regions.ts';
import { usStates } from '#contract/us-states.ts';
import { streetHomes } from './local-homes.ts';
import { surroundingsOf } from './regions.ts';

/** Pictures and texts have tables of their own, for frost in the pipes is not yet snow on the lawn. They must agree. */
test('where a winter is drawn white, texts speak of frost', () => {
  const white = usStates.filter(
    ({ code }) => surroundingsOf({ city: '', state: code })?.isSnowless === false,
  );
  expect(white.length).toBeGreaterThan(20);
  for (const { code } of white) expect(regionFactsOf(code).climates, code).toContain('freeze');
});

test.each([
  ['Santa Fe', 'NM', 'adobe'],
  ['Phoenix', 'AZ', 'stucco'],
  ['Flagstaff', 'AZ', 'frame'],
  ['Henderson', 'NV', 'stucco'],
  ['Reno', 'NV', 'frame'],
  ['Riverside', 'CA', 'stucco'],
  ['Tampa', 'FL', 'block'],
  ['New Orleans', 'LA', 'shotgun'],
  ['Tulsa', 'OK', 'brick'],
  ['Memphis', 'TN', 'brick'],
  ['Savannah', 'GA', 'southern'],
  ['Madison', 'WI', 'frame'],
  ['Worcester', 'MA', 'frame'],
  ['Seattle', 'WA', 'bungalow'],
  ['Philadelphia', 'PA', 'rows'],
  ['Baltimore', 'MD', 'rows'],
  ['Houston', 'TX', 'brick'],
])('houses in %s, %s are of their region: %s', (city, state, houses) => {
  expect(surroundingsOf({ city, state })?.houses).toBe(houses);
});

test('rows of brick houses stand only where houses are built in rows', () => {
  for (const [city, state] of [
    ['Tampa', 'FL'],
    ['Phoenix', 'AZ'],
    ['Tulsa', 'OK'],
    ['Madison', 'WI'],
    ['Seattle', 'WA'],
  ] as const) {
    const { houses = 'frame', homes = [] } = surroundingsOf({ city, state }) ?? {};
    expect([...homes, ...streetHomes[houses]], city).not.toContain('townhouses');
    expect(homes, city).not.toContain('brownstone');
  }
});

test.each([
  ['Cheyenne', 'WY', 'plains'],
  ['Jackson', 'WY', 'mountains'],
  ['Great Falls', 'MT', 'plains'],
  ['Missoula', 'MT', 'mountains'],
  ['Idaho Falls', 'ID', 'plains'],
  ['Big Bear Lake', 'CA', 'mountains'],
  ['Sonoma', 'CA', 'hills'],
  ['Chico', 'CA', 'plains'],
  ['Barstow', 'CA', 'desert'],
  ['Bainbridge Island', 'WA', 'coast'],
  ['Leavenworth', 'WA', 'mountains'],
  ['Sedona', 'AZ', 'desert'],
  ['St. Augustine', 'FL', 'tropics'],
  ['Annapolis', 'MD', 'coast'],
  ['Cape May', 'NJ', 'coast'],
  ['Fredericksburg', 'TX', 'hills'],
  ['Rapid City', 'SD', 'hills'],
  ['Outer Banks', 'NC', 'coast'],
  ['Lake Tahoe', 'CA', 'mountains'],
  ['Bucks County', 'PA', 'forest'],
])('%s, %s: %s', (city, state, region) => {
  expect(surroundingsOf({ city, state })?.region).toBe(region);
});
