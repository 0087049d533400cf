import { type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import { badAnswer, refused } from './ai-failures.ts';
import type { Choice } from './ai-settings.ts';
import { defaultPatience, type Patience, watch } from './patience.ts';
import { withRetries } from './retry.ts';
import type { TextWriter, Writing, WritingOptions, WritingRequest } from './text-writer.ts';

/** A writer on any language model of the AI SDK. Always streams, so that silence is noticed. */
export function createSdkWriter(
  { provider, model: name }: Choice<string>,
  model: LanguageModel,
  patience: Patience = defaultPatience,
): TextWriter {
  return {
    provider,
    model: name,
    write(request, options = {}) {
      const hasShown = { something: false };
      const onPartial: WritingOptions['onPartial'] = (partial) => {
        hasShown.something = true;
        options.onPartial?.(partial);
      };
      const onRestart = () => {
        if (hasShown.something) options.onRestart?.();
        hasShown.something = false;
      };
      return withRetries(
        ({ isReshaping }) =>
          askOnce(model, isReshaping ? reshape(request) : request, patience, {
            ...options,
            onPartial,
          }),
        patience,
        { signal: options.signal, onRestart },
      );
    },
  };
}

async function askOnce<Schema extends z.ZodType>(
  model: LanguageModel,
  { prompt, schema }: WritingRequest<Schema>,
  patience: Patience,
  { signal, onPartial }: WritingOptions,
): Promise<Writing<Schema>> {
  const watcher = watch(patience, signal);
  // A failing stream just ends; the cause is told here and nowhere else.
  let failure: unknown;
  try {
    const result = streamText({
      model,
      prompt,
      output: Output.object({ schema }),
      maxRetries: 0,
      // Some models are cut off early unless told; a long article with its markup needs a third of this.
      maxOutputTokens: 16_000,
      abortSignal: watcher.signal,
      onError: ({ error }) => {
        failure ??= error;
      },
    });
    for await (const partial of result.partialOutputStream) {
      watcher.feed();
      if (isRecord(partial)) onPartial?.(partial);
    }
    watcher.signal.throwIfAborted();
    if (failure) throw failure;

    const finishReason = await result.finishReason;
    if (finishReason === 'content-filter') throw refused();
    const usage = await result.usage;
    return {
      value: parseAnswer(await result.text, schema),
      usage: {
        inputTokens: usage.inputTokens ?? null,
        outputTokens: usage.outputTokens ?? null,
      },
    };
  } catch (error) {
    throw watcher.signal.aborted ? watcher.signal.reason : (failure ?? error);
  } finally {
    watcher.stop();
  }
}

/** Some models wrap their JSON in a fence; nothing else is forgiven. */
function parseAnswer<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  const json = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    return schema.parse(JSON.parse(json));
  } catch (error) {
    throw badAnswer(new Error((error as Error).name));
  }
}

function reshape<Schema extends z.ZodType>(
  request: WritingRequest<Schema>,
): WritingRequest<Schema> {
  const reminder =
    'Your last answer was not the JSON object that was asked for. Answer again with that object alone: every field, nothing before or after it.';
  return { ...request, prompt: `${request.prompt}\n\n${reminder}` };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
