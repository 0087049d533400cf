import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { UserLimit } from '#contract/endpoint.ts';
import { reviewEmailsADay, uploadsAnHour } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';

const minutes = (count: number) => count * 60;

type Rule = {
  points: number;
  /** Seconds. */
  duration: number;
  /** What there was too much of, where it is no guessing. */
  what?: string;
  /** A try that sends more counts as several, one for each so many bytes. */
  bytesEach?: number;
  /** Tries are forgotten or given back, so no process may remember by itself that there were too many. */
  isTakenBack?: true;
};

/**
 * How often a user may do what endpoints count as. A busy agent comes near none of them; the reasons
 * are in docs/decisions/0011-security.md.
 */
const byUser = {
  writeByUser: { points: 300, duration: minutes(10), what: 'changes' },
  draftByUser: {
    ...{ points: 100, duration: minutes(1), what: 'automatic saves' },
    // A large draft is written anew as a whole each time.
    bytesEach: 1_000_000,
  },
  checkByUser: { points: 120, duration: minutes(1), what: 'checks' },
  documentByUser: { points: 60, duration: minutes(10), what: 'documents' },
  exportByUser: { points: 10, duration: minutes(60), what: 'downloads of your data' },
  pictureByUser: { points: 120, duration: minutes(10), what: 'pictures' },
  uploadByUser: { points: uploadsAnHour, duration: minutes(60), what: 'uploads' },
  // Each try makes us call an address that somebody typed.
  connectionByUser: { points: 30, duration: minutes(10), what: 'tries to connect' },
  aiByUser: { points: 60, duration: minutes(60), what: 'AI requests' },
} as const satisfies Record<`${UserLimit}ByUser`, Rule>;

/** How often something may be tried. Counted in PostgreSQL, so that it holds across processes. */
const rules = {
  loginByAccountAndAddress: { points: 10, duration: minutes(15), isTakenBack: true },
  loginByAccount: { points: 100, duration: minutes(60) },
  loginFailureByAddress: { points: 30, duration: minutes(15), isTakenBack: true },
  registerByAddress: { points: 10, duration: minutes(60) },
  inviteByAddress: { points: 30, duration: minutes(15) },
  forgotByAccount: { points: 3, duration: minutes(60) },
  forgotByAddress: { points: 20, duration: minutes(60) },
  adminPasswordByUser: { points: 5, duration: minutes(15), isTakenBack: true },
  adminPasswordByAddress: { points: 15, duration: minutes(15), isTakenBack: true },
  emailChangeByUser: { points: 5, duration: minutes(60) },
  emailConfirmationByAddress: { points: 30, duration: minutes(60) },
  unknownReviewByAddress: { points: 60, duration: minutes(15) },
  reviewByLink: { points: 120, duration: minutes(15), what: 'visits' },
  reviewPictureByLink: { points: 600, duration: minutes(15), what: 'pictures' },
  reviewDecisionByLink: { points: 30, duration: minutes(15) },
  reviewEmailByUser: { points: reviewEmailsADay.sent, duration: minutes(24 * 60), what: 'emails' },
  reviewEmailByRecipient: {
    ...{ points: reviewEmailsADay.received, duration: minutes(24 * 60) },
    what: 'emails to this address',
  },
  unknownCalendarByAddress: { points: 60, duration: minutes(15) },
  calendarByLink: { points: 60, duration: minutes(15), what: 'visits' },
  unknownOriginalByAddress: { points: 60, duration: minutes(15) },
  // A page and its two pictures are three.
  originalByAddress: { points: 600, duration: minutes(15), what: 'visits' },
  unknownPictureLinkByAddress: { points: 60, duration: minutes(15) },
  // A tool fetches what 90 rows name, and some fetch it again when it is posted.
  pictureByLinkOwner: { points: 2_000, duration: minutes(60), what: 'pictures' },
  unknownTokenByAddress: { points: 60, duration: minutes(15) },
  callByToken: { points: 1_200, duration: minutes(10), what: 'calls' },
  ownPasswordByUser: { points: 10, duration: minutes(15), isTakenBack: true },
  ...byUser,
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

/** Whose call it is, and by which personal token. */
type CallBy = { userId: number; tokenId?: number };

export type Limits = {
  /** Counts one try; throws when there were too many. */
  take(name: LimitName, ...subject: (string | number)[]): Promise<void>;
  /** The same for a call of a user that sends so many bytes; one by a personal token counts for that as well, with the same statement. */
  takeCall(limit: UserLimit | undefined, by: CallBy, bytes: number): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(name: LimitName, ...subject: (string | number)[]): Promise<void>;
  /** Takes back one try that is not to count. */
  giveBack(name: LimitName, ...subject: (string | number)[]): Promise<void>;
};

export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return noLimits;

  const oneByOne = createLines<Refusal | undefined>();
  const refusedUntil = new Map<string, number>();

  /** Whoever is over a limit that only time lifts costs no statement until then. */
  function refusalInMemory(key: string): Refusal | undefined {
    const rest = (refusedUntil.get(key) ?? 0) - performance.now();
    if (rest > 0) return { milliseconds: rest };
    refusedUntil.delete(key);
    return undefined;
  }

  function remember(key: string, { milliseconds }: Refusal): void {
    if (refusedUntil.size >= 1_000) for (const each of refusedUntil.keys()) refusalInMemory(each);
    refusedUntil.set(key, performance.now() + milliseconds);
  }

  /** Waits in the line of each, and counts all of them with one statement; or none, where one is known to be too many. */
  async function takeAll(tries: Try[]): Promise<void> {
    const refusals: (Refusal | undefined)[] = [];
    const inLines = async (index: number): Promise<void> => {
      const each = tries[index];
      if (!each) {
        refusals.push(...(await count(pool, tries)));
        return;
      }
      const { key, rule } = each;
      refusals[index] = await oneByOne(key, async (before) => {
        // Those who came together are refused together.
        const known = before ?? refusalInMemory(key);
        if (known) return known;
        await inLines(index + 1);
        const found = refusals[index];
        if (found && !rule.isTakenBack) remember(key, found);
        return found;
      });
    };
    await inLines(0);
    for (const [index, refusal] of refusals.entries()) {
      const rule = tries[index]?.rule;
      if (refusal && rule) throw tooMany(rule, refusal);
    }
  }

  return {
    take: (name, ...subject) => takeAll([tryOf(name, subject)]),
    async takeCall(limit, { userId, tokenId }, bytes) {
      const byToken = tokenId === undefined ? [] : [tryOf('callByToken', [tokenId])];
      const byUser = limit ? [tryOf(`${limit}ByUser`, [userId], bytes)] : [];
      if (byToken.length + byUser.length > 0) await takeAll([...byToken, ...byUser]);
    },
    async forget(name, ...subject) {
      await pool.query('delete from limits where key = $1', [keyOf(name, subject)]);
    },
    async giveBack(name, ...subject) {
      await pool.query(
        `update limits set points = points - 1 where key = $1 and points > 0 and expire > ${now}`,
        [keyOf(name, subject)],
      );
    },
  };
}

const nothing = async () => {};
const noLimits: Limits = { take: nothing, takeCall: nothing, forget: nothing, giveBack: nothing };

export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.execute(sql.raw(`delete from limits where expire <= ${now}`));
}

/** How long until the next try may be made. */
type Refusal = { milliseconds: number };

/** The time of PostgreSQL, which all processes share, as the table keeps it. */
const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;

type Try = { key: string; rule: Rule; points: number };

function tryOf(name: LimitName, subject: (string | number)[], bytes = 0): Try {
  const rule: Rule = rules[name];
  const { points, bytesEach } = rule;
  const counted = bytesEach ? Math.min(points, Math.max(1, Math.ceil(bytes / bytesEach))) : 1;
  return { key: keyOf(name, subject), rule, points: counted };
}

/** Counts tries in one statement; gives for each why it is too much, in which case it does not count. */
async function count(pool: pg.Pool, tries: Try[]): Promise<(Refusal | undefined)[]> {
  const { rows } = await pool.query<{ isCounted: boolean; rest: number | null }>({
    name: `count-tries-${tries.length}`,
    text: countingText(tries.length),
    values: tries.flatMap(({ key, rule, points }) => [
      key,
      rule.duration * 1000,
      rule.points,
      points,
    ]),
  });
  return tries.map(({ rule }, index) => {
    const { isCounted, rest } = rows[index] ?? { isCounted: false, rest: null };
    if (isCounted) return undefined;
    // Another process may have begun and filled the window while this one was asking.
    return { milliseconds: rest && rest > 0 ? rest : rule.duration * 1000 };
  });
}

/** For so many tries, each with its key, duration, most points and points of its own; told in their order. */
function countingText(tries: number): string {
  const parts = Array.from({ length: tries }, (_, index) => {
    const [key, duration, most, points] = [1, 2, 3, 4].map((n) => `$${index * 4 + n}`);
    const counting = `
      counted_${index} as (
        insert into limits as known (key, points, expire)
        values (${key}, ${points}, ${now} + ${duration})
        on conflict (key) do update set
          points = case when known.expire <= ${now} then ${points} else known.points + ${points} end,
          expire = case when known.expire <= ${now} then excluded.expire else known.expire end
        where known.expire <= ${now} or known.points + ${points} <= ${most}
        returning key
      )`;
    const telling = `
      select ${index} as place, exists (select from counted_${index}) as "isCounted",
        (select (expire - ${now})::float8 from limits where key = ${key}) as rest`;
    return { counting, telling };
  });
  return `with ${parts.map(({ counting }) => counting).join()}
    ${parts.map(({ telling }) => telling).join(' union all ')} order by place`;
}

/**
 * Does work of one key after the other, each with the result of the one before it in line. PostgreSQL
 * would let them wait for each other's row as well, but every one of them with a connection in its hand:
 * a flood of one caller would leave none for all others.
 */
function createLines<Result>() {
  const lines = new Map<string, Promise<Result | undefined>>();
  return async (key: string, work: (before: Result | undefined) => Promise<Result>) => {
    const before = lines.get(key)?.catch(() => undefined);
    const own = (async () => work(await before))();
    lines.set(key, own);
    try {
      return await own;
    } finally {
      if (lines.get(key) === own) lines.delete(key);
    }
  };
}

/** Where a server listens for both kinds, an IPv4 address comes inside an IPv6 one. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** One household or server usually holds a whole /64, so IPv6 addresses count by that. */
export function addressGroup(given: string): string {
  const address = plainAddress(given);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

function tooMany({ what = 'attempts' }: Rule, { milliseconds }: Refusal): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('too_many_requests', `Too many ${what}. Try again ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Hashed: a key has a fixed length and no name or address is kept. */
function keyOf(name: LimitName, subject: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
  return `${name}:${hash}`;
}
