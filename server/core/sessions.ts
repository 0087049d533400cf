import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { adminElevationMinutes, sessionDays } from '#contract/limits.ts';
import { askTogether } from '#server/db/ask-together.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { sessions, users } from '#server/db/schema/auth.ts';
import { savedVersions } from '#server/db/schema/saved-content.ts';
import { personalTokens } from '#server/db/schema/tokens.ts';

/** The user behind a request, with the session that says so. */
export type SignedInUser = {
  id: number;
  username: string;
  sessionId: number;
  /** Whether this session has given the admin password and may still make admin calls. */
  isAdmin: boolean;
  /** Another one after every change of what the user has saved; none where nothing was ever saved. */
  savedVersion?: string;
};

/** Minutes. Renewing on every request would be a write for every read. */
const renewAfter = 5;

/** Whether a moment is still to come, by the one clock that also wrote it. */
const isToCome = (moment: typeof sessions.adminUntil) =>
  sql<boolean>`coalesce(${moment} > now(), false)`;

export const hashToken = (token: string) => hash('sha256', token, 'hex');
export const randomToken = () => randomBytes(32).toString('base64url');

/**
 * Found by their indexes, however many are asked for: joined in the usual way, the users of a small site would be read from end to
 * end for a handful of sessions.
 */
const sessionsByToken = preparedQuery((db) => {
  const user = db
    .select({
      id: users.id,
      username: users.username,
      savedVersion: sql<string | null>`(
        select saved_versions.version from ${savedVersions} where saved_versions.user_id = users.id
      )`.as('saved_version'),
    })
    .from(users)
    .where(and(eq(users.id, sessions.userId), isNull(users.disabledAt)))
    .limit(1)
    .as('found');
  return db
    .select({
      tokenHash: sessions.tokenHash,
      id: user.id,
      username: user.username,
      savedVersion: user.savedVersion,
      sessionId: sessions.id,
      isAdmin: isToCome(sessions.adminUntil),
      isDue: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${sql.raw(String(renewAfter))})`,
    })
    .from(sessions)
    .innerJoinLateral(user, sql`true`)
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`,
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('sessions_by_token');
});

const sessionByHash = askTogether(async (db, hashes: string[]) => {
  const found = await sessionsByToken(db).execute({ hashes });
  return hashes.map((each) => found.find(({ tokenHash }) => tokenHash === each));
});

/** The user behind a token, whose session lives on by being used. */
export async function findSessionByToken(
  db: Database,
  token: string,
): Promise<SignedInUser | undefined> {
  const session = await sessionByHash(db, hashToken(token));
  if (!session) return undefined;
  const { tokenHash, isDue, savedVersion, ...user } = session;
  if (isDue) await renewSession(db, user);
  return { ...user, ...(savedVersion && { savedVersion }) };
}

/** Who proved to know a password, with the hash it was proved against. */
export type ProvenPassword = { id: number; password: string };

/**
 * Starts a session and gives its token; none when the password was changed or the account disabled since
 * it was proved. The row is locked for that: a reset at the same moment ends this session or prevents it.
 */
export async function insertSession(
  db: Database,
  { id, password }: ProvenPassword,
  userAgent: string,
): Promise<string | undefined> {
  const token = randomToken();
  const { rowCount } = await db.execute(sql`
    with person as (
      update users set last_seen_at = now()
      where id = ${id} and password = ${password} and disabled_at is null
      returning id
    )
    insert into sessions (user_id, token_hash, expires_at, user_agent)
    select id, ${hashToken(token)}, now() + make_interval(days => ${sessionDays.renewed}), ${userAgent}
    from person`);
  return rowCount === 0 ? undefined : token;
}

/** Opens the admin calls for this session, under a new token so that a stolen old one is worth nothing. */
export async function elevateSession(db: Database, sessionId: number): Promise<string> {
  const token = randomToken();
  await db
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      adminUntil: sql`now() + make_interval(mins => ${adminElevationMinutes})`,
    })
    .where(eq(sessions.id, sessionId));
  return token;
}

/** Ends all other sessions and the personal tokens of the user, and gives this one a new token; none when it has ended too. */
export async function endOtherSessions(
  db: Database,
  { id, sessionId }: SignedInUser,
): Promise<string | undefined> {
  const token = randomToken();
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
  await db.delete(personalTokens).where(eq(personalTokens.userId, id));
  const [kept] = await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return kept && token;
}

export async function deleteSessionById(db: Database, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** And the personal tokens: whatever opens the account without its password. */
export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.delete(personalTokens).where(eq(personalTokens.userId, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/**
 * The user is written first and the session after, which is the order of everybody who ends sessions: the
 * other way round the two could wait for each other.
 */
async function renewSession(db: Database, { id, sessionId }: SignedInUser): Promise<void> {
  const { renewed, maximum } = sessionDays;
  await db.execute(sql`
    with seen as (update users set last_seen_at = now() where id = ${id} returning id)
    update sessions set
      last_used_at = now(),
      expires_at = least(
        now() + make_interval(days => ${renewed}),
        created_at + make_interval(days => ${maximum})
      )
    from seen
    where sessions.id = ${sessionId} and sessions.user_id = seen.id`);
}
