import type { Notice } from '#contract/auth.ts';
import { adminUsername } from '#contract/constants.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import type { listUsers, UserEntry } from '#contract/users.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import { tokensUsedToday } from '#server/core/ai-tokens.queries.ts';
import { endAllSessions } from '#server/core/sessions.ts';
import { storageBytesOf } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { purgeAccount } from '#server/features/account/delete-account.ts';
import { recordAct } from '#server/features/admin-log/admin-log.service.ts';
import { checkAdminPassword } from '#server/features/auth/auth.service.ts';
import { writeResetEmail } from '#server/features/auth/password-reset.service.ts';
import { revokeInvitesOf } from '#server/features/invites/invites.service.ts';
import {
  type ListedUserRow,
  listUserRows,
  lockUser,
  updateDisabled,
  updateEnabled,
} from './users.queries.ts';

type Admin = { id: number; username: string };
type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

const pageSize = 50;

/** One page. One user more than shown tells whether there is another. */
export async function listUsersPage(
  db: Database,
  { search, order, beforeId, beforeSeen = 0 }: Received<typeof listUsers>['query'],
): Promise<Answer<typeof listUsers>> {
  const after =
    beforeId === undefined ? undefined : { id: beforeId, lastSeenAt: new Date(beforeSeen) };
  const rows = await listUserRows(db, { search, order, after, atMost: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const usageOf = await usageOfUsers(
    db,
    shown.map(({ id }) => id),
  );
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    users: shown.map((row) => toEntry(row, usageOf(row.id))),
    next: last ? { beforeId: last.id, beforeSeen: last.lastSeenAt.getTime() } : null,
  };
}

/** Ends everything that lets somebody into the account, or others by links it made. */
export async function disableUserBy(db: Database, admin: Admin, id: number): Promise<void> {
  await inLockOf(db, id, async (tx, user) => {
    refuseAdminAccount(user, 'The admin account can’t be disabled.');
    refuseOwn(admin, user, 'You can’t disable the account you’re signed in to.');
    if (user.disabledAt) return;
    await updateDisabled(tx, id);
    await endAllSessions(tx, id);
    await recordAct(tx, aboutOf(admin, user), 'disabled');
    await revokeInvitesOf(tx, admin, id);
  });
}

export async function enableUserBy(db: Database, admin: Admin, id: number): Promise<void> {
  await inLockOf(db, id, async (tx, user) => {
    if (!user.disabledAt) return;
    await updateEnabled(tx, id);
    await recordAct(tx, aboutOf(admin, user), 'enabled');
  });
}

export async function endSessionsBy(db: Database, admin: Admin, id: number): Promise<void> {
  await inLockOf(db, id, async (tx, user) => {
    await endAllSessions(tx, id);
    await recordAct(tx, aboutOf(admin, user), 'signed out');
  });
}

/** Sent before it is answered: the admin wants to know whether the email has left. */
export async function sendResetLinkBy(deps: Deps, admin: Admin, id: number): Promise<Notice> {
  const email = await inLockOf(deps.db, id, async (tx, user) => {
    refuseAdminAccount(
      user,
      'The admin password can’t be reset by email. Set it with ADMIN_PASSWORD.',
    );
    if (user.disabledAt) {
      throw new AppError('forbidden', 'This account is disabled. Enable it first.');
    }
    await recordAct(tx, aboutOf(admin, user), 'sent a reset link to');
    return writeResetEmail(deps, tx, user, 'admin');
  });
  await deps.mail.send(email).catch((cause: unknown) => {
    throw new AppError('unavailable', 'The email could not be sent. Try again later.', {
      cause,
    });
  });
  // Without the address: answers to writes are kept for a day, and the account may go before.
  return { message: 'A reset link is on its way.', warning: deps.mail.warning };
}

/** Everything goes at once: the rows in one transaction, then the files, which no row names now. */
export async function deleteUserBy(
  deps: Deps,
  admin: Admin,
  id: number,
  password: string,
  address: string,
): Promise<void> {
  await checkAdminPassword(deps, admin.id, password, address);
  const keys = await inLockOf(deps.db, id, async (tx, user) => {
    refuseAdminAccount(user, 'The admin account can’t be deleted.');
    refuseOwn(admin, user, 'To delete your own account, go to My Account.');
    await recordAct(tx, aboutOf(admin, user), 'deleted');
    return purgeAccount(tx, user);
  });
  await removeFiles(deps, keys);
}

/** Nobody signs in to the account, or changes it, until the work is done. */
async function inLockOf<Result>(
  db: Database,
  id: number,
  work: (tx: Database, user: LockedUser) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      const user = await lockUser(tx, id);
      if (!user) throw notFound('This account was deleted.');
      return work(tx, user);
    },
    { isolationLevel: 'read committed' },
  );
}

function refuseAdminAccount({ username }: LockedUser, message: string): void {
  if (username === adminUsername) throw new AppError('forbidden', message);
}

function refuseOwn(admin: Admin, { id }: LockedUser, message: string): void {
  if (id === admin.id) throw new AppError('forbidden', message);
}

const aboutOf = (admin: Admin, { id, username }: LockedUser) =>
  ({ user: admin, subject: 'user', subjectId: id, name: username }) as const;

function toEntry(row: ListedUserRow, usage: UserUsage): UserEntry {
  return {
    ...row,
    ...usage,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
  };
}

type UserUsage = { storageBytes: number; tokensToday: number };

/** How much each of these users takes up: bytes of everything stored, and tokens of AI models today. */
async function usageOfUsers(db: Database, ids: number[]): Promise<(id: number) => UserUsage> {
  const bytes = await storageBytesOf(db, ids);
  const tokens = await tokensUsedToday(db, ids);
  return (id) => ({ storageBytes: bytes.get(id) ?? 0, tokensToday: tokens.get(id) ?? 0 });
}
