import type { Posts } from '#contract/posts.ts';
import { aiTimedOut } from '#server/adapters/ai/ai-errors.ts';
import { toAppError } from '#server/core/to-app-error.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { loggableError } from '#server/loggable-error.ts';
import { finishGeneration, type GenerationRow, touchGeneration } from './generations.queries.ts';
import { recordPost, type UnsavedPost, writeUnsavedPost } from './posts.service.ts';
import { StreamedText } from './streamed-text.ts';

/** Milliseconds a generation may take, with a second version. Shorter than an AI slot is held. */
const deadline = 8 * 60_000;

/** Milliseconds between two signs of life, with which it looks whether it is to stop. */
const signOfLifeEvery = 1_000;

type Request = Parameters<typeof writeUnsavedPost>[2];
type StopRequest = GenerationRow['stopAsked'];

/** A generation of this process. */
export type RunningGeneration = {
  text: StreamedText;
  stop(keep: boolean): void;
  outcome: Promise<Posts>;
};

export const stoppedByUser = () => new AppError('caller_left', 'You stopped this.');

/** Writes until the text is done, has failed or is stopped, and records which, whoever listens. */
export function runGeneration(
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
  const { post } = written;
  await withUserLock(db, userId, async (tx) => {
    await recordPost(tx, userId, written);
    await finishGeneration(tx, userId, id, { status: 'done', pieceId: post.id });
  });
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
