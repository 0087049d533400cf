import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { outline, sectionAnswer, sectionAnswers, sectionRequest } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const write = async (change: object = {}) =>
  (await app.newUser()).post('/api/blog/section-content', { ...sectionRequest, ...change });

test('answers a section under the title of the outline', async () => {
  fake.next(
    sectionAnswer(
      '<h2>PAPERS FIRST.</h2><p>Start.</p><h2>Deeds</h2><p onclick="a">Two.</p>',
      'Mine',
    ),
  );
  const response = await write();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    title: 'Papers first',
    content: '<p>Start.</p><h3>Deeds</h3><p>Two.</p>',
    flags: [],
    writer: {
      provider: 'compatible',
      model: 'test-model',
      ms: expect.any(Number),
      inputTokens: expect.any(Number),
      outputTokens: expect.any(Number),
    },
  });
});

test('the model hears of the section, its answer, the outline and the section before', async () => {
  await write();
  const prompt = fake.requests[0]?.prompt ?? '';
  expect(prompt).toContain('250 to 400 words');
  expect(prompt).toContain('"section": "Papers first"');
  expect(prompt).toContain('"number": "2 of 6"');
  expect(prompt).toContain('"answer": "Answer number 2."');
  expect(prompt).not.toContain('Answer number 1.');
  expect(prompt).toContain('Offers first');
  expect(prompt).toContain('We spoke of prices.');
});

test('the model hears of the whole article: its title, the place, the day, and what was said before', async () => {
  await write({
    mainTitle: 'Selling well in Austin',
    sectionIndices: [2, 2],
    earlierSections: [{ title: 'Price first', beginning: 'The first week tells. Then more words' }],
    previousSections: [{ title: 'Papers first', content: '<p>Just now.</p>' }],
  });
  const prompt = fake.requests[0]?.prompt ?? '';
  expect(prompt).toContain('"mainTitle": "Selling well in Austin"');
  expect(prompt).toContain('"place": "Austin, Texas"');
  expect(prompt).toContain('"county": "Travis County"');
  expect(prompt).toMatch(/"today": "\w+ \d+, 20\d\d"/);
  expect(prompt).toContain('"Price first: The first week tells."');
  expect(prompt).toContain('Just now.');
});

test('what the agent once said reaches the section it fits', async () => {
  const client = await app.newUser();
  const remembered = 'I put staging photos in the window of my Austin office.';
  await client.post('/api/learner/save-answer', {
    question: 'How do you show staging photos of a listing in Austin?',
    answer: remembered,
  });
  fake.reset();
  await client.post('/api/blog/section-content', {
    ...sectionRequest,
    outline: outline.map((each, index) =>
      index === 1
        ? { title: 'Staging photos first', question: 'What about staging photos?' }
        : each,
    ),
  });
  expect(fake.requests[0]?.prompt).toContain('"earlierAnswers"');
  expect(fake.requests[0]?.prompt.split(remembered)).toHaveLength(2);
});

test.each([
  [[0, 0], 'Price first'],
  [[5], 'Offers first'],
  [[9, -1, 1.5, 2], 'Paint first'],
])('of the indices %j the first the outline has counts', async (sectionIndices, title) => {
  const response = await write({ sectionIndices, previousSections: [] });
  expect(response.json().title).toBe(title);
  expect(fake.requests[0]?.prompt).not.toContain('"sectionBefore":');
});

test('a list of earlier sections is read from its end', async () => {
  const previousSections = [
    { title: 'One', content: '<p>Long ago.</p>' },
    { title: 'Two', content: '<p>Just now.</p>' },
  ];
  await write({ previousSections });
  expect(fake.requests[0]?.prompt).toContain('Just now.');
  expect(fake.requests[0]?.prompt).not.toContain('Long ago.');
});

test.each([
  ['an index outside', { sectionIndices: [6, 6] }, 'The outline doesn’t have that section'],
  ['a negative index', { sectionIndices: [-1, -1] }, 'The outline doesn’t have that section'],
  ['no index', { sectionIndices: [] }, undefined],
  ['an index of letters', { sectionIndices: ['length'] }, undefined],
  ['no outline', { outline: [] }, 'An outline needs at least one section'],
  [
    'a section without a title',
    { outline: [{ title: ' ', question: '' }] },
    'Each section needs a title',
  ],
  [
    'an empty answer',
    { userAnswers: [{ question: 'a', answer: ' ' }, ...sectionAnswers] },
    'An answer is required',
  ],
  ['a missing answer', { userAnswers: sectionAnswers.slice(1) }, 'An answer is required'],
  ['previous sections that are none', { previousSections: 'a' }, undefined],
  ['no city', { location: '' }, 'City/location is required'],
])('%s is refused', async (_, change, message) => {
  const response = await write(change);
  expect(response.statusCode).toBe(400);
  if (message) expect(response.json().message).toBe(message);
  expect(fake.requests).toHaveLength(0);
});

test.each([1, 4, 8, 12])('an outline may have %i sections', async (count) => {
  const sections = Array.from({ length: count }, (_, index) => ({
    title: `Part ${index}`,
    question: '',
  }));
  const answers = sections.map(({ question }) => ({ question, answer: 'a' }));
  const response = await write({
    outline: sections,
    userAnswers: answers,
    sectionIndices: [count - 1, count - 1],
  });
  expect(response.json().title).toBe(`Part ${count - 1}`);
});

describe('wording to avoid', () => {
  const risky = sectionAnswer('<p>Perfect for families, with a yard.</p>');

  test('is sent back once with the reasons', async () => {
    fake.next(risky, sectionAnswer('<p>Four bedrooms and a yard.</p>'));
    const section = (await write()).json();
    expect(section).toMatchObject({ content: '<p>Four bedrooms and a yard.</p>', flags: [] });
    expect(fake.requests[1]?.prompt).toMatch(/perfect for families/i);
  });

  test('is flagged when it stays, or when the second version fails', async () => {
    fake.always(risky);
    expect((await write()).json().flags).toMatchObject([
      { severity: 'avoid', where: 'content', text: 'Perfect for families' },
    ]);
    expect(fake.requests).toHaveLength(2);
    fake.reset();
    fake.next(risky, { kind: 'quota' });
    const response = await write();
    expect(response.statusCode).toBe(200);
    expect(response.json().flags).toHaveLength(1);
  });
});

test.each(['<p> </p>', '<p><script>alert(1)</script></p>'])(
  'a text of %s is no section',
  async (text) => {
    fake.always(sectionAnswer(text));
    expect((await write()).statusCode).toBe(502);
  },
);

test('the outline itself is left alone', async () => {
  const own = outline.map((section) => ({ ...section, title: `${section.title} <b>&</b>` }));
  expect((await write({ outline: own })).json().title).toBe('Papers first <b>&</b>');
});
