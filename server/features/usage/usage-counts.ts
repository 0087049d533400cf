import { setTimeout as wait } from 'node:timers/promises';
import type { Ai } from '#server/adapters/ai/ai.ts';
import type { TextWriter, TokenUsage } from '#server/adapters/ai/text-writer.ts';
import type { BackgroundTasks } from '#server/background-tasks.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { type AiCall, addAiCalls } from './usage.queries.ts';

/**
 * Milliseconds for which calls are collected before they are added up in the database. Every call of a day
 * counts in the same few rows, which would be the one place that all of them wait at.
 */
const collectedFor = 250;

/**
 * The same AI with every call counted by day, model and outcome. Counting is done in the background, for many
 * calls at once: it neither delays a call nor fails one.
 */
export function withUsageCounts(
  { text, smallText, image }: Ai,
  db: Database,
  backgroundTasks: BackgroundTasks,
): Ai {
  const add = collectCalls(db, backgroundTasks);
  const counted = async <Result>(
    call: Pick<AiCall, 'kind' | 'provider' | 'model'>,
    make: () => Promise<Result>,
    tokensOf?: (result: Result) => TokenUsage,
  ): Promise<Result> => {
    const count = (outcome: AiCall['outcome'], tokens?: TokenUsage) =>
      add({ ...call, outcome, ...tokens });
    try {
      const result = await make();
      count('ok', tokensOf?.(result));
      return result;
    } catch (error) {
      count(outcomeOf(error));
      throw error;
    }
  };

  const countedWriter = (writer: TextWriter): TextWriter => ({
    ...writer,
    write: (request, options) =>
      counted(
        { kind: 'text', provider: writer.provider, model: writer.model },
        () => writer.write(request, options),
        ({ usage }) => usage,
      ),
  });
  return {
    text: countedWriter(text),
    ...(smallText && { smallText: countedWriter(smallText) }),
    image: {
      ...image,
      draw: (brief, size, options) =>
        counted({ kind: 'image', provider: image.provider, model: image.model }, () =>
          image.draw(brief, size, options),
        ),
    },
  };
}

function collectCalls(db: Database, backgroundTasks: BackgroundTasks): (call: AiCall) => void {
  let collected: AiCall[] = [];
  return (call) => {
    collected.push(call);
    if (collected.length > 1) return;
    backgroundTasks.run('count-ai', async () => {
      await wait(collectedFor);
      const calls = collected;
      collected = [];
      await addAiCalls(db, calls);
    });
  };
}

/** Some callers wait a short time only, and end the call themselves when it has passed. */
function outcomeOf(error: unknown): AiCall['outcome'] {
  if (error instanceof AppError) return error.code;
  const name = error instanceof Error ? error.name : undefined;
  if (name === 'TimeoutError') return 'ai_timeout';
  return name === 'AbortError' ? 'caller_left' : 'internal';
}
