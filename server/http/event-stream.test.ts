import type { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As much of a reply as a stream needs. */
function fakeReply() {
  const headers: Record<string, string> = {};
  let sent: PassThrough | undefined;
  const reply = {
    type: (value: string) => reply.header('content-type', value),
    header(name: string, value: string) {
      headers[name] = value;
      return reply;
    },
    send(stream: PassThrough) {
      sent = stream;
      return reply;
    },
  };
  return {
    reply: reply as unknown as FastifyReply,
    headers,
    text: () => String(sent?.read() ?? ''),
  };
}

test('nothing is sent before the first event, and no proxy may hold it back', () => {
  const { reply, headers, text } = fakeReply();
  const events = new EventStream(reply);
  expect(events.isOpen).toBe(false);
  events.send('start', { title: 'One\nline' });
  expect(events.isOpen).toBe(true);
  expect(text()).toBe('event: start\ndata: {"title":"One\\nline"}\n\n');
  expect(headers).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  events.close();
});

test('a comment every 15 seconds keeps a quiet stream open, and ends with it', () => {
  const { reply, text } = fakeReply();
  const events = new EventStream(reply);
  events.send('start', {});
  text();
  vi.advanceTimersByTime(14_000);
  expect(text()).toBe('');
  vi.advanceTimersByTime(2_000);
  expect(text()).toBe(': waiting\n\n');
  events.close();
  expect(vi.getTimerCount()).toBe(0);
});
