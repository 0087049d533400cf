import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Generation } from '#contract/generations.ts';
import type { GenerationRequest, Posts, RevisionRequest } from '#contract/posts.ts';
import { aiTimedOut } from '#server/adapters/ai/ai-errors.ts';
import { toAppError } from '#server/core/to-app-error.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, alreadyDone, notFound } from '#server/errors.ts';
import { loggableError } from '#server/loggable-error.ts';
import {
  findGeneration,
  finishGeneration,
  finishingGeneration,
  type GenerationRow,
  insertGeneration,
  requestStop,
  touchGeneration,
} from './generations.queries.ts';
import { findRecentPiece } from './posts.queries.ts';
import { recordPost, type UnsavedPost, writeUnsavedPost } from './posts.service.ts';
import { StreamedText } from './streamed-text.ts';
import type { GenerationHooks } from './write-piece.ts';

/** Milliseconds between two looks at what another process writes. */
const lookEvery = 500;

/** Milliseconds for which whoever stops a generation waits for its end. */
const endsWithin = 10_000;

type Request = GenerationRequest | RevisionRequest;
type StartedGeneration = { id: string; kind: Generation['kind']; request: Request };
type Caller = Pick<GenerationHooks, 'send' | 'signal'>;

/**
 * Generations that are independent of the connection that asked for them. A row in the database says to every process
 * how far one is; what this process writes can be followed word by word.
 */
export class Generations {
  readonly #deps: Deps;
  readonly #here = new Map<string, RunningGeneration>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Begins a generation, or follows the one that was begun under this id. */
  async write(user: { id: number }, started: StartedGeneration, caller: Caller): Promise<Posts> {
    const { id, kind, request } = started;
    const { db } = this.#deps;
    const fingerprint = fingerprintOf(started);
    const claim = { id, kind, fingerprint, promptType: request.promptType };
    if (await insertGeneration(db, user.id, claim)) this.#begin(user, id, request);
    else refuseOther(await findGeneration(db, user.id, id), fingerprint);
    const running = this.#find(user.id, id);
    return running ? follow(running, caller) : this.#waitFor(user.id, id, caller.signal);
  }

  async get(userId: number, id: string): Promise<Generation> {
    const { db } = this.#deps;
    const row = await findGeneration(db, userId, id);
    if (!row) throw notFound('We couldn’t find that text.');
    const { kind, status, createdAt, pieceId, stoppedText, isDead } = row;
    const error = isDead ? interrupted : row.error;
    const text = this.#find(userId, id)?.text.soFar;
    const piece = pieceId === null ? undefined : await findRecentPiece(db, userId, pieceId);
    return {
      id,
      kind,
      status: isDead ? 'failed' : status,
      startedAt: createdAt.toISOString(),
      ...(status === 'running' && text && { text }),
      ...(status === 'done' && { posts: piece?.posts ?? [] }),
      ...(error && { error }),
      ...(status === 'stopped' && { canKeep: stoppedText !== null }),
    };
  }

  /** Ends a generation, whichever process has it. With `keep` what has come of it becomes a post, also later. */
  async stop(userId: number, id: string, keep: boolean): Promise<Generation> {
    const { db } = this.#deps;
    await requestStop(db, userId, id, keep);
    this.#find(userId, id)?.stop(keep);
    const end = Date.now() + endsWithin;
    for (;;) {
      const row = await findGeneration(db, userId, id);
      if (keep && row?.stoppedText) await this.#keepStopped(userId, id);
      if (row?.status !== 'running' || row.isDead || Date.now() > end) return this.get(userId, id);
      await wait(lookEvery / 5);
    }
  }

  #find = (userId: number, id: string) => this.#here.get(keyOf(userId, id));

  #begin(user: { id: number }, id: string, request: Request): void {
    const key = keyOf(user.id, id);
    const running = runGeneration(this.#deps, user, id, request);
    this.#here.set(key, running);
    // Shutting down waits for it a little.
    this.#deps.backgroundTasks.run('generation', async () => {
      await running.outcome.catch(() => {});
      this.#here.delete(key);
    });
  }

  /** What another process writes, or what was finished before. */
  async #waitFor(userId: number, id: string, signal?: AbortSignal): Promise<Posts> {
    for (;;) {
      signal?.throwIfAborted();
      const { status, posts = [], error } = await this.get(userId, id);
      if (status === 'done' && posts.length === 0) throw alreadyDone();
      if (status === 'done') return { posts };
      if (status === 'stopped') throw stoppedByUser();
      if (error) throw new AppError(error.code, error.message);
      await wait(lookEvery);
    }
  }

  async #keepStopped(userId: number, id: string): Promise<void> {
    await withUserLock(this.#deps.db, userId, async (tx) => {
      const row = await findGeneration(tx, userId, id);
      // Another call was quicker.
      if (!row?.stoppedText) return;
      await recordPost(tx, userId, row.stoppedText);
      const pieceId = row.stoppedText.post.id;
      await finishGeneration(tx, userId, id, { status: 'done', pieceId });
    });
  }
}

const interrupted = {
  code: 'unavailable' as const,
  message: 'Porchlight restarted while writing this. Please try again.',
};

const keyOf = (userId: number, id: string) => `${userId}:${id}`;

/** A stored row reveals nothing of the request. */
const fingerprintOf = ({ id, kind, request }: StartedGeneration) =>
  createHmac('sha256', id)
    .update(JSON.stringify([kind, { ...request, generationId: undefined }]))
    .digest('hex');

function refuseOther(row: GenerationRow | undefined, fingerprint: string): void {
  if (!row || row.fingerprint === fingerprint) return;
  throw new AppError(
    'idempotency_key_reused',
    'This request was already sent with different content.',
  );
}

/** Until the text is there or the caller leaves, whichever is first. */
async function follow(
  { text, outcome }: RunningGeneration,
  { send, signal }: Caller,
): Promise<Posts> {
  const endFollowing = text.follow(send);
  const left = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([outcome, left]);
  } finally {
    endFollowing();
  }
}

/** Milliseconds a generation may take, with a second version. Shorter than an AI slot is held. */
const deadline = 8 * 60_000;

/** Milliseconds between two signs of life, with which it looks whether it is to stop. */
const signOfLifeEvery = 1_000;

type StopRequest = GenerationRow['stopAsked'];

/** A generation of this process. */
type RunningGeneration = {
  text: StreamedText;
  stop(keep: boolean): void;
  outcome: Promise<Posts>;
};

const stoppedByUser = () => new AppError('caller_left', 'You stopped this.');

/** Writes until the text is done, has failed or is stopped, and records which, whoever listens. */
function runGeneration(
  deps: Deps,
  user: { id: number },
  id: string,
  request: Request,
): RunningGeneration {
  const text = new StreamedText();
  const controller = new AbortController();
  let stopRequest: StopRequest = null;
  const stop = (keep: boolean) => {
    if (keep || stopRequest === null) stopRequest = keep ? 'keep' : 'discard';
    controller.abort(stoppedByUser());
  };
  const { signal } = controller;
  const hooks = { signal, send: text.send, keepsPart: () => stopRequest !== null };

  async function run(): Promise<Posts> {
    const giveUp = setTimeout(() => controller.abort(aiTimedOut()), deadline);
    const endSigns = giveSignsOfLife(deps, user.id, id, stop);
    try {
      const written = await writeUnsavedPost(deps, user, request, hooks).catch((error: unknown) => {
        if (stopRequest === null) throw error;
        return undefined;
      });
      if (stopRequest !== 'discard' && written) return await record(deps, user.id, id, written);
      const stoppedText = written ?? null;
      await finishGeneration(deps.db, user.id, id, { status: 'stopped', stoppedText });
    } catch (error) {
      await recordFailure(deps, user.id, id, error as Error);
      throw error;
    } finally {
      clearTimeout(giveUp);
      endSigns();
    }
    throw stoppedByUser();
  }
  return { text, stop, outcome: run() };
}

/** The post and what is said of it, both or neither. */
async function record(
  { db }: Deps,
  userId: number,
  id: string,
  written: UnsavedPost,
): Promise<Posts> {
  const { post, isPiece } = written;
  const outcome = { status: 'done' as const, pieceId: post.id };
  if (isPiece)
    await recordPost(db, userId, written, [finishingGeneration(db, userId, id, outcome)]);
  else await finishGeneration(db, userId, id, outcome);
  return { posts: [post] };
}

/** What cannot be recorded because the database is away counts as interrupted a little later. */
async function recordFailure(deps: Deps, userId: number, id: string, error: Error): Promise<void> {
  const { code, message } = toAppError(error);
  if (code === 'internal') deps.log.error({ error: loggableError(error) }, 'a generation failed');
  await finishGeneration(deps.db, userId, id, { status: 'failed', error: { code, message } }).catch(
    (cause: unknown) => deps.log.warn({ reason: loggableError(cause).message }, 'not recorded'),
  );
}

/** Tells the other processes that this one is at work, and hears from them whether it is to stop. */
function giveSignsOfLife(
  { db }: Deps,
  userId: number,
  id: string,
  stop: (keep: boolean) => void,
): () => void {
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const row = await touchGeneration(db, userId, id);
      // Without a row the account is gone.
      if (!row || row.stopAsked) stop(row?.stopAsked === 'keep');
    } catch {
      // The database is away at this moment. The next sign may get through.
    } finally {
      isAsking = false;
    }
  }, signOfLifeEvery);
  return () => clearInterval(timer);
}
