import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { wrapPool } from '#server/db/connect.ts';
import { socketOf } from '#server/db/driver-internals.ts';
import { cutSilentSockets } from '#server/db/silent-sockets.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openSilentRelay, type SilentRelay } from '#server/testing/silent-relay.ts';
import { createDatabase, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let relay: SilentRelay;
let pool: pg.Pool;
let app: TestApp;

beforeAll(async () => {
  relay = await openSilentRelay(inject('postgres'));
  const made = await createDatabase();
  pool = new pg.Pool({
    ...made.options,
    host: relay.host,
    port: relay.port,
    // A busy machine may take a second for a call.
    connectionTimeoutMillis: 3_000,
    // As in earnest: those at rest are closed sooner than a silent one is noticed.
    idleTimeoutMillis: 2_000,
    idle_in_transaction_session_timeout: 2_000,
  });
  await made.end();
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  cutSilentSockets(pool, 3_000);
  app = await createTestApp({ deps: { db: wrapPool(pool) } });
});
afterAll(async () => {
  await app.close();
  await relay.close();
  await pool.end();
});

const item = { title: 'Spring market', content: '<p>Prices rise.</p>' };
const gone = {
  message: 'Porchlight cannot reach its database right now. Try again in a moment.',
  code: 'unavailable',
};

/** On a busy machine the first new connection may take as long as a silent one. */
const untilReachable = (agent: TestClient) =>
  eventually('it answers', async () => (await agent.get('/api/ready')).statusCode === 200);

test('a database that never answers is one that cannot be reached, until it answers again', async () => {
  const agent = await app.newUser();
  relay.fallSilent();

  // On connections that were good, and on new ones that never come about.
  for (let turn = 0; turn < 2; turn += 1) {
    const answers = await Promise.all([
      agent.get('/api/saved-content'),
      agent.get('/api/ready'),
      agent.post('/api/saved-content', item),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual(gone);
    }
  }
  expect((await agent.get('/api/health')).statusCode).toBe(200);

  relay.speak();
  await untilReachable(agent);
  expect((await agent.post('/api/saved-content', item)).statusCode).toBe(201);
  expect((await agent.get('/api/saved-content')).json()).toHaveLength(1);
});

test('one that falls silent in the middle of a transaction is waited for once, and leaves no lock', async () => {
  const agent = await app.newUser();
  pool.once('acquire', (client) => {
    const ask = client.query.bind(client);
    client.query = ((...values: Parameters<typeof ask>) => {
      const [query] = values as unknown as [{ text?: string }];
      if (query.text?.startsWith('insert')) relay.fallSilent();
      return ask(...values);
    }) as typeof client.query;
  });
  const refused = await agent.post('/api/saved-content', item);
  relay.speak();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual(gone);
  await untilReachable(agent);
  expect((await agent.post('/api/saved-content', item)).statusCode).toBe(201);
});

test('a connection at rest is not cut: nobody expects a word from it', async () => {
  const resting = new pg.Pool({ ...pool.options, idleTimeoutMillis: 0 });
  cutSilentSockets(resting, 20_000);
  const client = await resting.connect();
  expect(socketOf(client).timeout).toBe(20_000);
  client.release();
  expect(socketOf(client).timeout).toBe(0);
  await resting.end();
});

test('who asks whether it is ready does not wait as long, and takes one connection', async () => {
  const silent = await openSilentRelay(inject('postgres'));
  silent.fallSilent();
  const { host, port } = silent;
  const patient = new pg.Pool({ ...pool.options, host, port, connectionTimeoutMillis: 60_000 });
  patient.on('error', () => {});
  const waiting = await createTestApp({ deps: { db: wrapPool(patient) } });
  const visitor = waiting.visitor();
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.get('/api/ready')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  expect(answers[0]?.json()).toEqual(gone);
  // It has not given up: the one attempt is still waited for.
  expect(patient.totalCount).toBe(1);
  await silent.close();
  await waiting.close();
  await patient.end();
}, 20_000);
