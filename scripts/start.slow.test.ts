import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { collectOutput, runServer, runUntilExit } from '#server/testing/run-server.ts';
import type { Schedule } from './start.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe('npm start', () => {
  const way = { entry: 'scripts/start.ts', detached: true } as const;
  const postgres = () => path.join(folder, 'postgres-18/postmaster.pid');

  test('brings a server that is killed back with its data, and Ctrl-C ends all of it', async () => {
    const watcher = await runServer({ DATA_DIR: folder }, way);
    onTestFinished(watcher.stop);
    const pid = watcher.process.pid ?? 0;
    expect(await call(watcher.address, 'register')).toBe(201);
    const addresses = () => [...watcher.output().matchAll(/Open +(http:\S+)/g)];
    process.kill(serverOf(pid), 'SIGKILL');
    await expect.poll(() => addresses().length, { timeout: 45_000 }).toBe(2);
    expect(watcher.output()).toMatch(
      /^Porchlight stopped unexpectedly \(SIGKILL, .+\)\. Restarting in 0\.5 s\.$/m,
    );
    expect(await call(addresses()[1]?.[1] ?? '', 'login')).toBe(200);

    const exited = once(watcher.process, 'exit');
    process.kill(-pid, 'SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(existsSync(postgres())).toBe(false);
  }, 90_000);

  test('ends server and database when its own process is killed', async () => {
    const watcher = await runServer({ DATA_DIR: folder }, way);
    onTestFinished(watcher.stop);
    const server = serverOf(watcher.process.pid ?? 0);
    watcher.process.kill('SIGKILL');
    await expect.poll(() => statusAt(watcher.address), { timeout: 45_000 }).toBe(0);
    await expect.poll(() => existsSync(postgres()), { timeout: 45_000 }).toBe(false);
    await expect.poll(() => isRunning(server), { timeout: 45_000 }).toBe(false);
  }, 90_000);

  test('does not try again what a setting forbids', async () => {
    const { code, output } = await runUntilExit({ PORT: 'http' }, undefined, way);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Porchlight could not start\. .+ PORT .+\.$/);
  });
});

describe('a server that dies', () => {
  test('is started again after growing pauses, and five times in a minute are enough', async () => {
    const { ended } = await watch('process.exit(3);', { pauses: [1, 2, 4, 8] });
    const { code, lines } = await ended;
    expect(code).toBe(1);
    expect(lines).toEqual([
      ...[1, 2, 4, 8].map(
        (pause) =>
          `Porchlight stopped unexpectedly (exit code 3). Restarting in ${pause / 1000} s.`,
      ),
      'Porchlight stopped unexpectedly 5 times within a minute (last: exit code 3). Not restarting.',
    ]);
  });

  test('after it was well for long enough is at its first death again', async () => {
    const { child, ended, output } = await watch(`setTimeout(() => process.exit(3), 60);`, {
      pauses: [1, 60_000],
      within: 20,
    });
    await expect.poll(() => output().split('\n').length, { timeout: 20_000 }).toBeGreaterThan(6);
    child.kill('SIGTERM');
    expect((await ended).lines.filter((line) => !line.endsWith('Restarting in 0.001 s.'))).toEqual(
      [],
    );
  });

  test('because its memory is used up is started again', async () => {
    const marker = path.join(folder, 'has-died');
    const { ended } = await watch(
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync(${JSON.stringify(marker)})) {
         await tellIntendedExit();
         process.exit(0);
       }
       writeFileSync(${JSON.stringify(marker)}, '');
       const kept = [];
       for (;;) kept.push(Array.from({ length: 1_000 }, Math.random));`,
    );
    const { code, lines } = await ended;
    expect(code).toBe(0);
    expect(lines).toContain(
      'Porchlight stopped unexpectedly (SIGABRT, most often because its memory was used up). Restarting in 0.001 s.',
    );
  });
});

describe('asked to end', () => {
  const draining = `
    let isAsked = false;
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, async () => {
        if (isAsked) return;
        isAsked = true;
        await tellIntendedExit();
        console.log('drained');
        process.exit(7);
      });
    }
    setInterval(() => {}, 1_000);
    console.log('ready');`;

  test.each([
    ['SIGTERM to the watcher alone', 'SIGTERM', 1],
    ['SIGINT to the watcher alone', 'SIGINT', 1],
    ['SIGTERM to the group', 'SIGTERM', -1],
    ['SIGINT to the group', 'SIGINT', -1],
  ] as const)('by %s it passes that on and ends as the server does', async (_, signal, whom) => {
    const { child, ended, says } = await watch(draining);
    await says('ready');
    process.kill(whom * (child.pid ?? 0), signal);
    expect(await ended).toEqual({ code: 7, lines: ['ready', 'drained'] });
  });

  test('by a signal to the server alone it ends too', async () => {
    const { child, ended, says } = await watch(draining);
    await says('ready');
    process.kill(serverOf(child.pid ?? 0), 'SIGTERM');
    expect(await ended).toEqual({ code: 7, lines: ['ready', 'drained'] });
  });

  test('before the server can listen to signals it ends all the same', async () => {
    const { child, ended, says } = await watch(`setInterval(() => {}, 1_000); console.log('up');`);
    await says('up');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 143, lines: ['up'] });
  });

  test('between two starts it ends at once', async () => {
    const { child, ended, says } = await watch('process.exit(3);', { pauses: [600_000] });
    await says('Restarting in');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

/** Watches over a program of a few lines, with short pauses and little memory. */
async function watch(program: string, schedule: Partial<Schedule> = {}) {
  const file = path.join(await mkdtemp(path.join(folder, 'program-')), 'server.mjs');
  const watcherModule = path.join(import.meta.dirname, '../server/watcher.ts');
  await writeFile(
    file,
    `import { tellIntendedExit } from ${JSON.stringify(watcherModule)};\n${program}`,
  );
  const script = path.join(import.meta.dirname, 'testing/keep-running.ts');
  const parameters = [
    script,
    file,
    JSON.stringify({ pauses: [1], deaths: 5, within: 60_000, ...schedule }),
  ];
  const child = spawn(process.execPath, ['--max-old-space-size=40', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => endGroup(child.pid ?? 0));
  const output = collectOutput(child);
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    lines: output().trimEnd().split('\n'),
  }));
  const says = (text: string) => expect.poll(output, { timeout: 20_000 }).toContain(text);
  return { child, ended, output, says };
}

/** Also what a test that failed has left running below it. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** The process that this one runs. */
function serverOf(pid: number): number {
  const children =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return Number.parseInt(children, 10);
}

/** One that is over may stay in the list of processes until somebody asks how it ended. */
function isRunning(pid: number): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const statusAt = (address: string) =>
  fetch(`${address}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );

async function call(address: string, name: 'register' | 'login'): Promise<number> {
  const person = { username: 'survivor', password: 'long enough' };
  const { status } = await fetch(`${address}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...(name === 'register' && { email: 's@example.com' }) }),
  });
  return status;
}
