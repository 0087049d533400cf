import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { reviewPlan } from './plan-worker.ts';
import { handleEntry } from './publish-entry.ts';
import { type FakeChannel, fakeChannel, makeDue, newPlanner } from './testing/plan-client.ts';

let app: TestApp;
let channel: FakeChannel;

beforeAll(async () => {
  channel = fakeChannel({ canLookUp: true });
  app = await createTestApp({ deps: { channels: { ...allChannels, webhook: channel } } });
});
afterAll(() => app.close());

const reminders = async (id: number) =>
  (
    await app.pool.query(
      `select start_after from jobs.job where singleton_key = $1 and state = 'created'`,
      [String(id)],
    )
  ).rows.map(({ start_after }) => start_after.toISOString());

describe('planning', () => {
  test('keeps the time on the wall with its zone, and the moment that is', async () => {
    const { plan, list } = await newPlanner(app);
    const response = await plan();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: 'Three porches & a swing',
      channel: 'webhook',
      connection: { name: 'example.com' },
      state: 'planned',
      localTime: '2035-06-04T09:00',
      zone: 'America/Chicago',
      publishAt: '2035-06-04T14:00:00.000Z',
      problem: null,
      link: null,
    });
    expect(await list()).toEqual([response.json()]);
    expect(await reminders(response.json().id)).toEqual(['2035-06-04T14:00:00.000Z']);
  });

  test('is refused for what has passed, for no day, for no zone, and without the account', async () => {
    const { plan } = await newPlanner(app);
    for (const [change, message] of [
      [{ localTime: '2020-01-01T09:00' }, 'Pick a time that’s still to come.'],
      [{ localTime: '2035-02-30T09:00' }, 'There’s no such day. Pick another one.'],
      [{ localTime: 'tomorrow' }, 'Pick a day and a time'],
      [{ zone: 'Mars/Olympus' }, 'Pick a time zone'],
      [{ connectionId: undefined }, 'Choose the account to publish with'],
      [{ channel: 'gbp', connectionId: 1 }, 'Choose the account to publish with'],
    ] as const) {
      const response = await plan(change);
      expect(response.statusCode, message).toBe(400);
      expect(response.json().message).toBe(message);
    }
    expect((await plan({ contentId: 2_000_000 })).statusCode).toBe(404);
    expect((await plan({ connectionId: 2_000_000 })).statusCode).toBe(404);
  });

  test('moves with its reminder, over both days on which clocks change', async () => {
    const { agent, planned } = await newPlanner(app);
    const { id } = await planned();
    const moved = async (change: object) => (await agent.patch(`/api/plan/${id}`, change)).json();
    for (const [localTime, publishAt] of [
      ['2035-03-11T02:30', '2035-03-11T08:30:00.000Z'],
      ['2035-11-04T01:30', '2035-11-04T06:30:00.000Z'],
      ['2035-11-04T09:00', '2035-11-04T15:00:00.000Z'],
    ]) {
      expect(await moved({ localTime })).toMatchObject({ publishAt });
      expect(await reminders(id)).toEqual([publishAt]);
    }
    expect(await moved({ zone: 'America/Phoenix' })).toMatchObject({
      localTime: '2035-11-04T09:00',
      publishAt: '2035-11-04T16:00:00.000Z',
    });
  });

  test('can be put aside as a draft, planned again, and taken off', async () => {
    const { agent, planned, list } = await newPlanner(app);
    const { id } = await planned();
    const change = async (isDraft: boolean) =>
      (await agent.patch(`/api/plan/${id}`, { isDraft })).json().state;
    expect(await change(true)).toBe('draft');
    await handleEntry(app.deps, id);
    expect((await list())[0]?.state).toBe('draft');
    expect(await change(false)).toBe('planned');
    expect((await agent.delete(`/api/plan/${id}`)).statusCode).toBe(200);
    expect((await agent.delete(`/api/plan/${id}`)).statusCode).toBe(404);
    // Its reminder finds nothing to do.
    await handleEntry(app.deps, id);
  });

  test('is listed by time, channel and state', async () => {
    const { planned, list, agent } = await newPlanner(app);
    const later = await planned({ channel: 'gbp', localTime: '2035-06-05T09:00' });
    const draft = await planned({ isDraft: true });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([draft.id, later.id]);
    expect(await ids('&channel=gbp')).toEqual([later.id]);
    expect(await ids('&state=draft')).toEqual([draft.id]);
    const day = await agent.get('/api/plan?from=2035-06-05T00:00:00Z&to=2035-06-06T00:00:00Z');
    expect(day.json().entries).toMatchObject([{ id: later.id }]);
  });

  test('says which saved items are on it, whatever days are asked for, and what one entry is', async () => {
    const { agent, contentId, plan } = await newPlanner(app);
    const plannedIds = async () =>
      (await agent.get('/api/plan?from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00Z')).json()
        .plannedIds;
    expect(await plannedIds()).toEqual([]);
    const entry = (await plan({ channel: 'gbp' })).json();
    await plan({ channel: 'x' });
    expect(await plannedIds()).toEqual([contentId]);
    expect((await agent.get(`/api/plan/${entry.id}`)).json()).toEqual(entry);
    await agent.delete(`/api/plan/${entry.id}`);
    expect((await agent.get(`/api/plan/${entry.id}`)).statusCode).toBe(404);
  });

  test('a place has its zone', async () => {
    const { agent } = await newPlanner(app);
    const zone = async (query: string) => (await agent.get(`/api/plan/zone?${query}`)).json().zone;
    expect(await zone('location=El+Paso&state=TX')).toBe('America/Denver');
    expect(await zone('location=Unknown&state=NA')).toBeNull();
  });
});

describe('a hand-off', () => {
  test('is due at its time, counted, and published once the agent says where', async () => {
    const { agent, planned, entry } = await newPlanner(app);
    const count = async () => (await agent.get('/api/plan/needs-you/count')).json().count;
    const { id } = await planned({ channel: 'instagram' });
    expect(await count()).toBe(0);
    await makeDue(app, id);
    await handleEntry(app.deps, id);
    expect(await entry(id)).toMatchObject({ state: 'due' });
    expect(await count()).toBe(1);
    expect((await agent.get('/api/plan/needs-you')).json()).toMatchObject({
      count: 1,
      entries: [{ id }],
    });
    const wrong = await agent.post(`/api/plan/${id}/posted`, { link: 'javascript:alert(1)' });
    expect(wrong.statusCode).toBe(400);
    const posted = await agent.post(`/api/plan/${id}/posted`, { link: 'https://example.com/p/1' });
    expect(posted.json()).toMatchObject({ state: 'published', link: 'https://example.com/p/1' });
    expect(await count()).toBe(0);
    expect((await agent.patch(`/api/plan/${id}`, { isDraft: true })).statusCode).toBe(409);
  });
});

describe('where an approval is asked for', () => {
  test('an entry waits for it, and goes on once it is there', async () => {
    const { agent, planned, entry, contentId } = await newPlanner(app);
    const { id } = await planned({ channel: 'gbp' });
    const admin = await app.newAdmin();
    const require = (isApprovalRequired: boolean) =>
      admin.patch('/api/admin/review-settings', { isApprovalRequired });
    await require(true);
    await makeDue(app, id);
    await handleEntry(app.deps, id);
    expect(await entry(id)).toMatchObject({ state: 'waiting' });
    const next = await planned({ channel: 'gbp' });
    expect(next.state).toBe('waiting');
    await reviewPlan(app.deps);
    expect(await entry(id)).toMatchObject({ state: 'waiting' });

    const sent = await agent.post(`/api/saved-content/${contentId}/reviews`, {});
    const token = sent.json().link.split('/').at(-1);
    const approved = await app
      .visitor()
      .post(`/api/review/${token}/approve`, { name: 'Ann Broker' });
    expect(approved.statusCode).toBe(200);
    expect(await entry(id)).toMatchObject({ state: 'planned' });
    expect(await entry(next.id)).toMatchObject({ state: 'planned' });
    await handleEntry(app.deps, id);
    expect(await entry(id)).toMatchObject({ state: 'due' });
    await require(false);
  });
});

test('an account that is disconnected fails what was planned with it, in words', async () => {
  const { agent, planned, entry, connectionId } = await newPlanner(app);
  const { id } = await planned();
  await agent.delete(`/api/channels/${connectionId}`);
  await reviewPlan(app.deps);
  expect(await entry(id)).toMatchObject({
    state: 'failed',
    connection: null,
    problem: { code: 'not_connected', advice: expect.stringContaining('Where you publish') },
  });
});

test('a plan has an end, also for many at once', async () => {
  const { agent, contentId, plan } = await newPlanner(app);
  await app.pool.query(
    `insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at)
     select $1, $2, 't', 'gbp', 'draft', '2035-01-01T09:00', 'UTC', '2035-01-01' from generate_series(1, 998)`,
    [agent.user?.id, contentId],
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => plan()));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('1,000');
});
