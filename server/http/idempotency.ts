import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import { idempotencyKeys } from '#server/db/schema/system.ts';
import { AppError } from '#server/errors.ts';

/** How long a repeated call waits for the first one to finish, in milliseconds. */
const patience = 10_000;

/** What matters of a call here. Where anyone may call there is no user. */
type Write = { user?: { id: number }; body?: unknown; request: FastifyRequest };

/**
 * Does a write once for each Idempotency-Key. A repetition with the same body gets the first
 * answer again; `onReplay` lets it do what an answer cannot carry, such as setting a cookie.
 */
export async function once<Result>(
  db: Database,
  call: Write,
  work: () => Result | Promise<Result>,
  onReplay?: (answer: Result) => Promise<void>,
): Promise<Result> {
  const key = keyOf(call.request);
  if (!key) return work();

  const claim = claimOf(call, key);
  if (!(await take(db, claim))) {
    const first = await firstAnswer(db, claim);
    if (first) {
      await onReplay?.(first.answer as Result);
      return first.answer as Result;
    }
    // The first try failed, and this one has taken its place.
  }

  const answer = await attempt(work, () => release(db, claim));
  await finish(db, claim, answer);
  return answer;
}

/** Keys serve retries within minutes; a day is generous. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}

/** Who registers is nobody yet: that one answer does not go with the account by itself. */
export async function forgetRegistration(db: Database, email: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(isNull(idempotencyKeys.userId), sql`${idempotencyKeys.response} ->> 'email' = ${email}`),
    );
}

function keyOf({ headers, method, routeOptions }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  const { endpoint } = routeOptions.config;
  if (key === undefined || method === 'GET' || endpoint?.repeatable) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{16,200}$/.test(key)) return key;
  throw new AppError(
    'invalid_input',
    'The Idempotency-Key must have 16 to 200 visible characters.',
  );
}

type Claim = { keyHash: string; fingerprint: string; userId: number | undefined };

/** Who calls is no part of it where anyone may: the first try may have signed the caller in. */
function claimOf({ user, request, body }: Write, key: string): Claim {
  const parts = [user?.id ?? 'anyone', request.method, request.url, key];
  return {
    keyHash: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    fingerprint: createHmac('sha256', key)
      .update(JSON.stringify(body ?? null))
      .digest('hex'),
    userId: user?.id,
  };
}

async function take(db: Database, claim: Claim): Promise<boolean> {
  const taken = await db.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Only the work itself may be tried again; once it is done, it is done. */
async function attempt<Result>(
  work: () => Result | Promise<Result>,
  onFailure: () => Promise<void>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await onFailure();
    throw error;
  }
}

/** Waits for the first call. Nothing comes back when that failed and its place is now ours. */
async function firstAnswer(db: Database, claim: Claim): Promise<{ answer: unknown } | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyHash, claim.keyHash));
    if (!row && (await take(db, claim))) return undefined;
    if (row && row.fingerprint !== claim.fingerprint) {
      throw new AppError(
        'idempotency_key_reused',
        'This request was already made with other content.',
      );
    }
    if (row?.finishedAt) return { answer: row.response };
    // It may still be at work, or its process died: nobody can know whether it was done.
    if (Date.now() > deadline) {
      throw new AppError(
        'request_in_progress',
        'The first try of this request has not finished. Look whether it worked, then try again.',
      );
    }
    await wait(200);
  }
}

async function finish(db: Database, { keyHash }: Claim, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ response: answer ?? null, finishedAt: sql`now()` })
    .where(eq(idempotencyKeys.keyHash, keyHash));
}

async function release(db: Database, { keyHash }: Claim): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.keyHash, keyHash), isNull(idempotencyKeys.finishedAt)));
}
