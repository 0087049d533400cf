import { directChannels } from '#contract/channel-list.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { openConnection } from '#server/features/channels/channels.service.ts';
import { needsApproval } from '#server/features/review/review.service.ts';
import { findPiece } from './outgoing-piece.queries.ts';
import { outgoingPiece } from './outgoing-piece.ts';
import { type EntryRow, findEntry, takeStep } from './plan.queries.ts';
import { getEntryOf } from './plan.service.ts';

/** Milliseconds that it may take. */
const updateAtMost = 60_000;

/** Brings what was published to where the piece is now, in its place. Doing it again does no harm. */
export async function updatePublishedOf(
  deps: Deps,
  userId: number,
  id: number,
): Promise<PlanEntry> {
  const entry = await findEntry(deps.db, userId, id);
  if (!entry) throw notFound('This is no longer on your plan.');
  if (entry.state !== 'published') throw new AppError('stale', 'This isn’t published yet.');
  try {
    const changed = await bringChange(deps, entry);
    await takeStep(deps.db, id, 'refresh', changed);
  } catch (error) {
    if (!(error instanceof ChannelFailed)) throw error;
    const { message, advice } = error.problem;
    throw new AppError('channel_problem', `${message} ${advice}`.trim());
  }
  return getEntryOf(deps.db, userId, id);
}

async function bringChange(deps: Deps, entry: EntryRow) {
  const { userId, contentId, connectionId, remoteId, key } = entry;
  if (connectionId === null) throw new ChannelFailed('not_connected');
  const { channel, call } = await openConnection(deps, userId, connectionId);
  const { update } = deps.channels[channel];
  if (!update || remoteId === null) throw cannotChange(directChannels[channel].name);
  const item = contentId === null ? undefined : await findPiece(deps.db, userId, contentId);
  if (!item || contentId === null) throw notFound('The piece has been deleted.');
  if (await needsApproval(deps, { userId, contentId })) {
    throw new AppError('stale', 'This version needs your broker’s approval first.');
  }
  const { piece, hash } = await outgoingPiece(deps, item, {
    ...{ userId, channel, plannedFor: entry.publishAt },
    characters: directChannels[channel].characters,
  });
  const bounded = { ...call, signal: AbortSignal.timeout(updateAtMost) };
  const { link } = await update(bounded, piece, { remoteId, link: entry.link, key });
  return { hash, link };
}

const cannotChange = (name: string) =>
  new AppError(
    'channel_problem',
    `${name} doesn’t let us change what’s published. Change it there.`,
  );
