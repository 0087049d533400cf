import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestBody } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let port: number;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
  cookie = (await app.newUser()).cookie ?? '';
});
afterAll(() => app.close());

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const headOf = (length: string) =>
  `POST /api/saved-content HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n` +
  `Content-Type: application/json\r\n${length}\r\n\r\n`;

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Nothing is read until everything was sent.
  socket.pause();
  return socket;
}

const sent = (socket: Socket, bytes: Buffer | string) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function sendChunk(socket: Socket, bytes: Buffer): Promise<void> {
  await sent(socket, `${bytes.length.toString(16)}\r\n`);
  await sent(socket, bytes);
  await sent(socket, '\r\n');
}

async function nextAnswer(socket: Socket): Promise<string> {
  socket.resume();
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

async function expectStillGood(socket: Socket): Promise<void> {
  socket.write(`GET /api/user HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
  expect(await nextAnswer(socket)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
}

const tooLarge = /^HTTP\/1\.1 413 .*That’s too much to send at once\./s;

test('who announces too much, sends it all and reads then gets the answer', async () => {
  const socket = await open();
  await sent(socket, headOf(`Content-Length: ${20 * megabyte.length}`));
  for (let count = 0; count < 20; count += 1) await sent(socket, megabyte);
  expect(await nextAnswer(socket)).toMatch(tooLarge);
  await expectStillGood(socket);
});

test('so does who never said how much it would be', async () => {
  const socket = await open();
  await sent(socket, headOf('Transfer-Encoding: chunked'));
  for (let count = 0; count < 20; count += 1) await sendChunk(socket, megabyte);
  await sent(socket, '0\r\n\r\n');
  expect(await nextAnswer(socket)).toMatch(tooLarge);
  await expectStillGood(socket);
});

test('who wants the connection closed behind the answer gets it, too', async () => {
  const socket = await open();
  const failed = new Promise((_, reject) => socket.on('error', reject));
  await sent(socket, headOf(`Connection: close\r\nContent-Length: ${20 * megabyte.length}`));
  // Long enough for an answer that does not wait to have closed the connection.
  await setTimeout(200);
  for (let count = 0; count < 20; count += 1) await sent(socket, megabyte);
  expect(await Promise.race([nextAnswer(socket), failed])).toMatch(tooLarge);
});

test('who sends without an end is cut off', async () => {
  const socket = await open();
  const closed = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  socket.resume();
  await sent(socket, headOf('Transfer-Encoding: chunked'));
  const sending = async () => {
    for (let count = 0; count < 1_000; count += 1) await sendChunk(socket, megabyte);
  };
  await expect(sending()).rejects.toThrow();
  await closed;
});

describe('packed bodies', () => {
  const bomb = JSON.stringify({ json: { a: Array(2_000_000).fill({}) } });
  test.each([
    ['br', brotliCompressSync(bomb)],
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['anything', Buffer.from('{}')],
    ['gzip, br', Buffer.from('{}')],
  ])('%s is refused unread, from strangers and from users', async (encoding, payload) => {
    for (const headers of [{}, { cookie }, { cookie: 'porchlight_session=made-up' }]) {
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/drafts/long-form',
        payload,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-encoding': encoding,
        },
      });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
  });

  test('a body that says it is not packed is read', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/learner/save-answer',
      payload: { question: 'Which park?', answer: 'Zilker Park.' },
      headers: { cookie, 'content-encoding': 'identity' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('who is not signed in', () => {
  test('is refused before the body is read', async () => {
    const socket = await open();
    const head = headOf(`Content-Length: ${4 * megabyte.length}`).replace(/Cookie: .*\r\n/, '');
    await sent(socket, head);
    // Nothing of the body was sent yet.
    expect(await nextAnswer(socket)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  test.each(['/api/login', '/api/register', '/api/auth/forgot-password', '/api/nothing-here'])(
    'may send a few kilobytes to %s',
    async (url) => {
      const payload = { username: 'x'.repeat(requestBody.visitor) };
      const response = await app.http.inject({ method: 'POST', url, payload });
      expect(response.statusCode).toBe(413);
      expect(response.json().code).toBe('too_large');
    },
  );
});
