import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const tooLarge = /^HTTP\/1\.1 413 .*That is more than can be sent at once\./s;

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
