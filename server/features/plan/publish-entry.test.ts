import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ChannelFailed, type ProblemCode } from '#server/adapters/channels/channel-failure.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { type Jobs, startJobs } from '#server/core/jobs.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { reviewPlan, startPlanWorker } from './plan-worker.ts';
import { handleEntry } from './publish-entry.ts';
import {
  type FakeChannel,
  fakeChannel,
  letPause,
  makeDue,
  newPlanner,
} from './testing/plan-client.ts';

let app: TestApp;
let channel: FakeChannel;

beforeAll(async () => {
  channel = fakeChannel({ canLookUp: true });
  const channels = { ...allChannels, webhook: channel, buffer: channel };
  app = await createTestApp({ deps: { channels } });
});
afterAll(() => app.close());
beforeEach(() => {
  channel.taken.length = 0;
  delete channel.before;
  delete channel.after;
});

async function dueEntry(minutesAgo = 0) {
  const planner = await newPlanner(app);
  const { id } = await planner.planned();
  await makeDue(app, id, minutesAgo);
  return { ...planner, id, now: () => planner.entry(id) };
}

const failing = (code: ProblemCode, retryAfter?: number) => () => {
  throw new ChannelFailed(code, { retryAfter });
};

describe('where nobody lets us look', () => {
  let lookUp: FakeChannel['lookUp'];
  beforeEach(() => {
    lookUp = channel.lookUp;
    channel.lookUp = async () => failing('outcome_unknown')();
  });
  afterEach(() => {
    channel.lookUp = lookUp;
  });

  /** It has arrived, and the answer was lost. */
  async function lostAnswer() {
    const entry = await dueEntry();
    channel.after = failing('no_answer');
    await handleEntry(app.deps, entry.id);
    delete channel.after;
    await letPause(app, entry.id);
    await handleEntry(app.deps, entry.id);
    return entry;
  }

  test('what may have arrived is asked of the agent, and not sent again', async () => {
    const { id, now, agent } = await lostAnswer();
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'failed', problem: { code: 'outcome_unknown' } });
    // Moved to another day without a word about it, it is asked again.
    await agent.patch(`/api/plan/${id}`, { localTime: '2035-07-01T09:00' });
    await makeDue(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'failed', problem: { code: 'outcome_unknown' } });
  });

  test('who looked and found nothing has it sent again', async () => {
    const { id, now, agent } = await lostAnswer();
    channel.taken.length = 0;
    expect((await agent.patch(`/api/plan/${id}`, {})).json()).toMatchObject({ state: 'planned' });
    await makeDue(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published' });
  });
});

describe('at its time', () => {
  test('a piece is published once, however often it is looked at', async () => {
    const { id, now } = await dueEntry();
    await Promise.all(Array.from({ length: 8 }, () => handleEntry(app.deps, id)));
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({
      state: 'published',
      link: `https://example.com/${channel.taken[0]}`,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      publishedAt: expect.any(String),
    });
  });

  test('nothing happens before it', async () => {
    const { planned, entry } = await newPlanner(app);
    const { id } = await planned();
    await handleEntry(app.deps, id);
    expect(await entry(id)).toMatchObject({ state: 'planned' });
    expect(channel.taken).toEqual([]);
  });

  test('what is being published can be neither moved, posted nor removed', async () => {
    const { id, agent, now } = await dueEntry();
    const answers: number[] = [];
    channel.before = async () => {
      expect(await now()).toMatchObject({ state: 'publishing' });
      answers.push((await agent.patch(`/api/plan/${id}`, { isDraft: true })).statusCode);
      answers.push((await agent.post(`/api/plan/${id}/posted`, {})).statusCode);
      answers.push((await agent.delete(`/api/plan/${id}`)).statusCode);
    };
    await handleEntry(app.deps, id);
    expect(answers).toEqual([409, 409, 409]);
    expect(await now()).toMatchObject({ state: 'published' });
  });

  test('six hours late it is for the agent to say', async () => {
    const { id, now, agent } = await dueEntry(6 * 60 + 1);
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({ state: 'failed', problem: { code: 'missed' } });
    expect(channel.taken).toEqual([]);
    const again = await agent.patch(`/api/plan/${id}`, {});
    expect(again.json()).toMatchObject({ state: 'planned', problem: null });
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({ state: 'published' });
  });

  test('a piece that was deleted is not published', async () => {
    const { id, now, agent, contentId } = await dueEntry();
    await agent.delete(`/api/saved-content/${contentId}`);
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({
      state: 'failed',
      problem: { message: 'The piece has been deleted.' },
    });
    expect(channel.taken).toEqual([]);
  });
});

describe('a failure', () => {
  test.each(['wrong_password', 'refused', 'too_large'] as const)(
    '%s is for the agent at once, with what to do',
    async (code) => {
      const { id, now, agent } = await dueEntry();
      channel.before = failing(code);
      await handleEntry(app.deps, id);
      expect(await now()).toMatchObject({
        state: 'failed',
        problem: { code, message: expect.any(String), advice: expect.any(String) },
      });
      expect((await agent.get('/api/plan/needs-you/count')).json().count).toBe(1);
      const [connection] = (await agent.get('/api/channels')).json();
      expect(connection.problem?.code ?? null).toBe(code === 'wrong_password' ? code : null);
    },
  );

  test('that can pass is tried again after longer and longer pauses, then it is for the agent', async () => {
    const { id, now } = await dueEntry();
    channel.before = failing('unreachable');
    const pauses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      await handleEntry(app.deps, id);
      const entry = await now();
      expect(entry).toMatchObject({ state: 'planned', problem: { code: 'unreachable' } });
      pauses.push(Math.round((Date.parse(entry?.nextTryAt ?? '') - Date.now()) / 60_000));
      await letPause(app, id);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180]);
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({ state: 'failed', problem: { code: 'unreachable' } });
    expect(channel.taken).toEqual([]);
  });

  test('waits as long as the channel says', async () => {
    const { id, now } = await dueEntry();
    channel.before = failing('rate_limited', 7_200);
    await handleEntry(app.deps, id);
    const wait = Date.parse((await now())?.nextTryAt ?? '') - Date.now();
    expect(Math.round(wait / 60_000)).toBe(120);
  });

  test('after which nobody knows is looked up before another try', async () => {
    const { id, now } = await dueEntry();
    channel.after = failing('no_answer');
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({ state: 'planned', problem: { code: 'no_answer' } });
    await letPause(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published', problem: null });
  });

  test('is not looked up by words that are others now, and nothing is sent', async () => {
    const { agent, contentId, planned, entry } = await newPlanner(app);
    const account = await agent.post('/api/channels', { channel: 'buffer', values: {} });
    const connectionId = account.json().connection.id;
    const { id } = await planned({ channel: 'buffer', connectionId });
    await makeDue(app, id);
    channel.after = failing('no_answer');
    await handleEntry(app.deps, id);
    await agent.patch(`/api/saved-content/${contentId}`, { content: '<p>Come by on Sunday.</p>' });
    delete channel.after;
    await letPause(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await entry(id)).toMatchObject({
      state: 'planned',
      problem: { message: expect.stringContaining('was changed since') },
    });
  });

  test('of the look-up itself leaves it unknown: nothing is sent until somebody has looked', async () => {
    const { id, now } = await dueEntry();
    channel.after = failing('no_answer');
    await handleEntry(app.deps, id);
    await letPause(app, id);
    const busy = { ...channel, lookUp: async () => failing('rate_limited')() };
    const deps = { ...app.deps, channels: { ...allChannels, webhook: busy } };
    await handleEntry(deps, id);
    expect(await now()).toMatchObject({ state: 'planned', problem: { code: 'rate_limited' } });
    await letPause(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published' });
  });
});

describe('a process that dies', () => {
  /** The try ends with the process: nothing of it is written. */
  const dies = () => {
    throw new Error('killed');
  };

  test('after the piece was taken: it is found there, and not sent again', async () => {
    const { id, now } = await dueEntry();
    channel.after = dies;
    await expect(handleEntry(app.deps, id)).rejects.toThrow('killed');
    delete channel.after;
    expect(await now()).toMatchObject({ state: 'publishing' });
    // As long as it may still be alive nobody takes it over.
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({ state: 'publishing' });
    await letPause(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published', link: expect.any(String) });
  });

  test('before the piece was taken: it is sent', async () => {
    const { id, now } = await dueEntry();
    channel.before = dies;
    await expect(handleEntry(app.deps, id)).rejects.toThrow('killed');
    delete channel.before;
    await letPause(app, id);
    await handleEntry(app.deps, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published' });
  });

  test('again and again: it ends as failed, with the advice to look there', async () => {
    const { id, now } = await dueEntry();
    channel.before = dies;
    for (let count = 0; count < 6; count += 1) {
      await expect(handleEntry(app.deps, id)).rejects.toThrow('killed');
      await letPause(app, id);
    }
    await handleEntry(app.deps, id);
    expect(await now()).toMatchObject({
      state: 'failed',
      problem: { advice: expect.stringContaining('Look there') },
    });
  });

  test('or only stood still, and comes back when another has taken over: it sends nothing and writes nothing', async () => {
    const { id, now } = await dueEntry();
    const slow = app.deps.texts;
    const texts = {
      ...slow,
      run: (async (...task: Parameters<typeof slow.run>) => {
        // Meanwhile another process takes it for cut off, and publishes it.
        await letPause(app, id);
        await handleEntry(app.deps, id);
        return slow.run(...task);
      }) as typeof slow.run,
    };
    await handleEntry({ ...app.deps, texts }, id);
    expect(channel.taken).toHaveLength(1);
    expect(await now()).toMatchObject({ state: 'published' });
  });
});

// As many as 500 are measured by `npm run faults`.
test('a hundred entries of one minute are each published once by two processes', async () => {
  const { agent, contentId, connectionId } = await newPlanner(app);
  await app.pool.query(
    `insert into plan_entries (user_id, content_id, title, channel, connection_id, state, local_time, zone, publish_at, run_at)
     select $1, $2, 't', 'webhook', $3, 'planned', '2026-01-01T09:00', 'UTC', now() - interval '1 minute', now() - interval '1 minute'
     from generate_series(1, 100)`,
    [agent.user?.id, contentId, connectionId],
  );
  const log = pino({ level: 'silent' });
  const start = () => startJobs(app.pool, log, { pollingIntervalSeconds: 0.5 });
  const processes: Jobs[] = await Promise.all([start(), start()]);
  // No reminder was ever made for them, as after a restore.
  await Promise.all(processes.map((jobs) => startPlanWorker({ ...app.deps, jobs })));
  await reviewPlan(app.deps);
  await expect.poll(() => channel.taken.length, { timeout: 60_000 }).toBe(100);
  expect(new Set(channel.taken).size).toBe(100);
  await Promise.all(processes.map((jobs) => jobs.stop()));
  const { rows } = await app.pool.query(
    `select state, count(*)::int from plan_entries where user_id = $1 group by 1`,
    [agent.user?.id],
  );
  expect(rows).toEqual([{ state: 'published', count: 100 }]);
});
