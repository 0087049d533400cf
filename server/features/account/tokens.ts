import type { Answer, Received } from '#contract/endpoint.ts';
import { tokensAtMost } from '#contract/limits.ts';
import type { listTokens, makeToken, PersonalToken } from '#contract/tokens.ts';
import { insertToken, listTokensOf } from '#server/core/personal-tokens.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { requireOwnPassword } from './own-password.ts';

export async function listOwnTokens(
  db: Database,
  userId: number,
): Promise<Answer<typeof listTokens>> {
  return (await listTokensOf(db, userId)).map(toToken);
}

/** Asks for the password: a token outlives the session it was made in. */
export async function makeTokenFor(
  deps: Deps,
  { id: userId }: SignedInUser,
  { password, scopes, ...values }: Received<typeof makeToken>['body'],
): Promise<Answer<typeof makeToken>> {
  await requireOwnPassword(deps, userId, password, 'password');
  return withUserLock(deps.db, userId, async (tx) => {
    if ((await listTokensOf(tx, userId)).length >= tokensAtMost) throw tooMany();
    const added = await insertToken(tx, userId, { ...values, scopes: [...new Set(scopes)] });
    if (!added) throw notSignedIn();
    return { token: added.token, made: toToken(added.made) };
  });
}

type Row = Awaited<ReturnType<typeof listTokensOf>>[number];

const toToken = ({ createdAt, expiresAt, lastUsedAt, ...token }: Row): PersonalToken => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () =>
  new AppError('taken', `You have ${tokensAtMost} tokens, which is the most. Revoke one first.`);
