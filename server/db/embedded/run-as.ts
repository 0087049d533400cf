// PostgreSQL refuses to run as root. These are the ways to run it as somebody else.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { unfinishedPrefix } from './names.ts';

export type RunAs = {
  /** A command that runs the rest of the line as somebody else. */
  prefix: string[];
  /** Whom to become, when it is not ourselves. */
  user?: Owner;
};

export type Owner = { uid: number; gid: number };

/** The user and group "nobody" of Debian and most others. */
const nobody = 65534;

export const asOurselves: RunAs = { prefix: [] };

/** A namespace in which we are called nobody: the files stay ours and no folder is closed to it. */
export function inUserNamespace(unshare: string): RunAs {
  const mapping = [`--map-user=${nobody}`, `--map-group=${nobody}`];
  return { prefix: [unshare, '--user', ...mapping, '--'] };
}

export const asNobody: RunAs = { prefix: [], user: { uid: nobody, gid: nobody } };

/** Whose the cluster's files must be. */
export function ownerFor(runAs: RunAs): Owner {
  return runAs.user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

export function spawnAs(
  runAs: RunAs,
  program: string,
  parameters: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [command = program, ...rest] = [...runAs.prefix, program, ...parameters];
  return spawn(command, rest, {
    ...options,
    ...runAs.user,
    // Ours may be a folder the other user cannot enter.
    cwd: '/',
    // Our variables hold keys that are none of its business, and PG* or LC_* would change it.
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  });
}

export type Outcome = { succeeded: boolean; output: string };

export function runAsToEnd(runAs: RunAs, program: string, parameters: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawnAs(runAs, program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** Whether it can start PostgreSQL: initdb looks for its user, the server and all its files. */
export async function canRun(runAs: RunAs, binaries: Binaries): Promise<boolean> {
  const { succeeded } = await runAsToEnd(runAs, binaries.initdb, ['--show', '--pgdata=/']);
  return succeeded;
}

/**
 * Where PostgreSQL runs as another user, that one's group may pass through a folder of ours that is
 * closed, without seeing what else there is; where it does not, no longer.
 */
export async function grantEntry({ user }: RunAs, folder: string): Promise<void> {
  try {
    const { uid, gid, mode } = await stat(folder);
    if (uid !== process.getuid?.()) return;
    const rights = mode & 0o777;
    if (user && rights === 0o700) {
      await chown(folder, uid, user.gid);
      await chmod(folder, 0o710);
    }
    if (!user && rights === 0o710 && gid === nobody) await chmod(folder, 0o700);
  } catch {
    // Whether it can work there is found out by trying.
  }
}

/** Whether it can work in a folder of its own inside `parent`, found out by doing it. */
export async function canWorkIn(runAs: RunAs, parent: string): Promise<boolean> {
  try {
    const folder = await mkdtemp(join(parent, unfinishedPrefix));
    const works = await canOwn(runAs, folder);
    await rm(folder, { recursive: true, force: true });
    return works;
  } catch {
    return false;
  }
}

/** Gives it the folder and lets it write there. */
export async function canOwn(runAs: RunAs, folder: string): Promise<boolean> {
  const { uid, gid } = ownerFor(runAs);
  await chown(folder, uid, gid);
  const { succeeded } = await runAsToEnd(runAs, '/bin/sh', ['-c', ': > "$0/file"', folder]);
  await rm(join(folder, 'file'), { force: true });
  return succeeded;
}
