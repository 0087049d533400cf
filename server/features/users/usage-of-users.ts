import { sql } from 'drizzle-orm';
import { tokensUsedToday } from '#server/core/ai-tokens.queries.ts';
import type { Database } from '#server/db/connect.ts';

export type UserUsage = { storageBytes: number; tokensToday: number };

const nothing: UserUsage = { storageBytes: 0, tokensToday: 0 };

/**
 * How much each of these users takes up: bytes of pictures and saved texts, and tokens of AI models today.
 * The only place where the list of users learns of either.
 */
export async function usageOfUsers(
  db: Database,
  ids: number[],
): Promise<(id: number) => UserUsage> {
  if (ids.length === 0) return () => nothing;
  const users = sql`any(${sql.param(ids)}::int[])`;
  // Saved texts in two parts, because each has an index of its own: in use, and deleted but not yet purged.
  const text = sql`octet_length(title) + octet_length(content)`;
  const { rows } = await db.execute<{ id: number; bytes: number }>(sql`
    select user_id as id, sum(bytes)::float8 as bytes
    from (
      select user_id, size as bytes from files where user_id = ${users}
      union all
      select user_id, ${text} from saved_content where user_id = ${users} and deleted_at is null
      union all
      select user_id, ${text} from saved_content where user_id = ${users} and deleted_at is not null
    ) as parts
    group by user_id`);
  const bytes = new Map(rows.map((row) => [row.id, row.bytes]));
  const tokens = await tokensUsedToday(db, ids);
  return (id) => ({ storageBytes: bytes.get(id) ?? 0, tokensToday: tokens.get(id) ?? 0 });
}
