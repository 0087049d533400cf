import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { combineRequest, frameAnswer, subject } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const combine = async (change: object = {}) =>
  (await app.newUser()).post('/api/blog/combine', { ...combineRequest, ...change });

test('joins introduction, sections under their headings, and closing', async () => {
  fake.next(frameAnswer('<p>Hello.</p><script>alert(1)</script>'));
  const response = await combine();
  expect(response.statusCode).toBe(200);
  const { content, flags, writer } = response.json();
  expect(content).toBe(
    [
      '<p>Hello.</p>',
      '<h2>Price first</h2><p>On prices.</p>',
      '<h2>Papers &amp; more</h2><p>On papers.</p>',
      '<p>The end.</p>',
    ].join('\n'),
  );
  expect(flags).toEqual([]);
  expect(writer).toMatchObject({ provider: 'compatible', model: 'test-model' });
});

test('the model hears of title, place and what the sections say', async () => {
  await combine(subject);
  const prompt = fake.requests[0]?.prompt ?? '';
  expect(prompt).toContain('"title": "Selling & moving in Austin"');
  expect(prompt).toContain('"place": "Austin, Texas"');
  expect(prompt).toMatch(/"today": "\w+ \d+, 20\d\d"/);
  expect(prompt).toContain('On papers.');
});

test('what an agent pasted into a section is cleaned and keeps its level', async () => {
  fake.next(frameAnswer('Plain words.\n\nMore words.'));
  const sectionsContent = [
    {
      title: '<img src=x onerror=alert(1)>',
      content:
        '<h1>Big</h1><p style="color:red">a <a href="javascript:alert(1)">b</a></p><img src="https://a.example/b.png">',
    },
  ];
  const { content } = (await combine({ sectionsContent })).json();
  expect(content).toBe(
    '<p>Plain words.</p><p>More words.</p>\n<h2>&lt;img src=x onerror=alert(1)&gt;</h2><h3>Big</h3><p>a b</p>\n<p>The end.</p>',
  );
});

test('sources are trusted websites, whatever the model says', async () => {
  fake.next(frameAnswer('<p>See <a href="https://evil.example">this</a>.</p>'));
  const { sources, content } = (await combine(subject)).json();
  expect(sources.length).toBeGreaterThan(0);
  expect(sources[0]).toEqual({
    title: expect.any(String),
    url: expect.stringMatching(/^https:/),
    snippet: 'Further reading on sellers',
  });
  expect(content).not.toContain('evil.example');
});

test('sources fit the topic, the place and the state that are named', async () => {
  await app.pool.query(
    `insert into trusted_websites (domain, description, state, category)
     values ('texas-sellers.example', 'Selling in Texas', 'TX', 'selling'),
            ('ohio-sellers.example', 'Selling in Ohio', 'OH', 'selling')
     on conflict do nothing`,
  );
  const domains = async (state: string) => {
    const { sources } = (await combine({ ...subject, location: 'Springfield', state })).json();
    return sources.map(({ url }: { url: string }) => url).join(' ');
  };
  expect(await domains('TX')).toContain('texas-sellers.example');
  expect(await domains('TX')).not.toContain('ohio-sellers.example');
  expect(await domains('OH')).toContain('ohio-sellers.example');
});

test('an article has labels, whether the model gives them or not', async () => {
  fake.next({
    kind: 'answer',
    value: {
      introduction: '<p>Hello.</p>',
      closing: '<p>Bye.</p>',
      hashtags: ['#Austin Homes', 'Selling'],
      contentTags: ['Selling Tips', 'Paper work', 'Texas'],
      imagePrompt: ' A porch.\u0000 ',
    },
  });
  const given = (await combine(subject)).json();
  expect(given).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    contentTags: ['selling-tips', 'paper-work', 'texas'],
    imagePrompt: 'A porch.',
  });
  expect(given.hashtags).toContain('AustinHomes');

  fake.reset();
  fake.next(frameAnswer('<p>Hello.</p>'));
  const made = (await combine(subject)).json();
  expect(made.hashtags.length).toBeGreaterThan(0);
  expect(made.contentTags.length).toBeGreaterThanOrEqual(3);
  expect(made.imagePrompt).toContain('limestone and brick ranch homes');
});

test('an article is kept as one of the user’s pieces, once, and counted', async () => {
  const client = await app.newUser();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...combineRequest, ...subject };
  const first = (await client.post('/api/blog/combine', body, headers)).json();
  const again = (await client.post('/api/blog/combine', body, headers)).json();
  expect(again).toEqual(first);
  const { rows } = await app.pool.query(
    'select topic, location, posts from posts where user_id = $1',
    [client.user?.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    topic: 'sellers',
    location: 'Austin',
    posts: [{ id: first.id, title: 'Selling &amp; moving in Austin', content: first.content }],
  });
});

test('the largest sections, full of line breaks, are joined', async () => {
  const fill = (unit: string) =>
    Array.from({ length: 12 }, (_, index) => ({
      title: `Part ${index}`,
      content: unit.repeat(Math.floor(199_000 / 12 / unit.length)),
    }));
  for (const unit of ['\n', 'a\n', '\r\n', 'a \n\n']) {
    expect((await combine({ sectionsContent: fill(unit) })).statusCode).toBe(200);
  }
});

test('wording to avoid is flagged wherever it stands', async () => {
  fake.next(frameAnswer('<p>Hello.</p>'));
  const sectionsContent = [{ title: 'One', content: '<p>Perfect for families.</p>' }];
  const { flags } = (await combine({ sectionsContent })).json();
  expect(flags).toMatchObject([{ severity: 'avoid', text: 'Perfect for families' }]);
  // The section is the agent's: only the frame is written anew.
  expect(fake.requests).toHaveLength(1);

  fake.reset();
  fake.next(frameAnswer('<p>Perfect for families.</p>'), frameAnswer('<p>Hello.</p>'));
  expect((await combine()).json()).toMatchObject({ flags: [] });
});

test.each([
  ['no title', { mainTitle: ' ' }, 'Title is required'],
  ['no sections', { sectionsContent: [] }, 'An article needs at least one section'],
  [
    'a section without a title',
    { sectionsContent: [{ content: 'a' }] },
    'Each section needs a title',
  ],
])('%s is refused', async (_, change, message) => {
  const response = await combine(change);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});
