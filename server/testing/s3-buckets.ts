import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Refusal, type StoredObject } from './s3-xml.ts';

/** Buckets of one owner: their bytes are files in a folder that is removed at the end. */
export async function openBuckets() {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-s3-'));
  const buckets = new Map<string, Map<string, StoredObject>>();

  function list(bucket: string): Map<string, StoredObject> {
    const found = buckets.get(bucket);
    if (found) return found;
    throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  }
  const forget = (object: StoredObject | undefined) => object && rm(object.file, { force: true });

  return {
    list,
    create(bucket: string): void {
      if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
        throw new S3Refusal(400, 'InvalidBucketName', 'The specified bucket is not valid.');
      }
      if (buckets.has(bucket)) {
        throw new S3Refusal(409, 'BucketAlreadyOwnedByYou', 'You own that bucket already.');
      }
      buckets.set(bucket, new Map());
    },
    find(bucket: string, key: string): StoredObject {
      const found = list(bucket).get(key);
      if (found) return found;
      throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
    },
    read: ({ file }: StoredObject) => readFile(file),
    /** Others see the old object until the new one is whole. Gives its ETag. */
    async save(bucket: string, key: string, bytes: Buffer, mediaType: string): Promise<string> {
      const objects = list(bucket);
      if (Buffer.byteLength(key) > 1024) {
        throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long.');
      }
      const file = path.join(folder, randomUUID());
      await writeFile(file, bytes);
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const replaced = objects.get(key);
      objects.set(key, { file, etag, size: bytes.length, mediaType, savedAt: new Date() });
      await forget(replaced);
      return etag;
    },
    /** As harmless for what is not there as Amazon's. */
    async delete(bucket: string, key: string): Promise<void> {
      const objects = list(bucket);
      const gone = objects.get(key);
      objects.delete(key);
      await forget(gone);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
