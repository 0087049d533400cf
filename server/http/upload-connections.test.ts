import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#contract/limits.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { countPictures, uploadUrl } from './testing/upload-client.ts';

let app: TestApp;
let picture: Buffer;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  picture = await pngPicture();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** What a socket sees: half-sent requests cannot be made any other way. */
describe('on the wire', () => {
  const headOf = (client: TestClient | undefined, more: string[]) =>
    [
      `POST ${uploadUrl} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      ...(client?.cookie ? [`Cookie: ${client.cookie}`] : []),
      ...more,
      '\r\n',
    ].join('\r\n');

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** The status of the next answer, which must come while the request is not finished. */
  async function nextStatus(socket: Socket): Promise<number> {
    const [data] = (await once(socket, 'data')) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]);
  }

  test('a visitor is refused before a single byte of the file is asked for', async () => {
    const { headers } = await formOf({ file: fileOf(picture) });
    const socket = await open();
    socket.write(
      headOf(undefined, [
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${upload.bytes}`,
      ]),
    );
    expect(await nextStatus(socket)).toBe(401);
    socket.destroy();
  });

  test('who announces too much is refused before sending it', async () => {
    const { headers } = await formOf({ file: fileOf(picture) });
    const socket = await open();
    socket.write(
      headOf(await app.newUser(), [
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${2 * upload.bytes}`,
      ]),
    );
    expect(await nextStatus(socket)).toBe(413);
    socket.destroy();
  });

  test('who sends too much without announcing it is refused at the limit, and can go on', async () => {
    const client = await app.newUser();
    const socket = await open();
    socket.write(
      headOf(client, [
        'Content-Type: multipart/form-data; boundary=edge',
        'Transfer-Encoding: chunked',
      ]),
    );
    const chunk = (bytes: string | Buffer) => {
      socket.write(`${bytes.length.toString(16)}\r\n`);
      socket.write(bytes);
      socket.write('\r\n');
    };
    const status = nextStatus(socket);
    chunk('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    const megabyte = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < 11; sent++) chunk(megabyte);
    expect(await status).toBe(413);

    // The rest may still arrive, and the connection stays good.
    for (let sent = 0; sent < 5; sent++) chunk(megabyte);
    chunk('\r\n--edge--\r\n');
    socket.write('0\r\n\r\n');
    const next = nextStatus(socket);
    socket.write(`GET /api/user HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n\r\n`);
    expect(await next).toBe(200);
    socket.destroy();
  });

  test('after two large files the connection is still good', async () => {
    const client = await app.newUser();
    const large = fileOf(Buffer.alloc(5 * 1024 * 1024));
    const { payload, headers } = await formOf({ file: [large, large] });
    const socket = await open();
    const status = nextStatus(socket);
    socket.write(
      headOf(client, [
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${payload.length}`,
      ]),
    );
    socket.write(payload);
    expect(await status).toBe(400);
    const next = nextStatus(socket);
    socket.write(`GET /api/user HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n\r\n`);
    expect(await next).toBe(200);
    socket.destroy();
  });

  test('who leaves in the middle leaves nothing behind', async () => {
    const client = await app.newUser();
    const { payload, headers } = await formOf({ type: 'logo', file: fileOf(picture) });
    const before = (await listAllFiles(app.deps.files)).length;
    const socket = await open();
    socket.write(
      headOf(client, [
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${payload.length}`,
      ]),
    );
    socket.write(payload.subarray(0, payload.length - 20));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await countPictures(app, client)).toBe(0);
    expect((await listAllFiles(app.deps.files)).length).toBe(before);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });
});
