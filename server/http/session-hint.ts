import type { FastifyReply } from 'fastify';
import { guestHint } from '#contract/session-hint.ts';
import { hasSessionCookie } from './sessions.ts';

/** A page begins with the right hint, also where the session was begun or ended without the web app. */
export function setSessionHint(reply: FastifyReply): void {
  const { request } = reply;
  const isGuest = !hasSessionCookie(request);
  const isHinted = request.cookies[guestHint] !== undefined;
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  if (isGuest && !isHinted) reply.setCookie(guestHint, 'yes', options);
  if (!isGuest && isHinted) reply.clearCookie(guestHint, options);
}
