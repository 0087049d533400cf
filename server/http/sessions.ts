import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from '#contract/limits.ts';
import type { Config } from '#server/config.ts';
import {
  deleteSessionById,
  elevateSession,
  findSessionByToken,
  insertSession,
  type ProvenPassword,
  type SignedInUser,
} from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';

/** Where there is TLS the browser itself keeps other hosts and plain pages from setting this cookie. */
const isSecure = ({ publicUrl }: Config) => publicUrl?.startsWith('https:') ?? false;
const cookieNames = { secure: '__Host-porchlight_session', plain: 'porchlight_session' };
export const cookieName = (config: Config) =>
  isSecure(config) ? cookieNames.secure : cookieNames.plain;

/** Whether somebody may be signed in; whether they are is in the database. */
export const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
  Object.values(cookieNames).some((name) => Boolean(cookies[name]));

export async function findSession(
  deps: Deps,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const token = request.cookies[cookieName(deps.config)];
  return token ? findSessionByToken(deps.db, token) : undefined;
}

/** Starts a session and hands its token to the browser; false when the password no longer holds. */
export async function startSession(
  deps: Deps,
  proven: ProvenPassword,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? '';
  const token = await insertSession(deps.db, proven, userAgent);
  if (token === undefined) return false;
  setCookie(deps.config, reply, token);
  return true;
}

/** Lets this session make admin calls, and hands its new token to the browser. */
export async function elevateToAdmin(
  deps: Deps,
  user: SignedInUser,
  reply: FastifyReply,
): Promise<void> {
  setCookie(deps.config, reply, await elevateSession(deps.db, user.sessionId));
}

export async function endOwnSession(
  deps: Deps,
  user: SignedInUser | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (user) await deleteSessionById(deps.db, user.sessionId);
  clearCookie(deps.config, reply);
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
