import type { FastifyReply } from 'fastify';
import { sessionDays } from '#contract/limits.ts';
import { sessionHint } from '#contract/session-hint.ts';
import { hasSessionCookie } from './sessions.ts';

const day = 24 * 60 * 60;

/** A page begins with the right hint, also where the session was begun or ended without the web app. */
export function giveSessionHint(reply: FastifyReply): void {
  const { request } = reply;
  const isRight = hasSessionCookie(request) === (request.cookies[sessionHint] !== undefined);
  if (isRight) return;
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  if (hasSessionCookie(request)) {
    reply.setCookie(sessionHint, 'yes', { ...options, maxAge: sessionDays.maximum * day });
  } else {
    reply.clearCookie(sessionHint, options);
  }
}
