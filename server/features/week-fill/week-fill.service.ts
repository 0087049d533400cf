import { Temporal } from 'temporal-polyfill';
import type { Answer, Received } from '#contract/endpoint.ts';
import { holidayOn } from '#contract/us-holidays.ts';
import type { startWeekFill, suggestWeek, WeekFill } from '#contract/week-fill.ts';
import { weekTopicKeys, weekTopicNames } from '#contract/week-topics.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { findTopics } from '#server/features/catalog/catalog.service.ts';
import { findConnectionOf } from '#server/features/channels/channels.service.ts';
import { listPlannedDays, timeToCome } from '#server/features/plan/plan.service.ts';
import { requireAllowed } from '#server/features/publishing/publishing.service.ts';
import { countRoomFor } from '#server/features/saved-content/saved-content.service.ts';
import { suggestedKind } from './fresh-titles.ts';
import {
  endWeekFill,
  findLatest,
  findWeekFill,
  hasRunning,
  insertWeekFill,
  listPieces,
  type WeekFillRow,
} from './week-fill.queries.ts';

type NewFill = Received<typeof startWeekFill>['body'];

export async function suggestWeekFor(
  { db, config }: Deps,
  userId: number,
  { from, days }: Received<typeof suggestWeek>['query'],
): Promise<Answer<typeof suggestWeek>> {
  const first = Temporal.PlainDate.from(from);
  const dates = Array.from({ length: days }, (_, index) => first.add({ days: index }));
  const planned = await listPlannedDays(db, userId, dates.map(String));
  return {
    days: dates.map((day) => ({
      date: String(day),
      planned: planned.filter(({ date }) => date === String(day)).length,
      holiday: holidayOn(String(day)),
      topic: suggestedKind(String(day), day.dayOfWeek),
    })),
    room: await countRoomFor(db, config, userId),
  };
}

export async function startWeekFillFor(
  deps: Deps,
  userId: number,
  { days, ...fill }: NewFill,
): Promise<WeekFill> {
  const { db, jobs } = deps;
  await requireConnections(db, userId, fill);
  const dates = days.map(({ date }) => date).toSorted();
  for (const date of dates) timeToCome({ localTime: `${date}T${fill.time}`, zone: fill.zone });
  const free = await freeDays(db, userId, { dates, channels: fill.channels });
  if (free.length === 0) throw nothingFree();
  const pieces = await Promise.all(
    free.map(async (date) => ({ date, ...(await topicOf(db, days, date)) })),
  );
  if ((await countRoomFor(db, deps.config, userId)) === 0) throw noRoom(deps);

  const id = await withUserLock(db, userId, async (tx) => {
    if (await hasRunning(tx, userId)) throw alreadyRunning();
    const added = await insertWeekFill(tx, userId, fill, pieces);
    await jobs.remind(tx, 'weekFill', added);
    return added;
  });
  return getWeekFillOf(db, userId, id);
}

export async function getLatestOf(db: Database, userId: number): Promise<WeekFill | null> {
  const fill = await findLatest(db, userId);
  return fill ? toWeekFill(db, fill) : null;
}

/** Whoever is writing finds out within a second or two, and nothing of it is recorded. */
export async function stopWeekFillOf(db: Database, userId: number, id: number): Promise<WeekFill> {
  if (!(await findWeekFill(db, userId, id))) throw fillNotFound();
  await db.transaction((tx) => endWeekFill(tx, id, { status: 'stopped' }));
  return getWeekFillOf(db, userId, id);
}

type Channels = WeekFillRow['channels'];

/** Channels that have nothing planned on a day, whatever its state. */
export async function freeChannels(
  db: Database,
  userId: number,
  { date, channels }: { date: string; channels: Channels },
): Promise<Channels> {
  const planned = await listPlannedDays(db, userId, [date]);
  return channels.filter(
    ({ channel, connectionId = null }) =>
      !planned.some((each) => each.channel === channel && each.connectionId === connectionId),
  );
}

async function freeDays(
  db: Database,
  userId: number,
  { dates, channels }: { dates: string[]; channels: Channels },
): Promise<string[]> {
  const free: string[] = [];
  for (const date of dates) {
    if ((await freeChannels(db, userId, { date, channels })).length > 0) free.push(date);
  }
  return free;
}

/** Every account still belongs to its channel. */
export async function requireConnections(
  db: Database,
  userId: number,
  { channels }: { channels: Channels },
): Promise<void> {
  for (const { channel, connectionId } of channels) {
    await requireAllowed(db, channel);
    if (connectionId === undefined) continue;
    const connection = await findConnectionOf(db, userId, connectionId);
    if (connection?.channel !== channel) throw notFound('This account is no longer connected.');
  }
}

async function topicOf(
  db: Database,
  days: NewFill['days'],
  date: string,
): Promise<{ topic: string; topicName: string }> {
  const topic = days.find((day) => day.date === date)?.topic ?? 'tips';
  const kind = weekTopicKeys.find((key) => key === topic);
  if (kind) return { topic: kind, topicName: weekTopicNames[kind] };
  const [found] = await findTopics(db, [String(topic)]);
  if (!found) throw notFound('This topic is no longer available. Please choose another one.');
  return { topic: String(topic), topicName: found.name };
}

async function getWeekFillOf(db: Database, userId: number, id: number): Promise<WeekFill> {
  const fill = await findWeekFill(db, userId, id);
  if (!fill) throw fillNotFound();
  return toWeekFill(db, fill);
}

async function toWeekFill(db: Database, fill: WeekFillRow): Promise<WeekFill> {
  const { id, status, message, createdAt, endedAt } = fill;
  const pieces = await listPieces(db, id);
  return {
    ...{ id, status, message },
    startedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    pieces: pieces.map(({ date, topicName, state, title, contentId, message }) => ({
      ...{ date, topic: topicName, state, title, contentId, message },
    })),
  };
}

const fillNotFound = () => notFound('This is no longer under way.');

const nothingFree = () =>
  new AppError('invalid_input', 'Those days already have something planned. Pick other days.', {
    fields: { days: 'Those days already have something planned. Pick other days.' },
  });

const alreadyRunning = () =>
  new AppError('taken', 'We’re already writing a week for you. Stop it first, or wait for it.');

const noRoom = ({ config: { savedContentLimit } }: Deps) =>
  new AppError('saved_limit', `You've reached the maximum of ${savedContentLimit} saved items`);
