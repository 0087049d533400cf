import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { testConfig } from '#server/testing/test-settings.ts';
import { createFiles, describeFileStore } from './create-files.ts';
import { newFileKey } from './files.ts';
import { createS3Files } from './s3-files.ts';
import { listAllFiles } from './testing/files-suite.ts';

let dataDir: string;
let server: S3Server;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-choice-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const warnings: string[] = [];
const warn = (message: string) => warnings.push(message);

test('without a bucket files are on the disk', async () => {
  const config = testConfig({ DATA_DIR: dataDir });
  const files = await createFiles(config, warn);
  await files.save(newFileKey(), Buffer.from('x'), 'image/png');
  expect(await listAllFiles(files)).toHaveLength(1);
  expect(describeFileStore(config)).toBe(path.join(dataDir, 'files'));
});

test('with a bucket they are there, and seen by every process that has it', async () => {
  const config = testConfig({ DATA_DIR: dataDir, ...server.variables });
  const files = await createFiles(config, warn);
  const key = newFileKey();
  await files.save(key, Buffer.from('x'), 'image/png');
  expect(await createS3Files(server.settings).read(key)).toEqual(Buffer.from('x'));
  expect(describeFileStore(config)).toMatch(/^bucket pictures at 127\.0\.0\.1:\d+$/);
  expect(warnings).toEqual([]);
});

test('a bucket that is missing keeps Porchlight from starting', async () => {
  const config = testConfig({ ...server.variables, S3_BUCKET: 'elsewhere' });
  await expect(createFiles(config, warn)).rejects.toThrow(StartError);
});

test('one that cannot be reached does not, but is told', async () => {
  // Nobody listens at port 1.
  const config = testConfig({ ...server.variables, S3_ENDPOINT: 'http://me:secret@127.0.0.1:1' });
  await expect((await createFiles(config, warn)).read(newFileKey())).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(warnings).toEqual([
    'The bucket pictures at 127.0.0.1:1 cannot be reached; pictures can be kept and seen once it can',
  ]);
});
