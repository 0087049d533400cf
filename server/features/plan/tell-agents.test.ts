import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelKey } from '#contract/channel-list.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import {
  putPublishingSettings,
  readPublishingSettings,
} from '#server/features/publishing/publishing.queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { handleEntry } from './publish-entry.ts';
import { remindOfEmails, tellAgent } from './tell-agents.ts';
import { type FakeChannel, fakeChannel, newPlanner } from './testing/plan-client.ts';

let app: TestApp;
let channel: FakeChannel;
let isMailDown = false;

beforeAll(async () => {
  channel = fakeChannel({ canLookUp: true });
  const address = 'https://linkedin.example';
  const linkedIn = {
    ...{ clientId: 'client', clientSecret: 'secret', redirectAddress: `${address}/back` },
    ...{ site: address, api: address },
  };
  app = await createTestApp({ deps: { channels: { ...allChannels, webhook: channel }, linkedIn } });
  const { send } = app.deps.mail;
  app.deps.mail.send = async (email) => {
    if (isMailDown) throw new Error('the mail server is away');
    await send(email);
  };
});
beforeEach(() => {
  app.emails.length = 0;
  isMailDown = false;
});
afterAll(() => app.close());

type Planner = Awaited<ReturnType<typeof newPlanner>>;

/** A hand-off of that time on June 4, 2035, in Chicago, which has come. */
async function dueAt({ planned }: Planner, time: string, channelKey = 'instagram') {
  const { id } = await planned({ channel: channelKey, localTime: `2035-06-04T${time}` });
  await app.pool.query('update plan_entries set run_at = now() where id = $1', [id]);
  await handleEntry(app.deps, id);
  return id;
}

const at = (localTime: string) => new Date(`2035-06-${localTime}:00-05:00`);
const tell = ({ agent }: Planner, now: Date) => tellAgent(app.deps, agent.user?.id ?? 0, now);

test('at its time a hand-off comes by email, with a link to it and to what is later that day', async () => {
  const planner = await newPlanner(app);
  const id = await dueAt(planner, '06:30');
  const later = await planner.planned({ channel: 'facebook', localTime: '2035-06-04T15:00' });
  await planner.planned({ channel: 'facebook', localTime: '2035-06-05T15:00' });
  await tell(planner, at('04T06:30'));
  expect(app.emails).toHaveLength(1);
  const [email] = app.emails;
  expect(email).toMatchObject({
    to: planner.agent.user?.email,
    subject: 'Time to post on Instagram',
  });
  expect(email?.text).toContain('Instagram, 6:30 AM: Three porches & a swing');
  expect(email?.text).toContain(`/plan/${id}\n`);
  expect(email?.text).toContain('Later today');
  expect(email?.text).toContain('Facebook, 3:00 PM');
  expect(email?.text).toContain(`/plan/${later.id}\n`);
  expect(email?.text.match(/Facebook/g)).toHaveLength(1);
  expect(email?.html).toContain('Three porches &amp; a swing');
});

test('there is one a day, whatever happens, from any number of processes', async () => {
  const planner = await newPlanner(app);
  await dueAt(planner, '09:00');
  await Promise.all([1, 2, 3].map(() => tell(planner, at('04T09:00'))));
  expect(app.emails).toHaveLength(1);
  await dueAt(planner, '15:00', 'facebook');
  await tell(planner, at('04T15:00'));
  expect(app.emails).toHaveLength(1);
  // What came after it is in the next one, when people are awake.
  await tell(planner, at('05T00:10'));
  expect(app.emails).toHaveLength(1);
  await tell(planner, at('05T08:00'));
  expect(app.emails).toHaveLength(2);
  expect(app.emails[1]?.subject).toBe('2 posts need you');
  // And nobody is reminded of the same things again.
  await tell(planner, at('06T09:00'));
  expect(app.emails).toHaveLength(2);
});

test('what failed is told with its reason, by day', async () => {
  const planner = await newPlanner(app);
  const { id } = await planner.planned({ localTime: '2035-06-04T05:00' });
  channel.before = () => {
    throw new ChannelFailed('wrong_password');
  };
  await app.pool.query('update plan_entries set run_at = now() where id = $1', [id]);
  await handleEntry(app.deps, id);
  channel.before = undefined;
  await tell(planner, at('04T05:00'));
  expect(app.emails).toEqual([]);
  await tell(planner, at('04T08:30'));
  expect(app.emails).toMatchObject([{ subject: 'A post couldn’t be published' }]);
  const { problem } = (await planner.entry(id)) ?? {};
  expect(app.emails[0]?.text).toContain(problem?.message);
  expect(app.emails[0]?.text).toContain('/plan/needs-you');
});

test('an email that could not be sent is sent later', async () => {
  const planner = await newPlanner(app);
  await dueAt(planner, '09:00');
  isMailDown = true;
  await expect(tell(planner, at('04T09:00'))).rejects.toThrow('away');
  isMailDown = false;
  await tell(planner, at('04T09:05'));
  expect(app.emails).toHaveLength(1);
});

test('who turned them off gets none, and nobody is reminded for them', async () => {
  const planner = await newPlanner(app);
  const { agent } = planner;
  expect((await agent.get('/api/plan/emails')).json()).toEqual({ isOn: true });
  expect((await agent.patch('/api/plan/emails', { isOn: false })).json()).toEqual({ isOn: false });
  expect((await agent.get('/api/plan/emails')).json()).toEqual({ isOn: false });
  await dueAt(planner, '09:00');
  await app.pool.query(`delete from jobs.job where name = 'planEmail'`);
  await remindOfEmails(app.deps);
  const { rows } = await app.pool.query(
    `select 1 from jobs.job where name = 'planEmail' and singleton_key = $1`,
    [String(agent.user?.id)],
  );
  expect(rows).toEqual([]);
  await tell(planner, at('04T09:00'));
  expect(app.emails).toEqual([]);
});

test('an account that was disabled or deleted gets none', async () => {
  const planner = await newPlanner(app);
  await dueAt(planner, '09:00');
  await app.pool.query('update users set disabled_at = now() where id = $1', [
    planner.agent.user?.id,
  ]);
  await tell(planner, at('04T09:00'));
  await expect(tellAgent(app.deps, 2_000_000)).resolves.toBeUndefined();
  expect(app.emails).toEqual([]);
});

describe('a connected account that ends by itself', () => {
  /** In so many days. */
  async function endingIn(days: number, { agent }: Planner) {
    const { rows } = await app.pool.query(
      `insert into channel_connections (user_id, channel, name, settings, secrets, ends_at)
       values ($1, 'linkedinProfile', 'Jordan & Co', '{}', '', now() + make_interval(days => $2))
       returning id, ends_at`,
      [agent.user?.id, days],
    );
    return rows[0] as { id: number; ends_at: Date };
  }
  const needsYou = async ({ agent }: Planner) => (await agent.get('/api/plan/needs-you')).json();
  const count = async ({ agent }: Planner) =>
    (await agent.get('/api/plan/needs-you/count')).json().count;
  const dayOf = (moment: Date) =>
    moment.toLocaleDateString('en-US', {
      ...{ month: 'short', day: 'numeric', timeZone: 'America/Chicago' },
    });

  test('is told a week before, once, by day, and stands under Needs you', async () => {
    const planner = await newPlanner(app);
    const { id, ends_at } = await endingIn(8, planner);
    await tell(planner, at('04T10:00'));
    expect(app.emails).toEqual([]);
    expect(await needsYou(planner)).toMatchObject({ count: 0, accounts: [] });

    await app.pool.query(`update channel_connections set ends_at = $1 where id = $2`, [
      new Date(ends_at.getTime() - 2 * 86_400_000),
      id,
    ]);
    const endsAt = new Date(ends_at.getTime() - 2 * 86_400_000);
    expect(await needsYou(planner)).toMatchObject({
      count: 1,
      accounts: [
        { id, channel: 'linkedinProfile', name: 'Jordan & Co', endsAt: endsAt.toISOString() },
      ],
    });
    expect(await count(planner)).toBe(1);
    await app.pool.query(`delete from jobs.job where name = 'planEmail'`);
    await remindOfEmails(app.deps);
    const { rows } = await app.pool.query(
      `select 1 from jobs.job where name = 'planEmail' and singleton_key = $1`,
      [String(planner.agent.user?.id)],
    );
    expect(rows).toHaveLength(1);
    await tell(planner, at('04T05:00'));
    expect(app.emails).toEqual([]);
    await Promise.all([1, 2].map(() => tell(planner, at('04T09:00'))));
    expect(app.emails).toMatchObject([
      { subject: `Reconnect your LinkedIn profile by ${dayOf(endsAt)}` },
    ]);
    expect(app.emails[0]?.text).toContain(
      `LinkedIn profile, Jordan & Co: connected until ${dayOf(endsAt)}`,
    );
    expect(app.emails[0]?.text).toContain('/account#channels');
    expect(app.emails[0]?.html).toContain('Jordan &amp; Co');
    await tell(planner, at('05T09:00'));
    await tell(planner, at('11T09:00'));
    expect(app.emails).toHaveLength(1);
  });

  test('is in the one email of the day with everything else', async () => {
    const planner = await newPlanner(app);
    await endingIn(3, planner);
    await dueAt(planner, '09:00');
    await tell(planner, at('04T09:00'));
    await tell(planner, at('04T12:00'));
    expect(app.emails).toMatchObject([{ subject: 'Time to post on Instagram' }]);
    expect(app.emails[0]?.text).toContain('Reconnect\n\nLinkedIn profile, Jordan & Co');
    expect(await count(planner)).toBe(2);
  });

  test('that has ended says so, and is silent for who turned emails off', async () => {
    const planner = await newPlanner(app);
    await endingIn(-1, planner);
    await planner.agent.patch('/api/plan/emails', { isOn: false });
    await tell(planner, at('04T09:00'));
    expect(app.emails).toEqual([]);
    await planner.agent.patch('/api/plan/emails', { isOn: true });
    await tell(planner, at('04T09:00'));
    expect(app.emails).toMatchObject([{ subject: 'Reconnect your LinkedIn profile' }]);
    expect(app.emails[0]?.text).toContain('Jordan & Co: expired');
  });

  test('of a channel that is blocked, or no longer set up, asks nobody to sign in there', async () => {
    const planner = await newPlanner(app);
    await endingIn(2, planner);
    const block = (blockedChannels: ChannelKey[]) =>
      putPublishingSettings(app.deps.db, { ...usual, blockedChannels });
    const usual = await readPublishingSettings(app.deps.db);
    await block(['linkedinProfile']);
    expect(await needsYou(planner)).toMatchObject({ count: 0, accounts: [] });
    expect(await count(planner)).toBe(0);
    await tell(planner, at('04T09:00'));
    await block([]);
    await tellAgent(
      { ...app.deps, linkedIn: undefined },
      planner.agent.user?.id ?? 0,
      at('04T09:00'),
    );
    expect(app.emails).toEqual([]);
    expect(await count(planner)).toBe(1);
    await tell(planner, at('04T09:00'));
    expect(app.emails).toHaveLength(1);
  });

  test('is nobody else’s, and one without an end is never told', async () => {
    const [planner, other] = [await newPlanner(app), await newPlanner(app)];
    await endingIn(1, planner);
    expect(await needsYou(other)).toMatchObject({ count: 0, accounts: [] });
    await tell(other, at('04T09:00'));
    expect(app.emails).toEqual([]);
  });
});
