import type { User } from '#contract/auth.ts';
import type { Credentials } from '#contract/auth-forms.ts';
import { adminUsername } from '#contract/constants.ts';
import { addressGroup } from '#server/core/limits.ts';
import type { users } from '#server/db/schema/auth.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findUserByLogin, findUserByName } from './auth.queries.ts';

export type AuthUser = typeof users.$inferSelect;

export async function logIn(
  deps: Deps,
  { username, password }: Credentials,
  address: string,
): Promise<AuthUser> {
  const typed = username.normalize('NFKC').toLowerCase();
  const user = await findUserByLogin(deps.db, typed);
  // Name and address are one account, and its tries are counted together.
  const account = user?.username.toLowerCase() ?? typed;
  const from = addressGroup(address);
  const attempt = () =>
    asGuess(deps, 'loginFailureByAddress', from, async () => {
      await deps.limits.take('loginByAccountAndAddress', account, from);
      await deps.limits.take('loginByAccount', account);
      const proven = await verifyPassword(deps, user, password, address);
      await deps.limits.forget('loginByAccountAndAddress', account, from);
      return proven;
    });
  return account === adminUsername ? asAdminGuess(deps, from, attempt) : attempt();
}

/**
 * The user, if the password is theirs. That an account is disabled is told to who knows its password, and to
 * nobody else.
 */
export async function verifyPassword(
  deps: Deps,
  user: AuthUser | undefined,
  password: string,
  address: string,
): Promise<AuthUser> {
  const isTheirs = await deps.passwords.verify(user?.password, password, { address });
  if (!isTheirs || !user) throw wrongLogin();
  if (user.disabledAt) throw accountDisabled();
  return user;
}

export const wrongLogin = () => new AppError('login_wrong', 'Invalid username or password');

const accountDisabled = () =>
  new AppError('account_disabled', 'This account is disabled. Ask your administrator.');

/** The admin's password opens the gate for whoever is signed in. */
export async function checkAdminPassword(
  deps: Deps,
  userId: number,
  password: string,
  address: string,
): Promise<void> {
  await asAdminGuess(deps, addressGroup(address), async () => {
    await deps.limits.take('adminPasswordByUser', userId);
    const admin = await findUserByName(deps.db, adminUsername);
    if (!(await deps.passwords.verify(admin?.password, password, { userId }))) {
      throw new AppError('admin_password_wrong', 'Invalid admin password');
    }
    await deps.limits.forget('adminPasswordByUser', userId);
  });
}

/** At the login or at the gate, it is the same password. */
const asAdminGuess = <Result>(deps: Deps, from: string, work: () => Promise<Result>) =>
  asGuess(deps, 'adminPasswordByAddress', from, work);

/** Counts wrong passwords alone, but beforehand: many at once must not pass the limit together. */
async function asGuess<Result>(
  { limits }: Deps,
  name: 'loginFailureByAddress' | 'adminPasswordByAddress',
  from: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await limits.take(name, from);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = isWrongPassword(error);
    throw error;
  } finally {
    if (!isWrong) await limits.giveBack(name, from);
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof AppError && ['login_wrong', 'admin_password_wrong'].includes(error.code);

export function toUser(row: AuthUser): User {
  const { id, username, email, createdAt } = row;
  return { id, username, email, createdAt: createdAt.toISOString() };
}
