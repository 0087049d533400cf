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
  'ai_places',
  'ai_usage',
  'states',
  'counties',
  'seeds',
]);

/** A session's last use is no news; whose it is and what it may do is. */
const columnsOf: Record<string, string> = {
  sessions: 'row(t.id, t.user_id, t.token_hash, t.admin_until)',
};

const statements = new WeakMap<Target, string>();

export async function readState(target: Target): Promise<State> {
  await target.settled();
  const statement = statements.get(target) ?? (await writeStatement(target));
  statements.set(target, statement);
  const { rows } = await target.pool.query<{ name: string; state: string }>(statement);
  const state: State = new Map(rows.map(({ name, state }) => [name, state]));
  let files = 0;
  for await (const _ of target.files.list()) files += 1;
  return state.set('stored files', String(files));
}

async function writeStatement({ pool }: Target): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
  if (!names.includes('users')) throw new Error('There is no database to look into');
  return names
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended((${columnsOf[name] ?? 't'})::text, 0)), 0) as state from "${name}" t`,
    )
    .join(' union all ');
}

/** The names of what differs. */
export const changedIn = (before: State, after: State) =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name));
