import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlanEntry } from '#contract/plan.ts';
import type { WeekFill } from '#contract/week-fill.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { titleKey } from './fresh-titles.ts';
import { remindOfWeekFills } from './week-fill-worker.ts';
import { handleWeekFill } from './write-week.ts';

const days = (...dates: string[]) => dates.map((date) => ({ date, topic: 'tips' }));
const order = {
  days: days('2035-06-04', '2035-06-05', '2035-06-06'),
  channels: [{ channel: 'gbp' }, { channel: 'facebook' }],
  ...{ time: '09:30', zone: 'America/Chicago', location: 'Austin', state: 'TX' },
};

const start = async (agent: TestClient, change: object = {}): Promise<WeekFill> => {
  const response = await agent.post('/api/week-fills', { ...order, ...change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const latest = async (agent: TestClient): Promise<WeekFill> =>
  (await agent.get('/api/week-fills/latest')).json().fill;
const planOf = async (agent: TestClient): Promise<PlanEntry[]> =>
  (await agent.get('/api/plan?from=2035-01-01T00:00:00Z&to=2036-01-01T00:00:00Z')).json().entries;
const countSaved = async (agent: TestClient): Promise<number> =>
  (await agent.get('/api/saved-content/count')).json().count;
const statesOf = ({ pieces }: WeekFill) => pieces.map(({ state }) => state);

/** As if every pause had passed, or whoever wrote had died. */
const letPass = ({ pool }: TestApp, id: number) =>
  pool.query('update week_fills set run_at = now() where id = $1 and run_at is not null', [id]);

/** Until nothing is left to do. */
async function finish(app: TestApp, agent: TestClient): Promise<WeekFill> {
  for (let turns = 0; turns < 30; turns += 1) {
    const fill = await latest(agent);
    if (fill.status !== 'running') return fill;
    await letPass(app, fill.id);
    await handleWeekFill(app.deps, fill.id);
  }
  throw new Error('The week came to no end.');
}

describe('a week', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ variables: { SAVED_CONTENT_LIMIT: '4' } });
  });
  afterAll(() => app.close());

  test('is written as drafts, one for each day and all of its channels', async () => {
    const agent = await app.newUser();
    const fill = await start(agent);
    expect(fill).toMatchObject({ status: 'running', message: null, endedAt: null });
    expect(fill.pieces[0]).toEqual({
      ...{ date: '2035-06-04', topic: 'Tips', state: 'waiting' },
      ...{ title: null, contentId: null, message: null },
    });
    await handleWeekFill(app.deps, fill.id);
    expect(statesOf(await latest(agent))).toEqual(['written', 'waiting', 'waiting']);

    const done = await finish(app, agent);
    expect(done).toMatchObject({ status: 'done', endedAt: expect.any(String) });
    expect(statesOf(done)).toEqual(['written', 'written', 'written']);
    const titles = done.pieces.map(({ title }) => title);
    expect(new Set(titles).size).toBe(3);
    const entries = await planOf(agent);
    expect(entries.map(({ state, channel, localTime }) => [state, channel, localTime])).toEqual(
      order.days.flatMap(({ date }) => [
        ['draft', 'gbp', `${date}T09:30`],
        ['draft', 'facebook', `${date}T09:30`],
      ]),
    );
    expect(entries.map(({ title }) => title)).toEqual(titles.flatMap((title) => [title, title]));
    expect(await countSaved(agent)).toBe(3);
    // Like anything that was written, they are found among what is recent.
    const item = (await agent.get(`/api/saved-content/${done.pieces[0]?.contentId}`)).json();
    expect(item).toMatchObject({ location: 'Austin', state: 'TX', kind: 'post' });
  });

  test('leaves alone what is planned, and channels that have something on that day', async () => {
    const agent = await app.newUser();
    const fill = await start(agent, { days: days('2035-06-04') });
    await finish(app, agent);
    const again = await agent.post('/api/week-fills', { ...order, days: days('2035-06-04') });
    expect(again.statusCode).toBe(400);
    expect(again.json().message).toBe(
      'Those days already have something planned. Pick other days.',
    );
    await start(agent, {
      days: days('2035-06-04'),
      channels: [{ channel: 'gbp' }, { channel: 'x' }],
    });
    await finish(app, agent);
    const channels = (await planOf(agent)).map(({ channel }) => channel);
    expect(channels).toEqual(['gbp', 'facebook', 'x']);
    expect((await latest(agent)).id).toBeGreaterThan(fill.id);
  });

  test('is one at a time, of days to come, and with accounts of one’s own', async () => {
    const agent = await app.newUser();
    await start(agent);
    for (const [change, status] of [
      [{}, 409],
      [{ days: days('2020-06-04') }, 400],
      [{ days: days('2035-02-30') }, 400],
      [{ days: days('2035-06-04', '2035-06-04') }, 400],
      [{ days: [] }, 400],
      [{ days: [{ date: '2035-06-04', topic: 999_999 }] }, 404],
      [{ channels: [{ channel: 'webhook', connectionId: 999_999 }] }, 404],
    ] as const) {
      const response = await agent.post('/api/week-fills', { ...order, ...change });
      expect(response.statusCode, JSON.stringify(change)).toBe(status);
    }
  });

  test('ends with the reason when the saved items are full, and keeps what is written', async () => {
    const agent = await app.newUser();
    await agent.post('/api/saved-content', { title: 'One', content: '<p>One</p>' });
    await agent.post('/api/saved-content', { title: 'Two', content: '<p>Two</p>' });
    await start(agent);
    const done = await finish(app, agent);
    expect(done).toMatchObject({
      status: 'failed',
      message: "You've reached the maximum of 4 saved items",
    });
    expect(statesOf(done)).toEqual(['written', 'written', 'skipped']);
    expect(await planOf(agent)).toHaveLength(4);
    expect(await countSaved(agent)).toBe(4);
    const refused = await agent.post('/api/week-fills', { ...order, days: days('2035-07-01') });
    expect(refused.json()).toMatchObject({ code: 'saved_limit' });
  });

  test('has no title twice, nor one that the agent has had', async () => {
    const agent = await app.newUser();
    const admin = await app.newAdmin();
    const topic = await admin.post('/api/prompts', {
      identifier: `short-${agent.user?.id}`,
      topic: 'Porches',
      titles: ['Porches of {location}', 'Swings of {location}'],
    });
    expect(topic.statusCode, topic.body).toBe(201);
    await agent.post('/api/saved-content', {
      title: '<b>PORCHES</b> of Austin!',
      content: '<p>Mine</p>',
    });
    const about = topic.json().id;
    await start(agent, { days: order.days.map(({ date }) => ({ date, topic: about })) });
    const done = await finish(app, agent);
    expect(statesOf(done)).toEqual(['written', 'failed', 'failed']);
    expect(done.pieces[0]?.title).toBe('Swings of Austin');
    expect(done.pieces[1]?.message).toContain('no new title');
  });

  test('is suggested with holidays, what is planned, and the room there is', async () => {
    const agent = await app.newUser();
    await start(agent, { days: days('2035-11-21') });
    await finish(app, agent);
    const week = (await agent.get('/api/week-fills/suggestion?from=2035-11-19')).json();
    expect(week.room).toBe(3);
    expect(week.days).toHaveLength(7);
    expect(week.days.slice(2, 4)).toEqual([
      { date: '2035-11-21', planned: 2, holiday: null, topic: 'local' },
      { date: '2035-11-22', planned: 0, holiday: 'Thanksgiving', topic: 'thanks' },
    ]);
  });
});

describe('when something goes wrong', () => {
  let provided: GenerationApp;
  beforeAll(async () => {
    provided = await createGenerationApp();
  });
  afterEach(() => provided.reset());
  afterAll(() => provided.close());

  const answering = (title: string) => ({
    kind: 'answer' as const,
    value: {
      title,
      content: '<p>Look at the roof first. Then the gutters.</p>',
      hashtags: ['Austin', 'Homes', 'Tips'],
      contentTags: ['a', 'b', 'c'],
      imagePrompt: 'A roof.',
    },
  });

  test('who died in the middle is followed by another, and nothing is there twice', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    fake.next({ ...answering('Ignored'), pauseAfter: 3 });
    const slow = handleWeekFill(app.deps, id);
    await expect.poll(() => fake.requests.length).toBe(1);
    // Its process stands still: it gives no sign of life, and another one takes over.
    fake.always(answering('Ignored'));
    const takeOver = async () => {
      await letPass(app, id);
      await handleWeekFill(app.deps, id);
      return statesOf(await latest(agent));
    };
    // A sign of life that comes in between keeps the other one out, until the next try.
    await expect.poll(takeOver).toEqual(['written', 'waiting', 'waiting']);
    // The one that was thought dead has nothing to say any more.
    fake.resume();
    await slow;
    expect(await countSaved(agent)).toBe(1);
    expect(await planOf(agent)).toHaveLength(2);
    const done = await finish(app, agent);
    expect(statesOf(done)).toEqual(['written', 'written', 'written']);
    expect(new Set(done.pieces.map(({ title }) => titleKey(title ?? ''))).size).toBe(3);
    expect(await planOf(agent)).toHaveLength(6);
  });

  test('a reminder that was lost is made again', async () => {
    const { app, fake } = provided;
    fake.always(answering('Ignored'));
    const agent = await app.newUser();
    const { id } = await start(agent);
    await app.pool.query('delete from jobs.job');
    await app.pool.query(
      `update week_fills set run_at = now() - interval '1 minute' where status = 'running'`,
    );
    await remindOfWeekFills(app.deps);
    const { rows } = await app.pool.query(
      `select singleton_key from jobs.job where name = 'weekFill' and singleton_key = $1`,
      [String(id)],
    );
    expect(rows).toHaveLength(1);
  });

  test('a provider that fails is asked again after pauses, then the week ends with the reason', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    fake.next(answering('Ignored'));
    await handleWeekFill(app.deps, id);
    fake.always({ kind: 'server-error' });
    await handleWeekFill(app.deps, id);
    const waiting = await latest(agent);
    expect(waiting).toMatchObject({ status: 'running', message: expect.any(String) });
    expect(statesOf(waiting)).toEqual(['written', 'waiting', 'waiting']);
    const asked = fake.requests.length;
    // Before the pause has passed nothing happens.
    await handleWeekFill(app.deps, id);
    expect(fake.requests).toHaveLength(asked);
    const done = await finish(app, agent);
    expect(done).toMatchObject({ status: 'failed', message: expect.any(String) });
    expect(statesOf(done)).toEqual(['written', 'skipped', 'skipped']);
    expect(await planOf(agent)).toHaveLength(2);
  });

  test('an answer that is no piece costs that day alone', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    fake.always({ kind: 'answer', value: { nonsense: true } });
    await handleWeekFill(app.deps, id);
    fake.always(answering('Ignored'));
    const done = await finish(app, agent);
    expect(done.status).toBe('done');
    expect(statesOf(done)).toEqual(['failed', 'written', 'written']);
  });

  test('stopping ends what is being written, and nothing of it is kept', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    fake.next({ ...answering('Ignored'), firstChunkDelay: 1_900, chunkDelay: 200 });
    const writing = handleWeekFill(app.deps, id);
    await expect.poll(() => fake.requests.length).toBe(1);
    const stopped = await agent.post(`/api/week-fills/${id}/stop`);
    expect(stopped.json()).toMatchObject({ status: 'stopped' });
    await writing;
    expect(statesOf(await latest(agent))).toEqual(['skipped', 'skipped', 'skipped']);
    expect(await planOf(agent)).toEqual([]);
    expect(await countSaved(agent)).toBe(0);
    expect((await agent.post(`/api/week-fills/${id}/stop`)).statusCode).toBe(200);
    // The next one can begin.
    await start(agent);
  });

  test('three pieces under way are waited for', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    await app.pool.query(
      `insert into ai_slots (user_id, number, expires_at)
       select $1, number, now() + interval '1 minute' from generate_series(1, 3) as number`,
      [agent.user?.id],
    );
    for (let turn = 0; turn < 6; turn += 1) {
      await letPass(app, id);
      await handleWeekFill(app.deps, id);
    }
    expect(await latest(agent)).toMatchObject({
      status: 'running',
      message: expect.stringContaining('already writing'),
    });
    await app.pool.query('delete from ai_slots');
    fake.always(answering('Ignored'));
    expect((await finish(app, agent)).status).toBe('done');
  });

  test('an account that was disabled gets nothing written', async () => {
    const { app, fake } = provided;
    const agent = await app.newUser();
    const { id } = await start(agent);
    await app.pool.query('update users set disabled_at = now() where id = $1', [agent.user?.id]);
    await handleWeekFill(app.deps, id);
    expect(fake.requests).toEqual([]);
    const { rows } = await app.pool.query('select status from week_fills where id = $1', [id]);
    expect(rows).toEqual([{ status: 'failed' }]);
  });
});
