import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { supervise } from './supervise.ts';
import { untilItSucceeds } from './testing/clusters.ts';

test('a server that cannot come back is tried again and again, and reported once', async () => {
  const said: string[] = [];
  let attempts = 0;
  const first = startSleeper();
  const server = supervise(first, {
    launch: async () => {
      attempts += 1;
      throw new Error('the disk is gone.');
    },
    logFile: '/nowhere',
    log: (line) => said.push(line),
  });
  first.kill('SIGKILL');
  await untilItSucceeds(() => expect(attempts).toBeGreaterThan(3));
  await server.stop();

  expect(said).toEqual([
    'PostgreSQL stopped unexpectedly (SIGKILL); it is started again.',
    'PostgreSQL is still down and is tried again every few seconds: the disk is gone.',
  ]);
});

test('a server that dies over and over is started each time, and reported once', async () => {
  const said: string[] = [];
  let current = startSleeper();
  const server = supervise(current, {
    launch: async () => {
      current = startSleeper();
      return current;
    },
    logFile: '/nowhere',
    log: (line) => said.push(line),
  });
  for (let round = 0; round < 3; round++) {
    const killed = current;
    killed.kill('SIGKILL');
    await untilItSucceeds(() => expect(current).not.toBe(killed));
  }
  await server.stop();

  expect(current.signalCode).toBe('SIGINT');
  expect(said).toEqual([
    'PostgreSQL stopped unexpectedly (SIGKILL); it is started again.',
    'PostgreSQL is running again.',
  ]);
});

test('a server that died before anyone watched is started again', async () => {
  const first = startSleeper();
  first.kill('SIGKILL');
  await once(first, 'exit');
  let launched: ChildProcess | undefined;
  const server = supervise(first, {
    launch: async () => {
      launched = startSleeper();
      return launched;
    },
    logFile: '/nowhere',
    log: () => {},
  });
  await untilItSucceeds(() => expect(launched).toBeDefined());
  await server.stop();

  expect(launched?.signalCode).toBe('SIGINT');
});

function startSleeper(): ChildProcess {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
