import type { z } from 'zod';
import { secondTry } from '#builtin/fair-housing/rewrite-instruction.ts';
import type { Flag, Writer } from '#contract/post.ts';
import {
  sumUsage,
  type TextOptions,
  type TextRequest,
  tokensOf,
} from '#server/adapters/ai/text-writer.ts';
import type { Deps } from '#server/deps.ts';
import { loggableError } from '#server/loggable-error.ts';

type Finished = { flags: Flag[] };

/**
 * Has a part of an article written and finished. A model whose text should not be published is
 * asked once more with the reasons; what remains is flagged.
 */
export async function writeArticlePart<Schema extends z.ZodType, Part extends Finished>(
  deps: Deps,
  request: TextRequest<Schema> & { userId: number },
  finish: (draft: z.output<Schema>) => Promise<Part>,
  options: TextOptions,
): Promise<Part & { writer: Writer; note?: string }> {
  const started = performance.now();
  const { provider, model, rewritesOnRequest } = deps.ai.text;
  const first = await deps.ai.text.write(request, options);
  let part = await finish(first.value);
  let { usage } = first;
  const avoid = part.flags.filter(({ severity }) => severity === 'avoid');
  if (avoid.length > 0 && rewritesOnRequest) {
    options.onRestart?.();
    const corrections = [{ answer: JSON.stringify(first.value), problem: secondTry(avoid) }];
    try {
      const second = await deps.ai.text.write({ ...request, corrections }, options);
      part = await finish(second.value);
      usage = sumUsage(usage, second.usage);
    } catch (error) {
      // A flagged text is better than none; only who has left wants neither.
      options.signal?.throwIfAborted();
      deps.log.warn({ reason: loggableError(error).message }, 'no second version');
    }
  }
  const ms = Math.round(performance.now() - started);
  return {
    ...part,
    writer: { provider, model, ms, ...tokensOf(usage) },
    ...(first.note && { note: first.note }),
  };
}
