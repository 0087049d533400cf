import { randomInt } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import { type WeekTopicKey, weekTopicKeys } from '#contract/week-topics.ts';
import { toAppError } from '#server/core/to-app-error.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { findTopics } from '#server/features/catalog/catalog.service.ts';
import { planPieceFor } from '#server/features/plan/plan.service.ts';
import {
  recordPost,
  type UnsavedPost,
  writeUnsavedPost,
} from '#server/features/posts/posts.service.ts';
import { saveContentFor } from '#server/features/saved-content/saved-content.service.ts';
import { loggableError } from '#server/loggable-error.ts';
import {
  type FreshTitle,
  kindsInstead,
  pickFreshTitle,
  titleKey,
  topicsOfKind,
} from './fresh-titles.ts';
import {
  beginAttempt,
  endAttempt,
  endWeekFill,
  keepAttempt,
  listPieces,
  listRecentTitles,
  lockWeekFill,
  updatePiece,
  type WeekFillRow,
  type WeekPieceRow,
} from './week-fill.queries.ts';
import { freeChannels, requireConnections } from './week-fill.service.ts';

/** Seconds until the next try of a piece, by how many there were. Then the week ends with the reason. */
const pauses = [15, 60, 300];

/** Seconds for which a week waits where it is told how long, as by a limit. */
const waitAtMost = 3_600;

/** Hours after which a week that is not done ends. */
const hoursAtMost = 6;

/** Milliseconds between two signs of life, with which it looks whether it is to stop. */
const signOfLifeEvery = 1_500;

type Begun = { fill: WeekFillRow; piece: WeekPieceRow; attempt: string };

/**
 * Writes the next piece of a week and has itself reminded of the one after. Reminders may come twice, late or after a
 * kill, to any process: the row says who writes, and a piece is there with everything that belongs to it, or not at all.
 */
export async function handleWeekFill(deps: Deps, id: number): Promise<void> {
  const begun = await beginNext(deps, id);
  if (!begun) return;
  const controller = new AbortController();
  const endSigns = giveSignsOfLife(deps, begun, controller);
  try {
    await writeNext(deps, begun, controller.signal);
  } catch (error) {
    await endTry(deps, begun, error as Error);
  } finally {
    endSigns();
  }
}

async function beginNext({ db, jobs }: Deps, id: number): Promise<Begun | undefined> {
  return db.transaction(async (tx) => {
    const { fill, isDisabled } = (await lockWeekFill(tx, id)) ?? {};
    if (!fill?.runAt) return undefined;
    if (fill.runAt > new Date()) {
      await jobs.remind(tx, 'weekFill', id, { at: fill.runAt });
      return undefined;
    }
    const pieces = await listPieces(tx, id);
    const open = pieces.filter(({ state }) => state === 'waiting' || state === 'writing');
    // One that takes its process down again and again is left out.
    const isDeadly = fill.attempts > pauses.length;
    if (isDeadly && open[0]) {
      await updatePiece(tx, id, open[0].position, { state: 'failed', message: notWritten });
    }
    const piece = isDeadly ? open[1] : open[0];
    const isTooOld = Date.now() - fill.createdAt.getTime() > hoursAtMost * 3_600_000;
    if (!piece || isTooOld || isDisabled) {
      const isDone = !piece && !isDisabled;
      await endWeekFill(
        tx,
        id,
        isDone ? { status: 'done' } : { status: 'failed', message: tookLong },
      );
      return undefined;
    }
    const current = isDeadly ? { ...fill, attempts: 0 } : fill;
    const { attempt, until } = await beginAttempt(tx, current, piece.position);
    await jobs.remind(tx, 'weekFill', id, { at: until });
    return { fill: current, piece, attempt };
  });
}

async function writeNext(deps: Deps, begun: Begun, signal: AbortSignal): Promise<void> {
  const { fill, piece } = begun;
  const { userId, location, state } = fill;
  await requireConnections(deps.db, userId, fill);
  const title = await chooseTitle(deps, fill, piece);
  await updatePiece(deps.db, fill.id, piece.position, { title: title.filled });
  await deps.limits.takeCall('ai', { userId }, 0);
  const request = { topicId: title.topicId, selectedTitle: title.filled, location, state };
  const written = await writeUnsavedPost(
    deps,
    { id: userId },
    { ...request, promptType: 'content' },
    { signal, send: () => {} },
  );
  await keep(deps, begun, written);
}

/** The text, the saved item and its entries on the plan, all of them or none. */
async function keep(deps: Deps, { fill, piece, attempt }: Begun, written: UnsavedPost) {
  const { id, userId, time, zone } = fill;
  const { position, date } = piece;
  await withUserLock(deps.db, userId, async (tx) => {
    // Stopped, or taken over by somebody else.
    if (!(await endAttempt(tx, id, attempt, { attempts: 0, runAt: new Date() }))) return;
    await deps.jobs.remind(tx, 'weekFill', id);
    const channels = await freeChannels(tx, userId, { date, channels: fill.channels });
    if (channels.length === 0) {
      await updatePiece(tx, id, position, { state: 'skipped', title: null, message: dayTaken });
      return;
    }
    const known = await knownTitles({ db: tx }, userId);
    if (known.has(titleKey(written.post.title))) throw titleTaken();
    const inTransaction = { ...deps, db: tx };
    const saved = await saveContentFor(inTransaction, userId, toSave(written));
    await recordPost(tx, userId, written);
    for (const channel of channels) {
      const localTime = `${date}T${time}`;
      const entry = { contentId: saved.id, ...channel, localTime, zone, isDraft: true };
      await planPieceFor(inTransaction, userId, entry);
    }
    await updatePiece(tx, id, position, { state: 'written', contentId: saved.id });
  });
}

const toSave = ({ post }: UnsavedPost) => ({
  title: post.title,
  content: post.content,
  hashtags: post.hashtags,
  imageUrls: post.imageUrls ?? [],
  contentTags: post.contentTags ?? [],
  imagePrompt: post.imagePrompt ?? null,
  topic: post.topic,
  location: post.location,
  state: post.state,
  sources: [],
  kind: 'post' as const,
  postId: post.id,
});

async function chooseTitle(
  deps: Deps,
  { userId, location }: WeekFillRow,
  { topic, date }: WeekPieceRow,
): Promise<FreshTitle> {
  const known = await knownTitles(deps, userId);
  const needsFacts = (identifier: string, title: string) =>
    deps.ai.text.needsFacts?.(identifier, title) ?? false;
  const isKind = (key: string): key is WeekTopicKey => weekTopicKeys.some((kind) => kind === key);
  const ways = isKind(topic) ? kindsInstead(topic).map((kind) => topicsOfKind[kind]) : [[topic]];
  for (const identifiers of ways) {
    const topics = await findTopics(deps.db, identifiers);
    const choice = { date, city: location, known, needsFacts, seed: randomInt(2 ** 31) };
    const fresh = pickFreshTitle(topics, choice);
    if (fresh) return fresh;
  }
  throw notFound('We have no new title left for this topic. Choose another topic for this day.');
}

async function knownTitles({ db }: Pick<Deps, 'db'>, userId: number): Promise<Set<string>> {
  return new Set((await listRecentTitles(db, userId)).map(titleKey));
}

/** What can pass is tried again after a pause, or when we were told to; the rest ends the piece or the week. */
async function endTry(deps: Deps, { fill, piece, attempt }: Begun, error: Error): Promise<void> {
  const failure = toAppError(error);
  const { code, message } = failure;
  if (code === 'internal') deps.log.error(loggableError(error), 'a piece of a week failed');
  const pause = pauseAfter(failure, fill.attempts);
  await deps.db.transaction(async (tx) => {
    const runAt = new Date(Date.now() + (pause?.seconds ?? 0) * 1_000);
    const isTriedAgain = pause !== undefined;
    const attempts = pause?.isCounted ? fill.attempts + 1 : isTriedAgain ? fill.attempts : 0;
    const shown = isTriedAgain && code !== 'caller_left' ? message : null;
    // Stopped, or taken over by somebody else.
    if (!(await endAttempt(tx, fill.id, attempt, { attempts, runAt, message: shown }))) return;
    if (isTriedAgain) await updatePiece(tx, fill.id, piece.position, { state: 'waiting' });
    else if (aboutPiece.has(code)) {
      await updatePiece(tx, fill.id, piece.position, { state: 'failed', title: null, message });
    } else return endWeekFill(tx, fill.id, { status: 'failed', message });
    await deps.jobs.remind(tx, 'weekFill', fill.id, { at: runAt });
  });
}

/** The next piece may be written all the same. */
const aboutPiece: ReadonlySet<ErrorCode> = new Set([
  'ai_bad_answer',
  'ai_refused',
  'invalid_input',
  'not_found',
  'too_large',
]);

const canPass: ReadonlySet<ErrorCode> = new Set([
  'ai_timeout',
  'ai_unavailable',
  'internal',
  'stale',
  'unavailable',
]);

function pauseAfter(
  { code, retryAfter }: AppError,
  attempts: number,
): { seconds: number; isCounted: boolean } | undefined {
  // The process stops: another one goes on at once.
  if (code === 'caller_left') return { seconds: 0, isCounted: false };
  if (code === 'too_many_requests' || code === 'ai_budget') {
    const seconds = retryAfter ?? 60;
    return seconds <= waitAtMost ? { seconds, isCounted: false } : undefined;
  }
  const seconds = canPass.has(code) ? pauses[attempts] : undefined;
  return seconds === undefined ? undefined : { seconds, isCounted: true };
}

/** Says that this process is at work, and ends the work when it was stopped, taken over, or the process is to end. */
function giveSignsOfLife(
  { db, stopping }: Deps,
  { fill, attempt }: Begun,
  controller: AbortController,
): () => void {
  const end = () => controller.abort(new AppError('caller_left', 'This was stopped.'));
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (!(await keepAttempt(db, fill.id, attempt))) end();
    } catch {
      // The database is away at this moment. The next sign may get through.
    } finally {
      isAsking = false;
    }
  }, signOfLifeEvery);
  if (stopping?.aborted) end();
  stopping?.addEventListener('abort', end);
  return () => {
    clearInterval(timer);
    stopping?.removeEventListener('abort', end);
  };
}

const titleTaken = () => new AppError('stale', 'This title was just used for another piece.');

const dayTaken = 'You planned something for this day in the meantime.';
const notWritten = 'This one couldn’t be written. Write it on the posts page instead.';
const tookLong = 'This took too long, so we stopped. Start it again for the days that are left.';
