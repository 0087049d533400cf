import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#server/adapters/files/s3-settings.ts';

export type S3Server = {
  /** What the store is told about a bucket of this server. */
  settings: S3Settings;
  /** The same as variables of the environment. */
  variables: Record<string, string>;
  close(): Promise<void>;
};

/** A bucket on loopback that keeps its objects in a folder of its own. */
export async function startS3Server(bucket = 'pictures'): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'porchlight-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  // The only name and password it knows.
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    variables: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
