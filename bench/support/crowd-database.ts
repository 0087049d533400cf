import pg from 'pg';
import { crowdCookie, placeOfCrowd } from '#server/testing/crowd.ts';
import type { BenchDatabase } from './bench-database.ts';

/** A page of those who use it all day, or of the others. */
export type Whose = 'anyone' | 'busy';

/** A prime, so that nobody comes twice before everybody came once, and neighbors in a table do not come in a row. */
const stride = 7_919;

export type CrowdDatabase = {
  pool: pg.Pool;
  /** Asks for a page as any of these users, and tells how long the answer was. */
  ask(path: string, who: Whose): Promise<number>;
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
  let users: Record<Whose, [number, number]> | undefined;
  const asked = new Map<string, number>();

  /** Another one for every answer: what a server still holds of the one before must not help. */
  function nextUser(page: string, [first, last]: [number, number]): number {
    const before = asked.get(page) ?? 0;
    asked.set(page, before + 1);
    return first + ((before * stride) % (last - first + 1));
  }

  async function readUsers() {
    const { rows } = await pool.query(
      `select min(user_id) filter (where n = 0) as a, max(user_id) filter (where n = 0) as z,
         min(user_id) filter (where n > 0) as first, max(user_id) filter (where n > 0) as last
       from (
         select user_id, (select count(*) from plan_entries as entry where entry.user_id = each.user_id) as n
         from sessions as each
       ) as users`,
    );
    const [{ a, z, first, last }] = rows;
    return { anyone: [a, z], busy: [first, last] } satisfies Record<Whose, [number, number]>;
  }

  return {
    pool,
    async ask(path, who) {
      users ??= await readUsers();
      const user = nextUser(`${path} ${who}`, users[who]);
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
