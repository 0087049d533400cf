import { adminUsername } from '#contract/constants.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { type AccountRow, findAccount } from './account.queries.ts';

/**
 * The account, if the password is its own: an open session may be somebody else's hand on a
 * forgotten computer. A refusal belongs to the field in which the password was given.
 */
export async function requireOwnPassword(
  deps: Deps,
  userId: number,
  password: string,
  field: string,
): Promise<AccountRow> {
  await deps.limits.take('ownPasswordByUser', userId);
  const account = await findAccount(deps.db, userId);
  const isTheirs = await deps.passwords.verify(account?.password, password, { userId });
  if (!account || !isTheirs) throw wrongPassword(field);
  await deps.limits.forget('ownPasswordByUser', userId);
  return account;
}

export function wrongPassword(field: string): AppError {
  const message = 'That’s not your current password';
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** The admin's account belongs to whoever runs Porchlight, not to who is signed in with it. */
export function refuseAdmin({ username }: SignedInUser, message: string): void {
  if (username === adminUsername) throw new AppError('forbidden', message);
}
