import path from 'node:path';
import type { Config } from '#server/config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './files.ts';
import { hostOf } from './s3-settings.ts';

type FileStoreConfig = Pick<Config, 'dataDir' | 's3'>;

/**
 * The store that the environment chooses. A bucket that is missing or not ours is a reason not to
 * start; one that cannot be reached may come back, and everything but pictures works without it.
 */
export async function createFiles(
  config: FileStoreConfig,
  warn: (message: string) => void,
): Promise<FileStore> {
  if (!config.s3) return createDiskFiles(config.dataDir);
  // Its SDK is large: only those who use it wait for it to load.
  const { createS3Files } = await import('./s3-files.ts');
  const files = createS3Files(config.s3);
  const { reached } = await files.check();
  if (!reached) {
    warn(
      `The ${describeFileStore(config)} cannot be reached; pictures can be kept and seen once it can`,
    );
  }
  return files;
}

/** For the start block. */
export function describeFileStore(config: FileStoreConfig): string {
  return config.s3
    ? `bucket ${config.s3.bucket} at ${hostOf(config.s3)}`
    : path.join(config.dataDir, 'files');
}
