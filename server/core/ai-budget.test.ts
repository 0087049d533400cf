import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createAi } from '#server/adapters/ai/ai.ts';
import { callLimits } from '#server/adapters/ai/call-limits.ts';
import type { TextOptions, TextRequest, TextWriter } from '#server/adapters/ai/text-writer.ts';
import { wrapPool } from '#server/db/connect.ts';
import type { AppError } from '#server/errors.ts';
import { createQuickAi } from '#server/testing/fake-provider/fake-ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { withDailyBudgets } from './ai-budget.ts';

/** What calls to a provider on the wire do to the counters, and what the budgets do to them. */

const perUser = 30_000;
const total = 50_000;

let fake: FakeProvider;
let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  fake = await startFakeProvider();
  const ai = createQuickAi(fake, { text: 'compatible:writer', image: 'compatible:pictures' });
  app = await createTestApp({
    deps: { ai },
    variables: { AI_DAILY_TOKENS_PER_USER: String(perUser), AI_DAILY_TOKENS: String(total) },
  });
});
beforeEach(async () => {
  await app.pool.query(
    'truncate ai_tokens_by_user, ai_tokens_by_day, ai_token_reservations, ai_slots',
  );
  client = await app.newUser();
});
afterEach(() => fake.reset());
afterAll(async () => {
  await app.close();
  await fake.close();
});

const order = { topicId: 'sellers', location: 'Austin', state: 'TX', databaseAnswers: [] };
const write = (who = client) => who.post('/api/generate', order);
const draw = () => client.post('/api/generate-ai-image', { content: '<p>Autumn light.</p>' });

const piece = {
  title: 'Before your Austin home goes live',
  content: '<p>Repair the gate and wash the windows.</p>',
  hashtags: ['AustinHomes'],
  contentTags: ['Sellers', 'Checklist', 'Texas'],
  imagePrompt: 'A porch at dusk.',
};
const answerOf = (inputTokens: number, outputTokens: number, value: object = piece) =>
  ({ kind: 'answer', value, usage: { inputTokens, outputTokens } }) as const;

/** The day's counters of somebody, and of all together. */
async function counted(who = client) {
  const { rows } = await app.pool.query(
    `select
       (select to_jsonb(row) - 'user_id' from ai_tokens_by_user row
        where user_id = $1 and day = (now() at time zone 'utc')::date) as user,
       (select to_jsonb(row) from ai_tokens_by_day row
        where day = (now() at time zone 'utc')::date) as all,
       (select count(*)::int from ai_token_reservations) as reservations`,
    [who.user?.id],
  );
  const tokensOf = (row: { tokens: number; reserved: number } | null) =>
    row && { tokens: row.tokens, reserved: row.reserved };
  return {
    user: tokensOf(rows[0].user),
    all: tokensOf(rows[0].all),
    reservations: rows[0].reservations,
  };
}

const settled = (tokens: number) => ({
  user: { tokens, reserved: 0 },
  all: { tokens, reserved: 0 },
  reservations: 0,
});

const setTokens = (who: TestClient, tokens: number) =>
  app.pool.query(
    `insert into ai_tokens_by_user (user_id, day, tokens) values ($1, (now() at time zone 'utc')::date, $2)`,
    [who.user?.id, tokens],
  );

const setTotal = (tokens: number) =>
  app.pool.query(
    `insert into ai_tokens_by_day (day, tokens) values ((now() at time zone 'utc')::date, $1)`,
    [tokens],
  );

describe('a call counts', () => {
  test('what the provider says it took, for the user and for all', async () => {
    fake.next(answerOf(900, 210), answerOf(1_000, 300));
    expect((await write()).statusCode).toBe(200);
    expect(await counted()).toEqual(settled(1_110));
    const other = await app.newUser();
    await write(other);
    expect((await counted(other)).user).toEqual({ tokens: 1_300, reserved: 0 });
    expect((await counted()).all).toEqual({ tokens: 2_410, reserved: 0 });
  });

  test('its second try after an answer of no use', async () => {
    fake.next(answerOf(900, 50, {}), answerOf(950, 200));
    expect((await write()).statusCode).toBe(200);
    expect(await counted()).toEqual(settled(2_100));
  });

  test('a second version that fair housing asks for', async () => {
    const risky = { ...piece, content: '<p>Perfect for families, with a yard.</p>' };
    fake.next(answerOf(900, 100, risky), answerOf(1_000, 200));
    await write();
    expect(fake.requests).toHaveLength(2);
    expect(await counted()).toEqual(settled(2_200));
  });

  test('answers that were of no use in the end', async () => {
    fake.always(answerOf(400, 40, {}));
    expect((await write()).json().code).toBe('ai_bad_answer');
    expect(await counted()).toEqual(settled(880));
  });

  test('nothing where the provider refused at once', async () => {
    fake.always({ kind: 'server-error' });
    expect((await write()).statusCode).toBe(503);
    expect(await counted()).toEqual(settled(0));
  });

  test.each([
    ['a refusal by its filter', { kind: 'refusal', by: 'filter' }, 'ai_refused'],
    ['a cut answer', { kind: 'truncated' }, 'ai_bad_answer'],
    ['silence', { kind: 'hang' }, 'ai_timeout'],
    ['an answer that stalls', { kind: 'stall' }, 'ai_timeout'],
  ] as const)('at least the prompt with %s', async (_, behaviour, code) => {
    fake.always(behaviour);
    expect((await write()).json().code).toBe(code);
    const { user, reservations } = await counted();
    const prompt = fake.requests.reduce((sum, request) => sum + request.prompt.length / 4, 0);
    expect(user?.tokens).toBeGreaterThanOrEqual(Math.floor(prompt));
    expect(user?.tokens).toBeLessThan(2 * prompt);
    expect({ reserved: user?.reserved, reservations }).toEqual({ reserved: 0, reservations: 0 });
  });

  test('what had come when the agent stops it', async () => {
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.http.server.address() as AddressInfo;
    fake.always({ kind: 'answer', chunkDelay: 100 });
    const leaving = new AbortController();
    const call = fetch(`http://127.0.0.1:${port}/api/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
      body: JSON.stringify(order),
      signal: leaving.signal,
    });
    await expect.poll(() => fake.requests.length).toBe(1);
    expect((await counted()).user).toMatchObject({ tokens: 0 });
    leaving.abort();
    await call.catch(() => {});
    await expect.poll(async () => (await counted()).reservations).toBe(0);
    const { user } = await counted();
    expect(user?.reserved).toBe(0);
    expect(user?.tokens).toBeGreaterThan(1_000);
  });

  test('a picture as what is written in the table of limits', async () => {
    expect((await draw()).statusCode).toBe(200);
    const prompt = Math.ceil((fake.requests[0]?.prompt.length ?? 0) / 4);
    expect(await counted()).toEqual(settled(callLimits.image.answer + prompt));
    fake.always({ kind: 'server-error' });
    await draw();
    expect(await counted()).toEqual(settled(callLimits.image.answer + prompt));
  });

  test('an admin’s try, for the admin and for all', async () => {
    const admin = await app.newAdmin();
    fake.next(answerOf(700, 70));
    const tried = { ...order, promptType: 'content', promptTemplate: 'On {topic}' };
    expect((await admin.post('/api/universal-prompt/try', tried)).statusCode).toBe(200);
    expect(await counted(admin)).toEqual(settled(770));
  });

  test('with two statements, and with none for our own writer', async () => {
    const statements = async (counting: TestApp, who: TestClient) => {
      const recorded = recordQueries(counting.pool);
      await who.post('/api/generate', order);
      recorded.stop();
      return recorded.queries.filter(({ text }) => text.includes('ai_token')).length;
    };
    fake.next(answerOf(900, 210));
    expect(await statements(app, client)).toBe(2);
    const keyless = await createTestApp({ variables: { AI_DAILY_TOKENS_PER_USER: '1' } });
    expect(await statements(keyless, await keyless.newUser())).toBe(0);
    await keyless.close();
  });
});

describe('a budget', () => {
  test('of a user that is used up refuses in words, with the time, and asks nobody', async () => {
    await setTokens(client, perUser);
    for (const response of [await write(), await draw()]) {
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({
        code: 'ai_budget',
        message: expect.stringMatching(
          /^You have used today's AI budget\. It resets in \d+ (seconds|minutes|hours)\.$/,
        ),
      });
      const seconds = Number(response.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    }
    expect(fake.requests).toEqual([]);
    expect((await write(await app.newUser())).statusCode).toBe(200);
  });

  test('refuses before the first byte of a stream', async () => {
    await setTokens(client, perUser);
    const accept = { accept: 'text/event-stream' };
    const response = await client.post('/api/generate', order, accept);
    expect(response.statusCode).toBe(429);
    expect(response.json().code).toBe('ai_budget');
  });

  test('of all together refuses everybody', async () => {
    await setTotal(total);
    const response = await write();
    expect(response.json()).toMatchObject({
      code: 'ai_budget',
      message: expect.stringMatching(/^Today’s AI budget for this site is used up\. It resets in /),
    });
    expect(await counted()).toEqual({
      user: null,
      all: { tokens: total, reserved: 0 },
      reservations: 0,
    });
  });

  test('of which something is left grants one more call, whatever it may take', async () => {
    await setTokens(client, perUser - 1);
    fake.next(answerOf(9_000, 1_000));
    expect((await write()).statusCode).toBe(200);
    expect((await counted()).user?.tokens).toBe(perUser + 9_999);
    expect((await write()).statusCode).toBe(429);
  });

  test('begins anew with the day', async () => {
    await app.pool.query(
      `insert into ai_tokens_by_user (user_id, day, tokens)
       values ($1, (now() at time zone 'utc')::date - 1, $2)`,
      [client.user?.id, perUser],
    );
    expect((await write()).statusCode).toBe(200);
  });

  test('does not keep an answer from being saved: it gets tags of our own', async () => {
    await setTokens(client, perUser);
    const pair = { question: 'Where do you sell?', answer: 'In Austin, Texas.' };
    const response = await client.post('/api/learner/save-answer', pair);
    expect(response.json()).toMatchObject({ success: true });
    expect(response.json().tags).toContain('city:austin');
    expect(fake.requests).toEqual([]);
  });

  test('that ends between two versions leaves the first, flagged', async () => {
    await setTokens(client, perUser - 100);
    const risky = { ...piece, content: '<p>Perfect for families, with a yard.</p>' };
    fake.next(answerOf(900, 100, risky));
    const response = await write();
    expect(response.statusCode).toBe(200);
    expect(response.json().posts[0].flags).toHaveLength(1);
    expect(fake.requests).toHaveLength(1);
  });
});

describe('calls at once, in two processes', () => {
  const answer = { value: piece, usage: { inputTokens: 900, outputTokens: 210 } };
  const request = {
    kind: 'post',
    facts: {
      topic: { identifier: 'sellers', name: 'sellers', description: '' },
      place: { city: 'Austin', state: 'TX' },
      title: 'A title',
      answers: [],
      rememberedAnswers: [],
      sources: [],
    },
    prompt: 'x'.repeat(4_000),
    schema: PieceDraft,
    seed: 1,
  } satisfies TextRequest<typeof PieceDraft>;
  const reserved = 1_000 + callLimits.post.answer;

  /** Two servers on one database, with a writer that is done when it is told to be. */
  function createProcesses() {
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const text = {
      provider: 'openai',
      model: 'large',
      async write(_request: unknown, options?: TextOptions) {
        await promise;
        options?.onTokens?.(1_110);
        return answer;
      },
    } as TextWriter;
    const { image } = createAi({});
    const pools = [1, 2].map(() => new pg.Pool({ ...app.pool.options }));
    const processes = pools.map((pool) =>
      withDailyBudgets({ text, image }, wrapPool(pool), { perUser, total }),
    );
    return {
      finish,
      write: (userId: number, turn: number) =>
        processes[turn % 2]?.text.write({ ...request, userId }),
      close: () => Promise.all(pools.map((pool) => pool.end())),
    };
  }

  async function writeAll(userIds: number[]) {
    const { write, finish, close } = createProcesses();
    const refusals: string[] = [];
    const writing = userIds.map(async (userId, turn) => {
      const refusal = await write(userId, turn)?.then(
        () => undefined,
        (error: AppError) => error,
      );
      if (refusal) refusals.push(`${refusal.code}, ${refusal.retryAfter}: ${refusal.message}`);
    });
    // The others are under way until nobody asks any more.
    const underWay = async () => (await counted()).reservations;
    await expect.poll(async () => (await underWay()) + refusals.length).toBe(userIds.length);
    const { all } = await counted();
    finish();
    await Promise.all(writing);
    await close();
    return { all, refusals, granted: userIds.length - refusals.length };
  }

  test('pass the common budget by one call at most: the others are told to wait', async () => {
    const crowd = await Promise.all(Array.from({ length: 16 }, () => app.newUser()));
    const { all, refusals, granted } = await writeAll(crowd.map(({ user }) => user?.id ?? 0));
    expect(granted).toBe(Math.ceil(total / reserved));
    expect(all).toEqual({ tokens: 0, reserved: granted * reserved });
    for (const refusal of refusals) {
      expect(refusal).toMatch(/^ai_budget, 60: .* almost used up, and pieces in progress/);
    }
    expect((await counted()).all).toEqual({ tokens: granted * 1_110, reserved: 0 });
    const { rows } = await app.pool.query(
      'select sum(reserved)::int as left from ai_tokens_by_user',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('of one user pass that user’s budget by one call at most', async () => {
    const { refusals, granted } = await writeAll(Array(12).fill(client.user?.id));
    expect(granted).toBe(Math.ceil(perUser / reserved));
    for (const refusal of refusals) {
      expect(refusal).toMatch(/^ai_budget, 60: .* almost used up, and pieces in progress/);
    }
    expect(await counted()).toEqual(settled(granted * 1_110));
  });
});

describe('what a process that died had reserved', () => {
  async function leaveReservation(minutes: number) {
    await setTokens(client, 100);
    await setTotal(100);
    await app.pool.query('update ai_tokens_by_user set reserved = $1', [perUser]);
    await app.pool.query('update ai_tokens_by_day set reserved = $1', [perUser]);
    await app.pool.query(
      `insert into ai_token_reservations (user_id, day, tokens, expires_at)
       values ($1, (now() at time zone 'utc')::date, $2, now() + make_interval(mins => $3))`,
      [client.user?.id, perUser, minutes],
    );
  }

  test('is held as long as a call may take', async () => {
    await leaveReservation(1);
    expect((await write()).json().message).toMatch(/almost used up/);
  });

  test('is free after that', async () => {
    await leaveReservation(-1);
    fake.next(answerOf(900, 210));
    expect((await write()).statusCode).toBe(200);
    expect(await counted()).toEqual(settled(1_210));
  });
});

test('a count that cannot be settled costs nobody their work, and is settled with the next', async () => {
  fake.next({ ...answerOf(900, 210), firstChunkDelay: 300 }, answerOf(1_000, 300));
  const writing = write();
  await expect.poll(() => fake.requests.length).toBe(1);
  await app.deps.db.execute(sql`alter table ai_tokens_by_day rename to tokens_out_of_reach`);
  const response = await writing;
  await app.deps.db.execute(sql`alter table tokens_out_of_reach rename to ai_tokens_by_day`);
  expect(response.statusCode).toBe(200);
  expect((await counted()).reservations).toBe(1);
  await write();
  expect(await counted()).toEqual(settled(2_410));
});
