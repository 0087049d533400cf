import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerJobs } from '#server/testing/child.ts';

/** Opens generation streams, so many a second, and reads every one to its end. */

export type StreamsJob = {
  address: string;
  /** One a stream. */
  cookies: string[];
  body: object;
  perSecond: number;
};

export type StreamResult = {
  /** Milliseconds until the first words, absent when none came. */
  firstWords?: number;
  /** What the last event was, or how it failed. */
  end: string;
};

export type StreamsResult = { streams: StreamResult[]; openAtOnce: number };

// Every stream has a connection of its own, as every browser has.
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

answerJobs<StreamsJob, StreamsResult>(async ({ address, cookies, body, perSecond }) => {
  const url = new URL('/api/generate', address);
  const text = JSON.stringify(body);
  let [open, openAtOnce] = [0, 0];
  const streams = await Promise.all(
    cookies.map(async (cookie, number) => {
      await wait((number * 1000) / perSecond);
      open += 1;
      openAtOnce = Math.max(openAtOnce, open);
      const result = await readStream(url, cookie, text);
      open -= 1;
      return result;
    }),
  );
  return { streams, openAtOnce };
});

function readStream(url: URL, cookie: string, body: string): Promise<StreamResult> {
  return new Promise((resolve) => {
    const asked = performance.now();
    const headers = {
      cookie,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const call = ask(url, { method: 'POST', agent, headers }, (response) =>
      resolve(follow(response, asked)),
    );
    call.on('error', (error) => resolve({ end: error.message }));
    call.end(body);
  });
}

async function follow(response: IncomingMessage, asked: number): Promise<StreamResult> {
  const result: StreamResult = { end: `status ${response.statusCode}` };
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      const text = chunk as string;
      if (result.firstWords === undefined && text.includes('event: delta\n')) {
        result.firstWords = performance.now() - asked;
      }
      const events = text.match(/^event: (\w+)$/gm);
      if (events) result.end = events.at(-1)?.slice('event: '.length) ?? result.end;
    }
  } catch (error) {
    result.end = (error as Error).message;
  }
  return result;
}
