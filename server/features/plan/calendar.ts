import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { channels } from '#contract/channel-list.ts';
import { pathOf } from '#contract/endpoint.ts';
import { readCalendar } from '#contract/plan.ts';
import type { Download } from '#server/core/download.ts';
import { addressGroup } from '#server/core/limits.ts';
import { hashToken, randomToken } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import {
  deleteCalendarLink,
  findCalendarLink,
  findCalendarOwner,
  putCalendarLink,
} from './calendar.queries.ts';
import { listEntriesOf } from './plan.queries.ts';
import { toEntry } from './plan.service.ts';

const day = 24 * 60 * 60 * 1_000;

/** What a calendar program shows: a quarter of a year back, a year ahead. */
const shown = { back: 90 * day, ahead: 365 * day };

export async function makeCalendarLinkFor(deps: Deps, userId: number): Promise<{ link: string }> {
  const token = randomToken();
  await putCalendarLink(deps.db, userId, hashToken(token));
  return { link: `${deps.siteUrl()}${pathOf(readCalendar, { token })}` };
}

export async function getCalendarLinkOf({ db }: Deps, userId: number) {
  return { createdAt: (await findCalendarLink(db, userId))?.createdAt.toISOString() ?? null };
}

export async function endCalendarLinkOf({ db }: Deps, userId: number): Promise<void> {
  await deleteCalendarLink(db, userId);
}

/** Whoever holds the address reads times and titles, and nothing else. */
export async function openCalendar(
  deps: Deps,
  { token, address }: { token: string; address: string },
): Promise<Download> {
  const tokenHash = hashToken(token);
  const owner = await findCalendarOwner(deps.db, tokenHash);
  if (owner === undefined) {
    await deps.limits.take('unknownCalendarByAddress', addressGroup(address));
    throw notFound('This calendar address isn’t valid any more.');
  }
  await deps.limits.take('calendarByLink', owner);
  return { ...(await calendarOf(deps, owner)), cacheControl: 'no-store' };
}

export async function downloadCalendarOf(deps: Deps, userId: number): Promise<Download> {
  return { ...(await calendarOf(deps, userId)), fileName: 'porchlight-plan.ics' };
}

async function calendarOf({ db, siteUrl }: Deps, userId: number): Promise<Download> {
  const now = Date.now();
  const range = { from: new Date(now - shown.back), to: new Date(now + shown.ahead) };
  const calendar = ical({ name: 'Porchlight plan', method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Porchlight', product: 'Plan', language: 'EN' });
  for (const entry of (await listEntriesOf(db, userId, range)).map(toEntry)) {
    const start = new Date(entry.publishAt);
    const isSure = entry.state !== 'draft' && entry.state !== 'waiting';
    calendar.createEvent({
      id: `plan-${entry.id}@porchlight`,
      start,
      end: new Date(start.getTime() + 15 * 60_000),
      summary: `${channels[entry.channel].name}: ${entry.title}`,
      status: isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      url: entry.link ?? `${siteUrl()}/plan`,
    });
  }
  return { bytes: Buffer.from(calendar.toString()), mediaType: 'text/calendar' };
}
