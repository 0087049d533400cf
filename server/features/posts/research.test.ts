import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import { createAttomPropertyData } from '#server/adapters/property-data/attom.ts';
import {
  attomKey,
  bostonId,
  type FakeAttom,
  startFakeAttom,
  trendOf,
} from '#server/adapters/property-data/testing/fake-attom.ts';
import { createBraveSearch } from '#server/adapters/search/brave.ts';
import { braveKey, startFakeBrave } from '#server/adapters/search/testing/fake-brave.ts';
import type { FakeVendor } from '#server/adapters/search/testing/fake-vendor.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let fake: FakeProvider;
let brave: FakeVendor;
let attom: FakeAttom;
let app: TestApp;

beforeAll(async () => {
  [fake, brave, attom] = await Promise.all([
    startFakeProvider(),
    startFakeBrave(),
    startFakeAttom(),
  ]);
  app = await createTestApp({
    deps: {
      ai: createAi({ text: 'compatible:m', baseUrl: `${fake.address}/compatible/v1`, apiKey: 'k' }),
      search: createBraveSearch(braveKey, { baseUrl: brave.address }),
      propertyData: createAttomPropertyData(attomKey, {
        baseUrl: attom.address,
        thisYear: () => 2026,
      }),
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([fake.close(), brave.close(), attom.close()]);
});

const blog = { topicId: 'sellers', location: 'Boston', state: 'MA', promptType: 'blog' };

async function write(body: object) {
  fake.reset();
  const client = await app.newUser();
  const response = await client.post('/api/generate', body);
  return response.json().posts[0];
}

test('sources are found pages on active trusted websites and no others', async () => {
  brave.pages = [
    { title: 'Selling your home', url: 'https://www.irs.gov/selling', text: 'What to report' },
    { title: 'Evil', url: 'https://irs.gov.evil.example/', text: 'x' },
  ];
  const post = await write(blog);
  expect(post.sources).toEqual([
    { title: 'Selling your home', url: 'https://www.irs.gov/selling', snippet: 'What to report' },
  ]);
  expect(fake.requests[0]?.prompt).toContain('Selling your home');

  await app.pool.query(`update trusted_websites set is_active = false where domain = 'irs.gov'`);
  const later = await write(blog);
  expect(JSON.stringify(later.sources)).not.toContain('irs.gov');
  await app.pool.query(`update trusted_websites set is_active = true where domain = 'irs.gov'`);
});

test('a failing search gives trusted websites of the state as further reading', async () => {
  brave.refusal = { status: 500, body: {} };
  const post = await write(blog);
  brave.refusal = undefined;
  expect(post.sources.length).toBeGreaterThan(2);
  const { rows } = await app.pool.query(
    `select domain from trusted_websites where state = 'MA' or state is null`,
  );
  const known = rows.map(({ domain }) => `https://${domain}`);
  for (const { url, snippet } of post.sources) {
    expect(known).toContain(url);
    expect(snippet).toContain('Further reading');
  }
});

test('links of a model never become sources, and posts have none', async () => {
  const post = await write({ ...blog, promptType: 'content' });
  expect(post).not.toHaveProperty('sources');
});

test('topics that ask for property figures get them, with their source', async () => {
  attom.trends = { [bostonId]: [trendOf(2025, { medSalePrice: 812_000, homeSaleCount: 410 })] };
  await write({ ...blog, topicId: 'marketreport', promptType: 'content' });
  expect(fake.requests[0]?.prompt).toContain('812,000');
  await write({ ...blog, topicId: 'sellers', promptType: 'content' });
  expect(fake.requests[0]?.prompt).not.toContain('812,000');
});

test('without figures the post is written all the same', async () => {
  attom.refusal = { path: '/v4/location/lookup', answer: { status: 500, body: {} } };
  const post = await write({ ...blog, topicId: 'marketreport', promptType: 'content' });
  attom.refusal = undefined;
  expect(post.title).toEqual(expect.any(String));
});
