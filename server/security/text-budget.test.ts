import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { pieceText } from '#contract/limits.ts';
import { copyTargets } from '#contract/platforms.ts';
import type { TextTaskName } from '#server/core/text-tasks.ts';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** No text anybody can send keeps others waiting: it is refused, or read by a thread of its own. */

let app: TestApp;
let client: TestClient;
let itemUrl: string;
let pieceUrl: string;

/** What was asked of the threads. */
const ran: TextTaskName[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const { texts } = app.deps;
  const { run } = texts;
  texts.run = (name, input, options) => {
    ran.push(name);
    return run(name, input, options);
  };
  client = await app.newUser();
  const saved = await client.post('/api/saved-content', { title: 'A', content: '<p>a</p>' });
  itemUrl = `/api/saved-content/${saved.json().id}`;
  const written = await client.post('/api/generate', { topicId: 'sellers', ...place });
  pieceUrl = `/api/posts/${written.json().posts[0].id}`;
});
afterAll(() => app.close());

const place = { location: 'Austin', state: 'TX' };

const revision = (fields: object) => ({
  ...{ topicId: 'sellers', ...place, databaseAnswers: [] },
  revisionContext: {
    revisionRequest: 'Make it shorter',
    originalPost: {
      title: 'A',
      content: '<p>a</p>',
      hashtags: [],
      topic: 'a',
      ...place,
      ...fields,
    },
  },
});

const section = {
  ...{ topic: 'Selling', ...place, outline: [{ title: 'One', question: '' }] },
  ...{ userAnswers: [{ question: '', answer: 'a' }], sectionIndices: [0] },
};

/** Every field of the contract that takes HTML, and how it is sent. */
const fields: Record<string, (html: string) => [url: string, body: object]> = {
  'POST /api/saved-content content': (content) => ['/api/saved-content', { title: 'A', content }],
  'PATCH /api/saved-content/{id} content': (content) => [itemUrl, { content }],
  'PATCH /api/posts/{id} content': (content) => [pieceUrl, { content }],
  'POST /api/blog/save content': (content) => ['/api/blog/save', { title: 'A', content }],
  'POST /api/documents content': (content) => [
    '/api/documents',
    { format: 'docx', title: 'A', content },
  ],
  'POST /api/fair-housing/check content': (content) => ['/api/fair-housing/check', { content }],
  'POST /api/claims/check content': (content) => ['/api/claims/check', { content }],
  'POST /api/revise revisionContext.originalPost.content': (content) => [
    '/api/revise',
    revision({ content }),
  ],
  'POST /api/posts/versions content': (content) => [
    '/api/posts/versions',
    { title: 'A', content, hashtags: [] },
  ],
  'POST /api/generate-ai-image content': (content) => ['/api/generate-ai-image', { content }],
  'POST /api/blog/combine sectionsContent.content': (content) => [
    '/api/blog/combine',
    { mainTitle: 'A', sectionsContent: [{ title: 'One', content }] },
  ],
  'POST /api/blog/section-content previousSections.content': (content) => [
    '/api/blog/section-content',
    { ...section, previousSections: [{ title: 'One', content }] },
  ],
};

const titles: typeof fields = {
  'POST /api/saved-content title': (title) => ['/api/saved-content', { title, content: 'a' }],
  'PATCH /api/saved-content/{id} title': (title) => [itemUrl, { title }],
  'PATCH /api/posts/{id} title': (title) => [pieceUrl, { title }],
  'POST /api/blog/save title': (title) => ['/api/blog/save', { title, content: 'a' }],
  'POST /api/documents title': (title) => ['/api/documents', { format: 'md', title, content: 'a' }],
  'POST /api/fair-housing/check title': (title) => ['/api/fair-housing/check', { title }],
  'POST /api/claims/check title': (title) => ['/api/claims/check', { title }],
  'POST /api/revise revisionContext.originalPost.title': (title) => [
    '/api/revise',
    revision({ title }),
  ],
  'POST /api/posts/versions title': (title) => [
    '/api/posts/versions',
    { title, content: 'a', hashtags: [] },
  ],
};

/** Long texts that are nobody's HTML, each with a limit of its own. */
const plainTexts = [
  ...['POST /api/generate currentAnswers', 'POST /api/generate databaseAnswers'],
  ...['POST /api/revise currentAnswers', 'POST /api/revise databaseAnswers'],
  ...['POST /api/universal-prompt promptTemplate', 'POST /api/universal-prompt/try promptTemplate'],
  ...['POST /api/universal-prompt/preview promptTemplate'],
  'PATCH /api/universal-prompt/{id} promptTemplate',
  ...[
    'POST /api/saved-content platforms.texts',
    'PATCH /api/saved-content/{id} platforms.texts',
    'PATCH /api/saved-content/{id}/platforms texts',
  ].flatMap((path) => copyTargets.map((target) => `${path}.${target}`)),
];

test('no other field takes a long text', async () => {
  const found = (await contractEndpoints()).flatMap((endpoint) =>
    longTextsIn(endpoint).map((path) => `${nameOf(endpoint)} ${path}`),
  );
  expect(found.toSorted()).toEqual([...Object.keys(fields), ...plainTexts].toSorted());
});

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Paths of the texts in what is sent that may have more than some thousand characters. */
function longTextsIn({ body }: Endpoint): string[] {
  if (!body) return [];
  const found = new Set<string>();
  const visit = (schema: JsonSchema, path: string) => {
    if ((schema.maxLength ?? 0) > 10_000) found.add(path);
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      visit(member as JsonSchema, path ? `${path}.${name}` : name);
    }
    const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
    for (const each of inner.flat()) if (typeof each === 'object') visit(each, path);
  };
  visit(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), '');
  return [...found];
}

const send = ([url, body]: [string, object], person = client) =>
  [itemUrl, pieceUrl].includes(url) ? person.patch(url, body) : person.post(url, body);

describe.each(Object.entries(fields))('%s', (_, request) => {
  const { characters, tags, levels } = pieceText;

  test.each([
    ['3.9 MB of tags', '<b>'.repeat(1_300_000), /^This text is too long/],
    ['1 MB of tags', '<b>'.repeat(333_333), /^This text is too long/],
    ['a character too many', 'a'.repeat(characters + 1), /^This text is too long/],
    ['entities without end', '&amp;'.repeat(200_000), /^This text is too long/],
    ['a tag too many', '<br>'.repeat(tags + 1), /^This text has more formatting/],
    ['a level too many', '<b>'.repeat(levels + 1), /^This text has more formatting/],
    ['levels behind quotes', '<b title="</b>">'.repeat(1_000), /^This text has more formatting/],
  ])('%s is refused with a sentence', async (_name, html, message) => {
    const response = await send(request(html));
    // A body with more than this endpoint reads is refused unread.
    const isUnread = response.json().message === 'That’s too much to send at once.';
    expect(response.statusCode).toBe(413);
    if (!isUnread) expect(response.json().message).toMatch(message);
    expect(response.body.length).toBeLessThan(1_000);
  });
});

test.each(Object.entries(titles))('%s has no endless levels', async (_, request) => {
  const response = await send(request('<b>'.repeat(pieceText.levels + 1)));
  expect(response.statusCode).toBe(413);
});

test('the sections of an article count together', async () => {
  const sectionsContent = Array.from({ length: 3 }, () => ({
    title: 'One',
    content: 'word '.repeat(15_000),
  }));
  const response = await client.post('/api/blog/combine', { mainTitle: 'A', sectionsContent });
  expect(response.statusCode).toBe(413);
  expect(response.json().message).toMatch(/^This text is too long/);
});

describe('the worst that may be sent is read in a thread', () => {
  const { characters, tags, levels } = pieceText;
  const nested = `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
  const worst = {
    tags: nested.repeat(tags / levels),
    // What is written back is no longer than what came.
    entities: '&amp;'.repeat(characters / 5),
  };

  test.each(Object.entries(fields))(
    '%s',
    async (_, request) => {
      for (const html of Object.values(worst)) {
        const isOwn = [itemUrl, pieceUrl].includes(request(html)[0]);
        const person = isOwn ? client : await app.newUser();
        ran.length = 0;
        const spent = await processorTime(async () => {
          const response = await send(request(html), person);
          // A model is sent the HTML of a text to revise, and this one is longer than its words.
          const isTooLongForModel = /too much text for the AI service/.test(response.body);
          if (isTooLongForModel) expect(request(html)[0]).toBe('/api/revise');
          else expect(response.statusCode, response.body.slice(0, 200)).toBeLessThan(300);
        });
        expect(ran.length).toBeGreaterThan(0);
        expect(spent.inThreads).toBeGreaterThan(spent.here);
      }
    },
    60_000,
  );
});

/** Of this thread, and of all others of the process. */
async function processorTime(work: () => Promise<void>) {
  const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  const ofThread = process.threadCpuUsage(thread);
  const ofWhole = process.cpuUsage(whole);
  const here = ofThread.user + ofThread.system;
  return { here, inThreads: ofWhole.user + ofWhole.system - here };
}
