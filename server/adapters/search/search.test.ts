import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultNames, startLocalServer } from '#server/adapters/testing/local-server.ts';
import { createBraveSearch } from './brave.ts';
import { createSearch } from './create-search.ts';
import { type Search, SearchFailed } from './search.ts';
import { createSearxngSearch } from './searxng.ts';
import { createTavilySearch } from './tavily.ts';
import { braveKey, startFakeBrave } from './testing/fake-brave.ts';
import { searxngPassword, startFakeSearxng } from './testing/fake-searxng.ts';
import { startFakeTavily, tavilyKey } from './testing/fake-tavily.ts';
import type { FakeVendor } from './testing/fake-vendor.ts';

const withPassword = (address: string, password: string) =>
  `${address.replace('://', `://porch:${password}@`)}/searxng/`;

const vendors = [
  {
    name: 'Brave',
    secret: braveKey,
    start: startFakeBrave,
    create: (baseUrl: string, secret: string, timeout?: number) =>
      createBraveSearch(secret, { baseUrl, timeout }),
  },
  {
    name: 'Tavily',
    secret: tavilyKey,
    start: startFakeTavily,
    create: (baseUrl: string, secret: string, timeout?: number) =>
      createTavilySearch(secret, { baseUrl, timeout }),
  },
  {
    name: 'SearXNG',
    secret: searxngPassword,
    start: startFakeSearxng,
    create: (baseUrl: string, secret: string, timeout?: number) =>
      createSearxngSearch(withPassword(baseUrl, secret), { timeout }),
  },
];

const sites = [{ domain: 'hud.gov' }, { domain: 'irs.gov/newsroom' }];
const everything = { sites, limit: 10 };

describe.each(vendors)('the search port: $name', ({ name, secret, start, create }) => {
  let vendor: FakeVendor;
  let search: Search;

  beforeEach(async () => {
    vendor = await start();
    search = create(vendor.address, secret);
  });
  afterEach(() => vendor.close());

  test('finds pages and cleans their texts', async () => {
    vendor.pages = [
      {
        title: 'Buying a <strong>first home</strong> &amp; keeping it',
        url: 'https://www.hud.gov/topics/buying_a_home',
        text: 'It&#x27;s about  <b>loans</b>,\n grants\u0007 and\u202e help &lt;free&gt;.',
      },
      { title: 'News', url: 'https://www.irs.gov/newsroom/credits', text: '' },
    ];
    expect(await search.find('first home', everything)).toEqual([
      {
        title: 'Buying a first home & keeping it',
        url: 'https://www.hud.gov/topics/buying_a_home',
        snippet: "It's about loans, grants and help <free>.",
      },
      { title: 'News', url: 'https://www.irs.gov/newsroom/credits', snippet: '' },
    ]);
  });

  test('finds nothing where there is nothing', async () => {
    expect(await search.find('first home', everything)).toEqual([]);
  });

  test('lets no other page through, whatever the vendor sends', async () => {
    vendor.pages = [
      'https://evil-hud.gov/',
      'https://hud.gov.evil.com/',
      'https://hud.gov@evil.com/',
      'https://evil.com/?next=https://hud.gov/',
      'https://hud.gov:8443/',
      'https://irs.gov/newsroomy/x',
      'https://irs.gov/newsroom/../payments',
      'ftp://hud.gov/file',
      'javascript:alert(1)//hud.gov',
      'hud.gov/no-scheme',
      'https://hud.gov/kept',
    ].map((url) => ({ title: 'A page', url, text: '' }));
    const results = await search.find('first home', everything);
    expect(results.map(({ url }) => url)).toEqual(['https://hud.gov/kept']);
  });

  test('names the trusted sites in what it asks', async () => {
    await search.find('  "first"  home (Austin)!', everything);
    expect(vendor.wordsAsked()).toBe('first home Austin');
    expect(vendor.sitesAsked()[0]).toBe('hud.gov');
    expect(vendor.sitesAsked()[1]).toMatch(/^irs\.gov(\/newsroom)?$/);
  });

  test('stays within what the vendor takes, however much is asked', async () => {
    vendor.pages = [{ title: 'A page', url: 'https://site7.example.gov/x', text: '' }];
    const many = Array.from({ length: 400 }, (_, index) => ({
      domain: `site${index}.example.gov`,
    }));
    const results = await search.find('home '.repeat(500), { sites: many, limit: 5 });
    expect(results).toHaveLength(1);
    expect(vendor.wordsAsked()).toMatch(/^home home/);
    expect(vendor.sitesAsked().length).toBeGreaterThan(3);
    expect(vendor.sitesAsked()[0]).toBe('site0.example.gov');
  });

  test('gives each page once and no more than asked for', async () => {
    vendor.pages = [
      'http://hud.gov/a',
      'https://www.hud.gov/a/?utm_source=news#top',
      'https://hud.gov/b?y=2&x=1',
      'https://HUD.gov./b?x=1&y=2',
      'https://hud.gov/c',
      'https://hud.gov/d',
    ].map((url) => ({ title: 'A page', url, text: '' }));
    const results = await search.find('first home', { sites, limit: 3 });
    expect(results.map(({ url }) => url)).toEqual([
      'https://www.hud.gov/a/',
      'https://hud.gov/b?y=2&x=1',
      'https://hud.gov/c',
    ]);
  });

  test('caps long texts', async () => {
    vendor.pages = [
      { title: 'title '.repeat(200), url: 'https://hud.gov/long', text: 'snippet '.repeat(5_000) },
    ];
    const [result] = await search.find('first home', everything);
    expect(result?.title.length).toBeLessThanOrEqual(200);
    expect(result?.snippet.length).toBeLessThanOrEqual(400);
    expect(result?.snippet).toMatch(/snippet…$/);
  });

  test('skips entries that make no sense', async () => {
    vendor.oddEntries = [null, 7, 'text', {}, { url: 5, title: 'x' }];
    vendor.pages = [{ title: 'A page', url: 'https://hud.gov/a', text: '' }];
    expect(await search.find('first home', everything)).toHaveLength(1);
  });

  test('fails when it can read none of the entries', async () => {
    vendor.oddEntries = [{ link: 'https://hud.gov/renamed' }];
    await expect(search.find('first home', everything)).rejects.toThrow(SearchFailed);
  });

  test('asks nothing without trusted sites or words', async () => {
    expect(await search.find('first home', { sites: [], limit: 5 })).toEqual([]);
    expect(await search.find('first home', { sites: [{ domain: 'gov' }], limit: 5 })).toEqual([]);
    expect(await search.find(' !? ', everything)).toEqual([]);
    expect(vendor.received).toHaveLength(0);
  });

  test('is refused with a wrong key', async () => {
    const failure = await failureOf(create(vendor.address, 'wrong-key'));
    expect(failure.status).toBeGreaterThanOrEqual(401);
    expect(inspect(failure)).not.toContain('wrong-key');
  });

  test('fails when the vendor refuses, and says why without the key', async () => {
    for (const [reason, refusal] of Object.entries(vendor.refusals)) {
      vendor.refusal = refusal;
      const failure = await failureOf(search);
      expect(failure.message, reason).toMatch(new RegExp(`^${name}`));
      expect(inspect(failure), reason).not.toContain(secret);
      if (refusal.status !== 200) expect(failure.status, reason).toBe(refusal.status);
    }
  });

  test.each(faultNames)('fails on %s', async (fault) => {
    vendor.fault = fault;
    const failure = await failureOf(create(vendor.address, secret, 400));
    expect(failure.message).toMatch(new RegExp(`^${name}`));
    expect(inspect(failure)).not.toContain(secret);
    expect(vendor.received).toHaveLength(1);
  });

  test('fails when nobody is there', async () => {
    await vendor.close();
    expect((await failureOf(search)).message).toContain('ECONNREFUSED');
  });

  test('does not quote a key that no header can hold', async () => {
    const failure = await failureOf(create(vendor.address, 'ключ-with-line\u0000break'));
    expect(inspect(failure)).not.toContain('with-line');
  });

  test('stops with its caller and hangs up', async () => {
    vendor.fault = 'silence';
    const stop = new AbortController();
    const finding = search.find('first home', { ...everything, signal: stop.signal });
    await expect.poll(() => vendor.received.length).toBe(1);
    stop.abort(new Error('the person left'));
    await expect(finding).rejects.toThrow('the person left');
    await expect.poll(() => vendor.abandoned).toBe(1);
  });

  test('has a description without the key', () => {
    expect(search.description).toContain(name);
    expect(search.description).not.toContain(secret);
  });
});

describe('what only one vendor does', () => {
  test('Brave names the reason behind its 422', async () => {
    const brave = await startFakeBrave();
    const failure = await failureOf(createBraveSearch('wrong', { baseUrl: brave.address }));
    expect(failure.message).toBe('Brave Search answered 422: SUBSCRIPTION_TOKEN_INVALID');
    await brave.close();
  });

  test('Tavily is told the paths of sites as well', async () => {
    const tavily = await startFakeTavily();
    await createTavilySearch(tavilyKey, { baseUrl: tavily.address }).find('home', everything);
    expect(tavily.sitesAsked()).toEqual(['hud.gov', 'irs.gov/newsroom']);
    await tavily.close();
  });

  test('a SearXNG that does not give JSON is told how to', async () => {
    const searxng = await startLocalServer(() => ({ status: 403, body: '<h1>Forbidden</h1>' }));
    const failure = await failureOf(createSearxngSearch(searxng.address));
    expect(failure.message).toContain('settings.yml');
    await searxng.close();
  });
});

describe('choosing a provider', () => {
  const key = 'k';
  test('takes the first that is set up', () => {
    const searxngUrl = 'https://porch:open-sesame@find.example:8080/';
    expect(createSearch({ braveApiKey: key, tavilyApiKey: key, searxngUrl })?.description).toBe(
      'Brave Search',
    );
    expect(createSearch({ tavilyApiKey: key, searxngUrl })?.description).toBe('Tavily');
    expect(createSearch({ searxngUrl })?.description).toBe('SearXNG at find.example:8080');
  });

  test('goes without when none is', () => {
    expect(createSearch({})).toBeUndefined();
  });
});

async function failureOf(search: Search): Promise<SearchFailed> {
  const failure = await search.find('first home', everything).catch((error: unknown) => error);
  if (!(failure instanceof SearchFailed))
    throw new Error(`not a SearchFailed: ${inspect(failure)}`);
  return failure;
}
