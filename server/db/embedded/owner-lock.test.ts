import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeOwnerLock } from './owner-lock.ts';
import { worldReadableFolder } from './testing/clusters.ts';
import { startHelper } from './testing/helper-process.ts';

const contenders = 8;

test('a folder has one owner, and is free again when it is released', async () => {
  const folder = worldReadableFolder();
  const first = await takeOwnerLock(folder);

  await expect(takeOwnerLock(folder)).rejects.toThrow(/^Another Porchlight is already running on /);
  first.release();
  expect(existsSync(join(folder, 'porchlight.sock'))).toBe(false);
  const second = await takeOwnerLock(folder);
  second.release();
});

test('an owner that was killed is none', async () => {
  const folder = worldReadableFolder();
  await leaveStaleSocket(folder);
  expect(existsSync(join(folder, 'porchlight.sock'))).toBe(true);

  const lock = await takeOwnerLock(folder);
  lock.release();
});

test('a plain file in the place of the socket is no owner', async () => {
  const folder = worldReadableFolder();
  writeFileSync(join(folder, 'porchlight.sock'), '');

  const lock = await takeOwnerLock(folder);
  lock.release();
});

test('a process that died while it took the lock does not block the next', async () => {
  const folder = worldReadableFolder();
  symlinkSync('999999999-gone', join(folder, 'porchlight.sock.taking'));

  const lock = await takeOwnerLock(folder);
  lock.release();
  expect(existsSync(join(folder, 'porchlight.sock.taking'))).toBe(false);
});

test('with a path too long for a socket the owner is found just the same', async () => {
  const folder = join(worldReadableFolder(), 'l'.repeat(180));
  await mkdir(folder);
  const first = await takeOwnerLock(folder);

  await expect(takeOwnerLock(folder)).rejects.toThrow(/^Another Porchlight is already running on /);
  first.release();
  const second = await takeOwnerLock(folder);
  second.release();
});

test('of eight at once on a fresh folder exactly one wins', async () => {
  await expectOneWinner(worldReadableFolder());
});

test('of eight at once on the folder of a killed owner exactly one wins', async () => {
  const folder = worldReadableFolder();
  await leaveStaleSocket(folder);
  symlinkSync('999999999-gone', join(folder, 'porchlight.sock.taking'));
  await expectOneWinner(folder);
});

async function expectOneWinner(folder: string) {
  const helpers = Array.from({ length: contenders }, () => startHelper('hold-lock.ts', folder));
  await Promise.all(helpers.map((helper) => helper.line()));
  for (const helper of helpers) helper.tell('go');
  const answers = await Promise.all(helpers.map((helper) => helper.line()));

  expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
  const lost = `StartError: Another Porchlight is already running on ${folder}: stop it first, or give this one a DATA_DIR of its own.`;
  expect(answers.filter((answer) => answer === lost)).toHaveLength(contenders - 1);
}

async function leaveStaleSocket(folder: string) {
  const helper = startHelper('hold-lock.ts', folder);
  await helper.line();
  helper.tell('go');
  expect(await helper.line()).toBe('won');
  await helper.kill();
}
