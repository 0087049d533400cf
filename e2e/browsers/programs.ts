import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { MissingProgram } from './browser.ts';

/** Where a program is: on the PATH, or in one of the folders besides. */
export function findProgram(name: string, debianPackage: string, ...folders: string[]): string {
  const all = [...(process.env.PATH ?? '').split(path.delimiter), ...folders];
  const found = all.map((folder) => path.join(folder, name)).find(isExecutable);
  if (found) return found;
  throw new MissingProgram(`${name} is not installed. On Debian: apt-get install ${debianPackage}`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type Program = { process: ChildProcess; stop(): Promise<void> };

/** Starts a program in a group of its own, so that what it starts ends with it. */
export function startProgram(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  return {
    process: child,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      kill();
      await ended;
    },
  };
}

/** Waits for a line that a program prints on one of its outputs, and gives what the pattern finds. */
export function lineOf({ process: child }: Program, output: 1 | 2 | 3, pattern: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    const stream = child.stdio[output] as NodeJS.ReadableStream;
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended:\n${said}`)));
  });
}
