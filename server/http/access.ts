import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { requestBody } from '#contract/limits.ts';
import { type TokenScope, tokenScopeNames } from '#contract/token-scopes.ts';
import { addressGroup } from '#server/core/limits.ts';
import { findTokenOwner } from '#server/core/personal-tokens.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { findSession } from './sessions.ts';
import { tokenRules } from './token-rules.ts';

/** What a handler knows of the caller: the user, or for anyone's endpoints how to find one. */
export type Caller<Access extends Endpoint['access']> = Access extends 'anyone'
  ? { findUser(): Promise<SignedInUser | undefined> }
  : { user: SignedInUser };

/** The same before it is known which endpoint was called. */
export type AnyCaller = {
  user?: SignedInUser;
  findUser?(): Promise<SignedInUser | undefined>;
  /** The personal token and what it may do, where the call came with one. */
  tokenId?: number;
  scopes?: TokenScope[];
};

/** Lets a call through and counts it, or throws. Where anyone may call, nobody is looked up unasked. */
export async function authorize(
  deps: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<AnyCaller> {
  const { access, limit, bodyLimit = requestBody.user } = endpoint;
  if (access === 'anyone') return { findUser: () => findSession(deps, request) };
  const token = bearerTokenOf(request);
  // Who comes with a token is known by it alone, whatever the browser adds.
  const caller: AnyCaller = token
    ? await findTokenCaller(deps, endpoint, request, token)
    : { user: await findSession(deps, request) };
  const { user, tokenId } = caller;
  if (!user) throw notSignedIn();
  // Also for what is logged when the call is refused below.
  request.caller = caller;
  if (access === 'admin' && !user.isAdmin) {
    throw new AppError('admin_required', 'Enter the admin password to continue.');
  }
  // A body that does not say how long it is may be as long as allowed.
  const bytes = Number(request.headers['content-length'] ?? bodyLimit);
  await deps.limits.takeCall(limit, { userId: user.id, tokenId }, bytes);
  return caller;
}

/** Once the body is read: some calls are drafts or not by what is in it. */
export function requireScopeFor(endpoint: Endpoint, caller: AnyCaller, body: unknown): void {
  if (!caller.scopes || !tokenRules.get(endpoint)?.publishes?.(body)) return;
  requireScope(caller.scopes, 'publish');
}

/** The personal token of a call. Bearers of another kind are a proxy's, and none of our business. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (porchlight_[\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];

async function findTokenCaller(
  { db, limits }: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
): Promise<AnyCaller> {
  const owner = await findTokenOwner(db, token);
  if (!owner) {
    await limits.take('unknownTokenByAddress', addressGroup(request.ip));
    throw new AppError('not_signed_in', 'This token doesn’t work. It may have ended.');
  }
  try {
    const rule = tokenRules.get(endpoint);
    if (!rule) {
      throw new AppError('forbidden', 'Personal tokens can’t do this. Log in to do it.');
    }
    requireScope(owner.scopes, rule.scope);
  } catch (error) {
    // What goes on is counted together with the limit of its endpoint.
    await limits.take('callByToken', owner.id);
    throw error;
  }
  const user = { id: owner.userId, username: owner.username, sessionId: 0, isAdmin: false };
  return { user, tokenId: owner.id, scopes: owner.scopes };
}

function requireScope(scopes: TokenScope[], scope: TokenScope): void {
  if (scopes.includes(scope)) return;
  throw new AppError(
    'forbidden',
    `This token needs the scope “${tokenScopeNames[scope]}” for that.`,
  );
}
