import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#contract/limits.ts';
import { listed } from '#server/adapters/files/testing/files-suite.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

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

const url = '/api/user-assets';
type Form = Awaited<ReturnType<typeof formOf>>;

const send = (client: TestClient, form: Form, headers: Record<string, string> = {}) =>
  client.send({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });

const rowsOf = async (client: TestClient) => {
  const assets = await app.pool.query('select id from user_assets where user_id = $1', [
    client.user?.id,
  ]);
  return assets.rowCount;
};

describe('a form', () => {
  test('with one file and its fields is taken, in any order', async () => {
    const client = await app.newUser();
    const last = await send(client, await formOf({ type: 'logo', file: fileOf(picture) }));
    expect(last.statusCode).toBe(201);
    const first = await send(client, await formOf({ file: fileOf(picture), type: 'headshot' }));
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ type: 'headshot', userId: client.user?.id });
  });

  test.each<[string, () => Promise<Form>, number, string]>([
    ['without a file', () => formOf({ type: 'logo' }), 400, 'Please choose a file to upload.'],
    [
      'with text in place of the file',
      () => formOf({ type: 'logo', file: 'text' }),
      400,
      'Please choose a file to upload.',
    ],
    [
      'sent before a file was chosen',
      () => formOf({ type: 'logo', file: fileOf(Buffer.alloc(0), '') }),
      400,
      'Please choose a file to upload.',
    ],
    [
      'with its file under another name',
      () => formOf({ type: 'logo', picture: fileOf(picture) }),
      400,
      'Please choose a file to upload.',
    ],
    [
      'with two files',
      () => formOf({ type: 'logo', file: [fileOf(picture), fileOf(picture)] }),
      400,
      'Please upload one file at a time.',
    ],
    [
      'with a second file under another name',
      () => formOf({ type: 'logo', file: fileOf(picture), other: fileOf(picture) }),
      400,
      'Please upload one file at a time.',
    ],
    [
      'with a field that is wrong',
      () => formOf({ type: 'poster', file: fileOf(picture) }),
      400,
      'Please say whether it is a headshot or a logo',
    ],
    [
      'with a field that is far too long',
      () => formOf({ type: 'x'.repeat(20_000), file: fileOf(picture) }),
      400,
      'The request could not be read.',
    ],
    [
      'with too many fields',
      () =>
        formOf({
          ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])),
          file: fileOf(picture),
        }),
      400,
      'The request could not be read.',
    ],
    [
      'that would change every object',
      () => formOf({ type: 'logo', constructor: 'x', file: fileOf(picture) }),
      400,
      'The request could not be read.',
    ],
    [
      'with a file one byte too large',
      () => formOf({ type: 'logo', file: fileOf(Buffer.alloc(upload.bytes + 1)) }),
      413,
      'A file may have at most 10 MB.',
    ],
    [
      'with a file of many times the size',
      () => formOf({ type: 'logo', file: fileOf(Buffer.alloc(4 * upload.bytes)) }),
      413,
      'A file may have at most 10 MB.',
    ],
  ])('%s is refused', async (_, make, status, message) => {
    const client = await app.newUser();
    const response = await send(client, await make());
    expect(response.json()).toMatchObject({ message });
    expect(response.statusCode).toBe(status);
    expect(await rowsOf(client)).toBe(0);
  });

  test('with a file of exactly 10 MB is read', async () => {
    const client = await app.newUser();
    const file = Buffer.concat([picture, Buffer.alloc(upload.bytes - picture.length)]);
    const response = await send(client, await formOf({ type: 'logo', file: fileOf(file) }));
    expect(response.statusCode).toBe(201);
  });

  test('that breaks off is refused', async () => {
    const client = await app.newUser();
    const { payload, headers } = await formOf({ type: 'logo', file: fileOf(picture) });
    for (const end of [10, 150, 300, payload.length - 10]) {
      const response = await send(client, { payload: payload.subarray(0, end), headers });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: 'The request could not be read.',
        code: 'invalid_input',
      });
    }
    expect(await rowsOf(client)).toBe(0);
  });

  test('that does not say where its parts end is refused', async () => {
    const client = await app.newUser();
    const { payload } = await formOf({ type: 'logo', file: fileOf(picture) });
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await send(client, { payload, headers })).statusCode).toBe(400);
    expect((await send(client, { payload: Buffer.alloc(0), headers })).statusCode).toBe(400);
  });
});

describe('what is no form', () => {
  test.each([
    ['JSON', { 'content-type': 'application/json' }, '{"type":"logo"}'],
    ['the bare file', { 'content-type': 'image/png' }, 'bytes'],
    ['another kind of form', { 'content-type': 'application/x-www-form-urlencoded' }, 'type=logo'],
    ['nothing', {}, undefined],
  ])('%s is 415 to an upload', async (_, headers, payload) => {
    const client = await app.newUser();
    const response = await client.send({
      method: 'POST',
      url,
      payload,
      headers: headers as Record<string, string>,
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('Please send the file in a form (multipart/form-data).');
  });

  test('a form is 415 where JSON is expected', async () => {
    const form = await formOf({ username: 'nora', password: 'correct horse' });
    const response = await app
      .visitor()
      .send({ method: 'POST', url: '/api/login', payload: form.payload, headers: form.headers });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('Please send JSON.');
  });
});

describe('an upload', () => {
  test('from another website is refused', async () => {
    const client = await app.newUser();
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    const response = await send(client, form, { origin: 'https://evil.example' });
    expect(response.json().code).toBe('foreign_origin');
    expect(await rowsOf(client)).toBe(0);
  });

  test('repeated with its key is done once, even at the same moment', async () => {
    const client = await app.newUser();
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    const key = { 'idempotency-key': 'one-upload-sent-three-times' };
    const before = (await listed(app.deps.files)).length;
    const answers = await Promise.all([1, 2, 3].map(() => send(client, form, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rowsOf(client)).toBe(1);
    expect((await listed(app.deps.files)).length).toBe(before + 1);
  });

  test('of another file or with other fields under the same key is refused', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'one-key-for-different-files' };
    await send(client, await formOf({ type: 'logo', file: fileOf(picture) }), key);
    const other = await pngPicture({ color: '#ffffff' });
    for (const parts of [
      { type: 'logo', file: fileOf(other) },
      { type: 'headshot', file: fileOf(picture) },
    ]) {
      const response = await send(client, await formOf(parts), key);
      expect(response.json().code).toBe('idempotency_key_reused');
    }
  });

  test('that was refused may be tried again with the same key', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'a-key-used-until-it-works' };
    const text = fileOf(Buffer.from('hello'));
    expect((await send(client, await formOf({ type: 'logo', file: text }), key)).statusCode).toBe(
      415,
    );
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    expect((await send(client, form, key)).statusCode).toBe(201);
  });

  test('is described for programs', async () => {
    const { paths } = (await app.visitor().get('/api/openapi.json')).json();
    const { requestBody, responses } = paths['/api/user-assets'].post;
    expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
      properties: { file: { format: 'binary' }, type: { enum: ['headshot', 'logo'] } },
      required: ['type', 'file'],
    });
    expect(responses['201'].content).toHaveProperty('application/json');
  });
});

/** What a socket sees: half-sent requests cannot be made any other way. */
describe('on the wire', () => {
  const headOf = (client: TestClient | undefined, more: string[]) =>
    [
      `POST ${url} HTTP/1.1`,
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
    socket.write(`GET /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookie}\r\n\r\n`);
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
    socket.write(`GET /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookie}\r\n\r\n`);
    expect(await next).toBe(200);
    socket.destroy();
  });

  test('who leaves in the middle leaves nothing behind', async () => {
    const client = await app.newUser();
    const { payload, headers } = await formOf({ type: 'logo', file: fileOf(picture) });
    const before = (await listed(app.deps.files)).length;
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
    expect(await rowsOf(client)).toBe(0);
    expect((await listed(app.deps.files)).length).toBe(before);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });
});
