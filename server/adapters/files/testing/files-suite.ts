import { describe, expect, test } from 'vitest';
import { type FileStore, newFileKey, type StoredFile } from '#server/adapters/files/files.ts';

/** What every store must do, whatever it is made of. */
export function describeFiles(name: string, open: () => Promise<FileStore>): void {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 1]);

  describe(name, () => {
    test('gives back the bytes it was given', async () => {
      const files = await open();
      const key = newFileKey();
      await files.save(key, picture, 'image/png');
      expect(await files.read(key)).toEqual(picture);
    });

    test('takes many files at the same moment, large ones too', async () => {
      const files = await open();
      const large = Buffer.alloc(10 * 1024 * 1024, 'large');
      const saved = Array.from({ length: 30 }, (_, index) => ({
        key: newFileKey(),
        bytes: index === 0 ? large : Buffer.from(`file ${index}`),
      }));
      await Promise.all(saved.map(({ key, bytes }) => files.save(key, bytes, 'image/png')));
      for (const { key, bytes } of saved) {
        expect((await files.read(key))?.equals(bytes)).toBe(true);
      }
    });

    test('has nothing to read when the file is gone', async () => {
      const files = await open();
      const key = newFileKey();
      expect(await files.read(key)).toBeUndefined();
      await files.save(key, picture, 'image/png');
      await files.remove(key);
      expect(await files.read(key)).toBeUndefined();
    });

    test('removing twice does no harm', async () => {
      const files = await open();
      const key = newFileKey();
      await files.save(key, picture, 'image/png');
      await files.remove(key);
      await files.remove(key);
      await files.remove(newFileKey());
    });

    test('lists what is stored and since when', async () => {
      const files = await open();
      expect(await listAllFiles(files)).toEqual([]);
      const keys = [newFileKey(), newFileKey(), newFileKey()];
      for (const key of keys) await files.save(key, picture, 'image/png');
      await files.remove(keys.pop() as string);

      const stored = await listAllFiles(files);
      expect(stored.map(({ key }) => key).sort()).toEqual(keys.sort());
      for (const { savedAt } of stored) {
        expect(Math.abs(Date.now() - savedAt.getTime())).toBeLessThan(60_000);
      }
    });
  });
}

export async function listAllFiles(files: FileStore): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for await (const file of files.list()) stored.push(file);
  return stored;
}
