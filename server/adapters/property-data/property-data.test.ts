import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultNames } from '#server/adapters/testing/local-server.ts';
import { createAttomPropertyData, createPropertyData, PropertyDataFailed } from './attom.ts';
import type { PropertyData } from './property-data.ts';
import {
  attomKey,
  bostonId,
  type FakeAttom,
  lookupPath,
  nothingFound,
  refused,
  startFakeAttom,
  trendOf,
  trendPath,
} from './testing/fake-attom.ts';

const boston = { city: 'Boston', state: 'MA' };
const thisYear = () => 2026;

describe('the property-data port: ATTOM', () => {
  let attom: FakeAttom;
  let data: PropertyData;

  beforeEach(async () => {
    attom = await startFakeAttom();
    attom.trends[bostonId] = [
      trendOf(2024, { homeSaleCount: 1_180, avgSalePrice: 912_400, medSalePrice: 741_000 }),
      trendOf(2025, { homeSaleCount: 1_204, avgSalePrice: 955_210.4, medSalePrice: 765_000 }),
    ];
    data = createAttomPropertyData(attomKey, { baseUrl: attom.address, thisYear });
  });
  afterEach(() => attom.close());

  test('gives the figures of the last full year', async () => {
    expect(await data.figuresFor(boston)).toEqual({
      source: 'ATTOM sales trend for Boston, MA',
      asOf: '2026-03-09',
      figures: [
        { label: 'Median sale price of single-family homes, 2025', value: '$765,000' },
        { label: 'Change of the median sale price from 2024 to 2025', value: '+3.2%' },
        { label: 'Average sale price of single-family homes, 2025', value: '$955,210' },
        { label: 'Single-family homes sold, 2025', value: '1,204' },
      ],
    });
    const [lookup, trend] = attom.received.map(({ url }) => url.searchParams);
    expect(lookup?.get('name')).toBe('Boston, MA');
    expect(Object.fromEntries(trend ?? [])).toMatchObject({
      geoIdV4: bostonId,
      startyear: '2024',
      endyear: '2025',
    });
  });

  test('does not mind letter case and spaces', async () => {
    const figures = await data.figuresFor({ city: ' boston ', state: 'ma' });
    expect(figures?.source).toBe('ATTOM sales trend for Boston, MA');
  });

  test('leaves out what is missing', async () => {
    attom.trends[bostonId] = [
      trendOf(2025, { homeSaleCount: 0, avgSalePrice: null, medSalePrice: 765_000 }),
      { ...trendOf(2024, {}), salesTrend: 'none' },
    ];
    expect((await data.figuresFor(boston))?.figures).toEqual([
      { label: 'Median sale price of single-family homes, 2025', value: '$765,000' },
    ]);
  });

  test('gives no day that it was not told', async () => {
    const { vintage: _, ...row } = trendOf(2025, { homeSaleCount: 12 });
    attom.trends[bostonId] = [row];
    expect(await data.figuresFor(boston)).toEqual({
      source: 'ATTOM sales trend for Boston, MA',
      figures: [{ label: 'Single-family homes sold, 2025', value: '12' }],
    });
  });

  test('says the year when only an older one is known', async () => {
    attom.trends[bostonId] = [
      trendOf(2025, { medSalePrice: 0 }),
      trendOf(2024, { medSalePrice: 741_000 }),
    ];
    expect((await data.figuresFor(boston))?.figures).toEqual([
      { label: 'Median sale price of single-family homes, 2024', value: '$741,000' },
    ]);
  });

  test('never takes a neighbour for the place', async () => {
    attom.areas = attom.areas.filter(({ geographyName }) => geographyName !== 'Boston, MA');
    expect(await data.figuresFor(boston)).toBeUndefined();
    expect(attom.received).toHaveLength(1);
  });

  test('knows nothing where ATTOM knows nothing', async () => {
    expect(await data.figuresFor({ city: 'Atlantis', state: 'TX' })).toBeUndefined();
    attom.trends = {};
    expect(await data.figuresFor(boston)).toBeUndefined();
    attom.trends = { [bostonId]: [] };
    expect(await data.figuresFor(boston)).toBeUndefined();
    attom.refusal = { path: lookupPath, answer: { ...nothingFound, status: 200 } };
    expect(await data.figuresFor(boston)).toBeUndefined();
  });

  test('is refused with a wrong key', async () => {
    const failure = await failureOf(
      createAttomPropertyData('wrong-key', { baseUrl: attom.address }),
    );
    expect(failure.message).toBe('ATTOM answered 401');
    expect(inspect(failure)).not.toContain('wrong-key');
  });

  test.each([lookupPath, trendPath])('fails when %s refuses', async (path) => {
    for (const status of [400, 401, 403, 404, 408, 429, 500]) {
      attom.refusal = { path, answer: refused(status, 'No') };
      expect((await failureOf(data)).status).toBe(status);
    }
  });

  test.each(faultNames)('fails on %s', async (fault) => {
    attom.fault = fault;
    const failure = await failureOf(
      createAttomPropertyData(attomKey, { baseUrl: attom.address, timeout: 400 }),
    );
    expect(failure.message).toMatch(/^ATTOM /);
    expect(inspect(failure)).not.toContain(attomKey);
  });

  test('fails when the rows have another shape', async () => {
    attom.trends[bostonId] = [{ year: 2025, price: 765_000 }];
    expect((await failureOf(data)).message).toContain('another shape');
  });

  test('stops with its caller', async () => {
    attom.fault = 'silence';
    const stop = new AbortController();
    const asking = data.figuresFor(boston, stop.signal);
    await expect.poll(() => attom.received.length).toBe(1);
    stop.abort(new Error('the person left'));
    await expect(asking).rejects.toThrow('the person left');
    await expect.poll(() => attom.abandoned).toBe(1);
  });

  test('has a description', () => {
    expect(data.description).toBe('ATTOM');
  });
});

test('a provider exists when there is a key', () => {
  expect(createPropertyData(attomKey)?.description).toBe('ATTOM');
  expect(createPropertyData(undefined)).toBeUndefined();
});

async function failureOf(data: PropertyData): Promise<PropertyDataFailed> {
  const failure = await data.figuresFor(boston).catch((error: unknown) => error);
  if (!(failure instanceof PropertyDataFailed)) {
    throw new Error(`not a PropertyDataFailed: ${inspect(failure)}`);
  }
  return failure;
}
