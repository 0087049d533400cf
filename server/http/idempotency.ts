import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { idempotencyKeys } from '#server/db/schema/system.ts';
import { AppError } from '#server/errors.ts';
import type { Call } from './serve.ts';

/** How long a repeated call waits for the first one to finish, in milliseconds. */
const patience = 10_000;

/**
 * Does a write once for each Idempotency-Key. A repetition with the same body gets the first
 * answer again; `onReplay` lets it do what an answer cannot carry, such as setting a cookie.
 */
export async function once<E extends Endpoint, Result>(
  db: Database,
  endpoint: E,
  call: Call<E>,
  work: () => Result | Promise<Result>,
  onReplay?: (answer: Result, call: Call<E>) => Promise<void>,
): Promise<Result> {
  const key = endpoint.method === 'GET' || endpoint.repeatable ? undefined : keyOf(call);
  if (!key) return work();

  // Where anyone may call, the first try may have signed the caller in: it is still the same caller.
  const caller = endpoint.access === 'anyone' ? 'anyone' : call.user?.id;
  const keyHash = sha256([caller, endpoint.method, call.request.url, key]);
  const fingerprint = createHmac('sha256', key)
    .update(JSON.stringify(call.body ?? null))
    .digest('hex');

  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ keyHash, fingerprint })
    .onConflictDoNothing()
    .returning();
  if (!claimed) {
    const answer = (await firstAnswer(db, keyHash, fingerprint)) as Result;
    await onReplay?.(answer, call);
    return answer;
  }

  try {
    const answer = await work();
    await finish(db, keyHash, answer);
    return answer;
  } catch (error) {
    await release(db, keyHash);
    throw error;
  }
}

/** Keys serve retries within minutes; a day is generous. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}

function keyOf(call: { request: { headers: Record<string, unknown> } }): string | undefined {
  const key = call.request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{16,200}$/.test(key)) return key;
  throw new AppError(
    'invalid_input',
    'The Idempotency-Key must have 16 to 200 visible characters.',
  );
}

async function firstAnswer(db: Database, keyHash: string, fingerprint: string): Promise<unknown> {
  const deadline = Date.now() + patience;
  for (;;) {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyHash, keyHash));
    if (row && row.fingerprint !== fingerprint) {
      throw new AppError(
        'idempotency_key_reused',
        'This request was already made with other content.',
      );
    }
    if (row?.finishedAt) return row.response;
    // Without a row the first call failed; with one it may still be at work, or its process died.
    // Either way nobody can know here whether doing it again is safe.
    if (!row || Date.now() > deadline) {
      throw new AppError(
        'request_in_progress',
        'The first try of this request has not finished. Look whether it worked, then try again.',
      );
    }
    await wait(200);
  }
}

async function finish(db: Database, keyHash: string, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ response: answer ?? null, finishedAt: sql`now()` })
    .where(eq(idempotencyKeys.keyHash, keyHash));
}

async function release(db: Database, keyHash: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.keyHash, keyHash), isNull(idempotencyKeys.finishedAt)));
}

const sha256 = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
