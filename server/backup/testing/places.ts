// Databases with files of their own, to take backups of and to restore them to.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { type FileStore, newFileKey } from '#server/adapters/files/files.ts';
import { backUp } from '#server/backup/backup.ts';
import { restore } from '#server/backup/restore.ts';
import { excludedTables, listTables } from '#server/backup/tables.ts';
import { wrapPool } from '#server/db/connect.ts';
import { createDatabase } from '#server/testing/test-app.ts';

export type BackupPlace = { pool: pg.Pool; files: FileStore };

const never = new AbortController().signal;

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function newPlace(): Promise<BackupPlace & { folder: string }> {
  const { remove, ...place } = await lastingPlace();
  onTestFinished(remove);
  return place;
}

export type LastingPlace = BackupPlace & { folder: string; remove(): Promise<void> };

/** For the tests of a whole file, which remove it themselves. */
export async function lastingPlace(): Promise<LastingPlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-place-'));
  const pool = await createDatabase();
  const remove = async () => {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  };
  return { pool, files: createDiskFiles(folder), folder, remove };
}

export async function backUpPlace({ pool, files }: BackupPlace, target?: string) {
  const file = target ?? path.join(await temporaryFolder(), 'backup.zip');
  const needs = { db: wrapPool(pool), files, version: '1.2.3', signal: never };
  return { file, summary: await backUp(needs, file) };
}

export function restoreTo(place: BackupPlace, file: string, options = {}) {
  return restore(file, async () => place, { mayReplace: true, signal: never, ...options });
}

/** Every row of every table of ours as text, and every file. */
export async function contentsOf({ pool, files }: BackupPlace) {
  const tables: Record<string, string[]> = {};
  for (const table of await listTables(wrapPool(pool))) {
    if (excludedTables.has(table)) continue;
    const { rows } = await pool.query(`select t::text as text from "${table}" t order by 1`);
    tables[table] = rows.map(({ text }) => text);
  }
  const stored: Record<string, string | undefined> = {};
  for await (const { key } of files.list()) {
    stored[key] = (await files.read(key))?.toString('base64');
  }
  return { tables, files: stored };
}

export async function insertUserRow(pool: pg.Pool, username: string): Promise<number> {
  const { rows } = await pool.query(
    `insert into users (username, email, password) values ($1, $1 || '@example.com', 'x') returning id`,
    [username],
  );
  return rows[0].id;
}

/** A picture as the app stores it: the bytes, then the row. */
export async function insertPicture({ pool, files }: BackupPlace, userId: number, size = 1000) {
  const key = newFileKey();
  await files.save(key, randomBytes(size), 'image/png');
  await pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
    [key, userId, size],
  );
  return key;
}
