import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { isDeletedUserError } from './database-errors.ts';
import { answerTags } from './schema/learner.ts';
import { drafts } from './schema/posts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nobody = 999_999_999;
const insertDraft = () =>
  app.deps.db.insert(drafts).values({ userId: nobody, kind: 'blog', json: {} });

test('what nobody owns any more is told from other failures', async () => {
  const gone = await insertDraft().catch((error: unknown) => error);
  expect(isDeletedUserError(gone)).toBe(true);
  const other = await app.deps.db
    .insert(answerTags)
    .values({ userAnswerId: nobody, tag: 'roof' })
    .catch((error: unknown) => error);
  expect(other).toBeInstanceOf(Error);
  expect(isDeletedUserError(other)).toBe(false);
  expect(isDeletedUserError(new Error('something else'))).toBe(false);
  expect(isDeletedUserError(undefined)).toBe(false);
});

test('a call whose account is deleted meanwhile is answered as signed out, not as a bug', async () => {
  app.http.get('/api/late', () => insertDraft());
  const response = await app.visitor().get('/api/late');
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('not_signed_in');
});
