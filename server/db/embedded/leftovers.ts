// What a killed Porchlight or a crashed machine leaves of PostgreSQL. We own DATA_DIR by now, so
// that whatever still runs on the folder has lost its owner.
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { becomesTrue, endServer } from './end-server.ts';
import { temporaryPrefix } from './names.ts';
import { isServerOf, listServersOf } from './server-list.ts';
import { temporaryFolders } from './short-path.ts';

export type LeftoverOptions = {
  folder: string;
  /** The one in use now, which may be named by what is left. */
  socketFolder: string;
  log: (message: string) => void;
};

export async function clearLeftovers({ folder, socketFolder, log }: LeftoverOptions) {
  const pidFile = join(folder, 'postmaster.pid');
  const left = readPidFile(pidFile);
  if (left && isServerOf(left.pid, folder)) {
    log(`An earlier PostgreSQL was still running on ${folder}; it is stopped first.`);
    await endServer(
      (signal) => sendSignal(left.pid, signal),
      () => !isServerOf(left.pid, folder),
    );
    if (isServerOf(left.pid, folder)) throw cannotBeStopped(left.pid, folder);
  }
  await endOrphans(folder);
  if (!left) return;
  if (left.socketFolder !== socketFolder) removeOldSocketFolder(left.socketFolder);
  // PostgreSQL itself sees that a dead process left the file, but believes any live one.
  if (!isDead(left.pid)) rmSync(pidFile, { force: true });
}

/** Its workers can outlive a server that was killed, and hold its memory. */
async function endOrphans(folder: string) {
  for (const pid of listServersOf(folder)) sendSignal(pid, 'SIGKILL');
  await becomesTrue(() => listServersOf(folder).length === 0, 5000);
  const [pid] = listServersOf(folder);
  if (pid) throw cannotBeStopped(pid, folder);
}

type PidFile = { pid: number; socketFolder: string };

/** An empty or torn file, as a power cut leaves it, gives a number that is no process. */
function readPidFile(path: string): PidFile | undefined {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return { pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)), socketFolder: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

/** Made for a DATA_DIR with a long path by a process that could not remove it. */
function removeOldSocketFolder(folder: string) {
  const isOurs = basename(folder).startsWith(temporaryPrefix);
  if (isOurs && temporaryFolders().includes(dirname(folder)))
    rmSync(folder, { recursive: true, force: true });
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

function isDead(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function cannotBeStopped(pid: number, folder: string) {
  return new StartError(
    `An earlier PostgreSQL (process ${pid}) still runs on ${folder} and cannot be stopped: end it, or restart the machine.`,
  );
}
