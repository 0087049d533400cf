import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { closeDataDir, requireDataDir } from './data-dir.ts';

let dataDir: string;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-rights-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  dataDir = path.join(folder, 'data');
});

test('a new DATA_DIR is closed to others', async () => {
  await requireDataDir(dataDir);
  expect(rightsOf('')).toBe('700');
});

describe('a DATA_DIR of an earlier version, or copied without care,', () => {
  test('is closed at the start, with what is in it', async () => {
    makeOld();
    expect(await closed()).toEqual([]);
    expect(['', 'outbox', 'files', 'files/ab', 'backups'].map(rightsOf)).toEqual(
      Array(5).fill('700'),
    );
    expect(
      ['admin-password', 'outbox/one.eml', 'files/ab/key', 'backups/one.zip', logFile].map(
        rightsOf,
      ),
    ).toEqual(Array(5).fill('600'));
  });

  test('keeps what is not ours in it as it is', async () => {
    makeOld();
    write('note.txt');
    expect(await closed()).toEqual([]);
    expect(rightsOf('note.txt')).toBe('644');
  });

  test('is closed behind a link, while links in it are left alone', async () => {
    makeOld();
    const elsewhere = path.join(path.dirname(dataDir), 'elsewhere');
    mkdirSync(elsewhere, { mode: 0o755 });
    symlinkSync(elsewhere, path.join(dataDir, 'outbox', 'link'));
    const link = path.join(path.dirname(dataDir), 'link');
    symlinkSync(dataDir, link);
    expect(await closed(link)).toEqual([]);
    expect(rightsOf('')).toBe('700');
    expect(rightsOf('../elsewhere')).toBe('755');
  });
});

describe('a DATA_DIR that is not ours alone stays open and is told in one line', () => {
  test('when it holds folders of others', async () => {
    makeOld();
    mkdirSync(path.join(dataDir, 'photos'));
    expect(await closed()).toEqual([expect.stringMatching(oneLineOn(dataDir))]);
    expect(['', 'outbox', 'outbox/one.eml'].map(rightsOf)).toEqual(['755', '700', '600']);
  });

  test('when everybody may write there', async () => {
    makeOld();
    chmodSync(dataDir, 0o1777);
    expect(await closed()).toEqual([expect.stringMatching(oneLineOn(dataDir))]);
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
  });

  test.runIf(process.getuid?.() === 0)("when it is somebody else's", async () => {
    makeOld();
    chownSync(dataDir, 1234, 1234);
    chownSync(path.join(dataDir, 'outbox/one.eml'), 1234, 1234);
    expect(await closed()).toEqual([expect.stringMatching(oneLineOn(`${dataDir} and 1 more`))]);
    expect(['', 'outbox', 'outbox/one.eml'].map(rightsOf)).toEqual(['755', '700', '644']);
  });
});

test('a group that PostgreSQL passes through with is not shut out by a second start', async () => {
  mkdirSync(dataDir, { mode: 0o710 });
  expect(await closed()).toEqual([]);
  expect(rightsOf('')).toBe('710');
});

const logFile = 'postgres-18.log';

function makeOld(): void {
  for (const name of ['', 'outbox', 'files', 'files/ab', 'backups', 'postgres-18']) {
    mkdirSync(path.join(dataDir, name));
    chmodSync(path.join(dataDir, name), 0o755);
  }
  for (const name of ['admin-password', 'outbox/one.eml', 'files/ab/key', 'backups/one.zip']) {
    write(name);
  }
  write(logFile);
}

function write(name: string): void {
  writeFileSync(path.join(dataDir, name), '');
  chmodSync(path.join(dataDir, name), 0o644);
}

/** What it says. */
async function closed(given = dataDir): Promise<string[]> {
  const said: string[] = [];
  await closeDataDir(given, (line) => said.push(line));
  return said;
}

const oneLineOn = (what: string) =>
  new RegExp(`^Other users of this machine can look into ${what}, which [^\\n]+\\.$`);

const rightsOf = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
