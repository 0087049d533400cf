import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { uploadsAnHour } from '#contract/limits.ts';
import { AppError } from '#server/errors.ts';

const minutes = (count: number) => count * 60;

/** How often something may be tried. Counted in PostgreSQL, so that it holds across processes. */
const rules = {
  loginByAccountAndAddress: { points: 10, duration: minutes(15) },
  loginByAccount: { points: 100, duration: minutes(60) },
  registerByAddress: { points: 10, duration: minutes(60) },
  forgotByAccount: { points: 3, duration: minutes(60) },
  forgotByAddress: { points: 20, duration: minutes(60) },
  aiByUser: { points: 60, duration: minutes(60) },
  adminPasswordByUser: { points: 5, duration: minutes(15) },
  ownPasswordByUser: { points: 10, duration: minutes(15) },
  uploadByUser: { points: uploadsAnHour, duration: minutes(60) },
} as const;

export type LimitName = keyof typeof rules;

export type Limits = {
  /** Counts one try; throws when there were too many. */
  take(name: LimitName, ...subject: (string | number)[]): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(name: LimitName, ...subject: (string | number)[]): Promise<void>;
};

export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return { take: async () => {}, forget: async () => {} };

  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterPostgres;

  return {
    async take(name, ...subject) {
      try {
        await limiterOf(name).consume(keyOf(subject));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(name, error);
        throw error;
      }
    },
    async forget(name, ...subject) {
      await limiterOf(name).delete(keyOf(subject));
    },
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

/** What there was too much of, where it is no guessing. */
const words: Partial<Record<LimitName, string>> = { uploadByUser: 'Too many uploads' };

function tooMany(name: LimitName, state: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const what = words[name] ?? 'Too many attempts';
  return new AppError('too_many_requests', `${what}. Try again ${inWords(seconds)}.`, {
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
