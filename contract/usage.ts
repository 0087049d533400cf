import { z } from 'zod';
import { usagePeriods } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** How much Porchlight is used, in sums: nobody can be told from them, but who used today's AI tokens. */

/** A number for each day of the period, the last one today; days are UTC. */
const ByDay = z.array(z.object({ day: z.iso.date(), count: z.number() }));

/** The calls to one model of one provider. */
const ModelUsage = z.object({
  kind: z.enum(['text', 'image']),
  provider: z.string(),
  model: z.string(),
  calls: z.number(),
  failures: z.number(),
  /** Failures by error code. */
  reasons: z.record(z.string(), z.number()),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Those of the input that the provider read from what it had kept, for less. */
  cachedTokens: z.number(),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

/** What AI providers were asked to do today, in tokens, and the budgets of a day; null is no limit. */
const TokensToday = z.object({
  /** Used, as far as calls have ended. */
  tokens: z.number(),
  /** The most that calls under way may still use. */
  reserved: z.number(),
  budget: z.number().nullable(),
  budgetPerUser: z.number().nullable(),
  /** When the next day begins, in UTC. */
  freeAgainAt: z.iso.datetime(),
  /** Those who used most, the most first. */
  users: z.array(z.object({ username: z.string(), tokens: z.number() })),
});
export type TokensToday = z.infer<typeof TokensToday>;

export const Usage = z.object({
  /** Totals are of all time, whatever the period. */
  users: z.object({ total: z.number(), joined: ByDay }),
  /** Posts and articles written. */
  posts: z.object({ total: z.number(), written: ByDay }),
  ai: z.object({
    models: z.array(ModelUsage),
    failed: ByDay,
    tokens: ByDay,
    today: TokensToday,
  }),
  files: z.object({
    total: z.number(),
    /** Bytes. */
    size: z.number(),
    byUse: z.array(
      z.object({
        use: z.enum(['headshots', 'logos', 'backgrounds', 'personalized']),
        count: z.number(),
        size: z.number(),
      }),
    ),
  }),
  savedItems: z.number(),
  rememberedAnswers: z.number(),
});
export type Usage = z.infer<typeof Usage>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/admin/usage',
  access: 'admin',
  summary: 'Users, pieces, AI calls and files of the last days.',
  query: z.object({ days: z.coerce.number().pipe(z.literal(usagePeriods)).default(30) }),
  response: Usage,
});
