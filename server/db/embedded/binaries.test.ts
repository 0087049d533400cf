import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyBinaries } from './binaries.ts';
import { worldReadableFolder } from './testing/clusters.ts';

test('copied once, they are readable for everyone and their links stay relative', async () => {
  const packaged = makeClosedPackage();
  const baseFolder = join(worldReadableFolder(), 'base');
  const copies = await Promise.all([
    copyBinaries(packaged, baseFolder),
    copyBinaries(packaged, baseFolder),
  ]);
  const [copied] = copies;

  expect(copies[1]).toEqual(copied);
  expect(readdirSync(baseFolder)).toEqual(['binaries-18.0.0']);
  expect(statSync(copied.folder).mode & 0o777).toBe(0o755);
  expect(statSync(copied.postgres).mode & 0o777).toBe(0o755);
  expect(statSync(join(copied.folder, 'lib', 'libpq.so.5.18')).mode & 0o777).toBe(0o644);
  expect(readlinkSync(join(copied.folder, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
});

/** As npm leaves it where the umask keeps everyone else out. */
function makeClosedPackage() {
  const root = worldReadableFolder();
  const folder = join(root, 'native');
  for (const name of ['bin', 'lib']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "version": "18.0.0" }');
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(folder, 'bin', name), '', { mode: 0o700 });
  }
  writeFileSync(join(folder, 'lib', 'libpq.so.5.18'), '', { mode: 0o600 });
  symlinkSync('libpq.so.5.18', join(folder, 'lib', 'libpq.so'));
  chmodSync(folder, 0o700);
  return {
    folder,
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
  };
}
