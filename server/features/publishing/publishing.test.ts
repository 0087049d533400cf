import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublishingJob } from '#contract/publishing.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { reviewPlan } from '#server/features/plan/plan-worker.ts';
import { handleEntry } from '#server/features/plan/publish-entry.ts';
import {
  fakeChannel,
  letPause,
  makeDue,
  newPlanner,
} from '#server/features/plan/testing/plan-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
const channel = fakeChannel({ canLookUp: true });

beforeAll(async () => {
  app = await createTestApp({ deps: { channels: { ...allChannels, webhook: channel } } });
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const set = async (change: object) => {
  const response = await admin.patch('/api/admin/publishing-settings', change);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe('while publishing is paused', () => {
  test('nothing goes out, hand-offs become due, and everything goes on afterwards', async () => {
    const { agent, planned, entry } = await newPlanner(app);
    const { id } = await planned();
    const byHand = await planned({ channel: 'gbp' });
    await set({ isPaused: true });
    expect((await agent.get('/api/publishing-settings')).json().isPaused).toBe(true);
    channel.taken = [];
    for (const each of [id, byHand.id]) {
      await makeDue(app, each, 2);
      await handleEntry(app.deps, each);
    }
    expect(channel.taken).toEqual([]);
    expect(await entry(id)).toMatchObject({ state: 'planned', problem: null });
    expect(await entry(byHand.id)).toMatchObject({ state: 'due' });
    const needs = (await agent.get('/api/plan/needs-you')).json();
    expect(needs).toMatchObject({ count: 1, entries: [{ id: byHand.id }], held: [{ id }] });

    const reminders = async () =>
      (
        await app.pool.query(
          `select 1 from jobs.job where name = 'plan' and singleton_key = $1
           and state < 'active' and start_after <= now()`,
          [String(id)],
        )
      ).rowCount;
    await reviewPlan(app.deps);
    const before = await reminders();
    await set({ isPaused: false });
    await reviewPlan(app.deps);
    expect([before, await reminders()]).toEqual([0, 1]);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await entry(id)).toMatchObject({ state: 'published' });
    expect((await agent.get('/api/plan/needs-you')).json().held).toEqual([]);
  });

  test('a try that was cut off is looked up and never sent again', async () => {
    const { planned, entry } = await newPlanner(app);
    const [arrived, lost] = [await planned(), await planned()];
    // As after a kill of the process that sent them.
    const { rows } = await app.pool.query(
      `update plan_entries set state = 'publishing', attempt_id = gen_random_uuid(), attempts = 1,
         publish_at = now(), run_at = now() where id = any($1) returning id, key`,
      [[arrived.id, lost.id]],
    );
    channel.taken = [rows.find(({ id }) => id === arrived.id).key];
    await set({ isPaused: true });
    for (const { id } of [arrived, lost]) await handleEntry(app.deps, id);
    expect(await entry(arrived.id)).toMatchObject({ state: 'published' });
    expect(await entry(lost.id)).toMatchObject({ state: 'planned' });
    expect(channel.taken).toHaveLength(1);
    await set({ isPaused: false });
    await letPause(app, lost.id);
    await handleEntry(app.deps, lost.id);
    expect(await entry(lost.id)).toMatchObject({ state: 'published' });
    expect(channel.taken).toHaveLength(2);
  });
});

describe('a channel that is not allowed', () => {
  test('can be neither connected nor planned, and what was planned fails in words', async () => {
    const { agent, contentId, connectionId, plan, planned, entry } = await newPlanner(app);
    const { id } = await planned();
    const byHand = await planned({ channel: 'x' });
    const { blockedChannels } = await set({ blockedChannels: ['x', 'webhook', 'x'] });
    expect(blockedChannels).toEqual(['webhook', 'x']);
    const refusals = [
      await plan(),
      await plan({ channel: 'x' }),
      await agent.post('/api/channels', { channel: 'webhook', values: { address: 'https://a.b' } }),
      await agent.patch(`/api/plan/${id}`, { localTime: '2035-07-01T09:00' }),
      await agent.post('/api/week-fills', {
        ...{ days: [{ date: '2035-06-04', topic: 'tips' }], time: '09:00', zone: 'UTC' },
        ...{ location: 'Austin', state: 'TX', channels: [{ channel: 'webhook', connectionId }] },
      }),
    ];
    for (const { statusCode, body } of refusals) {
      expect([statusCode, body]).toEqual([403, expect.stringContaining('has turned off')]);
    }
    channel.taken = [];
    for (const each of [id, byHand.id]) {
      await makeDue(app, each);
      await handleEntry(app.deps, each);
      expect(await entry(each)).toMatchObject({
        state: 'failed',
        problem: { code: 'channel_off', advice: expect.stringContaining('another channel') },
      });
    }
    expect(channel.taken).toEqual([]);
    const offered = () => agent.get('/api/channels/offered').then((answer) => answer.json());
    expect(await offered()).toEqual(expect.arrayContaining(['wordpress', 'bluesky']));
    expect(await offered()).not.toContain('webhook');
    expect((await plan({ channel: 'gbp', contentId })).statusCode).toBe(201);
    await set({ blockedChannels: [] });
    expect((await agent.patch(`/api/plan/${id}`, { isDraft: false })).json().state).toBe('planned');
    expect(await offered()).toContain('webhook');
  });

  test('is a matter of admins, and on record', async () => {
    const agent = await app.newUser();
    for (const url of ['/api/admin/publishing-settings', '/api/admin/publishing-jobs']) {
      const method = url.endsWith('jobs') ? 'GET' : 'PATCH';
      expect((await agent.send({ method, url })).statusCode).toBe(403);
    }
    const wrong = await admin.patch('/api/admin/publishing-settings', {
      blockedChannels: ['myspace'],
    });
    expect(wrong.statusCode).toBe(400);
    await set({ blockedChannels: ['nextdoor'] });
    await set({ blockedChannels: [] });
    const log = (await admin.get('/api/admin/log?subject=publishing%20settings')).json();
    expect(log.entries[0].changes).toEqual([
      { field: 'blockedChannels', before: ['nextdoor'], after: [] },
    ]);
  });
});

test('the page of jobs has everybody’s, by time and state, without their words', async () => {
  const { agent, contentId, planned } = await newPlanner(app);
  await app.pool.query('delete from plan_entries');
  await app.pool.query(
    `insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at, problem)
     select $1, $2, 't' || number, 'gbp', case when number % 2 = 0 then 'failed' else 'draft' end,
       '2035-01-01T09:00', 'UTC', '2035-01-01'::timestamptz + make_interval(days => number / 2),
       '{"code":"a","message":"It broke.","advice":"Mend it."}'
     from generate_series(1, 60) as number`,
    [agent.user?.id, contentId],
  );
  const other = await newPlanner(app);
  const theirs = await other.planned({ channel: 'x', localTime: '2036-01-01T09:00' });
  const page = async (query = ''): Promise<{ jobs: PublishingJob[]; next: object | null }> =>
    (await admin.get(`/api/admin/publishing-jobs${query}`)).json();
  const first = await page();
  expect(first.jobs).toHaveLength(50);
  expect(first.jobs[0]).toMatchObject({
    ...{ id: theirs.id, username: other.agent.user?.username, state: 'planned', attempts: 0 },
  });
  const { at, id } = first.next as { at: string; id: number };
  const rest = await page(`?beforeAt=${at}&beforeId=${id}`);
  expect(rest.next).toBeNull();
  const ids = [...first.jobs, ...rest.jobs].map((job) => job.id);
  expect(new Set(ids).size).toBe(61);
  const failed = await page('?state=failed');
  expect(failed.jobs).toHaveLength(30);
  expect(failed.jobs[0]?.problem?.message).toBe('It broke.');
  await planned();
});
