import type { PasswordChange } from '#contract/account.ts';
import { endOtherSessions, type SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { notSignedIn } from '#server/errors.ts';
import { updateProvenPassword } from './account.queries.ts';
import { refuseAdmin, requireOwnPassword, wrongPassword } from './own-password.ts';

const field = 'currentPassword';

/** Sets a new password and ends all other sessions. Gives the token with which this one goes on. */
export async function changePasswordOf(
  deps: Deps,
  user: SignedInUser,
  { currentPassword, password }: PasswordChange,
): Promise<string> {
  refuseAdmin(
    user,
    'The admin password can’t be changed here. Set ADMIN_PASSWORD and restart Porchlight.',
  );
  const proven = await requireOwnPassword(deps, user.id, currentPassword, field);
  const hash = await deps.passwords.hash(password, { userId: user.id });
  return deps.db.transaction(async (tx) => {
    if (!(await updateProvenPassword(tx, proven, hash))) throw wrongPassword(field);
    const token = await endOtherSessions(tx, user);
    if (!token) throw notSignedIn();
    return token;
  });
}
