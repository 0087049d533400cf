import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readZip } from './features/account/testing/read-zip.ts';
import { ZipArchive } from './zip.ts';

const nobodyLeaves = new AbortController().signal;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What a promise still held is free a moment later. */
async function collectGarbage(): Promise<void> {
  await wait(20);
  collect();
}

test('what is added comes out again, in its order', async () => {
  const picture = Buffer.alloc(3_000_000, 'picture');
  const stream = new ZipArchive(nobodyLeaves).fill(async (archive) => {
    await archive.add('pieces.txt', ['one, ', 'zwei, ', '三 🏡']);
    await archive.add('pictures/large.png', picture);
    await archive.add('empty.txt', []);
  });
  const files = await readZip(await buffer(stream));
  expect([...files.keys()]).toEqual(['pieces.txt', 'pictures/large.png', 'empty.txt']);
  expect(files.get('pieces.txt')?.toString()).toBe('one, zwei, 三 🏡');
  expect(files.get('pictures/large.png')?.equals(picture)).toBe(true);
  expect(files.get('empty.txt')).toHaveLength(0);
});

test('waits for its reader: what nobody has read yet is not fetched', async () => {
  let added = 0;
  const stream = new ZipArchive(nobodyLeaves).fill(async (archive) => {
    for (; added < 20; added++) await archive.add(`${added}.png`, Buffer.alloc(1_000_000));
  });
  await wait(200);
  expect(added).toBeLessThan(10);
  expect((await readZip(await buffer(stream))).size).toBe(20);
});

test('keeps nothing of the pictures that were read', async () => {
  const pictures: WeakRef<Buffer>[] = [];
  const stream = new ZipArchive(nobodyLeaves).fill(async (archive) => {
    for (let number = 0; number < 20; number++) {
      const picture = Buffer.alloc(1_000_000);
      pictures.push(new WeakRef(picture));
      await archive.add(`${number}.png`, picture);
    }
    // The archive itself is not finished yet.
    await collectGarbage();
    expect(pictures.filter((picture) => picture.deref()).length).toBeLessThan(5);
  });
  stream.resume();
  await finished(stream);
});

test('breaks off with the failure of what fills it', async () => {
  const stream = new ZipArchive(nobodyLeaves).fill(async (archive) => {
    await archive.add('first.txt', ['text']);
    throw new Error('nothing more to be had');
  });
  await expect(buffer(stream)).rejects.toThrow('nothing more to be had');
});

test('harms nobody when it fails before anyone listens', async () => {
  const stream = new ZipArchive(nobodyLeaves).fill(async () => {
    throw new Error('at once');
  });
  await wait(20);
  expect(stream.destroyed).toBe(true);
});

test('stops when its reader has left', async () => {
  const leaving = new AbortController();
  let added = 0;
  const stream = new ZipArchive(leaving.signal).fill(async (archive) => {
    for (; added < 20; added++) await archive.add(`${added}.png`, Buffer.alloc(1_000_000));
  });
  await wait(50);
  leaving.abort();
  await wait(50);
  expect(stream.destroyed).toBe(true);
  const before = added;
  await wait(50);
  expect(added).toBe(before);
});
