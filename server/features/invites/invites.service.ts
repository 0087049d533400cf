import type { Answer } from '#contract/endpoint.ts';
import type { createInvite, Invite, listInvites } from '#contract/invites.ts';
import { hashToken, randomToken } from '#server/core/sessions.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { recordAct } from '#server/features/admin-log/admin-log.service.ts';
import {
  findInviteByToken,
  type InviteRow,
  insertInvite,
  listInviteRows,
  lockInvite,
  updateInviteRevoked,
  updateInvitesOfRevoked,
  updateInviteUsed,
} from './invites.queries.ts';

type Admin = { id: number; username: string };

const pageSize = 20;

/** What somebody who holds a link may know of it. */
export type FoundInvite = { email: string | null; state: Invite['state'] };

export const findInvite = (db: Database, token: string): Promise<FoundInvite | undefined> =>
  findInviteByToken(db, hashToken(token));

/** False when it does not work any more. Call it in the transaction that makes the account. */
export const redeemInvite = (tx: Database, token: string, userId: number): Promise<boolean> =>
  updateInviteUsed(tx, hashToken(token), userId);

/** One page, newest first. One link more than shown tells whether there is another page. */
export async function listInvitesPage(
  db: Database,
  before?: number,
): Promise<Answer<typeof listInvites>> {
  const rows = await listInviteRows(db, { before, atMost: pageSize + 1 });
  const invites = rows.slice(0, pageSize).map(toInvite);
  const next = rows.length > pageSize ? (invites.at(-1)?.id ?? null) : null;
  return { invites, next };
}

/** The link is told this once. It holds the token behind a #, which browsers send to no server. */
export async function createInviteBy(
  { config, db, siteUrl }: Deps,
  user: Admin,
  email: string,
): Promise<Answer<typeof createInvite>> {
  if (config.registration !== 'invite') throw notNeeded();
  const token = randomToken();
  const invite = await db.transaction(async (tx) => {
    const values = { tokenHash: hashToken(token), email: email || null, userId: user.id };
    const id = await insertInvite(tx, values);
    await recordAct(tx, aboutOf(user, id), 'added');
    return getInvite(tx, id);
  });
  return { invite, link: `${siteUrl()}/auth#invite=${token}` };
}

/** Doing it again leaves everything as it is. */
export async function revokeInviteBy(db: Database, user: Admin, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const invite = await lockInvite(tx, id);
    if (!invite) throw notFound('This invite link is no longer on the list.');
    if (invite.state === 'used') throw alreadyUsed();
    if (invite.state === 'revoked') return;
    await updateInviteRevoked(tx, id);
    await recordAct(tx, aboutOf(user, id), 'revoked');
  });
}

/** Takes back every open link that somebody made. Call it in the transaction that disables them. */
export async function revokeInvitesOf(tx: Database, user: Admin, makerId: number): Promise<void> {
  for (const id of await updateInvitesOfRevoked(tx, makerId)) {
    await recordAct(tx, aboutOf(user, id), 'revoked');
  }
}

async function getInvite(db: Database, id: number): Promise<Invite> {
  const [row] = await listInviteRows(db, { id, atMost: 1 });
  if (!row) throw notFound();
  return toInvite(row);
}

function toInvite(row: InviteRow): Invite {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

/** By its number: the address of a person who was invited should not stay in the log for good. */
const aboutOf = (user: Admin, id: number) =>
  ({ user, subject: 'invite', subjectId: id, name: String(id) }) as const;

const notNeeded = () =>
  new AppError('forbidden', 'To use invite links, start Porchlight with REGISTRATION=invite.');

const alreadyUsed = () =>
  new AppError('stale', 'Someone already signed up with this link, so it can’t be canceled.');
