import { asSchema, type LanguageModel, parsePartialJson } from 'ai';
import { z } from 'zod';
import { aiBadAnswer, aiRefused } from './ai-errors.ts';
import { callKindOf, callLimits, estimateTokens, requirePromptSize } from './call-limits.ts';
import { type ModelMessage, messagesLength, messagesOf } from './messages.ts';
import type { Citation, TextOptions, TextRequest, TokenUsage } from './text-writer.ts';
import { type Timeouts, watchdog } from './timeouts.ts';
import { stripCodeFence } from './without-fence.ts';

/** A model as the packages of the providers make it. */
export type StreamingModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;

/** Characters of the longest answer; an article of 1,350 words with its markup has some 12,000. */
const longestAnswer = 150_000;

/** Milliseconds between two looks at what has come: each one reads the whole text so far. */
const lookEvery = 80;

/**
 * One answer of a model, streamed so that silence is noticed. The model is asked itself and not through
 * `streamText`, which sends every piece through many streams more and costs a sixth of all that a post
 * takes.
 */
export async function askModel(
  model: StreamingModel,
  request: TextRequest,
  timeouts: Timeouts,
  { signal, onPartial, onTokens }: TextOptions,
): Promise<{ text: string; usage: TokenUsage; citations: Citation[] }> {
  const messages = messagesOf(request);
  const kind = callKindOf(request);
  requirePromptSize(kind, messagesLength(messages));
  signal?.throwIfAborted();
  const watcher = watchdog(timeouts, signal);
  const cost = new Cost(messagesLength(messages));
  try {
    const { stream } = await model.doStream({
      prompt: messages.map((message) => toSdkMessage(message, model.provider)),
      responseFormat: { type: 'json', schema: await jsonSchemaOf(request.schema) },
      // Some models are cut off early unless told; a long article with its markup needs a third of it.
      maxOutputTokens: callLimits[kind].answer,
      abortSignal: watcher.signal,
    });
    const answer = new GrowingAnswer(onPartial);
    const citations = new Map<string, Citation>();
    for await (const part of stream) {
      watcher.signal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      // Thinking aloud is a sign of life too, and is paid for.
      if (part.type.endsWith('-delta')) watcher.reset();
      if ('delta' in part) cost.received += part.delta.length;
      if (part.type === 'text-delta') await answer.add(part.delta);
      for (const citation of citationsIn(part)) {
        if (citations.size < mostCitations) citations.set(JSON.stringify(citation), citation);
      }
      if (part.type !== 'finish') continue;
      cost.told(part.usage.inputTokens, part.usage.outputTokens.total);
      if (part.finishReason.unified === 'content-filter') throw aiRefused();
    }
    watcher.signal.throwIfAborted();
    return { text: await answer.end(), usage: cost.usage, citations: [...citations.values()] };
  } catch (error) {
    throw watcher.signal.aborted ? watcher.signal.reason : error;
  } finally {
    onTokens?.(cost.tokens(watcher.signal.aborted));
    watcher.end();
  }
}

/** Citations of one answer that are kept, and characters of each. */
const mostCitations = 50;
const longestCitation = 2_000;

type StreamPart = LanguageModelStream extends ReadableStream<infer Part> ? Part : never;
type LanguageModelStream = Awaited<ReturnType<StreamingModel['doStream']>>['stream'];

/**
 * The words a model rests on, where it quotes them: at the end of a text, told apart from it, or at the end of all. The
 * address of a page alone says nothing.
 */
function citationsIn(part: StreamPart): Citation[] {
  if (part.type === 'text-end') {
    return (part.citations ?? []).flatMap(({ source, citedText }) => quoted(source, citedText));
  }
  if (part.type === 'finish') return retrievedIn(part.providerMetadata?.google?.groundingMetadata);
  if (part.type !== 'source') return [];
  return Object.values(part.providerMetadata ?? {}).flatMap(({ citedText }) =>
    quoted(part, citedText),
  );
}

/** What Google found in a store of files; of pages of the web it gives no words. */
function retrievedIn(grounding: unknown): Citation[] {
  const { data } = Grounding.safeParse(grounding);
  return (data?.groundingChunks ?? []).flatMap(({ retrievedContext: found }) =>
    found ? quoted({ title: found.title ?? '' }, found.text) : [],
  );
}

const Grounding = z.object({
  groundingChunks: z
    .array(
      z.object({
        retrievedContext: z
          .object({ title: z.string().nullish(), text: z.string().nullish() })
          .nullish(),
      }),
    )
    .nullish(),
});

const quoted = ({ title = '' }: { title?: string }, words: unknown): Citation[] =>
  typeof words === 'string' && words.trim() !== ''
    ? [{ title: title.slice(0, 300), text: words.slice(0, longestCitation).toWellFormed() }]
    : [];

type SdkMessage = Parameters<StreamingModel['doStream']>[0]['prompt'][number];

/** Others keep what stays the same by themselves; Anthropic wants to be told up to where it does. */
function toSdkMessage({ role, text, stable = 0 }: ModelMessage, provider: string): SdkMessage {
  if (role === 'system') return { role, content: text, providerOptions: keepUpToHere };
  if (role === 'user' && stable > 0 && provider.startsWith('anthropic')) {
    const first = {
      type: 'text',
      text: text.slice(0, stable),
      providerOptions: keepUpToHere,
    } as const;
    return { role, content: [first, { type: 'text', text: text.slice(stable) }] };
  }
  return { role, content: [{ type: 'text', text }] };
}

const keepUpToHere = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** What one answer costs, however it ends. */
class Cost {
  usage: TokenUsage = { inputTokens: null, outputTokens: null };
  /** Characters, of thoughts as well. */
  received = 0;
  #isTold = false;
  readonly #prompt;

  /** Characters that were sent. */
  constructor(prompt: number) {
    this.#prompt = prompt;
  }

  told(
    { total, cacheRead }: { total: number | undefined; cacheRead: number | undefined },
    outputTokens: number | undefined,
  ): void {
    this.usage = {
      inputTokens: total ?? null,
      outputTokens: outputTokens ?? null,
      ...(cacheRead && { cachedTokens: cacheRead }),
    };
    this.#isTold = true;
  }

  /** A provider that refused at once did nothing. One that we left in the middle wants its money. */
  tokens(isLeft: boolean): number {
    if (!this.#isTold && this.received === 0 && !isLeft) return 0;
    const { inputTokens, outputTokens } = this.usage;
    return (
      (inputTokens ?? estimateTokens(this.#prompt)) +
      (outputTokens ?? estimateTokens(this.received))
    );
  }
}

/** Made once for each schema, not for every question. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const made = asSchema(schema).jsonSchema;
  jsonSchemas.set(schema, made);
  return made;
}

type JsonSchema = ReturnType<typeof asSchema>['jsonSchema'];
const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Collects a text and shows now and then what has come of the object in it. */
class GrowingAnswer {
  #text = '';
  #lookedAt = 0;
  readonly #onPartial;

  constructor(onPartial: TextOptions['onPartial']) {
    this.#onPartial = onPartial;
  }

  async add(delta: string): Promise<void> {
    this.#text += delta;
    if (this.#text.length > longestAnswer) throw aiBadAnswer();
    if (Date.now() - this.#lookedAt < lookEvery) return;
    await this.#look();
    this.#lookedAt = Date.now();
  }

  async end(): Promise<string> {
    await this.#look();
    return this.#text;
  }

  async #look(): Promise<void> {
    if (!this.#onPartial) return;
    const { value } = await parsePartialJson(stripCodeFence(this.#text));
    if (isRecord(value)) this.#onPartial(value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
