import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { createDiskFiles } from './disk-files.ts';
import { newFileKey } from './files.ts';
import { describeFiles, listAllFiles } from './testing/files-suite.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A store in a folder that does not exist yet, as at the first start. */
async function newStore() {
  const parent = await mkdtemp(path.join(tmpdir(), 'porchlight-files-'));
  folders.push(parent);
  const dataDir = path.join(parent, 'data');
  return { folder: path.join(dataDir, 'files'), files: createDiskFiles(dataDir) };
}

describeFiles('files on the disk', async () => (await newStore()).files);

describe('the folder', () => {
  test('opens to its owner only and is split by the first two letters of the keys', async () => {
    const { folder, files } = await newStore();
    const key = newFileKey();
    await files.save(key, Buffer.from('x'), 'image/png');
    const subfolder = path.join(folder, key.slice(0, 2));
    expect(await readdir(folder)).toEqual([key.slice(0, 2)]);
    expect(await readdir(subfolder)).toEqual([key]);
    expect((await stat(path.dirname(folder))).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(subfolder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(subfolder, key))).mode & 0o777).toBe(0o600);
  });

  test('may hold what is none of ours', async () => {
    const { folder, files } = await newStore();
    const key = newFileKey();
    await files.save(key, Buffer.from('x'), 'image/png');
    await writeFile(path.join(folder, 'a note'), 'hello');
    await writeFile(path.join(folder, key.slice(0, 2), '.DS_Store'), 'hello');
    expect((await listAllFiles(files)).map((file) => file.key)).toEqual([key]);
  });

  test('lists what a killed process left half-written, and removes it by its key', async () => {
    const { folder, files } = await newStore();
    const key = newFileKey();
    await mkdir(path.join(folder, key.slice(0, 2)), { recursive: true });
    await writeFile(path.join(folder, key.slice(0, 2), `${key}.part`), 'half a pict');
    expect(await files.read(key)).toBeUndefined();
    expect((await listAllFiles(files)).map((file) => file.key)).toEqual([key]);
    await files.remove(key);
    expect(await readdir(path.join(folder, key.slice(0, 2)))).toEqual([]);
  });
});

describe('what cannot be', () => {
  test.each(['../../../../../../etc/passwd', 'a/b', '', '.', 'x'.repeat(65), `${newFileKey()}\0`])(
    'the key %j reaches no file',
    async (key) => {
      const { folder, files } = await newStore();
      await expect(files.save(key, Buffer.from('x'), 'image/png')).rejects.toThrow(
        'not a file key',
      );
      await expect(files.read(key)).rejects.toThrow('not a file key');
      await expect(files.remove(key)).rejects.toThrow('not a file key');
      await expect(stat(folder)).rejects.toThrow('ENOENT');
    },
  );

  test('a disk that refuses is told in plain words and leaves nothing behind', async () => {
    const { folder, files } = await newStore();
    const key = newFileKey();
    const subfolder = path.join(folder, key.slice(0, 2));
    // A folder already has the name, so that the last step fails, for root too.
    await mkdir(path.join(subfolder, key), { recursive: true });
    const failure = await files.save(key, Buffer.from('x'), 'image/png').catch((error) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure.code).toBe('unavailable');
    expect(failure.message).not.toContain(folder);
    expect(await readdir(subfolder)).toEqual([key]);
    await expect(files.read(key)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
