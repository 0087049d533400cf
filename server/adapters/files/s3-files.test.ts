import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { StartError } from '#server/start-error.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { newFileKey } from './files.ts';
import { createS3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';
import { describeFiles, listed } from './testing/files-suite.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const picture = Buffer.from('a picture');

describeFiles('files in a bucket', async () => {
  const server = await startS3Server();
  closing.push(server.close);
  return createS3Files(server.settings);
});

describe('a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  test('gives back a huge file as it was, byte by byte', async () => {
    const files = createS3Files(server.settings);
    const key = newFileKey();
    const huge = Buffer.alloc(24 * 1024 * 1024);
    for (let at = 0; at < huge.length; at += 4) huge.writeUInt32LE(at, at);
    await files.save(key, huge, 'image/png');
    expect((await files.read(key))?.equals(huge)).toBe(true);
    await files.remove(key);
  });

  test('may hold what is none of ours', async () => {
    const files = createS3Files(server.settings);
    const key = newFileKey();
    await files.save(key, picture, 'image/png');
    await putForeign(server.settings, 'backup.zip');
    await putForeign(server.settings, 'files/read me.txt');
    await putForeign(server.settings, `files/${newFileKey()}/${newFileKey()}`);
    expect((await listed(files)).map((file) => file.key)).toEqual([key]);
  });

  test('is listed page by page', async () => {
    const keys = [newFileKey(), newFileKey(), newFileKey(), newFileKey(), newFileKey()];
    const { settings, asked } = await startBucket(({ url = '' }, response) => {
      const from = Number(new URL(url, 'http://bucket').searchParams.get('continuation-token'));
      sendPage(response, keys.slice(from, from + 2), from + 2 < keys.length ? from + 2 : undefined);
    });
    expect((await listed(createS3Files(settings))).map(({ key }) => key)).toEqual(keys);
    expect(asked).toHaveLength(3);
  });

  test.each(['../../../../../../etc/passwd', 'a/b', '', '.', 'x'.repeat(65), `${newFileKey()}\0`])(
    'is not asked for the key %j',
    async (key) => {
      const { settings, asked } = await startBucket(() => {});
      const files = createS3Files(settings);
      await expect(files.save(key, picture, 'image/png')).rejects.toThrow('not a file key');
      await expect(files.read(key)).rejects.toThrow('not a file key');
      await expect(files.remove(key)).rejects.toThrow('not a file key');
      expect(asked).toEqual([]);
    },
  );

  test('that is gone is a failure, not a bucket without files', async () => {
    const files = createS3Files({ ...server.settings, bucket: 'elsewhere' });
    await expectTrouble(files.read(newFileKey()), 'read');
    await expectTrouble(files.save(newFileKey(), picture, 'image/png'), 'stored');
    await expectTrouble(listed(files), 'listed');
  });
});

describe('at the start', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  test('a bucket that is there is fine', async () => {
    expect(await createS3Files(server.settings).check()).toEqual({ reached: true });
  });

  test('one that is not there is named', async () => {
    const failure = await createS3Files({ ...server.settings, bucket: 'elsewhere' })
      .check()
      .catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(/^S3_BUCKET is "elsewhere", but 127\.0\.0\.1:\d+ has no such/);
  });

  test('one that does not know our key is named, and the secret is not repeated', async () => {
    const wrong = { accessKeyId: 'SOMEBODY', secretAccessKey: 'a-secret' };
    const failure = await createS3Files({ ...server.settings, ...wrong })
      .check()
      .catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(/^S3_BUCKET is "pictures", but .+ S3_ACCESS_KEY_ID/);
    expect(failure.message).not.toMatch(/SOMEBODY|a-secret/);
  });

  test.each([301, 400])('a bucket of another region (%i) is told apart', async (status) => {
    const { settings } = await startBucket((_request, response) => refuse(response, status));
    await expect(createS3Files(settings).check()).rejects.toThrow('S3_REGION "us-east-1"');
  });

  test('one that has trouble, is silent or cannot be reached may come back', async () => {
    const busy = await startBucket((_request, response) => refuse(response, 503));
    expect(await createS3Files(busy.settings).check()).toEqual({ reached: false });
    const silent = await startBucket(() => {});
    expect(await createS3Files(silent.settings, impatience).check()).toEqual({ reached: false });
    await silent.close();
    expect(await createS3Files(silent.settings).check()).toEqual({ reached: false });
  });
});

describe('a bucket in trouble is told in plain words', () => {
  test.each([403, 500, 503, 429])('when it answers %i', async (status) => {
    const { settings } = await startBucket((_request, response) => refuse(response, status));
    await expectTroubleWithAll(settings);
  });

  test('when it is gone', async () => {
    const bucket = await startBucket(() => {});
    await bucket.close();
    await expectTroubleWithAll(bucket.settings);
  });

  test('when it is silent, and it is not asked again', async () => {
    const { settings, asked } = await startBucket(() => {});
    await expectTrouble(createS3Files(settings, impatience).read(newFileKey()), 'read');
    expect(asked).toHaveLength(1);
    await expectTroubleWithAll(settings);
  });

  test('when it falls silent in the middle of a file', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('half a pict');
    });
    await expectTrouble(createS3Files(settings, impatience).read(newFileKey()), 'read');
  });

  test('when it drips for longer than anybody waits', async () => {
    const { settings } = await startBucket(async (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      while (!response.destroyed) {
        response.write('x');
        await wait(20);
      }
    });
    const files = createS3Files(settings, { ...impatience, total: 300 });
    await expectTrouble(files.read(newFileKey()), 'read');
  });

  test('when it cuts the connection in the middle of a file', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('half a pict', () => response.destroy());
    });
    await expectTrouble(createS3Files(settings, impatience).read(newFileKey()), 'read');
  });

  test('when a page of a hotel network answers in its place', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Please sign in.</p>');
    });
    await expectTroubleWithAll(settings);
  });

  test('when its list never ends', async () => {
    const { settings } = await startBucket((_request, response) => sendPage(response, [], 7));
    await expectTrouble(listed(createS3Files(settings)), 'listed');
  });
});

test('a slow bucket is waited for as long as something moves', async () => {
  const { settings } = await startBucket(async (_request, response) => {
    response.writeHead(200, { 'content-length': '9' });
    for (const letter of picture.toString()) {
      response.write(letter);
      await wait(60);
    }
    response.end();
  });
  const files = createS3Files(settings, { ...impatience, silence: 400 });
  expect(await files.read(newFileKey())).toEqual(picture);
});

test('a lasting refusal is not tried again, a passing one is once', async () => {
  const refusing = await startBucket((_request, response) => refuse(response, 403));
  await expectTrouble(createS3Files(refusing.settings).read(newFileKey()), 'read');
  expect(refusing.asked).toHaveLength(1);
  const busy = await startBucket((_request, response) => refuse(response, 503));
  await expectTrouble(createS3Files(busy.settings).read(newFileKey()), 'read');
  expect(busy.asked).toHaveLength(2);
});

test('one refusal or a cut connection does no harm', async () => {
  const { settings, asked } = await startBucket((_request, response) => {
    if (asked.length === 1) refuse(response, 503);
    else if (asked.length === 3) response.destroy();
    else response.writeHead(200).end(picture);
  });
  const files = createS3Files(settings);
  expect(await files.read(newFileKey())).toEqual(picture);
  await files.save(newFileKey(), picture, 'image/png');
  expect(asked).toHaveLength(4);
});

test('objects are asked for below the bucket, and removing one that is gone does no harm', async () => {
  const { settings, asked } = await startBucket((_request, response) =>
    refuse(response, 404, 'NoSuchKey'),
  );
  const key = newFileKey();
  await createS3Files(settings).remove(key);
  expect(asked).toEqual([`DELETE /pictures/files/${key}?x-id=DeleteObject`]);
});

/** As little patience as a test has. */
const impatience = { connect: 1_000, silence: 200, total: 5_000, atStart: 1_000 };

const secretText = 'the account 4711 of the vendor';

function refuse(response: ServerResponse, status: number, code = 'SomeCode'): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${secretText}</Message></Error>`);
}

function sendPage(response: ServerResponse, keys: string[], next: number | undefined): void {
  const files = keys.map(
    (key) =>
      `<Contents><Key>files/${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListBucketResult>${files.join('')}${more}</ListBucketResult>`);
}

/** Whatever can be asked for a bucket, answered as told. */
async function startBucket(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const asked: string[] = [];
  const http = createServer(async (request, response) => {
    await buffer(request).catch(() => {});
    asked.push(`${request.method} ${request.url}`);
    await answer(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  async function close() {
    http.closeAllConnections();
    if (http.listening) await new Promise((resolve) => http.close(resolve));
  }
  closing.push(close);
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'an-id',
    secretAccessKey: 'a-secret',
  };
  return { settings, asked, close };
}

async function expectTroubleWithAll(settings: S3Settings): Promise<void> {
  const files = createS3Files(settings, impatience);
  await Promise.all([
    expectTrouble(files.save(newFileKey(), picture, 'image/png'), 'stored'),
    expectTrouble(files.read(newFileKey()), 'read'),
    expectTrouble(files.remove(newFileKey()), 'removed'),
    expectTrouble(listed(files), 'listed'),
  ]);
}

/** Words for the person, and a reason for the log that says nothing of what the vendor said. */
async function expectTrouble(work: Promise<unknown>, done: string): Promise<void> {
  const failure = await work.then(
    () => 'no failure',
    (error) => error,
  );
  expect(failure).toBeInstanceOf(AppError);
  expect(failure.code).toBe('unavailable');
  expect(failure.message).toBe(`The file could not be ${done} right now. Try again later.`);
  expect(failure.cause.message).toMatch(/^S3: \S/);
  expect(`${failure.cause.stack}`).not.toMatch(new RegExp(`${secretText}|a-secret|an-id`));
}

async function putForeign({ bucket, ...settings }: S3Settings, Key: string): Promise<void> {
  const client = new S3Client({
    endpoint: settings.endpoint ?? '',
    region: settings.region,
    credentials: settings,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'hello' }));
}
