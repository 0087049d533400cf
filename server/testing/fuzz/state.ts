import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from './target.ts';

/** Everything the server keeps, as one short text a table. */
export type State = Map<string, string>;

/**
 * What a refused call may change: counters, places in a queue and keys of repetitions. Places on the
 * map never change.
 */
const leftOut = new Set([
  'limits',
  'idempotency_keys',
  'ai_slots',
  'ai_usage',
  'ai_tokens_by_user',
  'ai_tokens_by_day',
  'ai_token_reservations',
  'states',
  'counties',
  'seeds',
  // Follows what the tables it counts have come to, which are watched themselves.
  'row_counts',
]);

/**
 * A last use is no news; whose it is and what it may do is. A generation that was begun and refused later is
 * remembered as failed, so only what came of one counts.
 */
const partsOf: Record<string, (row: string) => string> = {
  generations: (row) => `case when ${row}.status in ('done', 'stopped') then ${row}.id end`,
  sessions: (row) => `row(${row}.id, ${row}.user_id, ${row}.token_hash, ${row}.admin_until)`,
  users: (row) => `to_jsonb(${row}) - 'last_seen_at'`,
};

/** By table: what its rows have come to since they are watched, each as the hash of its text. */
const sums = new WeakMap<Target, Map<string, bigint>>();

/**
 * Reading all rows before and after would take hours once there are many. So every table notes what a
 * change adds to its sum; one that is undone leaves the sum as it was.
 */
export async function watchState(target: Target): Promise<void> {
  const { pool } = target;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
  if (!names.includes('users')) throw new Error('There is no database to look into');
  await pool.query('create schema watched; create table watched.changes (name text, change text)');
  for (const name of names) await pool.query(noteChangesOf(name));
  sums.set(target, new Map(names.map((name) => [name, 0n])));
}

function noteChangesOf(name: string): string {
  const parts = partsOf[name] ?? ((row) => row);
  const hash = (row: string) => `coalesce(hashtextextended((${parts(row)})::text, 0)::numeric, 0)`;
  return `
    create function watched.note_${name}() returns trigger language plpgsql as $$
    declare change numeric := 0;
    begin
      if tg_op <> 'DELETE' then change := change + ${hash('new')}; end if;
      if tg_op <> 'INSERT' then change := change - ${hash('old')}; end if;
      if change <> 0 then insert into watched.changes values ('${name}', change); end if;
      return null;
    end $$;
    create trigger note after insert or update or delete on "${name}"
      for each row execute function watched.note_${name}()`;
}

/** How many changes were noted since the state was read. */
export async function countChanges(pool: Target['pool']): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from watched.changes');
  return Number(rows[0]?.count);
}

export async function readState(target: Target): Promise<State> {
  await target.settled();
  const known = sums.get(target);
  if (!known) throw new Error('Nobody has watched the state');
  const { rows } = await target.pool.query<{ name: string; change: string }>(
    'delete from watched.changes returning name, change',
  );
  for (const { name, change } of rows) known.set(name, (known.get(name) ?? 0n) + BigInt(change));
  const state: State = new Map([...known].map(([name, sum]) => [name, String(sum)]));
  return state.set('stored files', String(await countFiles(target.dataDir)));
}

async function countFiles(dataDir: string): Promise<number> {
  const found = await readdir(path.join(dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  // A folder that has become empty is nothing that is kept.
  return found.filter((entry) => entry.isFile()).length;
}

/** The names of what differs. */
export const changedIn = (before: State, after: State) =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name));
