import type { ChannelKey } from '#contract/channel-list.ts';
import type { PlanEntry } from '#contract/plan.ts';
import type { Channel } from '#server/adapters/channels/channel.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** A place that takes pieces and knows what it has: one of the key, or one more with each send. */
export type FakeChannel = Channel & {
  /** The keys of what readers see there, in the order in which they came. */
  taken: string[];
  /** What happens instead of an answer, before or after the piece is taken. */
  before?: (key: string) => Promise<void> | void;
  after?: (key: string) => Promise<void> | void;
};

export function fakeChannel(options: { canLookUp: boolean }): FakeChannel {
  const channel: FakeChannel = {
    taken: [],
    readValues: (values) => values,
    check: async () => {},
    async publish(_call, _piece, key) {
      await channel.before?.(key);
      channel.taken.push(key);
      await channel.after?.(key);
      return { remoteId: key, link: `https://example.com/${key}` };
    },
    ...(options.canLookUp && {
      lookUp: async (_call: unknown, key: string) =>
        channel.taken.includes(key)
          ? { remoteId: key, link: `https://example.com/${key}` }
          : undefined,
    }),
  };
  return channel;
}

/** An agent with a saved piece and a connected account, and what can be done with the plan. */
export async function newPlanner(app: TestApp, client?: TestClient) {
  const agent = client ?? (await app.newUser());
  const saved = await agent.post('/api/saved-content', {
    title: '<b>Three porches</b> &amp; a swing',
    content: '<p>Come by on Saturday.</p>',
    hashtags: ['porches'],
    location: 'Austin',
    state: 'TX',
  });
  const contentId: number = saved.json().id;
  const connected = await agent.post('/api/channels', {
    channel: 'webhook',
    values: { address: 'https://example.com/hook' },
  });
  const connectionId: number = connected.json().connection.id;

  const plan = (change: Record<string, unknown> = {}) =>
    agent.post('/api/plan', {
      contentId,
      channel: 'webhook' satisfies ChannelKey,
      ...(change.channel === undefined && { connectionId }),
      localTime: '2035-06-04T09:00',
      zone: 'America/Chicago',
      ...change,
    });
  const list = async (query = ''): Promise<PlanEntry[]> =>
    (await agent.get(`/api/plan?from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z${query}`)).json()
      .entries;
  return {
    agent,
    contentId,
    connectionId,
    plan,
    list,
    planned: async (change?: Record<string, unknown>): Promise<PlanEntry> =>
      (await plan(change)).json(),
    entry: async (id: number) => (await list()).find((each) => each.id === id),
  };
}

/** As if its time had come so many minutes ago. */
export async function makeDue({ pool }: TestApp, id: number, minutes = 0): Promise<void> {
  await pool.query(
    `update plan_entries set publish_at = now() - make_interval(mins => $2),
       run_at = case when run_at is null then null else now() - make_interval(mins => $2) end
     where id = $1`,
    [id, minutes],
  );
}

/** As if the pause had passed, or the process that held the try had died. */
export const letPause = ({ pool }: TestApp, id: number) =>
  pool.query('update plan_entries set run_at = now() where id = $1 and run_at is not null', [id]);
