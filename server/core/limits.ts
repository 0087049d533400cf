import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { UserLimit } from '#contract/endpoint.ts';
import { uploadsAnHour } from '#contract/limits.ts';
import { AppError } from '#server/errors.ts';

const minutes = (count: number) => count * 60;

type Rule = {
  points: number;
  /** Seconds. */
  duration: number;
  /** What there was too much of, where it is no guessing. */
  what?: string;
  /** Tries are forgotten or given back, so no process may remember by itself that there were too many. */
  isTakenBack?: true;
};

/**
 * How often a user may do what endpoints count as. A busy agent comes near none of them; the reasons
 * are in docs/decisions/0011-security.md.
 */
const byUser = {
  writeByUser: { points: 300, duration: minutes(10), what: 'changes' },
  draftByUser: { points: 100, duration: minutes(1), what: 'automatic saves' },
  checkByUser: { points: 120, duration: minutes(1), what: 'checks' },
  documentByUser: { points: 60, duration: minutes(10), what: 'documents' },
  exportByUser: { points: 10, duration: minutes(60), what: 'downloads of your data' },
  pictureByUser: { points: 120, duration: minutes(10), what: 'pictures' },
  uploadByUser: { points: uploadsAnHour, duration: minutes(60), what: 'uploads' },
  aiByUser: { points: 60, duration: minutes(60), what: 'AI requests' },
} as const satisfies Record<`${UserLimit}ByUser`, Rule>;

/** How often something may be tried. Counted in PostgreSQL, so that it holds across processes. */
const rules = {
  loginByAccountAndAddress: { points: 10, duration: minutes(15), isTakenBack: true },
  loginByAccount: { points: 100, duration: minutes(60) },
  loginFailureByAddress: { points: 30, duration: minutes(15), isTakenBack: true },
  registerByAddress: { points: 10, duration: minutes(60) },
  forgotByAccount: { points: 3, duration: minutes(60) },
  forgotByAddress: { points: 20, duration: minutes(60) },
  adminPasswordByUser: { points: 5, duration: minutes(15), isTakenBack: true },
  adminPasswordByAddress: { points: 15, duration: minutes(15), isTakenBack: true },
  ownPasswordByUser: { points: 10, duration: minutes(15), isTakenBack: true },
  ...byUser,
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

export type Limits = {
  /** Counts one try; throws when there were too many. */
  take(name: LimitName, ...subject: (string | number)[]): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(name: LimitName, ...subject: (string | number)[]): Promise<void>;
  /** Takes back one try that is not to count. */
  giveBack(name: LimitName, ...subject: (string | number)[]): Promise<void>;
};

export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return { take: async () => {}, forget: async () => {}, giveBack: async () => {} };

  const limiters = new Map(
    Object.entries<Rule>(rules).map(([name, rule]) => [name, limiterFor(pool, name, rule)]),
  );
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterPostgres;
  const oneByOne = createLines<RateLimiterRes | undefined>();

  return {
    async take(name, ...subject) {
      const key = keyOf(subject);
      const refusal = await oneByOne(`${name}:${key}`, async (before) => {
        // Those who came together are refused together.
        if (before) return before;
        return consume(limiterOf(name), key, rules[name]);
      });
      if (refusal) throw tooMany(rules[name], refusal);
    },
    async forget(name, ...subject) {
      await limiterOf(name).delete(keyOf(subject));
    },
    async giveBack(name, ...subject) {
      await limiterOf(name).reward(keyOf(subject));
    },
  };
}

const limiterFor = (pool: pg.Pool, name: string, { points, duration, isTakenBack }: Rule) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    // Whoever is over the limit costs no statement any more until it is free again.
    ...(!isTakenBack && { inMemoryBlockOnConsumed: points }),
  });

/** Nothing, or why it is too much. */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  { isTakenBack }: Rule,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // What is refused was not tried.
    if (isTakenBack) await limiter.reward(key);
    return error;
  }
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

/** One household or server usually holds a whole /64, so IPv6 addresses count by that. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

function tooMany({ what = 'attempts' }: Rule, state: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return new AppError('too_many_requests', `Too many ${what}. Try again ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Hashed: a key has a fixed length and no name or address is kept. */
const keyOf = (subject: (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
