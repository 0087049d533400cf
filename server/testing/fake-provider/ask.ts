import { generateText, Output, streamText } from 'ai';
import { z } from 'zod';
import { type TextModelName, textModels } from './sdk-models.ts';

export const AnsweredPost = z.object({
  title: z.string(),
  content: z.string(),
  hashtags: z.array(z.string()).min(3),
  contentTags: z.array(z.string()).min(3),
  imagePrompt: z.string(),
});

type Options = {
  schema?: z.ZodType;
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  onPartial?: () => void;
};

const settings = (address: string, name: TextModelName, options: Options) => ({
  model: textModels[name](address),
  instructions: 'You write for real-estate agents.',
  prompt: 'A post about spring in Maplewood.',
  output: Output.object({ schema: options.schema ?? AnsweredPost }),
  maxRetries: 0,
  abortSignal: options.signal,
  timeout: options.timeout,
});

/** One unstreamed question, retries off. */
export const ask = (address: string, name: TextModelName, options: Options = {}) =>
  generateText(settings(address, name, options));

/**
 * One streamed question to its end. An error can surface in three places: in `onError`, out of
 * the partial stream, or only in the promise of the output.
 */
export async function askStreaming(address: string, name: TextModelName, options: Options = {}) {
  const reported: unknown[] = [];
  const result = streamText({
    ...settings(address, name, options),
    onError: ({ error }) => void reported.push(error),
  });
  const partials: unknown[] = [];
  const thrown = await failureOf(async () => {
    for await (const partial of result.partialOutputStream) {
      partials.push(partial);
      options.onPartial?.();
    }
  });
  const rejected = await failureOf(() => result.output);
  const output = rejected === undefined ? await result.output : undefined;
  const finishReason = await Promise.resolve(result.finishReason).catch(() => undefined);
  const usage = await Promise.resolve(result.usage).catch(() => undefined);
  return { partials, output, finishReason, usage, reported, thrown, rejected };
}

/** What a promise fails with, or undefined. */
export async function failureOf(act: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error;
  }
}
