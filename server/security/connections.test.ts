import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends bytes as they are and gives all that came back until the server hangs up. */
async function talk(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // Being cut off is an answer too.
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) {
    socket.write(part, 'latin1');
    await wait(20);
  }
  await Promise.race([ended, wait(15_000)]);
  socket.destroy();
  return Buffer.from(answer, 'latin1').toString();
}

const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((m) => m[1]);

const head = 'Host: localhost\r\nContent-Type: application/json\r\n';

describe('slow senders', () => {
  test('have a minute for their headers and two for everything', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.http.server;
    expect(headersTimeout).toBe(60_000);
    expect(requestTimeout).toBe(120_000);
    expect(keepAliveTimeout).toBeGreaterThan(0);
    expect(keepAliveTimeout).toBeLessThanOrEqual(72_000);
  });

  test('keep nobody else waiting', async () => {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`POST /api/login HTTP/1.1\r\n${head}Content-Length: 1000\r\n\r\n{"user`);
      return socket;
    });
    const answer = await talk(
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(statuses(answer)).toEqual(['200']);
    for (const socket of sockets) socket.destroy();
  });
});

describe('requests with two endings', () => {
  const hidden = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test.each([
    [
      'a length and chunks',
      `POST /api/logout HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'two lengths',
      `POST /api/logout HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`,
    ],
    [
      'chunks by another name',
      `POST /api/logout HTTP/1.1\r\n${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a space before the colon',
      `POST /api/logout HTTP/1.1\r\n${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'lines that end alone',
      `POST /api/logout HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`,
    ],
  ])('%s are refused and the connection is closed', async (_, request) => {
    const answer = await talk(request);
    expect(statuses(answer)).toEqual(['400']);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('"code":"invalid_input"');
  });
});

describe('headers', () => {
  test.each([
    ['of 20 KB', `X-Long: ${'x'.repeat(20_000)}\r\n`],
    ['with a NUL', 'X-Odd: a\0b\r\n'],
    ['with a line break in it', 'X-Odd: a\rX-Forged: b\r\n'],
    ['without a name', ': nothing\r\n'],
  ])('%s are refused in our own words', async (_, line) => {
    const answer = await talk(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n${line}\r\n`);
    expect(statuses(answer)).toEqual(['400']);
    expect(answer).toContain('We couldn’t read the request.');
    expect(answer).not.toMatch(/HPE_|node|stack/i);
    expect(answer).toContain("frame-ancestors 'none'");
  });

  test('a line break in an address ends up in no answer', async () => {
    const answer = await talk(
      'GET /auth%0d%0aSet-Cookie:%20forged=1?next=%0d%0aX-Forged:1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).not.toMatch(/^(set-cookie: forged|x-forged)/im);
  });
});

test('a body that says less than it is, or more, is refused', async () => {
  const short = await talk(
    `POST /api/login HTTP/1.1\r\n${head}Content-Length: 5\r\nConnection: close\r\n\r\n{"username":"a"}`,
  );
  expect(statuses(short)).toEqual(['400']);
  const huge = await talk(
    `POST /api/login HTTP/1.1\r\n${head}Content-Length: 99999999999\r\n\r\n{`,
  );
  expect(statuses(huge)).toEqual(['413']);
});
