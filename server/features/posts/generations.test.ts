import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { buildApp } from '#server/app.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { readEvents } from '#server/testing/read-events.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { deleteOldGenerations } from './generations.queries.ts';
import { answerWith, events, postRequest } from './testing/requests.ts';

/** Generations with an id of their caller's, which do not depend on the connection. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;
/** The same app once more on the same database: it knows nothing of what the first one writes. */
let otherProcess: FastifyInstance;
let address: string;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
  otherProcess = await buildApp(app.deps);
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => generation.reset());
afterAll(async () => {
  await otherProcess.close();
  await generation.close();
});

const generate = (client: TestClient, generationId: string, more: object = {}) =>
  client.post('/api/generate', { ...postRequest, ...more, generationId });

const stateOf = async (client: TestClient, id: string): Promise<Generation> =>
  (await client.get(`/api/generations/${id}`)).json();

const stop = (client: TestClient, id: string, keep?: boolean) =>
  client.post(`/api/generations/${id}/stop`, { keep });

const reaches = (client: TestClient, id: string, status: Generation['status']) =>
  eventually(
    `the generation is ${status}`,
    async () => (await stateOf(client, id)).status === status,
  );

const postsOf = async (client: TestClient) => {
  const { rows } = await app.pool.query('select posts from posts where user_id = $1 order by id', [
    client.user?.id,
  ]);
  return rows.map(({ posts }) => posts[0]);
};

/** Slow enough to be met in the middle. */
const slowly = (
  content = '<p>The tulips on Linden Street are out, and so are the buyers.</p>',
) => ({
  ...answerWith(content.repeat(6)),
  chunkDelay: 60,
});

/** Over a real connection, which is closed once the first words have come. */
async function leaveInTheMiddle(client: TestClient, body: object): Promise<void> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/generate`, {
    method: 'POST',
    headers: { ...events, 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  let heard = '';
  while (!heard.includes('event: delta')) {
    const { value } = (await reader?.read()) ?? {};
    heard += new TextDecoder().decode(value);
  }
  leaving.abort();
  await reader?.closed.catch(() => {});
}

test('a generation is found by its id, by nobody but its owner', async () => {
  const [client, other] = [await app.newUser(), await app.newUser()];
  const id = randomUUID();
  const { posts } = (await generate(client, id)).json();
  expect(await stateOf(client, id)).toEqual({
    id,
    kind: 'generate',
    status: 'done',
    startedAt: expect.stringMatching(/Z$/),
    posts,
  });
  expect((await other.get(`/api/generations/${id}`)).statusCode).toBe(404);
  expect((await stop(other, id)).statusCode).toBe(404);
  expect((await client.get('/api/generations/nothing')).statusCode).toBe(404);
  // The same id of somebody else is another generation.
  expect((await generate(other, id)).json().posts[0].id).not.toBe(posts[0].id);
});

test('the same id sent twice, at once and later, in one process or another, is written once', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always(slowly());
  const headers = { cookie: client.cookie ?? '' };
  const payload = { ...postRequest, generationId: id };
  const elsewhere = () =>
    otherProcess.inject({ method: 'POST', url: '/api/generate', payload, headers });
  const [first, second, streamed, third] = await Promise.all([
    generate(client, id),
    generate(client, id),
    client.post('/api/generate', payload, events),
    elsewhere(),
  ]);
  const { posts } = first.json();
  for (const answer of [second, third, await generate(client, id), await elsewhere()]) {
    expect(answer.json()).toEqual({ posts });
  }
  expect(readEvents(streamed.body).at(-1)).toMatchObject({ event: 'done', data: { posts } });
  expect(fake.requests).toHaveLength(1);
  expect(await postsOf(client)).toHaveLength(1);

  const other = await generate(client, id, { location: 'Boston', state: 'MA' });
  expect(other.statusCode).toBe(409);
  expect(other.json().code).toBe('idempotency_key_reused');
});

test('whoever comes later hears the words that have come so far', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always(slowly());
  const first = client.post('/api/generate', { ...postRequest, generationId: id }, events);
  await eventually('words have come', async () =>
    Boolean((await stateOf(client, id)).text?.content),
  );
  expect(await stateOf(client, id)).toMatchObject({
    status: 'running',
    text: { writer: { provider: 'compatible', model: 'test-model' }, title: /./ },
  });
  const second = client.post('/api/generate', { ...postRequest, generationId: id }, events);
  const [heard, late] = (await Promise.all([first, second])).map(({ body }) => readEvents(body));
  const textOf = (told: typeof heard) =>
    told
      ?.filter(({ event, data }) => event === 'delta' && data.field === 'content')
      .map(({ data }) => data.text)
      .join('');
  expect(late?.[0]?.event).toBe('start');
  expect(textOf(late)).toBe(textOf(heard));
});

test('who leaves finds the finished piece; without an id the request to the provider ends', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always(slowly());
  await leaveInTheMiddle(client, { ...postRequest, generationId: id });
  expect((await stateOf(client, id)).status).toBe('running');
  await reaches(client, id, 'done');
  expect((await stateOf(client, id)).posts).toEqual(await postsOf(client));
  expect(fake.requests.at(-1)?.wasAborted).toBe(false);

  await leaveInTheMiddle(client, postRequest);
  await eventually('the request ends', async () => fake.requests.at(-1)?.wasAborted === true);
  expect(await postsOf(client)).toHaveLength(1);
});

test('stopping ends the request to the provider, and what had come can still be kept', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always(slowly());
  const caller = generate(client, id);
  await eventually('words have come', async () =>
    Boolean((await stateOf(client, id)).text?.content),
  );
  const stopped = (await stop(client, id)).json();
  expect(stopped).toMatchObject({ status: 'stopped', canKeep: true });
  expect((await caller).json()).toMatchObject({
    code: 'caller_left',
    message: 'You stopped this.',
  });
  expect(fake.requests.at(-1)?.wasAborted).toBe(true);
  expect(await postsOf(client)).toEqual([]);

  const kept = (await stop(client, id, true)).json();
  expect(kept).toMatchObject({
    status: 'done',
    posts: [
      {
        title: 'What to finish before your Austin home goes live',
        content: expect.stringContaining('<p>The tulips'),
        note: expect.stringContaining('You stopped this before it was finished.'),
        topic: 'sellers',
        location: 'Austin',
        state: 'TX',
        contentTags: expect.arrayContaining(['sellers']),
        flags: [],
        writer: { provider: 'compatible' },
      },
    ],
  });
  expect(kept.posts[0].contentTags.length).toBeGreaterThanOrEqual(3);
  expect(kept.posts[0].hashtags.length).toBeGreaterThan(0);
  expect(await postsOf(client)).toEqual(kept.posts);
  // Once more changes nothing, and neither does stopping what is done.
  expect((await stop(client, id, true)).json()).toEqual(kept);
  expect((await stop(client, id)).json()).toEqual(kept);
  expect(await postsOf(client)).toHaveLength(1);
});

test('what is kept is checked like any text: markup that broke off is mended, risky wording is flagged', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always(slowly('<p>A quiet street, perfect for families.<script>alert(1)</script></p>'));
  const caller = client.post('/api/generate', { ...postRequest, generationId: id }, events);
  await eventually('words have come', async () =>
    /families/.test((await stateOf(client, id)).text?.content ?? ''),
  );
  const { status, posts } = (await stop(client, id, true)).json();
  expect(status).toBe('done');
  expect(posts[0].content).not.toContain('script');
  expect(posts[0].content).toMatch(/<\/p>$/);
  expect(posts[0].flags).toEqual([
    expect.objectContaining({ text: 'perfect for families', severity: 'avoid' }),
  ]);
  // Whoever listened gets the piece as if it had been finished.
  expect(readEvents((await caller).body).at(-1)).toEqual({ event: 'done', data: { posts } });
});

test('before the first words there is nothing to keep', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always({ kind: 'answer', firstChunkDelay: 1_500 });
  const caller = generate(client, id);
  await eventually('the provider is asked', async () => fake.requests.length === 1);
  expect((await stop(client, id, true)).json()).toMatchObject({
    status: 'stopped',
    canKeep: false,
  });
  expect((await caller).statusCode).toBe(499);
  expect(await postsOf(client)).toEqual([]);
});

test('another process stops it, and keeps its words', async () => {
  const client = await app.newUser();
  const [one, two] = [randomUUID(), randomUUID()];
  fake.always(slowly());
  const headers = { cookie: client.cookie ?? '' };
  const stopElsewhere = async (id: string, keep: boolean) =>
    (
      await otherProcess.inject({
        method: 'POST',
        url: `/api/generations/${id}/stop`,
        payload: { keep },
        headers,
      })
    ).json();
  const callers = [generate(client, one), generate(client, two)];
  await eventually('words have come', async () =>
    Boolean(
      (await stateOf(client, two)).text?.content && (await stateOf(client, one)).text?.content,
    ),
  );
  const elsewhere = await otherProcess.inject({ url: `/api/generations/${one}`, headers });
  expect(elsewhere.json()).toMatchObject({ status: 'running' });
  expect(await stopElsewhere(one, false)).toMatchObject({ status: 'stopped', canKeep: true });
  expect(await stopElsewhere(two, true)).toMatchObject({
    status: 'done',
    posts: [{ note: expect.stringContaining('You stopped this') }],
  });
  await Promise.all(callers);
  expect(fake.requests.map(({ wasAborted }) => wasAborted)).toEqual([true, true]);
});

test('the generation of a process that died is told as failed, and its id stays used', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  await generate(client, id);
  // As a process leaves it that was killed in the middle.
  await app.pool.query(
    `update generations set status = 'running', piece_id = null, alive_until = now() - interval '1 second'
     where id = $1`,
    [id],
  );
  const message = 'Porchlight restarted while writing this. Please try again.';
  expect(await stateOf(client, id)).toMatchObject({
    status: 'failed',
    error: { code: 'unavailable', message },
  });
  expect((await stop(client, id, true)).json()).toMatchObject({ status: 'failed' });
  const again = await generate(client, id);
  expect(again.statusCode).toBe(503);
  expect(again.json().message).toBe(message);
  expect(fake.requests).toHaveLength(1);
});

test('a failure is told again as it was, and costs once', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  fake.always({ kind: 'quota' });
  const first = await generate(client, id);
  const asked = fake.requests.length;
  expect(first.statusCode).toBe(503);
  const { message, code } = first.json();
  expect(await stateOf(client, id)).toMatchObject({ status: 'failed', error: { message, code } });
  expect((await generate(client, id)).json()).toEqual({ message, code });
  expect(fake.requests).toHaveLength(asked);
});

test('three at once, as without ids', async () => {
  const client = await app.newUser();
  fake.always({ kind: 'answer', firstChunkDelay: 800 });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => generate(client, randomUUID())),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 429]);
});

test('a revision keeps the id of its piece and is found by its own', async () => {
  const client = await app.newUser();
  const { posts } = (await generate(client, randomUUID())).json();
  const id = randomUUID();
  const revisionContext = { originalPost: posts[0], revisionRequest: 'Shorter' };
  const revised = await client.post('/api/revise', {
    ...postRequest,
    revisionContext,
    generationId: id,
  });
  expect(revised.json().posts[0].id).toBe(posts[0].id);
  expect(await stateOf(client, id)).toMatchObject({ kind: 'revise', ...revised.json() });
  // Somebody else's piece stays theirs.
  const other = await app.newUser();
  const foreign = await other.post('/api/revise', { ...postRequest, revisionContext });
  expect(foreign.json().posts[0].id).not.toBe(posts[0].id);
});

test('an account that is deleted meanwhile ends the generation', async () => {
  const client = await app.newUser();
  fake.always(slowly());
  const caller = generate(client, randomUUID());
  await eventually('the provider is asked', async () => fake.requests.length === 1);
  await client.post('/api/account/delete', { password: 'correct horse' });
  await eventually('the request ends', async () => fake.requests[0]?.wasAborted === true);
  expect((await caller).statusCode).toBeGreaterThanOrEqual(400);
});

test('200 generations of a user are remembered, three stopped texts, and all of them for a week', async () => {
  const client = await app.newUser();
  await app.pool.query(
    `insert into generations (user_id, id, kind, prompt_type, status, fingerprint, stopped_text, alive_until, created_at)
     select $1, gen_random_uuid(), 'generate', 'content', 'stopped', 'x', '{}', now(), now() - n * interval '1 hour'
     from generate_series(1, 220) as n`,
    [client.user?.id],
  );
  const count = async (condition = 'true') => {
    const { rows } = await app.pool.query(
      `select count(*)::int as count from generations where user_id = $1 and ${condition}`,
      [client.user?.id],
    );
    return rows[0].count;
  };
  const id = randomUUID();
  fake.always(slowly());
  const caller = generate(client, id);
  await eventually('the provider is asked', async () => fake.requests.length === 1);
  expect(await count()).toBe(200);
  await stop(client, id);
  await caller;
  expect(await count('stopped_text is not null')).toBe(3);
  await deleteOldGenerations(app.deps.db);
  expect(await count(`created_at < now() - interval '7 days'`)).toBe(0);
  expect(await count()).toBeGreaterThan(100);
});
