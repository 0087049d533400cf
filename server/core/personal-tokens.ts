import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { TokenScope } from '#contract/token-scopes.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { users } from '#server/db/schema/auth.ts';
import { personalTokens } from '#server/db/schema/tokens.ts';
import { hashToken, randomToken } from './sessions.ts';

/** So that people and programs that look for leaked secrets know what they have found. */
const prefix = 'porchlight_';

/** Minutes. Noting each use would be a write for every read. */
const notedEvery = 1;

const { id, name, scopes, createdAt, expiresAt, lastUsedAt } = personalTokens;
const columns = { id, name, scopes, createdAt, expiresAt, lastUsedAt };

const isValid = gt(personalTokens.expiresAt, sql`now()`);

const tokenByHash = preparedQuery((db) =>
  db
    .select({
      id: personalTokens.id,
      scopes: personalTokens.scopes,
      userId: users.id,
      username: users.username,
      isDue: sql<boolean>`coalesce(${personalTokens.lastUsedAt} < now() - make_interval(mins => ${sql.raw(String(notedEvery))}), true)`,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(
      and(
        eq(personalTokens.tokenHash, sql.placeholder('tokenHash')),
        isValid,
        isNull(users.disabledAt),
      ),
    )
    .prepare('personal_token_by_hash'),
);

/** Whose token it is and what it may do. */
export async function findTokenOwner(db: Database, token: string) {
  const [found] = await tokenByHash(db).execute({ tokenHash: hashToken(token) });
  if (found?.isDue) {
    await db
      .update(personalTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(personalTokens.id, found.id));
  }
  return found;
}

export async function listTokensOf(db: Database, userId: number) {
  return db
    .select(columns)
    .from(personalTokens)
    .where(and(eq(personalTokens.userId, userId), isValid))
    .orderBy(desc(personalTokens.id));
}

type NewRow = { name: string; scopes: TokenScope[]; days: number };

export async function insertToken(db: Database, userId: number, { name, scopes, days }: NewRow) {
  const token = `${prefix}${randomToken()}`;
  const [made] = await db
    .insert(personalTokens)
    .values({
      ...{ userId, name, scopes, tokenHash: hashToken(token) },
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning(columns);
  return made && { token, made };
}

export async function deleteToken(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(personalTokens)
    .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId)));
  return rowCount === 1;
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db.delete(personalTokens).where(lt(personalTokens.expiresAt, sql`now()`));
}
