import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNeighborApp } from '#server/testing/neighbor-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** The limit holds, however many ask at once and wherever they ask. */

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

const url = '/api/saved-content';
const post = { title: 'A', content: '<p>B</p>' };

const save = (client: TestClient) => client.post(url, post);

const saveMany = async (client: TestClient, count: number) =>
  Promise.all(Array.from({ length: count }, () => save(client)));

/** The same person at the other process. */
function atNeighbour(client: TestClient): TestClient {
  const twin = neighbor.visitor();
  twin.cookie = client.cookie;
  return twin;
}

const statuses = (answers: { statusCode: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ statusCode }) => statusCode))].map((status) => [
      status,
      answers.filter(({ statusCode }) => statusCode === status).length,
    ]),
  );

const count = async (client: TestClient) => (await client.get(`${url}/count`)).json().count;

test('of 60 saves at once 20 succeed', async () => {
  const client = await app.newUser();
  const answers = await saveMany(client, 60);
  expect(statuses(answers)).toEqual({ 201: 20, 409: 40 });
  expect(await count(client)).toBe(20);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: 'saved_limit',
    message: "You've reached the maximum of 20 saved items",
  });
});

test('of 60 saves at once at two processes 20 succeed', async () => {
  const client = await app.newUser();
  const answers = await Promise.all([saveMany(client, 30), saveMany(atNeighbour(client), 30)]);
  expect(statuses(answers.flat())).toEqual({ 201: 20, 409: 40 });
  expect(await count(client)).toBe(20);
});

test('copies and restored items take places like saved ones', async () => {
  const client = await app.newUser();
  const items = (await saveMany(client, 20)).map((answer) => answer.json());
  for (const { id } of items.slice(0, 10)) await client.delete(`${url}/${id}`);
  const twin = atNeighbour(client);
  const answers = await Promise.all([
    ...items.slice(0, 10).map(({ id }) => client.post(`${url}/${id}/restore`)),
    ...items.slice(10).map(({ id }) => twin.post(`${url}/${id}/duplicate`)),
    ...items.map(() => save(twin)),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(10);
  expect(statuses(answers)[409]).toBe(30);
  expect(await count(client)).toBe(20);
});

test('one user’s items take no place of another’s', async () => {
  const [full, empty] = [await app.newUser(), await app.newUser()];
  await saveMany(full, 20);
  expect((await save(empty)).statusCode).toBe(201);
  expect((await save(full)).statusCode).toBe(409);
});

test('a deleted item frees its place', async () => {
  const client = await app.newUser();
  const [first] = await saveMany(client, 20);
  await client.delete(`${url}/${first?.json().id}`);
  expect((await save(client)).statusCode).toBe(201);
  expect((await save(client)).statusCode).toBe(409);
});

test('a full list still says what is not there', async () => {
  const client = await app.newUser();
  await saveMany(client, 20);
  expect((await client.post(`${url}/2147483647/duplicate`)).statusCode).toBe(404);
  expect((await client.post(`${url}/2147483647/restore`)).statusCode).toBe(404);
});

test('the configured number counts and is told', async () => {
  const small = await createTestApp({ variables: { SAVED_CONTENT_LIMIT: '3' } });
  const client = await small.newUser();
  expect(statuses(await saveMany(client, 10))).toEqual({ 201: 3, 409: 7 });
  expect((await client.get(`${url}/count`)).json()).toEqual({ count: 3, limit: 3 });
  expect((await save(client)).json().message).toBe("You've reached the maximum of 3 saved items");
  await small.close();
});

test('it holds on a PostgreSQL whose transactions see one moment by default', async () => {
  const strict = await createTestApp();
  const { database } = strict.pool.options;
  await strict.pool.query(
    `alter database ${database} set default_transaction_isolation = 'repeatable read'`,
  );
  const server = await createNeighborApp(strict);
  const client = await server.newUser();
  expect(statuses(await saveMany(client, 40))).toEqual({ 201: 20, 409: 20 });
  await server.close();
  await strict.close();
});
