import { adminUsername, type User } from '#contract/auth.ts';
import type { Credentials } from '#contract/auth-forms.ts';
import type { users } from '#server/db/schema/auth.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { addressGroup } from '#server/http/limits.ts';
import { findUserByName } from './auth.queries.ts';

export type UserRow = typeof users.$inferSelect;

export async function logIn(
  deps: Deps,
  { username, password }: Credentials,
  address: string,
): Promise<UserRow> {
  const account = username.normalize('NFKC').toLowerCase();
  const attempt = [account, addressGroup(address)];
  await deps.limits.take('loginByAccountAndAddress', ...attempt);
  await deps.limits.take('loginByAccount', account);

  const user = await proveUser(deps, account, password);
  await deps.limits.forget('loginByAccountAndAddress', ...attempt);
  return user;
}

/**
 * The user, if the password is theirs. That an account is disabled is told to who knows its password, and to
 * nobody else.
 */
export async function proveUser(deps: Deps, username: string, password: string): Promise<UserRow> {
  const user = await findUserByName(deps.db, username);
  const isTheirs = await deps.passwords.verify(user?.password, password);
  if (!isTheirs || !user) throw loginWrong();
  if (user.disabledAt) throw accountDisabled();
  return user;
}

export const loginWrong = () => new AppError('login_wrong', 'Invalid username or password');

const accountDisabled = () =>
  new AppError(
    'account_disabled',
    'This account is disabled. Ask the person who runs this Porchlight.',
  );

/** The admin's password opens the gate for whoever is signed in. */
export async function checkAdminPassword(deps: Deps, userId: number, password: string) {
  await deps.limits.take('adminPasswordByUser', userId);
  const admin = await findUserByName(deps.db, adminUsername);
  if (!(await deps.passwords.verify(admin?.password, password))) {
    throw new AppError('admin_password_wrong', 'Invalid admin password');
  }
  await deps.limits.forget('adminPasswordByUser', userId);
}

export function toUser(row: UserRow): User {
  const { id, username, email, createdAt } = row;
  return { id, username, email, createdAt: createdAt.toISOString() };
}
