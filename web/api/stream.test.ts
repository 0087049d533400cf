import { afterEach, expect, test, vi } from 'vitest';
import { generatePosts } from '#contract/calls/posts.ts';
import { ApiError } from './api-error.ts';
import { callStream } from './stream.ts';

afterEach(() => vi.unstubAllGlobals());

/** The server answers with these bytes, a few at a time. */
function answerWith(text: string, bytesAtATime = 7): void {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += bytesAtATime) {
        controller.enqueue(bytes.slice(at, at + bytesAtATime));
      }
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
}

async function run() {
  const heard: string[] = [];
  const sent = { body: { topicId: 'sellers', location: 'Austin', state: 'TX' } };
  const answer = await callStream(generatePosts, sent, {
    delta: ({ text }) => void heard.push(text),
    restart: () => void heard.push('restart'),
  });
  return { heard, answer };
}

const delta = (text: string) =>
  `event: delta\ndata: ${JSON.stringify({ field: 'content', text })}\n\n`;
const done = 'event: done\ndata: {"posts":[]}\n\n';

test('events are told in their order, wherever the bytes are cut, and comments say nothing', async () => {
  answerWith(
    `${delta('Große 🏡')}: still here\n\n${delta('two')}event: restart\ndata: {}\n\n${done}`,
    3,
  );
  expect(await run()).toEqual({ heard: ['Große 🏡', 'two', 'restart'], answer: { posts: [] } });
});

test('a proxy may end lines its own way and split data over several lines', async () => {
  const text = `event:delta\r\ndata:{"field":"content",\r\ndata:"text":"one"}\r\n\r\n`;
  answerWith(text + done.replaceAll('\n', '\r\n'));
  expect(await run()).toEqual({ heard: ['one'], answer: { posts: [] } });
});

test('an error in the stream is the error of the call', async () => {
  const error = { message: 'The writer is busy.', code: 'ai_unavailable' };
  answerWith(`${delta('one')}event: error\ndata: ${JSON.stringify(error)}\n\n`);
  const failure = await run().catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ serverMessage: error.message, code: error.code });
});

test('a stream that ends before its end fails', async () => {
  answerWith(delta('one'));
  await expect(run()).rejects.toThrow('ended before its end');
});
