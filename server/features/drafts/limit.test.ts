import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNeighborApp } from '#server/testing/neighbor-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** Twenty are kept, however many come at once and wherever they come from. */

let app: TestApp;
let neighbor: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  neighbor = await createNeighborApp(app);
});
afterAll(async () => {
  await neighbor.close();
  await app.close();
});

const keep = (person: TestClient, kind: string, json: object = {}) =>
  person.post(`/api/drafts/${kind}`, { json });

const kinds = async (person: TestClient) =>
  (await person.get('/api/drafts')).json().map(({ kind }: { kind: string }) => kind);

/** The same person at the other process. */
function atNeighbour(client: TestClient): TestClient {
  const twin = neighbor.visitor();
  twin.cookie = client.cookie;
  return twin;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `content-edit:${index + 1}`);

test('the oldest gives way, and one that is kept again is young', async () => {
  const client = await app.newUser();
  for (const kind of numbered(20)) await keep(client, kind);
  await keep(client, 'content-edit:1');
  expect(await kinds(client)).toHaveLength(20);
  await keep(client, 'long-form');
  const left = await kinds(client);
  expect(left).toHaveLength(20);
  expect(left.slice(0, 2)).toEqual(['long-form', 'content-edit:1']);
  expect(left).not.toContain('content-edit:2');
});

test('the drafts of one user push out none of another’s', async () => {
  const [busy, calm] = [await app.newUser(), await app.newUser()];
  await keep(calm, 'long-form');
  for (const kind of numbered(21)) await keep(busy, kind);
  expect(await kinds(calm)).toEqual(['long-form']);
});

test('of 60 at once at two processes the last twenty stay', async () => {
  const client = await app.newUser();
  const twin = atNeighbour(client);
  const answers = await Promise.all(
    numbered(60).map((kind, index) => keep(index % 2 ? client : twin, kind)),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const byTime = answers
    .map((answer) => answer.json())
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const left = await kinds(client);
  expect(left).toHaveLength(20);
  // Several may fall into one millisecond, in which the answers have no order.
  const oldestLeft = byTime[19].updatedAt;
  const surely = byTime.filter(({ updatedAt }) => updatedAt > oldestLeft);
  expect(left).toEqual(expect.arrayContaining(surely.map(({ kind }) => kind)));
});

test('one kind kept many times at once is one draft, and a whole one', async () => {
  const client = await app.newUser();
  const twin = atNeighbour(client);
  const answers = await Promise.all(
    numbered(40).map((name, index) =>
      keep(index % 2 ? client : twin, 'long-form', { name, again: name }),
    ),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await kinds(client)).toEqual(['long-form']);
  const { json } = (await client.get('/api/drafts/long-form')).json().draft;
  expect(json.again).toBe(json.name);
});

test('who is deleted meanwhile is signed out, and nothing is left behind', async () => {
  const client = await app.newUser();
  const id = client.user?.id;
  const other = await app.pool.connect();
  await other.query('begin');
  await other.query('select 1 from users where id = $1 for update', [id]);
  const late = keep(client, 'long-form');
  await wait(200);
  await other.query('delete from users where id = $1', [id]);
  await other.query('commit');
  other.release();
  const response = await late;
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('not_signed_in');
  const { rowCount } = await app.pool.query('select 1 from drafts where user_id = $1', [id]);
  expect(rowCount).toBe(0);
});
