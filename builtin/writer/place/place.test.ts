import { describe, expect, test } from 'vitest';
import { placeLines } from './place-lines.ts';
import { placeWords } from './place-words.ts';

describe('what a text says of a place is true', () => {
  test.each([
    ['Carson City', 'NV'],
    ['New York', 'NY'],
    ['Brooklyn', 'NY'],
    ['Philadelphia', 'PA'],
    ['San Francisco', 'CA'],
    ['Denver', 'CO'],
    ['Nashville', 'TN'],
    ['Honolulu', 'HI'],
    ['New Orleans', 'LA'],
    ['Nantucket', 'MA'],
  ])('%s, %s is its own county', (city, state) => {
    const place = placeWords({ city, state });
    expect(place.county).toBeUndefined();
    expect(place.towns).toEqual([]);
    const lines = placeLines(place, 'errand').join(' ');
    expect(lines).not.toMatch(/is part of|County|nearby/);
  });

  test.each([
    ['Friday Harbor', 'WA'],
    ['Lanai City', 'HI'],
    ['Avalon', 'CA'],
    ['Vashon', 'WA'],
  ])('%s, %s lies on an island', (city, state) => {
    expect(placeWords({ city, state }).towns).toEqual([]);
  });

  test('towns are those of the same county, and no parts of the city', () => {
    expect(placeWords({ city: 'Lahaina', state: 'HI' }).towns).not.toContain('Lānaʻi City');
    expect(placeWords({ city: 'Oak Bluffs', state: 'MA' }).towns).toContain('Edgartown');
    expect(placeWords({ city: 'Boston', state: 'MA' }).towns).not.toContain('Allston/Brighton');
  });

  test('a county without cities beside it shares no records with one', () => {
    const lines = placeLines(placeWords({ city: 'Hilo', state: 'HI' }), 'errand');
    expect(lines.join(' ')).not.toContain('Hawaii County');
  });
});

test.each([
  ['san antonio', 'TX', 'San Antonio'],
  ['AUSTIN', 'TX', 'Austin'],
  ['austin, tx', 'TX', 'Austin'],
  ['Austin, TX', 'TX', 'Austin'],
  ['Austin, Texas', 'Texas', 'Austin'],
  ['St. Paul', 'MN', 'St. Paul'],
  ['ST. PAUL', 'MN', 'Saint Paul'],
  ['new york', 'NY', 'New York'],
  ["o'somewhere-lake", 'TX', "O'Somewhere-Lake"],
  ['village of the elms', 'TX', 'Village of the Elms'],
  ['NYC', 'NY', 'NYC'],
  ['{state}', 'TX', '{state}'],
])('%s, %s is written %s', (city, state, written) => {
  expect(placeWords({ city, state }).city).toBe(written);
});

test('a state in full has its county and towns', () => {
  const place = placeWords({ city: 'Austin', state: 'Texas' });
  expect(place).toEqual(placeWords({ city: 'Austin', state: 'TX' }));
  expect(place).toMatchObject({ state: 'Texas', stateCode: 'TX', county: 'Travis County' });
});
