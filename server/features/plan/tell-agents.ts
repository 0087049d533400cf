import type { Email } from '#server/adapters/mail/mail.ts';
import type { Deps } from '#server/deps.ts';
import { listOfferedFor } from '#server/features/channels/channels.service.ts';
import {
  findLastZone,
  listEndingAccountsOf,
  listUsersToTellOfEnds,
  markEndTold,
} from './ending-accounts.queries.ts';
import { atLocalTime, localTimeAt } from './local-time.ts';
import type { EntryRow } from './plan.queries.ts';
import { planEmail } from './plan-email.ts';
import {
  listEntriesToName,
  listHandOffsUntil,
  listUsersToTell,
  lockPlanEmails,
  markTold,
  updateSentOn,
} from './plan-emails.queries.ts';

/** Hours of the agent's day in which an email comes that is not for this very minute. */
const wakingHours = { from: 8, to: 21 };

/** Has an email written for everybody whose plan needs them. Doing it twice does no harm. */
export async function remindOfEmails(deps: Deps): Promise<void> {
  const { db, jobs } = deps;
  const offered = await listOfferedFor(deps);
  const agents = [...(await listUsersToTell(db)), ...(await listUsersToTellOfEnds(db, offered))];
  await jobs.remindAll(
    'planEmail',
    agents.map(({ id }) => ({ subject: id })),
  );
}

/** Tells an agent what is due, has failed or ends soon, unless there was an email today. */
export async function tellAgent(deps: Deps, userId: number, now = new Date()): Promise<void> {
  const claimed = await claimEmail(deps, userId, now);
  if (!claimed) return;
  try {
    await deps.mail.send(claimed.email);
  } catch (error) {
    // Nothing was sent: the next try may.
    await updateSentOn(deps.db, userId, claimed.sentBefore);
    throw error;
  }
  await markTold(deps.db, claimed.named.entries);
  await markEndTold(deps.db, claimed.named.accounts);
}

type Claimed = {
  email: Email;
  named: { entries: number[]; accounts: number[] };
  sentBefore: string | null;
};

/** For whom has never planned anything: the middle of the country. */
const usualZone = 'America/Chicago';

/** Written before it is sent: after a kill there is none that day, rather than two. */
async function claimEmail(deps: Deps, userId: number, now: Date): Promise<Claimed | undefined> {
  return deps.db.transaction(async (tx) => {
    const settings = await lockPlanEmails(tx, userId);
    if (!settings?.isOn) return undefined;
    const entries = await listEntriesToName(tx, userId);
    const untold = entries.filter(({ toldAt }) => toldAt === null);
    const offered = await listOfferedFor({ ...deps, db: tx });
    const accounts = await listEndingAccountsOf(tx, userId, offered);
    const newest = untold.at(-1);
    if (!newest && !accounts.some(({ endToldAt }) => endToldAt === null)) return undefined;
    const zone = newest?.zone ?? (await findLastZone(tx, userId)) ?? usualZone;
    const clock = localTimeAt(now, zone);
    const today = clock.slice(0, 10);
    if (settings.sentOn !== null && settings.sentOn >= today) return undefined;
    if (!untold.some((entry) => isForNow(entry, now)) && !isWaking(clock)) return undefined;
    await updateSentOn(tx, userId, today);
    const endOfDay = atLocalTime(`${today}T23:59`, zone)?.at ?? now;
    const email = planEmail({
      to: settings.email,
      siteUrl: deps.siteUrl(),
      due: entries.filter(({ state }) => state === 'due'),
      failed: entries.filter(({ state }) => state === 'failed'),
      ending: accounts.map((account) => ({ ...account, day: dayOf(account.endsAt, zone) })),
      later: await listHandOffsUntil(tx, userId, endOfDay),
    });
    const named = {
      entries: entries.map(({ id }) => id),
      accounts: accounts.map(({ id }) => id),
    };
    return { email, named, sentBefore: settings.sentOn };
  });
}

/** A hand-off is to be posted at its time, also at six in the morning. */
const isForNow = ({ state, localTime, zone }: EntryRow, now: Date) =>
  state === 'due' && localTime.slice(0, 10) === localTimeAt(now, zone).slice(0, 10);

/** "Jan 17" */
const dayOf = (moment: Date, timeZone: string) =>
  moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });

function isWaking(clock: string): boolean {
  const hour = Number(clock.slice(11, 13));
  return hour >= wakingHours.from && hour < wakingHours.to;
}
