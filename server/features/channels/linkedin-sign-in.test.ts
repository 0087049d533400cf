import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignInOutcome, signInOutcomes } from '#contract/sign-in-outcomes.ts';
import type { Fault } from '#server/adapters/channels/testing/fault-server.ts';
import {
  accessToken,
  clientId,
  clientSecret,
  goodCode,
  member,
  redirectAddress,
  startLinkedIn,
} from '#server/adapters/channels/testing/linkedin-server.ts';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import { handleEntry } from '#server/features/plan/publish-entry.ts';
import { makeDue } from '#server/features/plan/testing/plan-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { deleteExpiredSignIns } from './channels.queries.ts';

let app: TestApp;
let linkedIn: Awaited<ReturnType<typeof startLinkedIn>>;
let client: TestClient;
const lines: string[] = [];

beforeAll(async () => {
  linkedIn = await startLinkedIn();
  const { address } = linkedIn.server;
  const guarded = createGuardedClient({ allowLocal: true });
  app = await createTestApp({
    variables: {
      LINKEDIN_CLIENT_ID: clientId,
      LINKEDIN_CLIENT_SECRET: clientSecret,
      PUBLIC_URL: 'https://porch.example',
    },
    deps: {
      linkedIn: { clientId, clientSecret, redirectAddress, site: address, api: address },
      // Nobody waits that long for a server that is meant to be silent.
      guardedClient: (request) =>
        guarded({ ...request, ...(linkedIn.server.fault && { timeout: 500 }) }),
    },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await app.close();
  await linkedIn.close();
});
beforeEach(async () => {
  Object.assign(linkedIn.state, { member, scope: 'openid,profile,w_member_social' });
  Object.assign(linkedIn.server, { fault: undefined, faultAt: undefined, received: [] });
  linkedIn.state.usedCodes.clear();
  client = await app.newUser();
});

/** Presses the button, and gives what LinkedIn would send back along with the person. */
async function start(agent = client): Promise<string> {
  const { address } = (await agent.post('/api/channels/linkedin/start')).json();
  return new URL(address).searchParams.get('state') ?? '';
}

/** Comes back, and gives what My Account is told. */
async function comeBack(query: Record<string, string>, agent = client) {
  const url = `/api/channels/linkedin/callback?${new URLSearchParams(query)}`;
  const { statusCode, headers } = await agent.get(url, { 'sec-fetch-site': 'cross-site' });
  expect(statusCode).toBe(303);
  const [, outcome] = /^\/account\?linkedin=(\w+)#channels$/.exec(String(headers.location)) ?? [];
  expect(Object.keys(signInOutcomes)).toContain(outcome);
  return outcome as SignInOutcome;
}

const signIn = async (agent = client) =>
  comeBack({ state: await start(agent), code: goodCode }, agent);

const connections = async (agent = client) => (await agent.get('/api/channels')).json();

test('the browser is sent to LinkedIn with what the app may do', async () => {
  const { address } = (await client.post('/api/channels/linkedin/start')).json();
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${linkedIn.server.address}/oauth/v2/authorization`);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectAddress,
    scope: 'openid profile w_member_social',
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(address).not.toContain(clientSecret);
});

test('who comes back with a code is connected for 60 days, and posts', async () => {
  expect(await signIn()).toBe('connected');
  const [connection, ...others] = await connections();
  expect(others).toEqual([]);
  expect(connection).toMatchObject({
    channel: 'linkedinProfile',
    name: 'Jordan Avery',
    problem: null,
    settings: { memberId: member.sub },
  });
  const days = (new Date(connection.endsAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(59.9);
  expect(days).toBeLessThan(60.1);
  const check = await client.post(`/api/channels/${connection.id}/check`);
  expect(check.json()).toMatchObject({ problem: null });

  const { rows } = await app.pool.query('select * from channel_connections where id = $1', [
    connection.id,
  ]);
  const { rows: pending } = await app.pool.query('select * from channel_sign_ins');
  const seen = JSON.stringify([rows, pending, connection, lines]);
  for (const secret of [accessToken, clientSecret, goodCode]) expect(seen).not.toContain(secret);
});

describe('nobody is connected', () => {
  test.each([
    ['without anything', {}],
    ['with a code alone', { code: goodCode }],
    ['with a state that was never given', { code: goodCode, state: 'a'.repeat(43) }],
  ])('who comes %s', async (_, query) => {
    expect(await comeBack(query)).toBe('expired');
    expect(linkedIn.server.received).toEqual([]);
  });

  test('with the state of somebody else, who can still use it', async () => {
    const other = await app.newUser();
    const state = await start(other);
    expect(await comeBack({ state, code: goodCode })).toBe('expired');
    expect(linkedIn.server.received).toEqual([]);
    expect(await comeBack({ state, code: goodCode }, other)).toBe('connected');
    expect(await connections()).toEqual([]);
  });

  test('in another browser of the same person, or signed out', async () => {
    const state = await start();
    const phone = app.visitor();
    expect(await comeBack({ state, code: goodCode }, phone)).toBe('expired');
    const login = { username: client.user?.username, password: 'correct horse' };
    expect((await phone.post('/api/login', login)).statusCode).toBe(200);
    expect(await comeBack({ state, code: goodCode }, phone)).toBe('expired');
    expect(linkedIn.server.received).toEqual([]);
  });

  test('twice with one state, also at the same time', async () => {
    const state = await start();
    const come = () => comeBack({ state, code: goodCode });
    const outcomes = await Promise.all([come(), come(), come()]);
    expect(outcomes.toSorted()).toEqual(['connected', 'expired', 'expired']);
    linkedIn.state.usedCodes.clear();
    expect(await come()).toBe('expired');
    expect(await connections()).toHaveLength(1);
  });

  test('after the time for it is over', async () => {
    const state = await start();
    await app.pool.query(`update channel_sign_ins set expires_at = now() - interval '1 second'`);
    expect(await comeBack({ state, code: goodCode })).toBe('expired');
    await deleteExpiredSignIns(app.deps.db);
    expect((await app.pool.query('select 1 from channel_sign_ins')).rows).toEqual([]);
  });

  test.each([
    ['user_cancelled_login', 'canceled'],
    ['user_cancelled_authorize', 'canceled'],
    ['unauthorized_scope_error', 'refused'],
    ['<script>alert(1)</script>', 'refused'],
  ])('when LinkedIn says %s', async (error, outcome) => {
    const state = await start();
    expect(await comeBack({ state, error, error_description: 'No.' })).toBe(outcome);
    expect(linkedIn.server.received).toEqual([]);
    // That was it: the same state does nothing more.
    expect(await comeBack({ state, code: goodCode })).toBe('expired');
  });

  const faults: [Fault, SignInOutcome][] = [
    ['a 401', 'refused'],
    ['a 403', 'refused'],
    ['a 429', 'unavailable'],
    ['a 500', 'unavailable'],
    ['a page', 'unavailable'],
    ['a redirect', 'refused'],
    ['an error inside a 200', 'refused'],
    ['silence before acceptance', 'unavailable'],
    ['a cut after acceptance', 'unavailable'],
    ['a slow body', 'unavailable'],
  ];
  const places = [/accessToken/, /userinfo/];
  test.each(places.flatMap((place) => faults.map((fault) => [...fault, place] as const)))(
    'after %s: %s, at %s',
    async (fault, outcome, place) => {
      Object.assign(linkedIn.server, { fault, faultAt: place });
      expect(await signIn()).toBe(outcome);
      expect(await connections()).toEqual([]);
      expect(lines.join('')).not.toContain(accessToken);
    },
  );

  test('with a code that LinkedIn doesn’t know, of which the operator’s log has the name', async () => {
    lines.length = 0;
    expect(await comeBack({ state: await start(), code: 'another' })).toBe('refused');
    expect(lines.join('')).toContain('invalid_request');
  });

  test('whose leave is not enough to post', async () => {
    linkedIn.state.scope = 'openid,profile';
    expect(await signIn()).toBe('refused');
  });

  test('where the admin has turned it off, before or meanwhile', async () => {
    const admin = await app.newAdmin();
    const state = await start();
    const block = (blockedChannels: string[]) =>
      admin.patch('/api/admin/publishing-settings', { blockedChannels });
    await block(['linkedinProfile']);
    expect((await client.get('/api/channels/offered')).json()).not.toContain('linkedinProfile');
    expect((await client.post('/api/channels/linkedin/start')).statusCode).toBe(403);
    expect(await comeBack({ state, code: goodCode })).toBe('blocked');
    await block([]);
    expect(linkedIn.server.received).toEqual([]);
  });

  test('by a token that was typed, or with an account full of others', async () => {
    const values = { accessToken, memberId: member.sub, address: linkedIn.server.address };
    const typed = await client.post('/api/channels', { channel: 'linkedinProfile', values });
    expect(typed.json()).toMatchObject({ code: 'channel_problem' });
    await app.pool.query(
      `insert into channel_connections (user_id, channel, name, settings, secrets)
       select $1, 'webhook', 'Hook', '{}', '' from generate_series(1, 20)`,
      [client.user?.id],
    );
    expect(await signIn()).toBe('full');
  });
});

describe('signing in again', () => {
  const planned = async (connectionId: number) => {
    const piece = { title: 'Three porches', content: '<p>Come by.</p>', location: 'Austin' };
    const contentId = (await client.post('/api/saved-content', { ...piece, state: 'TX' })).json()
      .id;
    const time = { localTime: '2035-06-04T09:00', zone: 'America/Chicago' };
    const channel = 'linkedinProfile';
    const entry = await client.post('/api/plan', { contentId, channel, connectionId, ...time });
    return entry.json().id as number;
  };

  test('keeps the account, its name and what is planned for it', async () => {
    await signIn();
    const [{ id }] = await connections();
    await client.patch(`/api/channels/${id}`, { name: 'My profile' });
    const entry = await planned(id);
    await app.pool.query(
      `update channel_connections set ends_at = now() - interval '1 day', end_told_at = now() where id = $1`,
      [id],
    );
    const ended = (await client.post(`/api/channels/${id}/check`)).json();
    expect(ended.problem).toMatchObject({
      code: 'sign_in_ended',
      message: 'The connection to your LinkedIn profile has expired.',
    });
    await makeDue(app, entry);
    await handleEntry(app.deps, entry);
    const failed = (await client.get(`/api/plan/${entry}`)).json();
    expect(failed).toMatchObject({ state: 'failed', problem: { code: 'sign_in_ended' } });
    expect(failed.problem.advice).toContain('Reconnect it in My Account');

    linkedIn.state.usedCodes.clear();
    expect(await signIn()).toBe('connected');
    const [again, ...others] = await connections();
    expect(others).toEqual([]);
    expect(again).toMatchObject({ id, name: 'My profile', problem: null });
    expect(new Date(again.endsAt).getTime()).toBeGreaterThan(Date.now());
    expect((await client.get('/api/plan/needs-you')).json().accounts).toEqual([]);
    const told = await app.pool.query('select end_told_at from channel_connections where id = $1', [
      id,
    ]);
    expect(told.rows).toEqual([{ end_told_at: null }]);
    await client.patch(`/api/plan/${entry}`, {});
    await makeDue(app, entry);
    await handleEntry(app.deps, entry);
    expect((await client.get(`/api/plan/${entry}`)).json()).toMatchObject({
      state: 'published',
      connection: { id },
      link: expect.stringMatching(
        /^https:\/\/www\.linkedin\.com\/feed\/update\/urn:li:share:\d+\/$/,
      ),
    });
    expect(linkedIn.posts.at(-1)?.commentary).toContain('Three porches');
  });

  test('as another member is another account', async () => {
    await signIn();
    linkedIn.state.usedCodes.clear();
    linkedIn.state.member = { sub: 'someone-else', name: 'Sam Avery' };
    expect(await signIn()).toBe('connected');
    expect((await connections()).map(({ name }: { name: string }) => name)).toEqual([
      'Jordan Avery',
      'Sam Avery',
    ]);
  });

  test('is the only way to change more than the name', async () => {
    await signIn();
    const [{ id }] = await connections();
    const values = { accessToken: `${accessToken}2` };
    expect((await client.patch(`/api/channels/${id}`, { values })).statusCode).toBe(422);
    const moved = { address: 'https://example.com', accessToken };
    expect((await client.patch(`/api/channels/${id}`, { values: moved })).statusCode).toBe(422);
  });
});

test.each([
  [{}],
  [{ LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret }],
  [{ PUBLIC_URL: 'https://porch.example' }],
])('LinkedIn is not offered where only %o is set', async (variables) => {
  const other = await createTestApp({ variables });
  const agent = await other.newUser();
  expect((await agent.get('/api/channels/offered')).json()).not.toContain('linkedinProfile');
  const refused = await agent.post('/api/channels/linkedin/start');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toContain('LinkedIn isn’t set up in Porchlight yet.');
  await other.close();
});

test('LinkedIn is offered where all is set', async () => {
  expect((await client.get('/api/channels/offered')).json()).toContain('linkedinProfile');
});
