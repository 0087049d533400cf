import { adminUsername, type User } from '#contract/auth.ts';
import type { Credentials, Registration } from '#contract/auth-forms.ts';
import { addressGroup } from '#server/core/limits.ts';
import type { users } from '#server/db/schema/auth.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findUserByEmail, findUserByName, insertUser } from './auth.queries.ts';

type UserRow = typeof users.$inferSelect;

export async function registerUser(
  deps: Deps,
  { username, email, password }: Registration,
  address: string,
): Promise<UserRow> {
  await deps.limits.take('registerByAddress', addressGroup(address));
  const hash = await deps.passwords.hash(password);
  const user = await insertUser(deps.db, { username, email, password: hash });
  if (!user) throw await clash(deps, username, email);
  return user;
}

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

/** The user, if the password is theirs. */
export async function proveUser(deps: Deps, username: string, password: string): Promise<UserRow> {
  const user = await findUserByName(deps.db, username);
  const isTheirs = await deps.passwords.verify(user?.password, password);
  if (!isTheirs || !user) throw loginWrong();
  return user;
}

export const loginWrong = () => new AppError('login_wrong', 'Invalid username or password');

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

async function clash(deps: Deps, username: string, email: string): Promise<AppError> {
  const fields: Record<string, string> = {};
  if (await findUserByName(deps.db, username)) fields.username = 'This username is already taken';
  if (await findUserByEmail(deps.db, email)) {
    fields.email = 'An account with this email address already exists';
  }
  const [message = 'This username is already taken'] = Object.values(fields);
  return new AppError('taken', message, { fields });
}
