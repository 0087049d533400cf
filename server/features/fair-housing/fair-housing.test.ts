import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const send = (body: object) => client.post('/api/fair-housing/check', body);
const flagsIn = async (body: object) => (await send(body)).json().flags;
const wordsIn = async (body: object) =>
  (await flagsIn(body)).map(({ text }: { text: string }) => text);

describe('the check of wording', () => {
  test('finds risky words in every part, with their place in the plain text', async () => {
    const flags = await flagsIn({
      title: '<b>No kids</b>',
      content: '<p>Fish &amp; chips.</p><p>A finished man cave.</p>',
      hashtags: ['Austin', 'NoKids'],
      imagePrompt: 'A house, no kids.',
      location: 'Austin',
      state: 'TX',
    });
    expect(flags).toMatchObject([
      { where: 'title', text: 'No kids', start: 0, end: 7, severity: 'avoid' },
      { where: 'content', text: 'man cave', start: 25, end: 33, suggestion: 'bonus room' },
      { where: 'hashtags', text: 'NoKids' },
      { where: 'imagePrompt', text: 'no kids' },
    ]);
  });

  test('finds nothing in nothing', async () => {
    expect((await send({})).json()).toEqual({ flags: [] });
  });

  test('knows the place, its county and its state', async () => {
    const content = '<p>Living in Pass Christian and in Jefferson Davis County.</p>';
    expect(await wordsIn({ content, location: 'Pass Christian', state: 'MS' })).toEqual([]);
    const hopkinsville = { location: 'Hopkinsville', state: 'KY' };
    const christian = '<p>A Christian community.</p>';
    expect(await wordsIn({ content: christian, ...hopkinsville })).not.toEqual([]);
    expect(await wordsIn({ content: '<p>All of Christian County.</p>', ...hopkinsville })).toEqual(
      [],
    );
  });

  test('a location that is risky wording itself hides nothing', async () => {
    expect(await wordsIn({ content: '<p>No kids</p>', location: 'No kids', state: 'TX' })).toEqual([
      'No kids',
    ]);
  });

  test('is for who is signed in', async () => {
    const response = await app.visitor().post('/api/fair-housing/check', {});
    expect(response.statusCode).toBe(401);
  });
});

describe('heavy and hostile input', () => {
  test('pictures in the text cost nothing and move nothing', async () => {
    const picture = `<img src="data:image/png;base64,${'iVBORw0KGgo/'.repeat(170_000)}" alt="x">`;
    const content = `<p>No kids</p>${picture}<p>A ${picture}man cave</p>`.slice(0, 4_194_304);
    const response = await send({ content });
    expect(response.json().flags).toMatchObject([
      { text: 'No kids', start: 0 },
      { text: 'man cave', start: 10 },
    ]);
  });

  test.each(['a', 'no kids ', '&amp;', '<', '<p>no</p>', '<img ', '<img src="'])(
    'four million characters of %j are refused',
    async (unit) => {
      const content = unit.repeat(Math.floor(4_000_000 / unit.length));
      const response = await send({ content });
      expect(response.statusCode).toBe(413);
      expect(response.json().message).toMatch(/^This text is too long/);
    },
  );

  test('more than can be sent is refused', async () => {
    expect((await send({ content: 'a'.repeat(5_500_000) })).statusCode).toBe(413);
    expect((await send({ content: 'a'.repeat(4_500_000) })).statusCode).toBe(400);
    expect((await send({ title: 'a'.repeat(2_001) })).statusCode).toBe(400);
    expect((await send({ hashtags: Array(101).fill('a') })).statusCode).toBe(400);
  });

  test.each([
    ['half a pair', { content: 'a \ud800 b' }],
    ['NUL', { title: '\0' }],
    ['no text', { content: 5 }],
  ])('%s is refused', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  test.each([
    '<p>no\u200b kids',
    '<<<p>>no kids</',
    '<img <img src="x">no kids',
    '&#xD800; no kids &#0;',
    `no kids${'\u0301'.repeat(5_000)}`,
    '<!-- no kids',
  ])('%j does no harm', async (content) => {
    expect((await send({ content })).statusCode).toBe(200);
  });
});
