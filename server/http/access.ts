import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { requestBody } from '#contract/limits.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { findSession } from './sessions.ts';

/** What a handler knows of the caller: the user, or for anyone's endpoints how to find one. */
export type Caller<Access extends Endpoint['access']> = Access extends 'anyone'
  ? { findUser(): Promise<SignedInUser | undefined> }
  : { user: SignedInUser };

/** The same before it is known which endpoint was called. */
export type AnyCaller = { user?: SignedInUser; findUser?(): Promise<SignedInUser | undefined> };

/** Lets a call through and counts it, or throws. Where anyone may call, nobody is looked up unasked. */
export async function authorize(
  deps: Deps,
  { access, limit, bodyLimit = requestBody.user }: Endpoint,
  request: FastifyRequest,
): Promise<AnyCaller> {
  if (access === 'anyone') return { findUser: () => findSession(deps, request) };
  const user = await findSession(deps, request);
  if (!user) throw notSignedIn();
  request.log = request.log.child({ userId: user.id });
  if (access === 'admin' && !user.isAdmin) {
    throw new AppError('admin_required', 'Enter the admin password to continue.');
  }
  // A body that does not say how long it is may be as long as allowed.
  const bytes = Number(request.headers['content-length'] ?? bodyLimit);
  if (limit) await deps.limits.takeCall(limit, user.id, bytes);
  return { user };
}
