import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { makePrivateFolder } from './make-folder.ts';

/** Creates DATA_DIR when it is missing and gives its real path, the same through every link. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  await makePrivateFolder(resolve(dataDir));
  return realpath(dataDir);
}

/** Whatever the file system refused becomes a sentence; a mistake of ours stays what it is. */
export function asStartError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError || !isSystemError(error)) return error;
  const reason = reasons[error.code] ?? error.message;
  return new StartError(`DATA_DIR (${resolve(dataDir)}) cannot be used: ${reason}.`, {
    cause: error,
  });
}

function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  EEXIST: 'it is a file or inside one, not a folder',
  ENOTDIR: 'it is a file or inside one, not a folder',
  ENOENT: 'it does not exist and cannot be created',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'the path goes through a circle of links',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};
