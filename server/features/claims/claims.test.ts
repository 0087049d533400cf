import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Ledger } from '#contract/claims.ts';
import { claimLimits } from '#contract/claims.ts';
import { answerWith, postRequest } from '#server/features/posts/testing/requests.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let generation: GenerationApp;
let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app } = generation);
  client = await app.newUser();
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const austin = { location: 'Austin', state: 'TX' };

const check = (body: object, on = client) => on.post('/api/claims/check', { ...austin, ...body });

const ledgerOf = async (body: object, on = client): Promise<Ledger> =>
  (await check(body, on)).json();

/** Each claim with the kind of its origin, or "open". */
const originsIn = ({ sentences }: Ledger) =>
  Object.fromEntries(
    sentences.flatMap(({ claims }) =>
      claims.map(({ text, origin }) => [text, origin?.kind ?? 'open']),
    ),
  );

const write = async (content: string, more: object = {}, on = client) => {
  generation.fake.next(answerWith(content));
  const response = await on.post('/api/generate', { ...postRequest, ...more });
  return response.json().posts[0];
};

const answers = {
  userAnswers: [
    { question: 'What do you hear at closings?', answer: 'HOA dues are $180 a month.' },
  ],
};

describe('the ledger of a text', () => {
  test('of a generated piece knows its answers and its local data, and lists no place that was asked for', async () => {
    const content =
      '<p>HOA dues here are $180 a month.</p><p>Travis County counts 41 parks, and homes in Austin sell in 9 days.</p>';
    const { id: pieceId, title } = await write(content, answers);
    expect(originsIn(await ledgerOf({ title, content, pieceId }))).toEqual({
      $180: 'answer',
      'Travis County': 'local data',
      41: 'open',
      9: 'open',
    });
  });

  test('says where words stand, and from which answer they come', async () => {
    const content = '<p>Fine.</p><p>HOA dues are <b>$180</b> monthly.</p>';
    const { id: pieceId } = await write(content, answers);
    expect(await ledgerOf({ content, pieceId })).toEqual({
      isWhole: true,
      sentences: [
        {
          where: 'content',
          text: 'HOA dues are $180 monthly.',
          key: expect.stringMatching(/^[\w-]{43}$/),
          isConfirmed: false,
          claims: [
            {
              kind: 'price',
              text: '$180',
              start: 19,
              end: 23,
              origin: {
                kind: 'answer',
                label: 'What do you hear at closings?',
                text: 'HOA dues are $180 a month.',
              },
            },
          ],
        },
      ],
    });
  });

  test('of a revision knows what the first version knew, and what was asked for', async () => {
    const person = await app.newUser();
    const original = await write('<p>HOA dues are $180 a month.</p>', answers, person);
    const content = '<p>Dues come to $180 a month. The open house is on May 2.</p>';
    generation.fake.next(answerWith(content));
    const revisionRequest = 'Add that the open house is on May 2';
    const revisionContext = { originalPost: original, revisionRequest };
    const response = await person.post('/api/revise', { ...postRequest, revisionContext });
    const [{ id: pieceId }] = response.json().posts;
    expect(originsIn(await ledgerOf({ content, pieceId }, person))).toEqual({
      $180: 'answer',
      'May 2': 'request',
    });
  });

  test('of a saved item knows the piece it was saved from, also when that is gone, and so does a copy', async () => {
    const person = await app.newUser();
    const content = '<p>HOA dues are $180 a month.</p>';
    const { id: postId, title } = await write(content, answers, person);
    const saved = await person.post('/api/saved-content', { title, content, postId, ...austin });
    await app.pool.query('delete from posts where user_id = $1', [person.user?.id]);
    const contentId = saved.json().id;
    const copy = await person.post(`/api/saved-content/${contentId}/duplicate`, {});
    for (const id of [contentId, copy.json().id])
      expect(originsIn(await ledgerOf({ content, contentId: id }, person))).toEqual({
        $180: 'answer',
      });
  });

  test('of a long article knows the answers to its sections', async () => {
    const person = await app.newUser();
    const sectionsContent = [{ title: 'Dues', content: '<p>HOA dues are $180 a month.</p>' }];
    generation.fake.next({
      kind: 'answer',
      value: {
        ...{ introduction: '<p>Hello.</p>', closing: '<p>Bye.</p>', hashtags: ['a'] },
        ...{ contentTags: ['a', 'b', 'c'], imagePrompt: 'A porch' },
      },
    });
    const combined = await person.post('/api/blog/combine', {
      ...{ mainTitle: 'Dues', sectionsContent, topic: 'Sellers', ...austin, ...answers },
    });
    const { id: pieceId, content } = combined.json();
    expect(originsIn(await ledgerOf({ content, pieceId }, person))).toEqual({ $180: 'answer' });
  });

  test('that nobody generated is compared with remembered answers, profile and local data', async () => {
    const person = await app.newUser();
    await person.patch('/api/account/profile', {
      displayName: 'Lena Ortiz',
      brokerage: 'Ridgeline Realty',
      phone: '(512) 555-0143',
    });
    await person.post('/api/learner/save-answer', {
      question: 'How long have you been licensed?',
      answer: 'I have been licensed since 2013.',
    });
    const content =
      '<p>I am Lena Ortiz of Ridgeline Realty, licensed since 2013. Call 512.555.0143, not 512-555-0199. Half of the homes in Austin were built before 1993.</p>';
    expect(originsIn(await ledgerOf({ content }, person))).toEqual({
      'Lena Ortiz of Ridgeline Realty': 'profile',
      2013: 'remembered answer',
      '512.555.0143': 'profile',
      '512-555-0199': 'open',
      1993: 'local data',
    });
  });

  test('of nothing is empty', async () => {
    expect(await ledgerOf({})).toEqual({ sentences: [], isWhole: true });
  });
});

describe('what was confirmed', () => {
  const content = '<p>We sold 38 homes.</p><p>It took 12 days.</p>';
  const confirmed = async (body: object, on: TestClient) =>
    (await ledgerOf(body, on)).sentences.map(({ isConfirmed }) => isConfirmed);

  test('stays with the wording, in any piece, until it is forgotten or the words change', async () => {
    const person = await app.newUser();
    expect(await confirmed({ content }, person)).toEqual([false, false]);
    const sentence = 'We sold 38 homes.';
    const { key } = (await person.post('/api/claims/confirmed', { sentence })).json();
    await person.post('/api/claims/confirmed', { sentence });
    expect(await confirmed({ content }, person)).toEqual([true, false]);
    expect(await confirmed({ content: '<h2>We  sold <b>38</b> homes!</h2>' }, person)).toEqual([
      true,
    ]);
    expect(await confirmed({ content: '<p>We sold 39 homes.</p>' }, person)).toEqual([false]);
    expect(await confirmed({ content }, await app.newUser())).toEqual([false, false]);

    const path = `/api/claims/confirmed/${key}`;
    expect((await (await app.newUser()).delete(path)).statusCode).toBe(200);
    expect(await confirmed({ content }, person)).toEqual([true, false]);
    expect((await person.delete(path)).json()).toEqual({ success: true });
    expect(await confirmed({ content }, person)).toEqual([false, false]);
  });

  test('is no more than may be: the oldest gives way', async () => {
    const person = await app.newUser();
    await app.pool.query(
      `insert into confirmed_claims (user_id, key, sentence, confirmed_at)
       select $1, 'k' || n, 's', now() - make_interval(secs => n) from generate_series(1, $2) n`,
      [person.user?.id, claimLimits.confirmed],
    );
    await person.post('/api/claims/confirmed', { sentence: 'We sold 38 homes.' });
    const { rows } = await app.pool.query(
      `select count(*)::int as all, bool_or(key = $2) as oldest from confirmed_claims where user_id = $1`,
      [person.user?.id, `k${claimLimits.confirmed}`],
    );
    expect(rows[0]).toEqual({ all: claimLimits.confirmed, oldest: false });
  });

  test.each([
    ['nothing', { sentence: '  ' }],
    ['no text', { sentence: 5 }],
    ['more than a sentence', { sentence: 'a'.repeat(claimLimits.sentence + 1) }],
  ])('%s is refused', async (_, body) => {
    expect((await client.post('/api/claims/confirmed', body)).statusCode).toBe(400);
  });

  test('a key that is none is not there', async () => {
    expect((await client.delete('/api/claims/confirmed/short')).statusCode).toBe(404);
  });
});

describe('whose it is', () => {
  test('pieces and items of others are not there', async () => {
    const { id: pieceId, title, content } = await write('<p>Dues are $180.</p>', answers);
    const saved = await client.post('/api/saved-content', { title, content });
    const stranger = await app.newUser();
    expect((await check({ content, pieceId }, stranger)).statusCode).toBe(404);
    const contentId = saved.json().id;
    expect((await check({ content, contentId }, stranger)).statusCode).toBe(404);
    expect((await check({ content, contentId })).statusCode).toBe(200);
  });

  test('is for who is signed in', async () => {
    const visitor = app.visitor();
    expect((await visitor.post('/api/claims/check', {})).statusCode).toBe(401);
    expect((await visitor.post('/api/claims/confirmed', { sentence: 'a' })).statusCode).toBe(401);
  });
});

describe('heavy and hostile input', () => {
  test.each([
    ['marks without end', `${'!'.repeat(150_000)}x`],
    ['abbreviations without end', 'Mr. '.repeat(40_000)],
    ['numbers without end', '12 '.repeat(60_000)],
    ['names without end', 'Oak Elm '.repeat(20_000)],
    ['one name without end', `A${"'".repeat(150_000)}`],
    ['quotes without end', `It is 5.${'"'.repeat(150_000)}`],
    ['laws without end', 'the law '.repeat(20_000)],
  ])('%s are read in time', async (_, text) => {
    const person = await app.newUser();
    // The same words as an answer, with which each of them is compared.
    for (let index = 0; index < 3; index += 1) {
      const answer = text.slice(0, 4_900);
      await person.post('/api/learner/save-answer', { question: 'What?', answer });
    }
    const response = await check({ content: `<p>${text}</p>` }, person);
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeLessThan(1_000_000);
  });

  test('a long list is cut and says so', async () => {
    const content = `<p>${'It has 12 rooms. '.repeat(claimLimits.listed + 1)}</p>`;
    const { sentences, isWhole } = await ledgerOf({ content });
    expect(isWhole).toBe(false);
    expect(sentences).toHaveLength(claimLimits.listed);
  });

  test.each([
    ['half a pair', { content: 'a \ud800 b' }],
    ['NUL', { title: '\0' }],
    ['no text', { content: 5 }],
    ['an odd id', { contentId: 'x' }],
    ['an odd piece', { pieceId: '../x' }],
  ])('%s is refused', async (_, body) => {
    expect((await check(body)).statusCode).toBe(400);
  });
});
