import { execFile, execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SmallDisk = {
  /** Leaves no room; gives it back when called. */
  fill(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** A disk of a few megabytes in that place; nothing where we may not mount one. */
export async function mountSmallDisk(
  folder: string,
  megabytes: number,
  mode: string,
): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=${mode}`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  // Should we end before it is closed: nothing else would ever take it away.
  const takeAway = () => execFileSync('umount', ['--lazy', folder]);
  process.once('exit', takeAway);
  const ballast = path.join(folder, 'ballast');
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      // The last write fails where there is less room than the disk says.
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {});
      return () => rm(ballast, { force: true });
    },
    async close() {
      process.off('exit', takeAway);
      await run('umount', [folder]);
    },
  };
}
