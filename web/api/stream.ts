import type { z } from 'zod';
import {
  type Answer,
  type Call,
  pathOf,
  type Sent,
  type StreamEndpoint,
} from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { noteWrite } from './page-answers.ts';

type Events<E extends StreamEndpoint> = {
  [Name in keyof E['events']]: z.output<E['events'][Name]>;
};

type Listeners<E extends StreamEndpoint> = {
  [Name in keyof E['events']]?: (data: Events<E>[Name]) => void;
};

/** The connection broke off before the end: nothing of what was shown so far may be kept. */
class StreamBroken extends Error {
  override name = 'StreamBroken';
}

/**
 * Calls a stream endpoint and tells its events on the way. Ends with the answer of `done`, or fails
 * with the server's error. Never retried: a stream costs what it costs.
 */
export async function callStream<E extends StreamEndpoint>(
  target: Call<E>,
  sent: Sent<E>,
  listeners: Listeners<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  // Comes while the server begins; no screen needs it at first.
  const parser = import('eventsource-parser/stream');
  parser.catch(() => {});
  const { params, body } = sent as { params?: Record<string, unknown>; body?: unknown };
  const sending = fetch(pathOf(target, params), {
    method: target.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  });
  const response = await noteWrite(sending);
  if (!response.ok) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  // A server or proxy that does not stream answers in one piece.
  if (!isEventStream(response)) return response.json() as Promise<Answer<E>>;

  for await (const { event, data } of eventsOf(response, await parser)) {
    if (event === 'done') return data as Answer<E>;
    if (event === 'error') throw new ApiError(0, JSON.stringify(data), 'error in the stream');
    listeners[event as keyof E['events']]?.(data as never);
  }
  throw new StreamBroken('The stream ended before its end.');
}

const isEventStream = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

type ServerEvent = { event: string; data: unknown };

async function* eventsOf(
  response: Response,
  { EventSourceParserStream }: typeof import('eventsource-parser/stream'),
): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (value.event) yield { event: value.event, data: JSON.parse(value.data) };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
