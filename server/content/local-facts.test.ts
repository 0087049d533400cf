import { describe, expect, test } from 'vitest';
import { localFactsOf } from './local-facts.ts';

const november = new Date('2026-11-17T18:00:00Z');

test('a place we know has its county, neighbors, climate, homes and papers, with sources', () => {
  expect(localFactsOf({ city: 'austin', state: 'TX' }, november)).toEqual({
    today: 'November 17, 2026',
    season: 'fall',
    county: 'Travis County',
    neighbors: expect.arrayContaining([expect.any(String)]),
    climate: {
      source: 'NOAA averages 2006-2020, nearest station',
      figures: [
        'average January low 41 °F',
        'average July high 98 °F',
        '36 inches of rain and melted snow in an average year',
      ],
    },
    housing: {
      source: 'US Census Bureau, American Community Survey 2019-2023',
      figures: ['half of the homes were built before 1993'],
    },
    prices: {
      source: 'FHFA House Price Index, purchase-only, seasonally adjusted',
      figures: [expect.stringMatching(/Austin metro area .* quarter of 2025/)],
    },
    process: [
      {
        term: "The seller's disclosure form is the Seller's Disclosure Notice.",
        source: 'Texas Property Code 5.008',
        asOf: 'November 16, 2026',
      },
    ],
  });
});

test('a city that is one with its county has a county all the same', () => {
  expect(localFactsOf({ city: 'Macon', state: 'GA' }, november).county).toBe('Bibb County');
});

test('snow and old homes are told where there are any', () => {
  const { climate, housing } = localFactsOf({ city: 'Buffalo', state: 'New York' }, november);
  expect(climate?.figures).toContain('88 inches of snow in an average year');
  expect(housing?.figures).toEqual(['half of the homes were built in 1939 or earlier']);
});

describe('what is not known is not there', () => {
  test('of a place nobody knows: the day, and what the state says', () => {
    const facts = localFactsOf({ city: 'Nowhere At All', state: 'TX' }, november);
    expect(JSON.parse(JSON.stringify(facts))).toEqual({
      today: 'November 17, 2026',
      season: 'fall',
      process: expect.any(Array),
    });
  });

  test('of no place: the day alone', () => {
    expect(JSON.parse(JSON.stringify(localFactsOf({ city: '', state: '' }, november)))).toEqual({
      today: 'November 17, 2026',
      season: 'fall',
    });
  });

  test('prices that are no news any more', () => {
    const later = new Date('2027-12-01T12:00:00Z');
    expect(localFactsOf({ city: 'Austin', state: 'TX' }, later).prices).toBeUndefined();
  });
});

test('the day is that of an agent in the United States', () => {
  const { today } = localFactsOf({ city: '', state: '' }, new Date('2027-01-01T02:00:00Z'));
  expect(today).toBe('December 31, 2026');
});
