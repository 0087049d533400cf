import { describe, expect, test } from 'vitest';
import {
  findPlace,
  nearbyTowns,
  stateCodeOf,
  stateName,
  suggestCities,
  suggestCitiesAnywhere,
} from './places.ts';

describe('findPlace', () => {
  test('gives the city with its state, county and position', () => {
    expect(findPlace('Austin', 'TX')).toEqual({
      city: 'Austin',
      state: 'TX',
      stateName: 'Texas',
      county: 'Travis',
      countyName: 'Travis County',
      lat: expect.closeTo(30.27, 1),
      lng: expect.closeTo(-97.74, 1),
    });
  });

  test.each([
    ['saint paul', 'mn', 'Saint Paul'],
    ['St. Paul', 'MN', 'Saint Paul'],
    ['St Louis', 'MO', 'St. Louis'],
    ['Ft. Worth', 'TX', 'Fort Worth'],
    ['Mt. Pleasant', 'SC', 'Mount Pleasant'],
    ['Canon City', 'CO', 'Cañon City'],
    ['LA CAÑADA FLINTRIDGE', 'CA', 'La Cañada Flintridge'],
    ['Kihei', 'HI', 'Kīhei'],
    ['Haleiwa', 'HI', 'Hale‘iwa'],
    ['Winston Salem', 'NC', 'Winston-Salem'],
    ['Coeur d’Alene', 'ID', "Coeur d'Alene"],
    ['  Boise ', 'ID', 'Boise'],
    ['New York', 'NY', 'New York City'],
    ['New York City', 'NY', 'New York City'],
    ['Oklahoma City', 'OK', 'Oklahoma City'],
  ])('%s, %s is %s', (written, state, city) => {
    expect(findPlace(written, state)?.city).toBe(city);
  });

  test('knows nothing of places that are not in the list, of other states and of odd input', () => {
    for (const [city, state] of [
      ['Lakewood Ranch', 'FL'],
      ['Austin', 'HI'],
      ['Austin', 'ZZ'],
      ['Austin', ''],
      ['', 'TX'],
      ['__proto__', 'TX'],
      ['constructor', '__proto__'],
    ] as const) {
      expect(findPlace(city, state), `${city}, ${state}`).toBeUndefined();
    }
  });

  test('an independent city lies in no county', () => {
    expect(findPlace('Richmond', 'VA')).not.toHaveProperty('county');
    expect(findPlace('Arlington', 'VA')?.county).toBe('Arlington');
  });

  test('never tells a population', () => {
    expect(Object.keys(findPlace('Chicago', 'IL') ?? {}).sort()).toEqual(
      ['city', 'county', 'countyName', 'lat', 'lng', 'state', 'stateName'].sort(),
    );
  });
});

describe('suggestCities', () => {
  test('offers the largest first, as many as asked for', () => {
    expect(suggestCities('TX', 'san', 3)).toEqual(['San Antonio', 'San Angelo', 'San Marcos']);
    expect(suggestCities('TX', '', 2)).toEqual(['Houston', 'San Antonio']);
    expect(suggestCities('TX', 'san', 0)).toEqual([]);
  });

  test('every way to begin a saint finds it', () => {
    for (const prefix of ['S', 'Sai', 'Saint', 'saint p', 'St', 'st.', 'St. P', 'st pau']) {
      expect(suggestCities('MN', prefix, 10), prefix).toContain('Saint Paul');
    }
    expect(suggestCities('MN', 'Saint', 50)).not.toContain('Stillwater');
    expect(suggestCities('MN', 'St', 50)).toContain('Stillwater');
    expect(suggestCities('CA', 'Fort', 50)).toEqual(
      expect.arrayContaining(['Fortuna', 'Fort Bragg']),
    );
  });

  test('accents and letter case do not matter', () => {
    expect(suggestCities('CO', 'canon', 1)).toEqual(['Cañon City']);
    expect(suggestCities('CO', 'CAÑ', 1)).toEqual(['Cañon City']);
  });

  test('an unknown state has none', () => {
    expect(suggestCities('XX', 'a', 5)).toEqual([]);
  });
});

test('stateName knows the 50 states by their code', () => {
  expect(stateName('TX')).toBe('Texas');
  expect(stateName('nc')).toBe('North Carolina');
  expect(stateName('PR')).toBeUndefined();
});

test.each([
  ['TX', 'TX'],
  ['nc', 'NC'],
  ['Texas', 'TX'],
  ['new  hampshire', 'NH'],
  ['Tex', undefined],
  ['', undefined],
])('the code of %s is %s', (state, code) => {
  expect(stateCodeOf(state)).toBe(code);
});

describe('nearbyTowns', () => {
  const near = (city: string, state: string, limit: number) => {
    const place = findPlace(city, state);
    if (!place) throw new Error(`${city} is not in the list`);
    return nearbyTowns(place, limit).map((town) => town.city);
  };

  test('names towns around a place and not the place itself', () => {
    const towns = near('Austin', 'TX', 6);
    expect(towns).toHaveLength(6);
    expect(towns).toEqual(expect.arrayContaining(['Round Rock', 'Cedar Park', 'Pflugerville']));
    expect(towns).not.toContain('Austin');
  });

  test('the nearest comes first', () => {
    const towns = near('Naperville', 'IL', 8);
    expect(towns.indexOf('Aurora')).toBeLessThan(towns.indexOf('Elgin'));
  });

  test('stays in the state', () => {
    expect(near('Texarkana', 'AR', 20)).not.toContain('Wake Village');
  });

  test('a lonely place has none', () => {
    expect(near('Utqiagvik', 'AK', 5)).toEqual([]);
  });

  test('of the same county and not too close, when asked for', () => {
    const austin = findPlace('Austin', 'TX');
    if (!austin) throw new Error('Austin is not in the list');
    const towns = nearbyTowns(austin, 8, { isSameCounty: true, leastKilometres: 6 });
    expect(new Set(towns.map((town) => town.county))).toEqual(new Set(['Travis']));
    expect(towns.map((town) => town.city)).toContain('Pflugerville');
    expect(towns.map((town) => town.city)).not.toContain('Round Rock');
  });
});

describe('suggestCitiesAnywhere', () => {
  const named = (prefix: string) =>
    suggestCitiesAnywhere(prefix, 12).map(({ city, state }) => `${city}, ${state}`);

  test('the largest come first, from any state', () => {
    expect(named('Aus')[0]).toBe('Austin, TX');
    expect(named('Portland').slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
    expect(named('Springfield').length).toBeGreaterThan(4);
    expect(new Set(named('Spring')).size).toBe(named('Spring').length);
  });

  test('a state behind the comma narrows', () => {
    expect(named('Portland, M')).toEqual(expect.arrayContaining(['Portland, ME']));
    expect(named('Portland, M')).not.toContain('Portland, OR');
    expect(named('austin, texas')).toContain('Austin, TX');
    expect(named('Austin, TX')[0]).toBe('Austin, TX');
  });

  test('nothing typed, nothing known and territories give nothing', () => {
    expect([...named(''), ...named(' , TX'), ...named('Zzyzzx')]).toEqual([]);
    expect(suggestCitiesAnywhere('a', 5)).toHaveLength(5);
  });
});
