import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminElevationMinutes, sessionDays } from '#contract/limits.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { sessions, users } from '#server/db/schema/auth.ts';
import type { Deps } from '#server/deps.ts';

/** The user behind a request, with the session that says so. */
export type SignedInUser = {
  id: number;
  username: string;
  sessionId: number;
  /** Whether this session has given the admin password and may still make admin calls. */
  isAdmin: boolean;
};

/** Where there is TLS the browser itself keeps other hosts and plain pages from setting this cookie. */
const isSecure = ({ publicUrl }: Config) => publicUrl?.startsWith('https:') ?? false;
const cookieNames = { secure: '__Host-porchlight_session', plain: 'porchlight_session' };
export const cookieName = (config: Config) =>
  isSecure(config) ? cookieNames.secure : cookieNames.plain;

/** Whether somebody may be signed in; whether they are is in the database. */
export const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
  Object.values(cookieNames).some((name) => Boolean(cookies[name]));

/** Minutes. Renewing on every request would be a write for every read. */
const renewAfter = 5;

/** Whether a moment is still to come, by the one clock that also wrote it. */
const isToCome = (moment: typeof sessions.adminUntil) =>
  sql<boolean>`coalesce(${moment} > now(), false)`;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
export const randomToken = () => randomBytes(32).toString('base64url');

const sessionByToken = preparedQuery((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      sessionId: sessions.id,
      isAdmin: isToCome(sessions.adminUntil),
      isDue: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${sql.raw(String(renewAfter))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .prepare('session_by_token'),
);

export async function findSession(
  deps: Deps,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const token = request.cookies[cookieName(deps.config)];
  if (!token) return undefined;

  const [session] = await sessionByToken(deps.db).execute({ tokenHash: hashToken(token) });
  if (!session) return undefined;

  const { isDue, ...user } = session;
  if (isDue) await renewSession(deps.db, user);
  return user;
}

/** Who proved to know a password, with the hash it was proved against. */
export type ProvenPassword = { id: number; password: string };

/**
 * Starts a session and hands its token to the browser; false when the password was changed or the account
 * disabled since it was proved. The row is locked for that: a reset at the same moment ends this session or
 * prevents it.
 */
export async function startSession(
  deps: Deps,
  { id, password }: ProvenPassword,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  const token = randomToken();
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? '';
  const { rowCount } = await deps.db.execute(sql`
    with person as (
      update users set last_seen_at = now()
      where id = ${id} and password = ${password} and disabled_at is null
      returning id
    )
    insert into sessions (user_id, token_hash, expires_at, user_agent)
    select id, ${hashToken(token)}, now() + make_interval(days => ${sessionDays.renewed}), ${userAgent}
    from person`);
  if (rowCount === 0) return false;
  setCookie(deps.config, reply, token);
  return true;
}

/** Opens the admin calls for this session, under a new token so that a stolen old one is worth nothing. */
export async function elevateToAdmin(
  deps: Deps,
  user: SignedInUser,
  reply: FastifyReply,
): Promise<void> {
  const token = randomToken();
  await deps.db
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      adminUntil: sql`now() + make_interval(mins => ${adminElevationMinutes})`,
    })
    .where(eq(sessions.id, user.sessionId));
  setCookie(deps.config, reply, token);
}

/** Ends all other sessions of the user and gives this one a new token; none when it has ended too. */
export async function endOtherSessions(
  db: Database,
  { id, sessionId }: SignedInUser,
): Promise<string | undefined> {
  const token = randomToken();
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
  const [kept] = await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return kept && token;
}

export async function endOwnSession(
  deps: Deps,
  user: SignedInUser | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (user) await deps.db.delete(sessions).where(eq(sessions.id, user.sessionId));
  clearCookie(deps.config, reply);
}

export async function endAllSessions(db: Database, userId: number): Promise<void> {
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

export function clearCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), { path: '/', secure: isSecure(config) });
}

/** The cookie outlives the renewals; the server alone decides when a session ends. */
export function setCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: sessionDays.maximum * 24 * 60 * 60,
  });
}
