import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type ChannelKey, channels, directChannels } from '#contract/channel-list.ts';
import type { ChannelProblem } from '#contract/channels.ts';
import type { PublishingSettings } from '#contract/publishing.ts';
import type { Published } from '#server/adapters/channels/channel.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import type { Deps } from '#server/deps.ts';
import { noteProblem, openConnection } from '#server/features/channels/channels.service.ts';
import {
  channelOff,
  findPublishingSettings,
} from '#server/features/publishing/publishing.service.ts';
import { needsApproval } from '#server/features/review/review.service.ts';
import { findPiece } from './outgoing-piece.queries.ts';
import { outgoingPiece } from './outgoing-piece.ts';
import { type EntryRow, findEntryById, lockEntry, takeStep } from './plan.queries.ts';
import type { PlanStep } from './plan-steps.ts';

/** Hours after its time at which a piece is no longer published by itself: nobody expects Friday's post on Sunday. */
const lateAtMost = 6;

/** Seconds until the next try, by how many there were. Then it is for the agent. */
const pauses = [60, 300, 900, 3_600, 3 * 3_600];

/** Seconds that a try may take. After that, whoever looks takes it for cut off. */
const tryAtMost = 60;
const cutOffAfter = 2 * tryAtMost;

/**
 * Does what is due for an entry. Reminders may come twice, late, or after a kill, to any process: the row decides, and
 * only who holds its attempt writes the outcome.
 */
export async function handleEntry(deps: Deps, id: number): Promise<void> {
  const begun = await beginEntry(deps, id);
  if (!begun) return;
  const { entry, attempt } = begun;
  try {
    const published = await tryEntry(deps, entry, attempt);
    if (published === 'paused') {
      await putBack(deps, entry, attempt);
      return;
    }
    const { remoteId, link } = published;
    await takeStep(deps.db, id, 'finish', {
      ...{ attempt, remoteId, link, problem: null, isUnsure: false },
      publishedAt: sql`now()`,
    });
  } catch (error) {
    if (!(error instanceof ChannelFailed)) throw error;
    await endFailed(deps, entry, attempt, error);
  }
}

/** `isUnsure` is kept up to date while it is tried: whether it may have arrived. */
type Tried = EntryRow & { isUnsure: boolean };

/** Written before anything is sent: whoever comes after a kill knows that something may have been. */
async function beginEntry(
  deps: Deps,
  id: number,
): Promise<{ entry: Tried; attempt: string } | undefined> {
  const [isHeld, settings] = await Promise.all([
    isApprovalMissing(deps, id),
    findPublishingSettings(deps.db),
  ]);
  return deps.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry?.runAt) return undefined;
    const now = new Date();
    if (entry.runAt > now) {
      await deps.jobs.remind(tx, 'plan', id, { at: entry.runAt, account: entry.connectionId });
      return undefined;
    }
    const isCutOff = entry.state === 'publishing';
    const end = isCutOff ? endOfCutOff(entry) : endBeforeStart(entry, { isHeld, now, settings });
    if (end) {
      await takeStep(tx, id, end.step, end.values);
      // The agent is told at the time, not at the next look.
      if (end.step === 'handOver') await deps.jobs.remind(tx, 'planEmail', entry.userId);
      return undefined;
    }
    // It stays planned, and is found again once publishing is resumed.
    if (settings.isPaused && !isCutOff) return undefined;
    const attempt = randomUUID();
    const runAt = new Date(now.getTime() + cutOffAfter * 1_000);
    const values = { attempts: entry.attempts + 1, isUnsure: entry.isUnsure || isCutOff };
    await takeStep(tx, id, 'start', { attemptId: attempt, runAt, ...values });
    await deps.jobs.remind(tx, 'plan', id, { at: runAt, account: entry.connectionId });
    return { entry: { ...entry, ...values }, attempt };
  });
}

/** Asked before the row is locked, because it takes a while. */
async function isApprovalMissing(deps: Deps, id: number): Promise<boolean> {
  const entry = await findEntryById(deps.db, id);
  if (entry?.state !== 'planned' || entry.contentId === null) return false;
  return needsApproval(deps, { userId: entry.userId, contentId: entry.contentId });
}

type End = { step: PlanStep; values?: { problem: ChannelProblem; isUnsure?: boolean } };

/** Where an entry goes at its time without being published by us. */
function endBeforeStart(
  { channel, publishAt, attempts }: EntryRow,
  { isHeld, now, settings }: { isHeld: boolean; now: Date; settings: PublishingSettings },
): End | undefined {
  const key = channel as ChannelKey;
  if (settings.blockedChannels.includes(key)) {
    return { step: 'fail', values: { problem: channelOff(key) } };
  }
  if (isHeld) return { step: 'hold' };
  if (channels[key]?.kind === 'handOff') return { step: 'handOver' };
  if (settings.isPaused) return undefined;
  const isLate = now.getTime() - publishAt.getTime() > lateAtMost * 3_600_000;
  return isLate && attempts === 0 ? { step: 'fail', values: { problem: missed } } : undefined;
}

/** One that is cut off again and again is not tried for ever. */
const endOfCutOff = ({ attempts }: EntryRow): End | undefined =>
  attempts > pauses.length
    ? { step: 'fail', values: { problem: new ChannelFailed('no_answer').problem, isUnsure: true } }
    : undefined;

/** The last look at what the admin says comes right before something is sent. */
async function tryEntry(deps: Deps, entry: Tried, attempt: string): Promise<Published | 'paused'> {
  const { id, userId, contentId, connectionId, key } = entry;
  if (connectionId === null) throw new ChannelFailed('not_connected');
  const { channel, call } = await openConnection(deps, userId, connectionId);
  const bounded = { ...call, signal: AbortSignal.timeout(tryAtMost * 1_000) };
  const { publish, lookUp, charactersFor } = deps.channels[channel];
  const item = contentId === null ? undefined : await findPiece(deps.db, userId, contentId);
  const outgoing =
    item &&
    (await outgoingPiece(deps, item, {
      ...{ userId, channel },
      characters: charactersFor?.(call.values) ?? directChannels[channel].characters,
      plannedFor: entry.publishAt,
    }));
  if (entry.isUnsure && lookUp) {
    const isOtherNow = entry.hash !== null && entry.hash !== outgoing?.hash;
    if (isOtherNow && directChannels[channel].isFoundByWords) {
      throw new ChannelFailed('no_answer', changedSince);
    }
    const found = await lookUp(bounded, key, outgoing?.piece);
    if (found) return found;
    entry.isUnsure = false;
  }
  const { isPaused, blockedChannels } = await findPublishingSettings(deps.db);
  if (isPaused) return 'paused';
  if (blockedChannels.includes(channel)) throw new ChannelFailed('refused', channelOff(channel));
  if (!outgoing) throw new ChannelFailed('refused', pieceGone);
  const { piece, hash } = outgoing;
  // Somebody else may have taken it for cut off by now, on a machine that stood still.
  const isStillMine = await takeStep(deps.db, id, 'start', {
    ...{ attempt, attemptId: attempt, hash },
    runAt: sql`now() + make_interval(secs => ${cutOffAfter})`,
  });
  if (!isStillMine) throw new ChannelFailed('no_answer');
  return publish(bounded, piece, key);
}

/** Nothing was sent by this try, so that it counts for nothing. */
async function putBack(
  { db }: Deps,
  { id, attempts, isUnsure }: Tried,
  attempt: string,
): Promise<void> {
  const values = { attempts: attempts - 1, isUnsure, runAt: sql`now()` };
  await takeStep(db, id, 'tryLater', { attempt, ...values });
}

/** Again after a pause where it can pass, for the agent where it cannot or has not. */
async function endFailed(
  deps: Deps,
  entry: Tried,
  attempt: string,
  failed: ChannelFailed,
): Promise<void> {
  const { id, userId, connectionId, attempts } = entry;
  const { problem, canPass, retryAfter = 0 } = failed;
  const isUnsure = entry.isUnsure || failed.isUnsure;
  if (connectionId !== null && !canPass) await noteProblem(deps.db, userId, connectionId, failed);
  const pause = pauses[attempts - 1];
  await deps.db.transaction(async (tx) => {
    if (!canPass || pause === undefined) {
      await takeStep(tx, id, 'fail', { attempt, problem, isUnsure });
      return;
    }
    const runAt = new Date(Date.now() + Math.max(pause, retryAfter) * 1_000);
    if (await takeStep(tx, id, 'tryLater', { attempt, problem, isUnsure, runAt })) {
      await deps.jobs.remind(tx, 'plan', id, { at: runAt, account: connectionId });
    }
  });
}

const missed: ChannelProblem = {
  code: 'missed',
  message: 'Its time passed while it couldn’t be published.',
  advice: 'Pick a new time, or publish it now.',
};

const pieceGone = {
  message: 'The piece has been deleted.',
  advice: 'Bring it back from Saved Content within a day, or take this off your plan.',
};

const changedSince = {
  message: 'It may have arrived, but the piece was changed since, so we can’t tell.',
  advice: 'Look there. If it’s missing, take this off your plan and plan it again.',
};
