import { z } from 'zod';
import type { FakeCitation } from '#server/testing/fake-provider/behaviour.ts';
import {
  type FormatName,
  type ModelAnswer,
  type ProviderEventStream,
  Rejection,
  type ServerEvent,
  type TextCall,
  type VendorFailures,
} from '#server/testing/fake-provider/call.ts';
import { openaiFailures, wireFailure } from './openai-failures.ts';
import { findStrictSchemaFault } from './strict-schema.ts';
import { allTextIn, chunksOf } from './text-of.ts';

const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
  response_format: z
    .object({
      type: z.string(),
      json_schema: z
        .object({
          name: z.string(),
          strict: z.boolean().optional(),
          schema: z.record(z.string(), z.unknown()),
        })
        .optional(),
    })
    .optional(),
});
type Body = z.infer<typeof Body>;

type Dialect = 'openai' | 'ollama' | 'compatible';

/** OpenAI's older format, which Ollama and most other servers speak as well. */
export function readChatCall(dialect: Dialect, given: unknown): TextCall {
  const body = Body.parse(given);
  if (dialect === 'openai') checkSchema(body);
  const completion = {
    id: 'chatcmpl-fake',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
  };
  return {
    purpose: 'text',
    format: `${dialect}-chat` satisfies FormatName,
    model: body.model,
    prompt: allTextIn(body.messages),
    schema: body.response_format?.json_schema?.schema,
    isStreaming: body.stream,
    fail: dialect === 'ollama' ? ollamaFailures : openaiFailures,
    whole: (answer) => ({
      ...completion,
      object: 'chat.completion',
      choices: [{ index: 0, logprobs: null, ...wholeChoice(dialect, answer) }],
      usage: usageOf(answer),
    }),
    stream: (answer) => streamOf(dialect, body, completion, answer),
    streamFailure: (failure) => ({ data: failure.body }),
  };
}

function checkSchema(body: Body): void {
  const format = body.response_format?.json_schema;
  const fault = format?.strict && findStrictSchemaFault(format.schema);
  if (!fault) return;
  const message = `Invalid schema for response_format '${format.name}': ${fault}`;
  const parameter = 'response_format';
  throw new Rejection(openaiFailures({ kind: 'invalid-request', message, parameter }, body.model));
}

const ollamaFailures: VendorFailures = (failure, model) =>
  failure.kind === 'model-not-found'
    ? wireFailure(404, { message: `model '${model}' not found`, type: 'not_found_error' })
    : openaiFailures(failure, model);

/** Only OpenAI's own models have a field for a refusal. */
const hasRefusalField = (dialect: Dialect, { ending }: ModelAnswer) =>
  dialect === 'openai' && ending === 'refused-by-model';

function wholeChoice(dialect: Dialect, answer: ModelAnswer) {
  const message = hasRefusalField(dialect, answer)
    ? { role: 'assistant', content: null, refusal: answer.text }
    : { role: 'assistant', content: spokenText(dialect, answer) };
  return { message, finish_reason: finishReason(dialect, answer) };
}

/** A content filter leaves nothing of the text. */
const spokenText = (dialect: Dialect, answer: ModelAnswer) =>
  finishReason(dialect, answer) === 'content_filter' ? '' : answer.text;

function finishReason(dialect: Dialect, answer: ModelAnswer): string {
  if (answer.ending === 'truncated') return 'length';
  if (answer.ending === 'complete' || hasRefusalField(dialect, answer)) return 'stop';
  return 'content_filter';
}

const usageOf = ({ usage }: ModelAnswer) => ({
  prompt_tokens: usage.inputTokens,
  completion_tokens: usage.outputTokens,
  total_tokens: usage.inputTokens + usage.outputTokens,
  prompt_tokens_details: { cached_tokens: usage.cachedTokens ?? 0 },
});

const annotationOf = ({ title, url }: FakeCitation) => ({
  type: 'url_citation',
  url_citation: { title, url, start_index: 0, end_index: 20 },
});

function streamOf(
  dialect: Dialect,
  body: Body,
  completion: object,
  answer: ModelAnswer,
): ProviderEventStream {
  const wantsUsage = body.stream_options?.include_usage ?? false;
  const chunk = (choices: object[], usage: object | null = null): ServerEvent => ({
    data: {
      ...completion,
      object: 'chat.completion.chunk',
      choices,
      ...(wantsUsage && { usage }),
    },
  });
  const choice = (delta: object, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason }]);
  const field = hasRefusalField(dialect, answer) ? 'refusal' : 'content';
  const pieces = chunksOf(spokenText(dialect, answer));
  return {
    accepted: [],
    opening: [choice({ role: 'assistant', content: '' })],
    deltas: pieces.map((piece) => choice({ [field]: piece })),
    closing: [
      ...(answer.citations ? [choice({ annotations: answer.citations.map(annotationOf) })] : []),
      choice({}, finishReason(dialect, answer)),
      ...(wantsUsage ? [chunk([], usageOf(answer))] : []),
      { data: '[DONE]' },
    ],
  };
}
