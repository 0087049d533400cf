import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { newFileKey } from '#server/adapters/files/files.ts';
import { createS3Files } from '#server/adapters/files/s3-files.ts';
import type { S3Settings } from '#server/adapters/files/s3-settings.ts';
import { AppError } from '#server/errors.ts';
import { listAllFiles } from './files-suite.ts';

export const pictureBytes = Buffer.from('a picture');

/** Short enough for a test. */
export const shortTimeouts = { connect: 1_000, silence: 200, total: 5_000, atStart: 1_000 };

const secretText = 'the account 4711 of the vendor';

export function refuse(response: ServerResponse, status: number, code = 'SomeCode'): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${secretText}</Message></Error>`);
}

export function sendPage(response: ServerResponse, keys: string[], next: number | undefined): void {
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
export async function startBucket(
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
  onTestFinished(close);
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'an-id',
    secretAccessKey: 'a-secret',
  };
  return { settings, asked, close };
}

export async function expectTroubleWithAll(settings: S3Settings): Promise<void> {
  const files = createS3Files(settings, shortTimeouts);
  await Promise.all([
    expectTrouble(files.save(newFileKey(), pictureBytes, 'image/png'), 'stored'),
    expectTrouble(files.read(newFileKey()), 'read'),
    expectTrouble(files.remove(newFileKey()), 'removed'),
    expectTrouble(listAllFiles(files), 'listed'),
  ]);
}

/** Words for the person, and a reason for the log that says nothing of what the vendor said. */
export async function expectTrouble(work: Promise<unknown>, done: string): Promise<void> {
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
