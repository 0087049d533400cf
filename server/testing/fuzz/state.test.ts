import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#server/testing/test-app.ts';
import { createAccount, type FuzzAccount } from './accounts.ts';
import { changedIn, readState, watchState } from './state.ts';
import type { Target } from './target.ts';

let target: Target;
let account: FuzzAccount;

beforeAll(async () => {
  target = {
    send: () => Promise.reject(new Error('Nothing is sent here')),
    pool: await createDatabase(),
    dataDir: await mkdtemp(path.join(tmpdir(), 'porchlight-state-')),
    passwordHash: 'none',
    settled: async () => {},
  };
  await watchState(target);
  account = await createAccount(target);
});
afterAll(async () => {
  await target.pool.end();
  await rm(target.dataDir, { recursive: true });
});

async function changedBy(...statements: string[]): Promise<string[]> {
  const before = await readState(target);
  for (const statement of statements) {
    await target.pool.query(statement.replaceAll(':user', `${account.has.user}`));
  }
  return changedIn(before, await readState(target));
}

test('what is added, changed or removed is seen, by table', async () => {
  expect(await changedBy(`update users set email = 'else@example.com' where id = :user`)).toEqual([
    'users',
  ]);
  const tag = `insert into user_answers (user_id, question, answer) values (:user, 'Why?', 'So.')`;
  expect(await changedBy(tag)).toEqual(['user_answers']);
  expect(await changedBy('delete from user_answers where user_id = :user')).toEqual([
    'user_answers',
  ]);
  const before = await readState(target);
  await createAccount(target);
  expect(changedIn(before, await readState(target))).toEqual(
    expect.arrayContaining(['files', 'saved_content', 'sessions', 'users', 'stored files']),
  );
});

test('what is undone, the same again or no news is not', async () => {
  expect(await changedBy('update users set email = email where id = :user')).toEqual([]);
  expect(
    await changedBy(
      `insert into user_answers (user_id, question, answer) values (:user, 'Why?', 'So.')`,
      `delete from user_answers where user_id = :user and question = 'Why?'`,
    ),
  ).toEqual([]);
  const later = `now() + interval '1 hour'`;
  expect(
    await changedBy(`update sessions set expires_at = ${later} where user_id = :user`),
  ).toEqual([]);
});
