import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pair = {
  question: 'Which inspections matter in Austin, TX?',
  answer: 'Foundation first: our clay soil moves.',
};

const save = async (client: TestClient, question: string, answer = 'As always.') =>
  (await client.post('/api/learner/save-answer', { question, answer })).json() as {
    success: boolean;
    id: number;
    tags: string[];
  };

const list = async (client: TestClient) =>
  (await client.get('/api/learner/user-answers')).json().answers;

const find = async (client: TestClient, topic: string, context = '') =>
  (
    await client.get(`/api/learner/relevant-answers?${new URLSearchParams({ topic, context })}`)
  ).json().answers;

describe('saving', () => {
  test('answers the tags, and the list shows them with the pair', async () => {
    const client = await app.newUser();
    const response = await client.post('/api/learner/save-answer', pair);
    expect(response.statusCode).toBe(200);
    const { success, id, tags } = response.json();
    expect(success).toBe(true);
    expect(tags).toEqual(
      expect.arrayContaining(['city:austin', 'state:tx', 'home-inspection', 'foundation']),
    );
    expect(await list(client)).toEqual([
      { id, ...pair, tags, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    ]);
  });

  test('the list is newest first', async () => {
    const client = await app.newUser();
    for (const question of ['One?', 'Two?', 'Three?']) await save(client, question);
    const questions = (await list(client)).map((each: { question: string }) => each.question);
    expect(questions).toEqual(['Three?', 'Two?', 'One?']);
  });

  test.each([
    [{}, 'Question and answer are required'],
    [{ question: 'Why?' }, 'Question and answer are required'],
    [{ question: 'Why?', answer: '  ' }, 'Question and answer are required'],
    [{ question: 3, answer: 'Because' }, 'Question and answer are required'],
    [{ question: 'a'.repeat(1_001), answer: 'b' }, 'A question can have up to 1,000 characters'],
    [{ question: 'a', answer: 'b'.repeat(5_001) }, 'An answer can have up to 5,000 characters'],
  ])('refuses what is incomplete or too long', async (body, message) => {
    const client = await app.newUser();
    const response = await client.post('/api/learner/save-answer', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message });
    expect(await list(client)).toEqual([]);
  });

  test('a pair that says nothing is saved without tags', async () => {
    const client = await app.newUser();
    expect((await save(client, 'Why?', 'Well.')).tags).toEqual([]);
    expect(await list(client)).toHaveLength(1);
  });

  test('tags never speak of people by a protected class', async () => {
    const client = await app.newUser();
    const { tags } = await save(
      client,
      'Who buys here, families or seniors?',
      'Families with children, seniors, veterans. Families again, and seniors.',
    );
    expect(tags).toEqual(['buyers']);
  });

  test('a repetition with the same key saves once', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    const first = await client.post('/api/learner/save-answer', pair, key);
    const second = await client.post('/api/learner/save-answer', pair, key);
    expect(second.json()).toEqual(first.json());
    expect(await list(client)).toHaveLength(1);
  });

  test('2,000 answers are kept and no more, also when two are saved at once', async () => {
    const client = await app.newUser();
    await app.pool.query(
      `insert into user_answers (user_id, question, answer)
       select $1, 'Question ' || number, 'Answer' from generate_series(1, 1999) as number`,
      [client.user?.id],
    );
    const both = await Promise.all([
      client.post('/api/learner/save-answer', pair),
      client.post('/api/learner/save-answer', pair),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toEqual({
      code: 'saved_limit',
      message:
        'You have 2,000 saved answers, which is the most we can keep. Delete one to save another.',
    });
    expect(await list(client)).toHaveLength(2_000);
  });
});

describe('searching', () => {
  test('20 points for a place, 10 for anything else, each match once', async () => {
    const client = await app.newUser();
    const { id } = await save(client, 'Closing costs in Austin, Texas?', 'Austin, Austin, Austin.');
    const [found] = await find(client, 'Closing costs', 'Austin, TX');
    expect(found).toEqual({
      id,
      question: 'Closing costs in Austin, Texas?',
      answer: 'Austin, Austin, Austin.',
      tags: ['city:austin', 'state:tx', 'closing-costs', 'closing'],
      matchingTags: ['city:austin', 'state:tx', 'closing-costs', 'closing'],
      relevanceScore: 60,
      fits: true,
    });
  });

  test('a place alone is found with its points, and does not fit', async () => {
    const client = await app.newUser();
    const park = await save(client, 'What is your favorite park in Austin, TX?', 'Zilker.');
    const rates = await save(client, 'What do you say about mortgage rates?', 'I quote none.');
    const found = await find(client, 'Financing and mortgages', 'Austin, TX');
    expect(found).toMatchObject([
      { id: park.id, relevanceScore: 40, fits: false },
      { id: rates.id, fits: true },
    ]);
  });

  test('a title and questions tell what fits, and leave the points alone', async () => {
    const client = await app.newUser();
    const { id } = await save(client, 'Do you scope the sewer in Austin, TX?', 'Always.');
    const search = async (more: object) => {
      const query = new URLSearchParams({ topic: 'Closing', context: 'Austin, TX', ...more });
      return (await client.get(`/api/learner/relevant-answers?${query}`)).json().answers;
    };
    const points = { id, relevanceScore: 40, matchingTags: ['city:austin', 'state:tx'] };
    expect(await search({})).toMatchObject([{ ...points, fits: false }]);
    const title = 'Why a sewer scope comes before closing';
    expect(await search({ title })).toMatchObject([{ ...points, fits: true }]);
    const questions = 'What do you check?\nWhen do you scope a sewer line?';
    expect(await search({ questions })).toMatchObject([{ ...points, fits: true }]);
  });

  test('in the order "fits" those to use come first, also without a tag that matches', async () => {
    const client = await app.newUser();
    const ids: number[] = [];
    for (let count = 0; count < 11; count++) {
      ids.push((await save(client, `Favorite park number ${count} in Austin, TX?`)).id);
    }
    const { id } = await save(client, 'How do you handle the driftwood mantel?', 'With oil.');
    const query = new URLSearchParams({
      topic: 'A driftwood mantel',
      context: 'Austin, TX',
      order: 'fits',
    });
    const { answers } = (await client.get(`/api/learner/relevant-answers?${query}`)).json();
    expect(answers).toHaveLength(10);
    expect(answers[0]).toMatchObject({ id, fits: true });
    expect(answers.slice(1).every((each: { fits: boolean }) => each.fits === false)).toBe(true);
    expect(ids).toContain(answers[1].id);
  });

  test('nobody else’s answers fit', async () => {
    const [client, stranger] = [await app.newUser(), await app.newUser()];
    await save(client, 'How do you handle the driftwood mantel?', 'With oil.');
    const query = new URLSearchParams({ topic: 'A driftwood mantel', order: 'fits' });
    const { answers } = (await stranger.get(`/api/learner/relevant-answers?${query}`)).json();
    expect(answers).toEqual([]);
  });

  test('the state alone never beats a better match, and equals come newest first', async () => {
    const client = await app.newUser();
    const austin = await save(client, 'Staging in Austin?');
    const dallas = await save(client, 'Staging in Dallas?');
    const houston = await save(client, 'Staging in Houston?');
    await save(client, 'Staging in Denver?');
    const found = await find(client, 'Home staging', 'Austin, TX');
    expect(found.map((each: { id: number }) => each.id).slice(0, 3)).toEqual([
      austin.id,
      houston.id,
      dallas.id,
    ]);
    expect(found.map((each: { relevanceScore: number }) => each.relevanceScore)).toEqual([
      60, 40, 40, 20,
    ]);
  });

  test('a word that looks like a prefix is no place', async () => {
    const client = await app.newUser();
    const { id } = await save(client, 'Anything?');
    await client.patch(`/api/learner/user-answers/${id}`, { tags: ['city', 'roof'] });
    const [found] = await find(client, 'Roof');
    expect(found).toMatchObject({ matchingTags: ['roof'], relevanceScore: 10 });
  });

  test('the answer of a county is found for its city, a part of town under either kind', async () => {
    const client = await app.newUser();
    await save(client, 'Who protests in Travis County?');
    const [county] = await find(client, 'Selling', 'Austin, TX');
    expect(county.matchingTags).toEqual(['state:tx', 'county:travis']);
    await save(client, 'Pools in the Teravista subdivision?');
    const [community] = await find(client, 'Pools', 'Teravista, TX');
    expect(community.matchingTags).toEqual(['community:teravista', 'pool']);
  });

  test('gives at most ten', async () => {
    const client = await app.newUser();
    for (let count = 0; count < 12; count++) await save(client, `Roof ${count}?`);
    expect(await find(client, 'roof')).toHaveLength(10);
  });

  test('nothing fitting is an empty list, and so is a topic without words', async () => {
    const client = await app.newUser();
    await save(client, 'Roof?');
    expect(await find(client, 'Swimming pool', 'Miami, FL')).toEqual([]);
    expect(await find(client, '???')).toEqual([]);
  });

  test.each(['', '?topic=', '?topic=%20&context=Austin'])(
    'a topic is required: %s',
    async (query) => {
      const client = await app.newUser();
      const response = await client.get(`/api/learner/relevant-answers${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('Topic is required');
    },
  );
});

describe('correcting', () => {
  test('given tags are kept as they are, in one form and once each', async () => {
    const client = await app.newUser();
    const { id } = await save(client, pair.question, pair.answer);
    const tags = ['City:Austin', 'my-own-label', 'seniors', 'city:austin'];
    const response = await client.patch(`/api/learner/user-answers/${id}`, { tags });
    expect(response.json()).toMatchObject({
      success: true,
      answer: { id, ...pair, tags: ['city:austin', 'my-own-label', 'seniors'] },
    });
    expect((await list(client))[0].tags).toEqual(['city:austin', 'my-own-label', 'seniors']);
  });

  test('other words get other tags, unless tags are given with them', async () => {
    const client = await app.newUser();
    const { id } = await save(client, pair.question, pair.answer);
    const reworded = await client.patch(`/api/learner/user-answers/${id}`, {
      question: 'Is staging worth it in Denver?',
    });
    expect(reworded.json().answer).toMatchObject({
      question: 'Is staging worth it in Denver?',
      answer: pair.answer,
      tags: expect.arrayContaining(['city:denver', 'state:co', 'home-staging']),
    });
    const both = await client.patch(`/api/learner/user-answers/${id}`, {
      answer: 'Ask about the roof.',
      tags: ['mine'],
    });
    expect(both.json().answer).toMatchObject({ answer: 'Ask about the roof.', tags: ['mine'] });
  });

  test('the same words again, or nothing at all, leave the tags alone', async () => {
    const client = await app.newUser();
    const { id } = await save(client, pair.question, pair.answer);
    await client.patch(`/api/learner/user-answers/${id}`, { tags: ['mine'] });
    for (const change of [pair, {}]) {
      const response = await client.patch(`/api/learner/user-answers/${id}`, change);
      expect(response.json().answer).toMatchObject({ ...pair, tags: ['mine'] });
    }
    const without = await client.patch(`/api/learner/user-answers/${id}`, { tags: [] });
    expect(without.json().answer.tags).toEqual([]);
  });

  test.each([
    [{ question: '' }, 'Question and answer are required'],
    [{ answer: ' ' }, 'Question and answer are required'],
    [{ tags: ['two words'] }, 'Use a tag like “home inspection” or “city: Austin”'],
    [{ tags: ['planet:mars'] }, 'Use a tag like “home inspection” or “city: Austin”'],
    [{ tags: [`city:${'a'.repeat(50)}`] }, 'A tag can have up to 50 characters'],
  ])('refuses %j', async (change, message) => {
    const client = await app.newUser();
    const { id } = await save(client, pair.question, pair.answer);
    const response = await client.patch(`/api/learner/user-answers/${id}`, change);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});

describe('forgetting', () => {
  test('takes the answer with its tags', async () => {
    const client = await app.newUser();
    const { id } = await save(client, pair.question, pair.answer);
    const response = await client.delete(`/api/learner/user-answers/${id}`);
    expect(response.json()).toEqual({ success: true });
    expect(await list(client)).toEqual([]);
    expect(await find(client, 'Home inspection', 'Austin, TX')).toEqual([]);
    const { rowCount } = await app.pool.query(
      'select 1 from answer_tags where user_answer_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
    expect((await client.delete(`/api/learner/user-answers/${id}`)).statusCode).toBe(404);
  });
});

describe('whose it is', () => {
  test('another user sees, finds, changes and deletes nothing of it', async () => {
    const [owner, stranger] = [await app.newUser(), await app.newUser()];
    const { id, tags } = await save(owner, pair.question, pair.answer);
    expect(await list(stranger)).toEqual([]);
    expect(await find(stranger, 'Home inspection', 'Austin, TX')).toEqual([]);
    const path = `/api/learner/user-answers/${id}`;
    expect((await stranger.patch(path, { tags: ['mine'] })).statusCode).toBe(404);
    expect((await stranger.patch(path, { answer: 'No.' })).statusCode).toBe(404);
    expect((await stranger.delete(path)).statusCode).toBe(404);
    expect(await list(owner)).toMatchObject([{ id, ...pair, tags }]);
  });

  test('a visitor is asked to log in', async () => {
    const visitor = app.visitor();
    for (const response of [
      await visitor.post('/api/learner/save-answer', pair),
      await visitor.get('/api/learner/user-answers'),
      await visitor.get('/api/learner/relevant-answers?topic=roof'),
      await visitor.patch('/api/learner/user-answers/1', {}),
      await visitor.delete('/api/learner/user-answers/1'),
    ]) {
      expect(response.statusCode).toBe(401);
    }
  });

  test.each(['0', '-1', 'abc', '99999999999999'])('an answer %s is not there', async (id) => {
    const client = await app.newUser();
    expect((await client.delete(`/api/learner/user-answers/${id}`)).statusCode).toBe(404);
    expect((await client.patch(`/api/learner/user-answers/${id}`, {})).statusCode).toBe(404);
  });
});
