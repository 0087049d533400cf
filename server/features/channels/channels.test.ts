import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type FaultServer,
  startFaultServer,
} from '#server/adapters/channels/testing/fault-server.ts';
import { createSecrets } from '#server/core/secrets.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { openConnection } from './channels.service.ts';

let app: TestApp;
let client: TestClient;
let receiver: FaultServer;
const lines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    variables: { ALLOW_LOCAL_ADDRESSES: 'on' },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await app.newUser();
  receiver = await startFaultServer(() => ({ status: 200, body: {} }));
});
afterEach(() => receiver.close());

const signingSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

const connect = (values: Record<string, string> = {}, name = '') =>
  client.post('/api/channels', {
    channel: 'webhook',
    name,
    values: { address: `${receiver.address}/hook`, signingSecret, ...values },
  });

const connected = async () => (await connect()).json().connection.id as number;

describe('connecting an account', () => {
  test('tries it first, and lists it without its secret', async () => {
    const response = await connect();
    expect(response.statusCode).toBe(201);
    expect(receiver.received).toHaveLength(1);
    const list = (await client.get('/api/channels')).json();
    expect(list).toEqual([
      {
        id: expect.any(Number),
        channel: 'webhook',
        name: new URL(receiver.address).host,
        settings: { address: `${receiver.address}/hook` },
        createdAt: expect.any(String),
        checkedAt: expect.any(String),
        problem: null,
        endsAt: null,
      },
    ]);
    expect(response.json()).toEqual({ connection: list[0], madeSecret: null });
  });

  test('shows a secret that we made once, and keeps no answer that holds it', async () => {
    const key = { 'idempotency-key': `connect-${randomBytes(8).toString('hex')}` };
    const body = { channel: 'webhook', values: { address: receiver.address } };
    const first = await client.post('/api/channels', body, key);
    expect(first.json().madeSecret).toMatch(/^whsec_/);
    const again = await client.post('/api/channels', body, key);
    expect(again.json()).toMatchObject({ code: 'already_done' });
    const { rows } = await app.pool.query('select * from idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain('whsec_');
    expect((await client.get('/api/channels')).json()).toHaveLength(1);
  });

  test.each([
    ['a 401', 'It didn’t accept the name or password.'],
    ['a 404', 'There’s nothing at this address.'],
    ['a redirect', 'Enter http://127.0.0.1:1 as the address instead.'],
    ['a cut before acceptance', 'It didn’t answer in time.'],
  ] as const)('is refused with the reason after %s, and nothing is kept', async (fault, words) => {
    receiver.fault = fault;
    const response = await connect();
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'channel_problem' });
    expect(response.json().message).toContain(words);
    expect((await client.get('/api/channels')).json()).toEqual([]);
  });

  test.each([
    ['https://10.0.0.7/hook'],
    ['https://169.254.169.254/latest/meta-data'],
    ['http://93.184.215.14/hook'],
    ['https://[::ffff:a00:7]/hook'],
  ])('never calls %s', async (address) => {
    const response = await connect({ address });
    expect(response.statusCode).toBe(422);
    expect(response.json().message).toContain('This address can’t be used.');
  });

  test('has an end, also for many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => connect()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('20');
  });
});

describe('an account with several destinations', () => {
  const destinations = [
    { id: 'int1', name: 'Jordan Homes', identifier: 'facebook', disabled: false },
  ];
  const apiKey = 'postiz-key-of-jordan';
  let bridge: FaultServer;
  beforeEach(async () => {
    bridge = await startFaultServer(() => ({ status: 200, body: destinations }));
  });
  afterEach(() => bridge.close());
  const list = (body: object) =>
    client.post('/api/channels/destinations', { channel: 'postiz', ...body });

  test('lists them before one is chosen, and again without its key once it is connected', async () => {
    const values = { apiKey, address: bridge.address };
    const found = [{ value: 'int1:facebook', label: 'Facebook, Jordan Homes' }];
    expect((await list({ values })).json()).toEqual(found);
    const connected = await client.post('/api/channels', {
      channel: 'postiz',
      values: { ...values, destination: 'int1:facebook' },
    });
    const { id, settings } = connected.json().connection;
    expect(settings).toEqual({
      address: bridge.address,
      destination: 'int1:facebook',
      status: 'publish',
    });
    expect((await list({ values: {}, id })).json()).toEqual(found);
    const stranger = await app.newUser();
    const foreign = await stranger.post('/api/channels/destinations', {
      channel: 'postiz',
      values: {},
      id,
    });
    expect(foreign.statusCode).toBe(404);
  });

  test('never sends its key to another place to list them', async () => {
    const values = { apiKey, address: bridge.address, destination: 'int1:facebook' };
    const connected = await client.post('/api/channels', { channel: 'postiz', values });
    const { id } = connected.json().connection;
    const answer = await list({ values: { address: receiver.address }, id });
    expect(answer.statusCode).toBe(422);
    expect(receiver.received).toEqual([]);
  });

  test('is refused until one is chosen, with the reason when they can’t be listed', async () => {
    const values = { apiKey, address: bridge.address };
    const answer = await client.post('/api/channels', { channel: 'postiz', values });
    expect(answer.json().message).toContain('Choose which of your Postiz channels it is.');
    bridge.fault = 'a 401';
    expect((await list({ values })).json().message).toContain('Postiz didn’t accept the API key.');
  });

  test('has none where a channel has no list', async () => {
    expect(
      (await list({ channel: 'webhook', values: { address: 'https://example.com' } })).json(),
    ).toEqual([]);
  });
});

describe('a connected account', () => {
  test('can be changed without typing its secret again', async () => {
    const id = await connected();
    const address = `${receiver.address}/other`;
    const changed = await client.patch(`/api/channels/${id}`, {
      values: { address },
      name: 'Ours',
    });
    expect(changed.json()).toMatchObject({ name: 'Ours', settings: { address } });
    const { call } = await openConnection(app.deps, client.user?.id ?? 0, id);
    expect(call.values).toEqual({ address, signingSecret });
  });

  test('keeps its address and secret where neither is sent', async () => {
    const id = await connected();
    const changed = await client.patch(`/api/channels/${id}`, { values: {} });
    expect(changed.statusCode).toBe(200);
    const { call } = await openConnection(app.deps, client.user?.id ?? 0, id);
    expect(call.values).toEqual({ address: `${receiver.address}/hook`, signingSecret });
  });

  test('gives its password to no other server when an address is taken back', async () => {
    const handle = 'jordan.bsky.social';
    const accounts = await startFaultServer(() => ({
      status: 200,
      body: { did: 'did:plc:ewvi7nxzyoun6zhxrhs64oiz', handle, accessJwt: 'a' },
    }));
    const { connection } = (
      await client.post('/api/channels', {
        channel: 'bluesky',
        values: { handle, appPassword: 'abcd-efgh-ijkl-mnop', address: accounts.address },
      })
    ).json();
    const moved = await client.patch(`/api/channels/${connection.id}`, { values: { address: '' } });
    expect(moved.statusCode).toBe(422);
    expect(accounts.received).toHaveLength(1);
    await accounts.close();
  });

  test('never sends a stored secret to another place', async () => {
    const id = await connected();
    const other = await startFaultServer(() => ({ status: 200, body: {} }));
    const values = { address: other.address };
    const moved = await client.patch(`/api/channels/${id}`, { values });
    expect(moved.statusCode).toBe(422);
    expect(other.received).toEqual([]);
    const again = await client.patch(`/api/channels/${id}`, {
      values: { ...values, signingSecret },
    });
    expect(again.statusCode).toBe(200);
    await other.close();
  });

  test('says what is wrong with it when it is tried, until it works again', async () => {
    const id = await connected();
    receiver.fault = 'a 403';
    const check = () => client.post(`/api/channels/${id}/check`);
    expect((await check()).json().problem).toMatchObject({ code: 'not_allowed' });
    expect((await client.get('/api/channels')).json()[0].problem).toMatchObject({
      code: 'not_allowed',
    });
    receiver.fault = undefined;
    expect((await check()).json().problem).toBeNull();
  });

  test('is gone once it is disconnected', async () => {
    const id = await connected();
    expect((await client.delete(`/api/channels/${id}`)).statusCode).toBe(200);
    expect((await client.get('/api/channels')).json()).toEqual([]);
    expect((await client.post(`/api/channels/${id}/check`)).statusCode).toBe(404);
  });

  test('has its secret encrypted for its row, and in no log or export', async () => {
    const id = await connected();
    const { rows } = await app.pool.query('select * from channel_connections where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('MfKQ9r8');
    const other = await connected();
    await app.pool.query('update channel_connections set secrets = $1 where id = $2', [
      rows[0].secrets,
      other,
    ]);
    const moved = await client.post(`/api/channels/${other}/check`);
    expect(moved.json().problem).toMatchObject({ code: 'secret_unreadable' });
    expect(lines.join('')).not.toContain('MfKQ9r8');
  });

  test('asks for its secret again on a server with another key', async () => {
    const id = await connected();
    const elsewhere = { ...app.deps, secrets: createSecrets(randomBytes(32)) };
    await expect(openConnection(elsewhere, client.user?.id ?? 0, id)).rejects.toMatchObject({
      code: 'secret_unreadable',
    });
  });
});
