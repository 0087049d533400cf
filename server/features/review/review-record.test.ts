import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentReview } from '#contract/review.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { reviewsOf, savePieceToReview, sendForReview } from './testing/review-client.ts';

let app: TestApp;
let agent: TestClient;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.newUser('the-agent');
  admin = await app.newAdmin('the-admin');
});
afterAll(() => app.close());

const approve = (token: string, name: string) =>
  app.visitor().post(`/api/review/${token}/approve`, { name });

const requireApproval = (isApprovalRequired: boolean) =>
  admin.patch('/api/admin/review-settings', { isApprovalRequired });

test('the record is a table in which nothing can be run by a spreadsheet', async () => {
  const item = await savePieceToReview(agent, { title: '=HYPERLINK("https://evil.example")' });
  const { token, review } = await sendForReview(agent, item);
  await app.visitor().post(`/api/review/${token}/comment`, {
    name: '+Ann',
    comment: '@SUM(1)\n"quoted", with a comma',
  });
  await approve(token, "'-Ann");
  const mine = await agent.get('/api/reviews/record');
  expect(mine.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="review-record-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
  });
  expect(mine.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(mine.body).toContain(`"'+Ann"`);
  expect(mine.body).toContain(`"'@SUM(1)\n""quoted"", with a comma"`);
  expect(mine.body).toContain(`"''-Ann"`);
  expect(mine.body).toContain(review.hash);
  expect(mine.body.startsWith('\uFEFF"Link","Agent","Title","State"')).toBe(true);
  const all = await admin.get('/api/admin/reviews/record');
  expect(all.body).toBe(mine.body);
});

test('the admin sees the links of all agents, twenty at a time; an agent does not', async () => {
  const other = await app.newUser('another-agent');
  const item = await savePieceToReview(other);
  for (let count = 0; count < 21; count += 1) await sendForReview(other, item);
  const list = async (query = ''): Promise<{ reviews: AgentReview[]; next: number | null }> =>
    (await admin.get(`/api/admin/reviews${query}`)).json();
  const first = await list();
  expect(first.reviews).toHaveLength(20);
  expect(first.reviews[0]).toMatchObject({ username: 'another-agent', state: 'waiting' });
  const rest = await list(`?before=${first.next}`);
  expect(rest.reviews.map(({ username }) => username)).toEqual(['another-agent', 'the-agent']);
  expect(rest.next).toBeNull();
  const everything = (await admin.get('/api/admin/reviews/record?format=json')).json();
  expect(everything).toHaveLength(22);

  const mine = async (query = '') => (await other.get(`/api/reviews${query}`)).json();
  const { reviews: own, next } = await mine();
  expect(own).toHaveLength(20);
  expect(own[0]).not.toHaveProperty('username');
  expect((await mine(`?before=${next}`)).reviews).toHaveLength(1);
  await other.delete(`/api/saved-content/${item}`);
  expect((await mine()).reviews[0]).toMatchObject({ title: 'Porch season', state: 'deleted' });

  for (const url of ['/api/admin/reviews', '/api/admin/reviews/record']) {
    expect((await agent.get(url)).statusCode).toBe(403);
  }
});

test('an approval can be asked for, which is in the log', async () => {
  const item = await savePieceToReview(agent);
  expect((await agent.get('/api/review-settings')).json()).toEqual({ isApprovalRequired: false });
  expect((await reviewsOf(agent, item)).needsApproval).toBe(false);
  expect(
    (await agent.patch('/api/admin/review-settings', { isApprovalRequired: true })).statusCode,
  ).toBe(403);

  await requireApproval(true);
  await requireApproval(true);
  expect((await agent.get('/api/review-settings')).json()).toEqual({ isApprovalRequired: true });
  const needs = async () => (await reviewsOf(agent, item)).needsApproval;
  expect(await needs()).toBe(true);
  const { token } = await sendForReview(agent, item);
  expect(await needs()).toBe(true);
  await approve(token, 'Ann Lee');
  expect(await needs()).toBe(false);
  await agent.patch(`/api/saved-content/${item}`, { title: 'Deck season' });
  expect(await needs()).toBe(true);
  await requireApproval(false);
  expect(await needs()).toBe(false);

  const { entries } = (await admin.get('/api/admin/log?subject=review+settings')).json();
  expect(entries).toMatchObject([
    { username: 'the-admin', changes: [{ before: true, after: false }] },
    {
      username: 'the-admin',
      action: 'changed',
      changes: [{ field: 'isApprovalRequired', before: false, after: true }],
    },
  ]);
});
