import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process is a PostgreSQL at work in `folder`, a real path. Never true of a zombie. */
export function isServerOf(pid: number, folder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  return process.platform === 'linux' ? worksIn(pid, folder) : wasStartedOn(pid, folder);
}

/** Every process of PostgreSQL in `folder`; where there is no /proc, none is found. */
export function listServersOf(folder: string): number[] {
  if (!existsSync('/proc/self')) return [];
  const pids = readdirSync('/proc').map(Number);
  return pids.filter((pid) => isServerOf(pid, folder));
}

/** All of them work in the folder, whatever name it was started by. */
function worksIn(pid: number, folder: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return false;
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function wasStartedOn(pid: number, folder: string): boolean {
  try {
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(`-D ${folder}`);
  } catch {
    return false;
  }
}
