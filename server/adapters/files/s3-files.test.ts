import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { newFileKey } from './files.ts';
import { createS3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';
import {
  expectTrouble,
  pictureBytes,
  refuse,
  sendPage,
  shortTimeouts,
  startBucket,
} from './testing/bucket.ts';
import { describeFiles, listAllFiles } from './testing/files-suite.ts';

describeFiles('files in a bucket', async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
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
    await files.save(key, pictureBytes, 'image/png');
    await putForeign(server.settings, 'backup.zip');
    await putForeign(server.settings, 'files/read me.txt');
    await putForeign(server.settings, `files/${newFileKey()}/${newFileKey()}`);
    expect((await listAllFiles(files)).map((file) => file.key)).toEqual([key]);
  });

  test('that gives its list in pages is read to the end', async () => {
    const server = await startS3Server({ pageSize: 2 });
    onTestFinished(server.close);
    const files = createS3Files(server.settings);
    const keys = Array.from({ length: 5 }, newFileKey);
    for (const key of keys) await files.save(key, pictureBytes, 'image/png');
    expect((await listAllFiles(files)).map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  test('is listed page by page', async () => {
    const keys = [newFileKey(), newFileKey(), newFileKey(), newFileKey(), newFileKey()];
    const { settings, asked } = await startBucket(({ url = '' }, response) => {
      const from = Number(new URL(url, 'http://bucket').searchParams.get('continuation-token'));
      sendPage(response, keys.slice(from, from + 2), from + 2 < keys.length ? from + 2 : undefined);
    });
    expect((await listAllFiles(createS3Files(settings))).map(({ key }) => key)).toEqual(keys);
    expect(asked).toHaveLength(3);
  });

  test.each(['../../../../../../etc/passwd', 'a/b', '', '.', 'x'.repeat(65), `${newFileKey()}\0`])(
    'is not asked for the key %j',
    async (key) => {
      const { settings, asked } = await startBucket(() => {});
      const files = createS3Files(settings);
      await expect(files.save(key, pictureBytes, 'image/png')).rejects.toThrow('not a file key');
      await expect(files.read(key)).rejects.toThrow('not a file key');
      await expect(files.remove(key)).rejects.toThrow('not a file key');
      expect(asked).toEqual([]);
    },
  );

  test('that is gone is a failure, not a bucket without files', async () => {
    const files = createS3Files({ ...server.settings, bucket: 'elsewhere' });
    await expectTrouble(files.read(newFileKey()), 'read');
    await expectTrouble(files.save(newFileKey(), pictureBytes, 'image/png'), 'stored');
    await expectTrouble(listAllFiles(files), 'listed');
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

  test.each([
    ['does not know our key', { accessKeyId: 'SOMEBODY', secretAccessKey: 'a-secret' }],
    ['has another secret for it', { secretAccessKey: 'a-secret' }],
  ])('one that %s is named, and the secret is not repeated', async (_, wrong) => {
    const failure = await createS3Files({ ...server.settings, ...wrong })
      .check()
      .catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(/^S3_BUCKET is "pictures", but .+ S3_ACCESS_KEY_ID/);
    expect(failure.message).not.toMatch(/SOMEBODY|a-secret/);
  });

  test('one that is in another region is told apart', async () => {
    const files = createS3Files({ ...server.settings, region: 'eu-central-1' });
    await expect(files.check()).rejects.toThrow('S3_REGION "eu-central-1"');
  });

  test.each([301, 400])('also by a store that answers %i to that', async (status) => {
    const { settings } = await startBucket((_request, response) => refuse(response, status));
    await expect(createS3Files(settings).check()).rejects.toThrow('S3_REGION "us-east-1"');
  });

  test('one that has trouble, is silent or cannot be reached may come back', async () => {
    const busy = await startBucket((_request, response) => refuse(response, 503));
    expect(await createS3Files(busy.settings).check()).toEqual({ reached: false });
    const silent = await startBucket(() => {});
    expect(await createS3Files(silent.settings, shortTimeouts).check()).toEqual({ reached: false });
    await silent.close();
    expect(await createS3Files(silent.settings).check()).toEqual({ reached: false });
  });
});

test('objects are asked for below the bucket, and removing one that is gone does no harm', async () => {
  const { settings, asked } = await startBucket((_request, response) =>
    refuse(response, 404, 'NoSuchKey'),
  );
  const key = newFileKey();
  await createS3Files(settings).remove(key);
  expect(asked).toEqual([`DELETE /pictures/files/${key}?x-id=DeleteObject`]);
});

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
