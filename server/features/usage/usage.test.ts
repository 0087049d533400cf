import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Usage } from '#contract/usage.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addUpCounts, sumByDay } from './usage.queries.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const read = async (days?: number): Promise<Usage> =>
  (await admin.get(`/api/admin/usage${days ? `?days=${days}` : ''}`)).json();

/** Midnight of a UTC day so many days ago. */
const midnight = (daysAgo: number) =>
  `(date_trunc('day', now() at time zone 'utc') - interval '${daysAgo} days') at time zone 'utc'`;

const insertUser = (name: string, createdAt: string) =>
  app.pool.query(
    `insert into users (username, email, password, created_at)
     values ($1, $1 || '@example.com', 'x', ${createdAt})`,
    [name],
  );

const countsOf = (series: Usage['users']['joined']) => series.map(({ count }) => count);

test('every day of the period is there, the last one today', async () => {
  for (const days of [7, 30, 90]) {
    const { users, posts, ai } = await read(days);
    const [first] = users.joined;
    const today = users.joined.at(-1);
    expect(users.joined).toHaveLength(days);
    expect(today?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(Date.parse(today?.day ?? '') - Date.parse(first?.day ?? '')).toBe(
      (days - 1) * 86_400_000,
    );
    for (const series of [posts.written, ai.failed, ai.tokens]) {
      expect(series.map(({ day }) => day)).toEqual(users.joined.map(({ day }) => day));
    }
  }
  expect((await read()).users.joined).toHaveLength(30);
});

test.each(['0', '8', '7.5', 'week', '-7', '1e9'])('a period of %s is refused', async (days) => {
  expect((await admin.get(`/api/admin/usage?days=${days}`)).statusCode).toBe(400);
});

test('users and posts count on their UTC day, whatever the time zone of the database', async () => {
  const before = await read(7);
  await insertUser('just-before-today', `${midnight(0)} - interval '1 second'`);
  await insertUser('first-of-the-week', midnight(6));
  await insertUser('before-the-week', `${midnight(6)} - interval '1 second'`);
  for (const daysAgo of [2, 2, 40]) {
    await app.pool.query(
      `insert into posts (user_id, topic, location, posts, created_at)
       values ($1, 'sellers', 'Austin', '[]', ${midnight(daysAgo)})`,
      [admin.user?.id],
    );
  }
  const after = await read(7);
  const today = countsOf(before.users.joined).at(-1);
  expect(after.users.total).toBe(before.users.total + 3);
  expect(countsOf(after.users.joined)).toEqual([1, 0, 0, 0, 0, 1, today]);
  expect(after.posts.total).toBe(before.posts.total + 3);
  expect(countsOf(after.posts.written)).toEqual([0, 0, 0, 0, 2, 0, 0]);

  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const rows = await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local timezone to '${zone}'`));
      return sumByDay(tx, 7);
    });
    expect(rows.map(({ joined }) => joined)).toEqual([1, 0, 0, 0, 0, 1, today]);
    expect(rows.at(-1)?.day).toBe(after.users.joined.at(-1)?.day);
  }
});

test('AI calls are summed by model, with the reasons of those that failed', async () => {
  await app.pool.query(`
    insert into ai_usage (day, kind, provider, model, outcome, calls, input_tokens, output_tokens)
    select (now() at time zone 'utc')::date - ago, kind, provider, model, outcome, calls, input, output
    from (values
      (0, 'text', 'openai', 'large', 'ok', 10, 5000000000, 700),
      (1, 'text', 'openai', 'large', 'ok', 5, 100, 50),
      (1, 'text', 'openai', 'large', 'ai_timeout', 2, 0, 0),
      (1, 'text', 'openai', 'large', 'ai_refused', 1, 0, 0),
      (0, 'text', 'openai', 'large', 'caller_left', 4, 0, 0),
      (6, 'image', 'openai', 'large', 'ai_unavailable', 3, 0, 0),
      (7, 'text', 'openai', 'large', 'ai_timeout', 50, 9, 9)
    ) as made(ago, kind, provider, model, outcome, calls, input, output)`);
  const { ai } = await read(7);
  const model = { provider: 'openai', model: 'large' };
  expect(ai.models).toEqual([
    {
      kind: 'text',
      ...model,
      calls: 22,
      failures: 3,
      reasons: { ai_timeout: 2, ai_refused: 1 },
      inputTokens: 5_000_000_100,
      outputTokens: 750,
      cachedTokens: 0,
    },
    {
      kind: 'image',
      ...model,
      calls: 3,
      failures: 3,
      reasons: { ai_unavailable: 3 },
      inputTokens: 0,
      outputTokens: 0,
      cachedTokens: 0,
    },
  ]);
  expect(countsOf(ai.failed)).toEqual([3, 0, 0, 0, 0, 3, 0]);
  expect(countsOf(ai.tokens)).toEqual([0, 0, 0, 0, 0, 150, 5_000_000_700]);
  expect((await read(30)).ai.models[0]?.reasons.ai_timeout).toBe(52);
});

describe('the tokens of today', () => {
  test('are none where no provider is asked, and have no budget there', async () => {
    const { today } = (await read()).ai;
    expect(today).toEqual({
      tokens: 0,
      reserved: 0,
      budget: null,
      budgetPerUser: null,
      freeAgainAt: expect.any(String),
      users: [],
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(today.freeAgainAt).toBe(`${tomorrow}T00:00:00Z`);
  });

  test('are told against the budgets, with the five who used most, whatever the period', async () => {
    const variables = { AI_DAILY_TOKENS: '9000', AI_DAILY_TOKENS_PER_USER: '4000' };
    const paid = await createTestApp({ variables });
    const office = await paid.newAdmin();
    for (const tokens of [100, 5_000_000_000, 300, 400, 500, 600, 0]) {
      const { user } = await paid.newUser(`used-${tokens}`);
      await paid.pool.query(
        `insert into ai_tokens_by_user (user_id, day, tokens, reserved)
         select $1, (now() at time zone 'utc')::date - ago, $2, 50 from unnest(array[0, 1]) ago`,
        [user?.id, tokens],
      );
    }
    await paid.pool.query(
      `insert into ai_tokens_by_day select day, sum(tokens), sum(reserved) from ai_tokens_by_user group by day`,
    );
    for (const days of [7, 90]) {
      const { ai } = (await office.get(`/api/admin/usage?days=${days}`)).json();
      expect(ai.today).toMatchObject({
        tokens: 5_000_001_900,
        reserved: 350,
        budget: 9_000,
        budgetPerUser: 4_000,
        users: [5_000_000_000, 600, 500, 400, 300].map((tokens) => ({
          username: `used-${tokens}`,
          tokens,
        })),
      });
    }
    await paid.close();
  });
});

describe('what is kept', () => {
  test('files by what they are used for, with their sizes', async () => {
    const client = await app.newUser();
    expect((await read()).files).toEqual({
      total: 0,
      size: 0,
      byUse: ['headshots', 'logos', 'backgrounds', 'personalized'].map((use) => ({
        use,
        count: 0,
        size: 0,
      })),
    });
    for (const type of ['headshot', 'headshot', 'logo'] as const) await uploadAsset(client, type);
    const form = await formOf({ file: fileOf(await pngPicture({ width: 700, height: 500 })) });
    await client.send({ method: 'POST', url: '/api/ai-images', ...form });

    const { rows } = await app.pool.query('select sum(size)::int as size from files');
    const { files } = await read();
    expect(files).toMatchObject({ total: 4, size: rows[0].size });
    expect(files.byUse.map(({ count }) => count)).toEqual([2, 1, 1, 0]);
    expect(files.byUse.reduce((sum, { size }) => sum + size, 0)).toBe(rows[0].size);
  });

  test('saved items that were not deleted, and remembered answers', async () => {
    const client = await app.newUser();
    const item = { title: 'A title', content: '<p>Text</p>', hashtags: [] };
    const ids = [];
    for (let i = 0; i < 3; i += 1) {
      ids.push((await client.post('/api/saved-content', item)).json().id);
    }
    await client.delete(`/api/saved-content/${ids[0]}`);
    await client.post('/api/learner/save-answer', { question: 'Where?', answer: 'In Austin.' });
    expect(await read()).toMatchObject({ savedItems: 2, rememberedAnswers: 1 });
  });

  test('is counted as it changes: by us, by the foreign keys or by SQL, and after it was added up', async () => {
    const client = await app.newUser();
    const other = await app.newUser();
    const item = { title: 'A title', content: '<p>Text</p>', hashtags: [] };
    const ids: number[] = [];
    for (const owner of [client, client, client, other]) {
      await uploadAsset(owner, 'headshot');
      ids.push((await owner.post('/api/saved-content', item)).json().id);
      await owner.post('/api/learner/save-answer', { question: 'Where?', answer: 'In Austin.' });
    }
    await expectTrueCounts();
    await client.delete(`/api/saved-content/${ids[0]}`);
    await client.delete(`/api/saved-content/${ids[1]}`);
    await app.pool.query('update saved_content set deleted_at = null where id = $1', [ids[1]]);
    await app.pool.query('delete from saved_content where deleted_at is not null');
    await expectTrueCounts();
    const firstFile = 'select min(file_key) from user_assets where user_id = $1';
    const clientId = client.user?.id;
    // The file goes and takes its use along, and the other way round the use goes alone.
    await app.pool.query(`delete from files where key = (${firstFile})`, [clientId]);
    await expectTrueCounts();
    await app.pool.query(`delete from user_assets where file_key = (${firstFile})`, [clientId]);
    await expectTrueCounts();
    await app.pool.query('delete from users where id = any($1)', [[clientId, other.user?.id]]);
    await expectTrueCounts();
    await addUpCounts(app.deps.db);
    await addUpCounts(app.deps.db);
    await expectTrueCounts();
    const { rows } = await app.pool.query(
      'select count(*)::int as rows, count(distinct (subject, day))::int as kinds from row_counts',
    );
    expect(rows[0].rows).toBe(rows[0].kinds);
  });
});

/** The page says what counting every row says. */
async function expectTrueCounts(): Promise<void> {
  const { rows } = await app.pool.query(`
    select (select count(*)::int from users) as users,
      (select count(*)::int from posts) as posts,
      (select count(*)::int from saved_content where deleted_at is null) as "savedItems",
      (select count(*)::int from user_answers) as "rememberedAnswers",
      (select count(*)::int from files) as total,
      (select coalesce(sum(size), 0)::int from files) as size,
      (select count(*)::int from user_assets join files on key = file_key where type = 'headshot') as headshots,
      (select coalesce(sum(size), 0)::int from user_assets join files on key = file_key where type = 'headshot') as "headshotSize"`);
  const { users, posts, savedItems, rememberedAnswers, files } = await read(90);
  const headshots = files.byUse.find(({ use }) => use === 'headshots');
  expect({
    ...{ users: users.total, posts: posts.total, savedItems, rememberedAnswers },
    ...{ total: files.total, size: files.size },
    ...{ headshots: headshots?.count, headshotSize: headshots?.size },
  }).toEqual(rows[0]);
}
