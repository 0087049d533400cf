import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newFileKey } from './files.ts';
import { createS3Files } from './s3-files.ts';
import {
  expectTrouble,
  expectTroubleWithAll,
  pictureBytes,
  refuse,
  sendPage,
  shortTimeouts,
  startBucket,
} from './testing/bucket.ts';
import { listAllFiles } from './testing/files-suite.ts';

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
    await expectTrouble(createS3Files(settings, shortTimeouts).read(newFileKey()), 'read');
    expect(asked).toHaveLength(1);
    await expectTroubleWithAll(settings);
  });

  test('when it falls silent in the middle of a file', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('half a pict');
    });
    await expectTrouble(createS3Files(settings, shortTimeouts).read(newFileKey()), 'read');
  });

  test('when it drips for longer than anybody waits', async () => {
    const { settings } = await startBucket(async (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      while (!response.destroyed) {
        response.write('x');
        await wait(20);
      }
    });
    const files = createS3Files(settings, { ...shortTimeouts, total: 300 });
    await expectTrouble(files.read(newFileKey()), 'read');
  });

  test('when it cuts the connection in the middle of a file', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('half a pict', () => response.destroy());
    });
    await expectTrouble(createS3Files(settings, shortTimeouts).read(newFileKey()), 'read');
  });

  test('when a page of a hotel network answers in its place', async () => {
    const { settings } = await startBucket((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Please sign in.</p>');
    });
    await expectTroubleWithAll(settings);
  });

  test('when its list never ends', async () => {
    const { settings } = await startBucket((_request, response) => sendPage(response, [], 7));
    await expectTrouble(listAllFiles(createS3Files(settings)), 'listed');
  });
});

test('a slow bucket is waited for as long as something moves', async () => {
  const { settings } = await startBucket(async (_request, response) => {
    response.writeHead(200, { 'content-length': '9' });
    for (const letter of pictureBytes.toString()) {
      response.write(letter);
      await wait(60);
    }
    response.end();
  });
  const files = createS3Files(settings, { ...shortTimeouts, silence: 5_000 });
  expect(await files.read(newFileKey())).toEqual(pictureBytes);
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
    else response.writeHead(200).end(pictureBytes);
  });
  const files = createS3Files(settings);
  expect(await files.read(newFileKey())).toEqual(pictureBytes);
  await files.save(newFileKey(), pictureBytes, 'image/png');
  expect(asked).toHaveLength(4);
});
