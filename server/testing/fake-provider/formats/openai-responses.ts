import { z } from 'zod';
import {
  type ModelAnswer,
  type ProviderEventStream,
  Rejection,
  type ServerEvent,
  type TextCall,
} from '#server/testing/fake-provider/call.ts';
import { openaiFailures } from './openai-failures.ts';
import { findStrictSchemaFault } from './strict-schema.ts';
import { allTextIn, chunksOf } from './text-of.ts';

const Body = z.object({
  model: z.string(),
  input: z.unknown(),
  instructions: z.string().nullish(),
  stream: z.boolean().default(false),
  text: z
    .object({
      format: z
        .object({
          type: z.string(),
          strict: z.boolean().optional(),
          name: z.string().optional(),
          schema: z.record(z.string(), z.unknown()).optional(),
        })
        .optional(),
    })
    .optional(),
});

export function readResponsesCall(body: unknown): TextCall {
  const { model, input, instructions, stream, text } = Body.parse(body);
  checkSchema(text?.format, model);
  const response = {
    id: 'resp_fake',
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    model,
  };
  return {
    purpose: 'text',
    format: 'openai-responses',
    model,
    prompt: allTextIn([instructions, input]),
    schema: text?.format?.schema,
    isStreaming: stream,
    fail: openaiFailures,
    whole: (answer) => ({ ...response, ...ending(answer), output: [message(answer)] }),
    stream: (answer) => numbered(streamOf(response, answer)),
    streamFailure(failure) {
      const { error } = failure.body as { error: { code: string; message: string } };
      const { code, message } = error;
      return event('error', { code, message, param: null, sequence_number: 99 });
    },
  };
}

type Format = NonNullable<NonNullable<z.infer<typeof Body>['text']>['format']>;

function checkSchema(format: Format | undefined, model: string): void {
  const fault = format?.strict && format.schema && findStrictSchemaFault(format.schema);
  if (!fault) return;
  const message = `Invalid schema for response_format '${format.name}': ${fault}`;
  const code = 'invalid_json_schema';
  const parameter = 'text.format.schema';
  throw new Rejection(openaiFailures({ kind: 'invalid-request', message, code, parameter }, model));
}

const messageId = 'msg_fake';

function message(answer: ModelAnswer) {
  const content = answer.text ? [contentPart(answer, answer.text)] : [];
  const status = answer.ending === 'truncated' ? 'incomplete' : 'completed';
  return { type: 'message', id: messageId, role: 'assistant', status, content };
}

/** A refusal is a part of its own kind; the response still counts as completed. */
const contentPart = ({ ending, citations }: ModelAnswer, text: string) =>
  ending === 'refused-by-model'
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: annotationsOf(citations, text) };

/** Where in the answer, and the page: never its words. */
const annotationsOf = (citations: ModelAnswer['citations'] = [], text: string) =>
  citations.map(({ title, url }) => ({
    ...{ type: 'url_citation', start_index: 0, end_index: text.length, title, url },
  }));

const incompleteReasons = {
  truncated: 'max_output_tokens',
  'refused-by-filter': 'content_filter',
} as const;

function ending({ ending, usage }: ModelAnswer) {
  const reason =
    ending === 'truncated' || ending === 'refused-by-filter' ? incompleteReasons[ending] : null;
  return {
    status: reason ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: reason && { reason },
    usage: {
      input_tokens: usage.inputTokens,
      input_tokens_details: { cached_tokens: usage.cachedTokens ?? 0 },
      output_tokens: usage.outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.inputTokens + usage.outputTokens,
    },
  };
}

function streamOf(response: object, answer: ModelAnswer): ProviderEventStream {
  const begun = { ...response, status: 'in_progress', output: [], usage: null };
  const end = ending(answer);
  const item = message(answer);
  const kind = answer.ending === 'refused-by-model' ? 'refusal' : 'output_text';
  const place = { item_id: messageId, output_index: 0, content_index: 0 };
  const part = (text: string) => ({ ...place, part: contentPart(answer, text) });
  const done = kind === 'refusal' ? { refusal: answer.text } : { text: answer.text, logprobs: [] };
  return {
    accepted: [
      event('response.created', { response: begun }),
      event('response.in_progress', { response: begun }),
    ],
    opening: [
      event('response.output_item.added', {
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      }),
      ...(answer.text ? [event('response.content_part.added', part(''))] : []),
    ],
    deltas: chunksOf(answer.text).map((delta) =>
      event(`response.${kind}.delta`, { ...place, delta }),
    ),
    closing: [
      ...(answer.text
        ? [
            ...annotationsOf(answer.citations, answer.text).map((annotation, annotation_index) =>
              event('response.output_text.annotation.added', {
                ...{ ...place, annotation_index, annotation },
              }),
            ),
            event(`response.${kind}.done`, { ...place, ...done }),
            event('response.content_part.done', part(answer.text)),
          ]
        : []),
      event('response.output_item.done', { output_index: 0, item }),
      event(end.status === 'completed' ? 'response.completed' : 'response.incomplete', {
        response: { ...response, ...end, output: [item] },
      }),
    ],
  };
}

type TypedEvent = ServerEvent & { data: { type: string } };

const event = (name: string, data: object): TypedEvent => ({ name, data: { type: name, ...data } });

function numbered(stream: ProviderEventStream): ProviderEventStream {
  let number = 0;
  const count = (events: ServerEvent[]) =>
    events.map(({ name, data }) => {
      number += 1;
      return { name, data: { ...(data as object), sequence_number: number - 1 } };
    });
  return {
    accepted: count(stream.accepted),
    opening: count(stream.opening),
    deltas: count(stream.deltas),
    closing: count(stream.closing),
  };
}
