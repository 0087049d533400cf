import type { z } from 'zod';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type {
  TextWriter,
  WritingKind,
  WritingOptions,
  WritingRequest,
} from '#server/adapters/ai/text-writer.ts';
import { writePost } from './post.ts';
import { writeQuestions } from './questions.ts';

/** The writer that needs no key and no network. It works from facts and never invents any. */
export function createBuiltinWriter(): TextWriter {
  return {
    provider: 'builtin',
    model: 'porchlight',
    async write<Schema extends z.ZodType>(
      { kind, facts, schema, seed }: WritingRequest<Schema>,
      { signal, onPartial }: WritingOptions = {},
    ) {
      const value = schema.parse(compose(kind, facts, seed));
      await tell(value as Record<string, unknown>, onPartial, signal);
      return { value, usage: { inputTokens: null, outputTokens: null } };
    },
  };
}

function compose(kind: WritingKind, facts: Facts, seed: number): object {
  return kind === 'questions' ? writeQuestions(facts) : writePost(facts, seed);
}

/** Tells the text in pieces like the others do, so that there is one way of showing it. */
async function tell(
  value: Record<string, unknown>,
  onPartial: WritingOptions['onPartial'],
  signal?: AbortSignal,
): Promise<void> {
  const { title, content } = value;
  if (!onPartial || typeof title !== 'string' || typeof content !== 'string') return;
  for (let end = 0; end < content.length; end += 40) {
    signal?.throwIfAborted();
    onPartial({ title, content: content.slice(0, end + 40) });
    await new Promise(setImmediate);
  }
}
