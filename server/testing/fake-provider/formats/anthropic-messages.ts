import { z } from 'zod';
import type { FakeCitation } from '#server/testing/fake-provider/behaviour.ts';
import type {
  ModelAnswer,
  ProviderEventStream,
  ServerEvent,
  TextCall,
} from '#server/testing/fake-provider/call.ts';
import { anthropicFailures } from './anthropic-failures.ts';
import { allTextIn, chunksOf } from './text-of.ts';

const Schema = z.record(z.string(), z.unknown());
const Body = z.object({
  model: z.string(),
  max_tokens: z.int(),
  system: z.unknown().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  stream: z.boolean().default(false),
  output_config: z
    .object({ format: z.object({ type: z.literal('json_schema'), schema: Schema }).optional() })
    .optional(),
  tools: z.array(z.object({ name: z.string(), input_schema: Schema.optional() })).optional(),
});

export function readMessagesCall(body: unknown): TextCall {
  const { model, system, messages, stream, output_config, tools } = Body.parse(body);
  // The SDK forces a tool of this name on models and schemas without native structured output.
  const tool = tools?.find(({ name }) => name === 'json');
  return {
    purpose: 'text',
    format: 'anthropic-messages',
    model,
    prompt: allTextIn([system, messages]),
    schema: output_config?.format?.schema ?? tool?.input_schema,
    isStreaming: stream,
    fail: anthropicFailures,
    whole: (answer) => ({
      ...messageHead(model),
      content: blockFor(answer, tool !== undefined),
      ...stopOf(answer, tool !== undefined),
      usage: usageOf(answer),
    }),
    stream: (answer) => streamOf(model, answer, tool !== undefined),
    streamFailure: ({ body }) => ({ name: 'error', data: body }),
  };
}

const messageHead = (model: string) => ({
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model,
});

/** Whole tool input is always parsed JSON, so what does not parse was not put into the tool. */
function isToolAnswer({ text, ending }: ModelAnswer, hasTool: boolean): boolean {
  if (!hasTool || isRefused(ending)) return false;
  return ending === 'truncated' || isObjectText(text);
}

const isRefused = (ending: ModelAnswer['ending']) => ending.startsWith('refused');

function isObjectText(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function blockFor(answer: ModelAnswer, hasTool: boolean): object[] {
  if (isRefused(answer.ending) || answer.text === '') return [];
  if (!isToolAnswer(answer, hasTool)) return [{ type: 'text', text: answer.text }];
  const input = isObjectText(answer.text) ? JSON.parse(answer.text) : {};
  return [{ type: 'tool_use', id: 'toolu_fake', name: 'json', input }];
}

function stopOf(answer: ModelAnswer, hasTool: boolean) {
  if (isRefused(answer.ending)) {
    return {
      stop_reason: 'refusal',
      stop_sequence: null,
      stop_details: { type: 'refusal', category: null, explanation: answer.text },
    };
  }
  if (answer.ending === 'truncated') return { stop_reason: 'max_tokens', stop_sequence: null };
  const stop_reason = isToolAnswer(answer, hasTool) ? 'tool_use' : 'end_turn';
  return { stop_reason, stop_sequence: null };
}

const usageOf = ({ usage }: ModelAnswer) => ({
  // What was kept is counted beside the rest.
  input_tokens: usage.inputTokens - (usage.cachedTokens ?? 0),
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: usage.cachedTokens ?? 0,
  output_tokens: usage.outputTokens,
});

function streamOf(model: string, answer: ModelAnswer, hasTool: boolean): ProviderEventStream {
  const message = {
    ...messageHead(model),
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usageOf(answer), output_tokens: 1 },
  };
  const isSilent = isRefused(answer.ending) || answer.text === '';
  const isTool = isToolAnswer(answer, hasTool);
  const content_block = isTool
    ? { type: 'tool_use', id: 'toolu_fake', name: 'json', input: {} }
    : { type: 'text', text: '' };
  const delta = (piece: string) =>
    isTool
      ? { type: 'input_json_delta', partial_json: piece }
      : { type: 'text_delta', text: piece };
  return {
    accepted: [],
    opening: [
      event('message_start', { message }),
      ...(isSilent ? [] : [event('content_block_start', { index: 0, content_block })]),
      event('ping', {}),
    ],
    deltas: chunksOf(isSilent ? '' : answer.text).map((piece) =>
      event('content_block_delta', { index: 0, delta: delta(piece) }),
    ),
    closing: [
      ...(answer.citations ?? []).map((cited) =>
        event('content_block_delta', { index: 0, delta: citationDelta(cited) }),
      ),
      ...(isSilent ? [] : [event('content_block_stop', { index: 0 })]),
      event('message_delta', {
        delta: stopOf(answer, hasTool),
        usage: { output_tokens: answer.usage.outputTokens },
      }),
      event('message_stop', {}),
    ],
  };
}

const citationDelta = ({ title, url, words }: FakeCitation) => ({
  type: 'citations_delta',
  citation: {
    ...{ type: 'web_search_result_location', title, url },
    ...{ cited_text: words, encrypted_index: 'fake-index' },
  },
});

const event = (name: string, data: object): ServerEvent => ({
  name,
  data: { type: name, ...data },
});
