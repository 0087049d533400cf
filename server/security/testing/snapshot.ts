import type { TestApp } from '#server/testing/test-app.ts';

/** Every row of one user in every table that has some, as text to compare. */
export async function rowsOf(app: TestApp, userId: number): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await app.pool.query(
      `select to_jsonb(t) as row from "${name}" t where user_id = $1 order by to_jsonb(t)::text`,
      [userId],
    );
    found[name] = rows.map(({ row }) => row);
  }
  const { rows: tags } = await app.pool.query(
    `select tag from answer_tags join user_answers a on a.id = user_answer_id
     where a.user_id = $1 order by 1`,
    [userId],
  );
  const { rows: users } = await app.pool.query('select * from users where id = $1', [userId]);
  return { ...found, tags, users };
}
