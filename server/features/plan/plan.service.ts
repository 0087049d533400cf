import { sql } from 'drizzle-orm';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { ChannelKey } from '#contract/channel-list.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import { planEntriesAtMost } from '#contract/limits.ts';
import type { changeEntry, listPlan, PlanEntry, planPiece } from '#contract/plan.ts';
import type { ProblemCode } from '#server/adapters/channels/channel-failure.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { findConnectionOf } from '#server/features/channels/channels.service.ts';
import { requireAllowed } from '#server/features/publishing/publishing.service.ts';
import { needsApproval } from '#server/features/review/review.service.ts';
import { atLocalTime, localTimeAt } from './local-time.ts';
import { findPiece } from './outgoing-piece.queries.ts';
import {
  countOpenEntriesOf,
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  type ListedEntry,
  listEntriesOf,
  listOnDays,
  listPlannedIdsOf,
  listWaiting,
  lockEntry,
  takeStep,
} from './plan.queries.ts';

type PlanDeps = Pick<Deps, 'db' | 'jobs' | 'texts'>;

export async function listPlanOf(
  deps: PlanDeps,
  userId: number,
  { from, to, ...filters }: Received<typeof listPlan>['query'],
): Promise<Answer<typeof listPlan>> {
  await releaseApproved(deps, userId);
  const range = { from: new Date(from), to: new Date(to), ...filters };
  const entries = await listEntriesOf(deps.db, userId, range);
  return { entries: entries.map(toEntry), plannedIds: await listPlannedIdsOf(deps.db, userId) };
}

export async function planPieceFor(
  deps: PlanDeps,
  userId: number,
  { contentId, channel, connectionId, isDraft, ...time }: Received<typeof planPiece>['body'],
): Promise<PlanEntry> {
  await requireAllowed(deps.db, channel);
  const { at, localTime } = timeToCome(time);
  const piece = await findPiece(deps.db, userId, contentId);
  if (!piece) throw pieceNotFound();
  if (connectionId !== undefined) {
    const connection = await findConnectionOf(deps.db, userId, connectionId);
    if (connection?.channel !== channel) throw notFound('This account is no longer connected.');
  }
  const isHeld = !isDraft && (await needsApproval(deps, { userId, contentId }));
  const state = isDraft ? 'draft' : isHeld ? 'waiting' : 'planned';
  const id = await withUserLock(deps.db, userId, async (tx) => {
    if ((await countOpenEntriesOf(tx, userId)) >= planEntriesAtMost) throw tooMany();
    const added = await insertEntry(tx, {
      ...{ userId, contentId, channel, state, localTime, zone: time.zone, publishAt: at },
      connectionId: connectionId ?? null,
      title: shortTitle(piece.title),
      runAt: state === 'planned' ? at : null,
    });
    if (state === 'planned')
      await deps.jobs.remind(tx, 'plan', added, { at, account: connectionId });
    return added;
  });
  return getEntryOf(deps.db, userId, id);
}

/** Moves it, makes it a draft, or plans what failed once more: at its time, or now where that has passed. */
export async function changeEntryOf(
  deps: PlanDeps,
  userId: number,
  id: number,
  change: Received<typeof changeEntry>['body'],
): Promise<PlanEntry> {
  const before = await findEntry(deps.db, userId, id);
  if (!before) throw entryNotFound();
  const isDraft = change.isDraft ?? before.state === 'draft';
  if (!isDraft) await requireAllowed(deps.db, before.channel as ChannelKey);
  const time = newTime(before, change, isDraft);
  const { contentId } = before;
  const isHeld =
    !isDraft && contentId !== null && (await needsApproval(deps, { userId, contentId }));
  const step = isDraft ? 'putAside' : isHeld ? 'hold' : 'schedule';
  await deps.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    refuseBusy(entry);
    const runAt = step === 'schedule' ? time.publishAt : null;
    await takeStep(tx, id, step, {
      ...{ ...time, runAt, problem: null, attempts: 0 },
      ...(isAnswered(entry, change) && { isUnsure: false }),
    });
    if (runAt) await deps.jobs.remind(tx, 'plan', id, { at: runAt, account: before.connectionId });
  });
  return getEntryOf(deps.db, userId, id);
}

/** Asked whether it had arrived where we can't look, the agent looked and has it sent again. */
const isAnswered = (
  entry: EntryRow | undefined,
  { localTime, zone, isDraft }: Received<typeof changeEntry>['body'],
) =>
  entry?.state === 'failed' &&
  entry.problem?.code === ('outcome_unknown' satisfies ProblemCode) &&
  localTime === undefined &&
  zone === undefined &&
  !isDraft;

/** Where somebody found out that it is there, or posted it. Doing it again changes the link alone. */
export async function markPostedOf(
  db: Database,
  userId: number,
  id: number,
  link: string,
): Promise<PlanEntry> {
  if (!(await findEntry(db, userId, id))) throw entryNotFound();
  await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry?.state === 'published') return;
    refuseBusy(entry);
    await takeStep(tx, id, 'markPosted', {
      link: link || null,
      problem: null,
      publishedAt: sql`now()`,
    });
  });
  return getEntryOf(db, userId, id);
}

export async function removeEntryOf(db: Database, userId: number, id: number): Promise<void> {
  if (await deleteEntry(db, userId, id)) return;
  const entry = await findEntry(db, userId, id);
  if (!entry) throw entryNotFound();
  refuseBusy(entry);
}

/** What stands on days such as `2026-11-26`, each by the clock of its own zone. */
export async function listPlannedDays(db: Database, userId: number, days: string[]) {
  const rows = await listOnDays(db, userId, days);
  return rows.map(({ localTime, ...entry }) => ({ ...entry, date: localTime.slice(0, 10) }));
}

/** What waited for a broker goes on as soon as it is approved, of one user or of all. */
export async function releaseApproved(deps: PlanDeps, userId?: number): Promise<void> {
  for (const entry of await listWaiting(deps.db, userId)) {
    const { contentId } = entry;
    const about = contentId === null ? undefined : { userId: entry.userId, contentId };
    if (about && (await needsApproval(deps, about))) continue;
    await deps.db.transaction(async (tx) => {
      const row = await lockEntry(tx, entry.id);
      if (!row || !(await takeStep(tx, row.id, 'release', { runAt: row.publishAt }))) return;
      await deps.jobs.remind(tx, 'plan', row.id, { at: row.publishAt, account: row.connectionId });
    });
  }
}

export async function getEntryOf(db: Database, userId: number, id: number): Promise<PlanEntry> {
  const entry = await findEntry(db, userId, id);
  if (!entry) throw entryNotFound();
  return toEntry(entry);
}

export function toEntry(row: ListedEntry): PlanEntry {
  const { id, contentId, title, state, localTime, zone, link, hash, problem } = row;
  const { connectionId, connectionName } = row;
  const isTriedAgain = state === 'planned' && problem !== null;
  return {
    ...{ id, contentId, title, state, localTime, zone, link, hash, problem },
    channel: row.channel as PlanEntry['channel'],
    connection: connectionId === null ? null : { id: connectionId, name: connectionName ?? '' },
    publishAt: row.publishAt.toISOString(),
    nextTryAt: isTriedAgain ? (row.runAt?.toISOString() ?? null) : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** What is planned again without another time goes out at its own, or now where that has passed. */
function newTime(
  before: EntryRow,
  change: Received<typeof changeEntry>['body'],
  isDraft: boolean,
): Pick<EntryRow, 'localTime' | 'zone' | 'publishAt'> {
  const zone = change.zone ?? before.zone;
  if (change.localTime !== undefined || change.zone !== undefined) {
    const { localTime, at } = timeToCome({ localTime: change.localTime ?? before.localTime, zone });
    return { localTime, zone, publishAt: at };
  }
  const now = new Date();
  const { localTime, publishAt } = before;
  if (isDraft || publishAt > now) return { localTime, zone, publishAt };
  return { localTime: localTimeAt(now, zone), zone, publishAt: now };
}

/** Minutes for which a time that has just passed is still taken: it goes out at once. */
const justPassed = 10;

export function timeToCome({ localTime, zone }: { localTime: string; zone: string }) {
  const time = atLocalTime(localTime, zone);
  if (!time) throw invalidTime('There’s no such day. Pick another one.');
  if (time.at.getTime() < Date.now() - justPassed * 60_000) {
    throw invalidTime('Pick a time that’s still to come.');
  }
  return time;
}

const invalidTime = (message: string) =>
  new AppError('invalid_input', message, { fields: { localTime: message } });

function refuseBusy(entry: Pick<EntryRow, 'state'> | undefined): void {
  if (!entry) throw entryNotFound();
  if (entry.state === 'publishing') {
    throw new AppError('stale', 'This is being published right now. Wait a moment.');
  }
  if (entry.state === 'published') {
    throw new AppError('stale', 'This is already published.');
  }
}

/** Characters of a title in lists. */
const titleAtMost = 200;

const shortTitle = (html: string) =>
  plainTextOf(html).replace(/\s+/g, ' ').slice(0, titleAtMost).toWellFormed().trim();

const entryNotFound = () => notFound('This is no longer on your plan.');

const pieceNotFound = () =>
  notFound("The content you're looking for doesn't exist or you don't have permission to view it.");

const tooMany = () =>
  new AppError(
    'taken',
    `You have ${planEntriesAtMost.toLocaleString('en-US')} entries on your plan, which is the most. Remove some first.`,
  );
