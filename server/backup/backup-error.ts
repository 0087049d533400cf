/** A reason why a backup or a restore did not happen that a person can act on: one sentence or two. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Whatever the file system refused becomes a sentence; everything else stays what it is. */
export function describeFailure(error: unknown, what: string): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  const reason = reasons[String(error.code)] ?? error.message;
  return new BackupError(`${what}: ${reason}.`, { cause: error });
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'it is on a read-only file system',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};
