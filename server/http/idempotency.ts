import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '#server/core/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { idempotencyKeys } from '#server/db/schema/system.ts';
import { AppError, alreadyDone } from '#server/errors.ts';

/** How long a repeated call waits for the first one to finish, in milliseconds. */
const waitAtMost = 10_000;

/** Bytes of what is kept of an answer, as JSON. */
const keptAtMost = 8 * 1024;

/** Keys that are remembered, newest first: of one user, and of one address where nobody is signed in. */
const keysAtMost = { user: 200, address: 50 };

/** What matters of a call here. Where anyone may call there is no user. */
type Write = { user?: { id: number }; body?: unknown; request: FastifyRequest };

/** How the answer to a repetition is made. */
type Repetition<Answer, Kept> = {
  /** What is kept of an answer that can be long: enough to make it again. */
  replay?: { keep: (answer: Answer) => Kept; again: (kept: Kept) => Promise<Answer> };
  /** What an answer cannot carry, such as a cookie. */
  onReplay?: (answer: Answer) => Promise<void>;
};

/**
 * Does a write once for each Idempotency-Key. A repetition with the same body gets the first answer
 * again: a small one as it was, a long one made anew from the reference that was kept.
 */
export async function withIdempotencyKey<Answer, Kept>(
  db: Database,
  call: Write,
  work: () => Answer | Promise<Answer>,
  { replay, onReplay }: Repetition<Answer, Kept> = {},
): Promise<Answer> {
  const key = keyOf(call.request);
  if (!key) return work();

  const claim = claimOf(call, key);
  if (!(await claimKey(db, claim))) {
    const first = await firstAnswer(db, claim);
    if (first) {
      if (first.kept === null) throw alreadyDone();
      const answer = replay ? await replay.again(first.kept as Kept) : (first.kept as Answer);
      await onReplay?.(answer);
      return answer;
    }
    // The first try failed, and this one has taken its place.
  }

  const answer = await attempt(work, () => releaseKey(db, claim));
  await keepAnswer(db, claim, replay ? replay.keep(answer) : answer);
  return answer;
}

/** Keys serve retries within minutes; a day is generous. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
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

type Claim = {
  keyHash: string;
  fingerprint: string;
  userId: number | null;
  addressHash: string | null;
};

/** Who calls is no part of it where anyone may: the first try may have signed the caller in. */
function claimOf({ user, request, body }: Write, key: string): Claim {
  const parts = [user?.id ?? 'anyone', request.method, request.url, key];
  return {
    keyHash: sha256(JSON.stringify(parts)),
    fingerprint: createHmac('sha256', key)
      .update(JSON.stringify(body ?? null))
      .digest('hex'),
    userId: user?.id ?? null,
    addressHash: user ? null : sha256(addressGroup(request.ip)),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The oldest keys of the same caller give way, so that nobody fills the table. */
async function claimKey(db: Database, claim: Claim): Promise<boolean> {
  const { keyHash, fingerprint, userId, addressHash } = claim;
  const isSame = userId === null ? sql`address_hash = ${addressHash}` : sql`user_id = ${userId}`;
  const most = userId === null ? keysAtMost.address : keysAtMost.user;
  const { rowCount } = await db.execute(sql`
    with oldest as (
      select key_hash from idempotency_keys
      where ${isSame} and key_hash <> ${keyHash}
      order by created_at desc offset ${most - 1}
    ), forgotten as (
      delete from idempotency_keys where key_hash in (
        select key_hash from idempotency_keys
        where key_hash in (select key_hash from oldest) and finished_at is not null
        for update skip locked)
    )
    insert into idempotency_keys (key_hash, fingerprint, user_id, address_hash)
    values (${keyHash}, ${fingerprint}, ${userId}, ${addressHash})
    on conflict do nothing`);
  return rowCount === 1;
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
async function firstAnswer(db: Database, claim: Claim): Promise<{ kept: unknown } | undefined> {
  const deadline = Date.now() + waitAtMost;
  for (;;) {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyHash, claim.keyHash));
    if (!row && (await claimKey(db, claim))) return undefined;
    if (row && row.fingerprint !== claim.fingerprint) {
      throw new AppError(
        'idempotency_key_reused',
        'This request was already sent with different content.',
      );
    }
    if (row?.finishedAt) return { kept: row.response };
    // It may still be at work, or its process died: nobody can know whether it was done.
    if (Date.now() > deadline) {
      throw new AppError(
        'request_in_progress',
        'Your first try hasn’t finished yet. Check whether it worked before you try again.',
      );
    }
    await wait(200);
  }
}

/** Never a body: what is too long to be kept is forgotten, and a repetition is told so. */
async function keepAnswer(db: Database, { keyHash }: Claim, kept: unknown): Promise<void> {
  const json = JSON.stringify(kept ?? null);
  const response = Buffer.byteLength(json) <= keptAtMost ? kept : null;
  await db
    .update(idempotencyKeys)
    .set({ response, finishedAt: sql`now()` })
    .where(eq(idempotencyKeys.keyHash, keyHash));
}

async function releaseKey(db: Database, { keyHash }: Claim): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.keyHash, keyHash), isNull(idempotencyKeys.finishedAt)));
}
