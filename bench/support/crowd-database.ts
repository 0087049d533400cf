import { randomInt } from 'node:crypto';
import pg from 'pg';
import { crowdCookie, placeOfCrowd } from '#server/testing/crowd.ts';
import type { BenchDatabase } from './bench-database.ts';

export type CrowdDatabase = {
  pool: pg.Pool;
  /** Asks for a page as any of the users there, and tells how long the answer was. */
  ask(path: string): Promise<number>;
  close(): Promise<void>;
};

/** A database of its own in the same PostgreSQL, and a server on it. */
export async function createCrowdDatabase(
  place: BenchDatabase,
  name: string,
): Promise<CrowdDatabase> {
  await place.pool.query(`create database ${name}`);
  const url = new URL(place.databaseUrl);
  url.pathname = `/${name}`;
  const { address } = await place.run({ DATABASE_URL: url.href, ADMIN_PASSWORD: 'of the bench' });
  const pool = new pg.Pool({ ...place.pool.options, database: name });
  let users: [number, number] | undefined;

  async function readUsers(): Promise<[number, number]> {
    const { rows } = await pool.query('select min(user_id) as a, max(user_id) as z from sessions');
    return [rows[0].a, rows[0].z];
  }

  return {
    pool,
    async ask(path) {
      users ??= await readUsers();
      const user = randomInt(users[0], users[1] + 1);
      const filled = path
        .replace('{user}', String(user))
        .replace('{place}', encodeURIComponent(placeOfCrowd(user)));
      const target = `${address}${filled}`;
      const response = await fetch(target, { headers: { cookie: crowdCookie(user) } });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`);
      return body.length;
    },
    close: () => pool.end(),
  };
}
