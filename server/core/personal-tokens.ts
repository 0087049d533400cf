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

/** Noting the use is part of the lookup: a statement of its own would be a third for many a call. */
const tokenByHash = preparedQuery((db) => {
  const found = db.$with('found').as(
    db
      .select({
        id: personalTokens.id,
        scopes: personalTokens.scopes,
        userId: personalTokens.userId,
        username: users.username,
        isDue:
          sql<boolean>`coalesce(${personalTokens.lastUsedAt} < now() - make_interval(mins => ${sql.raw(String(notedEvery))}), true)`.as(
            'is_due',
          ),
      })
      .from(personalTokens)
      .innerJoin(users, eq(users.id, personalTokens.userId))
      .where(
        and(
          eq(personalTokens.tokenHash, sql.placeholder('tokenHash')),
          isValid,
          isNull(users.disabledAt),
        ),
      ),
  );
  const noted = db
    .$with('noted')
    .as(
      db
        .update(personalTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(sql`${personalTokens.id} in (select id from found where is_due)`)
        .returning({ notedId: personalTokens.id }),
    );
  return db
    .with(found, noted)
    .select({
      id: found.id,
      scopes: found.scopes,
      userId: found.userId,
      username: found.username,
    })
    .from(found)
    .prepare('personal_token_by_hash');
});

/** Whose token it is and what it may do. */
export async function findTokenOwner(db: Database, token: string) {
  const [found] = await tokenByHash(db).execute({ tokenHash: hashToken(token) });
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
