import { type LanguageModel, Output, parsePartialJson, streamText } from 'ai';
import type { z } from 'zod';
import { badAnswer, refused } from './ai-failures.ts';
import type { Choice } from './ai-settings.ts';
import { defaultPatience, type Patience, watch } from './patience.ts';
import { withRetries } from './retry.ts';
import type { TextWriter, Usage, WritingOptions, WritingRequest } from './text-writer.ts';

/** Characters of the longest answer; an article of 1,350 words with its markup has some 12,000. */
const longestAnswer = 150_000;

/** Milliseconds between two looks at what has come: each one reads the whole text so far. */
const lookEvery = 80;

/** A writer on any language model of the AI SDK. Always streams, so that silence is noticed. */
export function createSdkWriter(
  { provider, model: name }: Choice<string>,
  model: LanguageModel,
  patience: Patience = defaultPatience,
): TextWriter {
  return {
    provider,
    model: name,
    async write(request, options = {}) {
      const deadline = Date.now() + patience.total;
      const spent: Usage = { inputTokens: null, outputTokens: null };
      let hasShown = false;
      const show = (partial: Record<string, unknown>) => {
        hasShown = true;
        options.onPartial?.(partial);
      };

      const text = await withRetries(
        async ({ isReshaping }) => {
          const prompt = isReshaping ? reminded(request.prompt) : request.prompt;
          const left = { ...patience, total: Math.max(1, deadline - Date.now()) };
          const answer = await askOnce(model, { ...request, prompt }, left, {
            ...options,
            onPartial: show,
          });
          add(spent, answer.usage);
          return parseAnswer(answer.text, request.schema);
        },
        patience,
        {
          signal: options.signal,
          onRestart() {
            if (hasShown) options.onRestart?.();
            hasShown = false;
          },
        },
      );
      return { value: text, usage: spent };
    },
  };
}

async function askOnce(
  model: LanguageModel,
  { prompt, schema }: WritingRequest<z.ZodType>,
  patience: Patience,
  { signal, onPartial }: WritingOptions,
): Promise<{ text: string; usage: Usage }> {
  const watcher = watch(patience, signal);
  // Some failures of a stream are told here and nowhere else; others are thrown below.
  let failure: unknown;
  try {
    const result = streamText({
      model,
      prompt,
      output: schemaOnly(schema),
      maxRetries: 0,
      // Some models are cut off early unless told; a long article with its markup needs a third of this.
      maxOutputTokens: 16_000,
      abortSignal: watcher.signal,
      // Thinking aloud is a sign of life too.
      onChunk: () => watcher.feed(),
      onError: ({ error }) => {
        failure ??= error;
      },
    });
    const text = await read(result.textStream, onPartial);
    watcher.signal.throwIfAborted();
    if (failure) throw failure;
    if ((await result.finishReason) === 'content-filter') throw refused();

    const { inputTokens = null, outputTokens = null } = await result.usage;
    return { text, usage: { inputTokens, outputTokens } };
  } catch (error) {
    throw watcher.signal.aborted ? watcher.signal.reason : (failure ?? error);
  } finally {
    watcher.end();
  }
}

/**
 * The schema goes to the model; reading the answer is our own business. The SDK would read the whole
 * text again for every piece of it, and passes pieces on when its reading has changed: the length does.
 */
function schemaOnly(schema: z.ZodType) {
  return {
    ...Output.object({ schema }),
    parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
  };
}

/** Reads a stream to its end and shows now and then what has come of the object. */
async function read(
  stream: AsyncIterable<string>,
  onPartial: WritingOptions['onPartial'],
): Promise<string> {
  let text = '';
  let lookedAt = 0;
  for await (const chunk of stream) {
    text += chunk;
    if (text.length > longestAnswer) throw badAnswer();
    if (!onPartial || Date.now() - lookedAt < lookEvery) continue;
    const { value } = await parsePartialJson(withoutFence(text));
    if (isRecord(value)) onPartial(value);
    lookedAt = Date.now();
  }
  const { value } = await parsePartialJson(withoutFence(text));
  if (isRecord(value)) onPartial?.(value);
  return text;
}

function parseAnswer<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(withoutFence(text)));
  } catch (error) {
    throw badAnswer(new Error((error as Error).name));
  }
}

/** Some models wrap their JSON in a fence; nothing else is forgiven. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('```')) return trimmed;
  const firstBreak = trimmed.indexOf('\n');
  const end = trimmed.endsWith('```') && trimmed.length > firstBreak + 3 ? -3 : undefined;
  return trimmed.slice(firstBreak + 1, end).trim();
}

const reminded = (prompt: string) =>
  `${prompt}\n\nYour last answer was not the JSON object that was asked for. Answer again with that object alone: every field filled, nothing before or after it.`;

function add(total: Usage, { inputTokens, outputTokens }: Usage): void {
  if (inputTokens !== null) total.inputTokens = (total.inputTokens ?? 0) + inputTokens;
  if (outputTokens !== null) total.outputTokens = (total.outputTokens ?? 0) + outputTokens;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
