import { removeFiles } from '#server/adapters/files/remove-files.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import {
  deleteRegistrationAnswer,
  deleteUserRow,
  listFileKeysOf,
  lockProvenAccount,
} from './account.queries.ts';
import { refuseAdmin, requireOwnPassword, wrongPassword } from './own-password.ts';

const field = 'password';

/** Everything goes at once: the rows in one transaction, then the files, which no row names now. */
export async function deleteAccountOf(
  deps: Deps,
  user: SignedInUser,
  password: string,
): Promise<void> {
  refuseAdmin(user, 'The admin account can’t be deleted.');
  const proven = await requireOwnPassword(deps, user.id, password, field);
  const keys = await deps.db.transaction(async (tx) => {
    if (!(await lockProvenAccount(tx, proven))) throw wrongPassword(field);
    return purgeAccount(tx, proven);
  });
  await removeFiles(deps, keys);
}

/**
 * Deletes every row of a locked account. The files it had are named, to be removed once the transaction has
 * ended well.
 */
export async function purgeAccount(
  tx: Database,
  { id, email }: { id: number; email: string },
): Promise<string[]> {
  const owned = await listFileKeysOf(tx, id);
  await deleteRegistrationAnswer(tx, email);
  await deleteUserRow(tx, id);
  return owned;
}
