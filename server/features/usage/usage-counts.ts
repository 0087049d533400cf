import type { Ai } from '#server/adapters/ai/ai.ts';
import type { TextWriter, TokenUsage } from '#server/adapters/ai/text-writer.ts';
import type { BackgroundTasks } from '#server/background-tasks.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { type AiCall, addAiCall } from './usage.queries.ts';

/**
 * The same AI with every call counted by day, model and outcome. Counting is done in the background: it
 * neither delays a call nor fails one.
 */
export function withUsageCounts(
  { text, smallText, image }: Ai,
  db: Database,
  backgroundTasks: BackgroundTasks,
): Ai {
  const counted = async <Result>(
    call: Pick<AiCall, 'kind' | 'provider' | 'model'>,
    make: () => Promise<Result>,
    tokensOf?: (result: Result) => TokenUsage,
  ): Promise<Result> => {
    const count = (outcome: AiCall['outcome'], tokens?: TokenUsage) =>
      backgroundTasks.run('count-ai', () => addAiCall(db, { ...call, outcome, ...tokens }));
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
      draw: (wish, size, options) =>
        counted({ kind: 'image', provider: image.provider, model: image.model }, () =>
          image.draw(wish, size, options),
        ),
    },
  };
}

/** Some callers wait a short time only, and end the call themselves when it has passed. */
function outcomeOf(error: unknown): AiCall['outcome'] {
  if (error instanceof AppError) return error.code;
  const name = error instanceof Error ? error.name : undefined;
  if (name === 'TimeoutError') return 'ai_timeout';
  return name === 'AbortError' ? 'caller_left' : 'internal';
}
