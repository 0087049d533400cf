import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { findSession, type SignedIn } from './sessions.ts';

export type { SignedIn };

/** Lets a call through or throws. Endpoints for anyone get the user too, if there is one. */
export async function admit(
  deps: Deps,
  access: Endpoint['access'],
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const user = await findSession(deps, request);
  if (user) request.log = request.log.child({ userId: user.id });
  if (access === 'anyone') return user;
  if (!user) throw notSignedIn();
  if (access === 'admin' && !hasAdminWindow(user)) {
    throw new AppError('admin_required', 'Enter the admin password to go on.');
  }
  return user;
}

function hasAdminWindow(user: SignedIn): boolean {
  return user.adminUntil !== null && user.adminUntil > new Date();
}
