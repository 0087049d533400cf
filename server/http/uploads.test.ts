import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countPictures, sendUpload, uploadUrl } from './testing/upload-client.ts';

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  picture = await pngPicture();
});
afterAll(() => app.close());

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
      url: uploadUrl,
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
    const response = await sendUpload(client, form, { origin: 'https://evil.example' });
    expect(response.json().code).toBe('foreign_origin');
    expect(await countPictures(app, client)).toBe(0);
  });

  test('is one of four at once of a user; the others are asked to come back', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const client = await limited.newUser();
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendUpload(client, form)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429, 429]);
    expect((await sendUpload(client, form)).statusCode).toBe(201);
    await limited.close();
  });

  test('repeated with its key is done once, even at the same moment', async () => {
    const client = await app.newUser();
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    const key = { 'idempotency-key': 'one-upload-sent-three-times' };
    const before = (await listAllFiles(app.deps.files)).length;
    const answers = await Promise.all([1, 2, 3].map(() => sendUpload(client, form, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countPictures(app, client)).toBe(1);
    expect((await listAllFiles(app.deps.files)).length).toBe(before + 1);
  });

  test('of another file or with other fields under the same key is refused', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'one-key-for-different-files' };
    await sendUpload(client, await formOf({ type: 'logo', file: fileOf(picture) }), key);
    const other = await pngPicture({ color: '#ffffff' });
    for (const parts of [
      { type: 'logo', file: fileOf(other) },
      { type: 'headshot', file: fileOf(picture) },
    ]) {
      const response = await sendUpload(client, await formOf(parts), key);
      expect(response.json().code).toBe('idempotency_key_reused');
    }
  });

  test('that was refused may be tried again with the same key', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'a-key-used-until-it-works' };
    const text = fileOf(Buffer.from('hello'));
    expect(
      (await sendUpload(client, await formOf({ type: 'logo', file: text }), key)).statusCode,
    ).toBe(415);
    const form = await formOf({ type: 'logo', file: fileOf(picture) });
    expect((await sendUpload(client, form, key)).statusCode).toBe(201);
  });

  test('is described for programs', async () => {
    const { paths, components } = (await app.visitor().get('/api/openapi.json')).json();
    const { requestBody, responses } = paths['/api/user-assets'].post;
    expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
      properties: {
        file: { format: 'binary' },
        type: { $ref: '#/components/schemas/AssetType' },
      },
      required: ['type', 'file'],
    });
    expect(components.schemas.AssetType.enum).toEqual(['headshot', 'logo']);
    expect(responses['201'].content).toHaveProperty('application/json');
  });
});
