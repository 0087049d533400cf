import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#contract/limits.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countPictures, sendUpload, type UploadForm } from './testing/upload-client.ts';

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  picture = await pngPicture();
});
afterAll(() => app.close());

describe('a form', () => {
  test('with one file and its fields is taken, in any order', async () => {
    const client = await app.newUser();
    const last = await sendUpload(client, await formOf({ type: 'logo', file: fileOf(picture) }));
    expect(last.statusCode).toBe(201);
    const first = await sendUpload(
      client,
      await formOf({ file: fileOf(picture), type: 'headshot' }),
    );
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ type: 'headshot', userId: client.user?.id });
  });

  test.each<[string, () => Promise<UploadForm>, number, string]>([
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
      'Please choose headshot or logo',
    ],
    [
      'with a field that is far too long',
      () => formOf({ type: 'x'.repeat(20_000), file: fileOf(picture) }),
      400,
      'We couldn’t read the request.',
    ],
    [
      'with too many fields',
      () =>
        formOf({
          ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])),
          file: fileOf(picture),
        }),
      400,
      'We couldn’t read the request.',
    ],
    [
      'that would change every object',
      () => formOf({ type: 'logo', constructor: 'x', file: fileOf(picture) }),
      400,
      'We couldn’t read the request.',
    ],
    [
      'with a file one byte too large',
      () => formOf({ type: 'logo', file: fileOf(Buffer.alloc(upload.bytes + 1)) }),
      413,
      'Files can be up to 10 MB.',
    ],
    [
      'with a file of many times the size',
      () => formOf({ type: 'logo', file: fileOf(Buffer.alloc(4 * upload.bytes)) }),
      413,
      'Files can be up to 10 MB.',
    ],
  ])('%s is refused', async (_, make, status, message) => {
    const client = await app.newUser();
    const response = await sendUpload(client, await make());
    expect(response.json()).toMatchObject({ message });
    expect(response.statusCode).toBe(status);
    expect(await countPictures(app, client)).toBe(0);
  });

  test('with a file of exactly 10 MB is read', async () => {
    const client = await app.newUser();
    const file = Buffer.concat([picture, Buffer.alloc(upload.bytes - picture.length)]);
    const response = await sendUpload(client, await formOf({ type: 'logo', file: fileOf(file) }));
    expect(response.statusCode).toBe(201);
  });

  test('that breaks off is refused', async () => {
    const client = await app.newUser();
    const { payload, headers } = await formOf({ type: 'logo', file: fileOf(picture) });
    for (const end of [10, 150, 300, payload.length - 10]) {
      const response = await sendUpload(client, { payload: payload.subarray(0, end), headers });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: 'We couldn’t read the request.',
        code: 'invalid_input',
      });
    }
    expect(await countPictures(app, client)).toBe(0);
  });

  test('that does not say where its parts end is refused', async () => {
    const client = await app.newUser();
    const { payload } = await formOf({ type: 'logo', file: fileOf(picture) });
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await sendUpload(client, { payload, headers })).statusCode).toBe(400);
    expect((await sendUpload(client, { payload: Buffer.alloc(0), headers })).statusCode).toBe(400);
  });
});
