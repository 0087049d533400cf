import type { z } from 'zod';
import type { Ai } from '#server/adapters/ai/ai.ts';
import { callKindOf, callLimits, estimateTokens } from '#server/adapters/ai/call-limits.ts';
import type { DrawingOptions, Illustrator, PictureBrief } from '#server/adapters/ai/illustrator.ts';
import { imagePromptOf } from '#server/adapters/ai/image-prompt.ts';
import { messagesLength, messagesOf } from '#server/adapters/ai/messages.ts';
import { usesPaidProvider } from '#server/adapters/ai/paid-provider.ts';
import type {
  TextOptions,
  TextRequest,
  TextResult,
  TextWriter,
} from '#server/adapters/ai/text-writer.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import {
  type BudgetStanding,
  type DailyBudgets,
  releaseExpiredTokens,
  reserveTokens,
  settleTokens,
} from './ai-tokens.queries.ts';

/** Whose budget a call is on. */
type Spender = { userId: number };

type UserWriter = Omit<TextWriter, 'write'> & {
  write<Schema extends z.ZodType>(
    request: TextRequest<Schema> & Spender,
    options?: TextOptions,
  ): Promise<TextResult<Schema>>;
};

/** The AI as the slices use it: every call says whose it is. */
export type UserAi = {
  text: UserWriter;
  smallText?: UserWriter;
  image: Omit<Illustrator, 'draw'> & {
    draw(
      brief: PictureBrief,
      size: Parameters<Illustrator['draw']>[1],
      options: DrawingOptions & Spender,
    ): ReturnType<Illustrator['draw']>;
  };
};

/** Tokens a day where a paid provider is used and nobody has said how many. */
export const defaultBudgets = { perUser: 500_000, total: 5_000_000 } as const;

/** The daily budgets that hold: those that are set, where 0 is no limit, else the usual ones. */
export function dailyBudgets({ ai, aiDailyTokens }: Config): DailyBudgets {
  const isPaid = usesPaidProvider(ai);
  const budget = (name: 'perUser' | 'total') =>
    (aiDailyTokens[name] ?? (isPaid ? defaultBudgets[name] : 0)) || null;
  return { perUser: budget('perUser'), total: budget('total') };
}

/** The same AI on daily budgets. Our own writer and illustrator cost nothing and count nothing. */
export function withDailyBudgets(
  { text, smallText, image }: Ai,
  db: Database,
  budgets: DailyBudgets,
): UserAi {
  const spend = createSpending(db, budgets);
  const onBudget = (writer: TextWriter): UserWriter => ({
    ...writer,
    write(request, options) {
      if (writer.runsLocally) return writer.write(request, options);
      const { answer } = callLimits[callKindOf(request)];
      const tokens = estimateTokens(messagesLength(messagesOf(request))) + answer;
      return spend(request.userId, tokens, (onTokens) =>
        writer.write(request, { ...options, onTokens }),
      );
    },
  });
  return {
    text: onBudget(text),
    ...(smallText && { smallText: onBudget(smallText) }),
    image: {
      ...image,
      draw(brief, size, options) {
        if (image.runsLocally) return image.draw(brief, size, options);
        const { answer } = callLimits.image;
        const tokens = estimateTokens(imagePromptOf(brief).length) + answer;
        return spend(options.userId, tokens, (onTokens) =>
          image.draw(brief, size, { ...options, onTokens }),
        );
      },
    },
  };
}

type OnTokens = (tokens: number) => void;

/** Reserves before a call and settles after it, however it ended: whatever was tried has its price. */
function createSpending(db: Database, budgets: DailyBudgets) {
  /** What could not be settled, because the database was away at that moment. */
  const owed = new Map<string, number>();

  async function settle(id: string, tokens: number): Promise<void> {
    owed.set(id, tokens);
    await settleTokens(db, id, tokens);
    owed.delete(id);
  }

  return async <Result>(
    userId: number,
    tokensAtMost: number,
    call: (onTokens: OnTokens) => Promise<Result>,
  ): Promise<Result> => {
    for (const [id, tokens] of owed) await settle(id, tokens);
    const id = await reserve(db, userId, tokensAtMost, budgets);
    let spent = 0;
    try {
      return await call((tokens) => {
        spent += tokens;
      });
    } finally {
      // Finished work must not be lost for it: it is settled before the next call.
      await settle(id, spent).catch(() => {});
    }
  };
}

async function reserve(
  db: Database,
  userId: number,
  tokens: number,
  budgets: DailyBudgets,
): Promise<string> {
  const first = await reserveTokens(db, userId, tokens, budgets);
  if (first.id) return first.id;
  // Perhaps a process died with what is missing.
  if (!(await releaseExpiredTokens(db))) throw budgetUsedUp(first.standing, budgets);
  const second = await reserveTokens(db, userId, tokens, budgets);
  if (second.id) return second.id;
  throw budgetUsedUp(second.standing, budgets);
}

/** The server does not know the user's clock, so that it says how long and not until when. */
function budgetUsedUp(standing: BudgetStanding, { perUser, total }: DailyBudgets): AppError {
  const { userTokens, totalTokens, secondsLeft } = standing;
  const again = `It resets ${inWords(secondsLeft)}.`;
  if (perUser !== null && userTokens >= perUser) {
    return refusal(`You have used today's AI budget. ${again}`, secondsLeft);
  }
  if (total !== null && totalTokens >= total) {
    return refusal(`Today’s AI budget for this site is used up. ${again}`, secondsLeft);
  }
  return refusal(
    'Today’s AI budget is almost used up, and pieces in progress may need the rest. Try again in a minute.',
    60,
  );
}

const refusal = (message: string, retryAfter: number) =>
  new AppError('ai_budget', message, { retryAfter });

function inWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} seconds`;
  if (seconds < 90 * 60) return `in ${Math.ceil(seconds / 60)} minutes`;
  return `in ${Math.ceil(seconds / 3600)} hours`;
}
