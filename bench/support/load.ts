import { connect, type Socket } from 'node:net';
import { percentile } from '#scripts/numbers.ts';
import { answerJobs } from '#server/testing/child.ts';

/**
 * Asks one address over a few kept connections, one request after another on each, for some seconds
 * or a number of requests. It reads no more of an answer than its status and length: what the client
 * costs must not hide what the servers cost.
 */

export type LoadJob = {
  port: number;
  /** One request for every connection, complete. */
  requests: string[];
  seconds?: number;
  /** In all, instead of a time. */
  times?: number;
};

export type LoadResult = {
  p50: number;
  p99: number;
  perSecond: number;
  answers: number;
  /** Answers that are no success. */
  failed: number;
};

answerJobs<LoadJob, LoadResult>(async (job) => {
  const latencies: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = job.seconds === undefined ? Number.POSITIVE_INFINITY : start + job.seconds * 1000;
  let left = job.times ?? Number.POSITIVE_INFINITY;

  await Promise.all(
    job.requests.map(async (request) => {
      const connection = await open(job.port);
      while (performance.now() < end && left > 0) {
        left -= 1;
        const asked = performance.now();
        const status = await connection.ask(request);
        latencies.push(performance.now() - asked);
        if (status < 200 || status > 299) failed += 1;
      }
      connection.close();
    }),
  );

  const seconds = (performance.now() - start) / 1000;
  return {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    perSecond: latencies.length / seconds,
    answers: latencies.length,
    failed,
  };
});

type Connection = { ask(request: string): Promise<number>; close(): void };

async function open(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.setNoDelay(true);
  // The close that follows is what ends the waiting.
  socket.on('error', () => {});
  return {
    ask(request) {
      const answered = readAnswer(socket);
      socket.write(request);
      return answered;
    },
    close: () => socket.destroy(),
  };
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('0\r\n\r\n');

/** The status of the next answer, once all of it is there. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head: { status: number; rest: number | undefined } | undefined;
    let begun: Buffer = Buffer.alloc(0);

    const read = (chunk: Buffer) => {
      let body = chunk;
      if (!head) {
        begun = Buffer.concat([begun, chunk]);
        const place = begun.indexOf(endOfHead);
        if (place < 0) return;
        head = parseHead(begun.toString('latin1', 0, place));
        body = begun.subarray(place + endOfHead.length);
      }
      if (head.rest === undefined) {
        if (!body.subarray(-endOfChunks.length).equals(endOfChunks)) return;
      } else {
        head.rest -= body.length;
        if (head.rest > 0) return;
      }
      stop();
      resolve(head.status);
    };
    const fail = () => {
      stop();
      reject(new Error('The connection ended before the answer'));
    };
    const stop = () => {
      socket.off('data', read);
      socket.off('close', fail);
    };
    socket.on('data', read);
    socket.on('close', fail);
  });
}

function parseHead(text: string): { status: number; rest: number | undefined } {
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  return { status: Number(text.slice(9, 12)), rest: length ? Number(length) : undefined };
}
