import type { Account, OpenSession } from '#contract/account.ts';
import { emptyProfile, type PasswordChange, type Profile } from '#contract/account-forms.ts';
import { endOtherSessions, type SignedInUser } from '#server/core/sessions.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, notSignedIn } from '#server/errors.ts';
import {
  type AccountRow,
  findAccount,
  updateProfile,
  updateProvenPassword,
} from './account.queries.ts';
import { describeDevice } from './device.ts';
import { refuseAdmin, requireOwnPassword, wrongPassword } from './own-password.ts';
import { deleteSession, listOpenSessions } from './sessions.queries.ts';

export async function getAccountOf(db: Database, userId: number): Promise<Account> {
  const account = await findAccount(db, userId);
  if (!account) throw notSignedIn();
  return toAccount(account);
}

export async function changeProfileOf(
  db: Database,
  userId: number,
  change: Partial<Profile>,
): Promise<Profile> {
  const profile = await updateProfile(db, userId, change);
  if (!profile) throw notSignedIn();
  return toProfile(profile);
}

export async function listSessionsOf(db: Database, user: SignedInUser): Promise<OpenSession[]> {
  const sessions = await listOpenSessions(db, user.id);
  return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    isCurrent: id === user.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    device: describeDevice(userAgent),
  }));
}

export async function endSessionOf(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteSession(db, userId, id))) throw notFound();
}

function toAccount({ id, username, email, newEmail, createdAt, profile }: AccountRow): Account {
  return {
    id,
    username,
    email,
    ...(newEmail && { newEmail }),
    createdAt: createdAt.toISOString(),
    profile: toProfile(profile),
  };
}

/** What was never filled in, or came to the profile later, is empty. */
const toProfile = (profile: Partial<Profile>): Profile => ({ ...emptyProfile, ...profile });

/** Sets a new password and ends all other sessions. Gives the token with which this one goes on. */
export async function changePasswordOf(
  deps: Deps,
  user: SignedInUser,
  { currentPassword, password }: PasswordChange,
): Promise<string> {
  const field = 'currentPassword';
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
