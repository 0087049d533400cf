import type { Registration } from '#contract/auth-forms.ts';
import { addressGroup } from '#server/core/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  type FoundInvite,
  findInvite,
  redeemInvite,
} from '#server/features/invites/invites.service.ts';
import { findUserByEmail, findUserByName, insertUser } from './auth.queries.ts';
import type { AuthUser } from './auth.service.ts';

/** Makes the account and spends the invite link it needs in one transaction: both happen or neither. */
export async function registerUser(
  deps: Deps,
  { username, email, password, invite }: Registration,
  address: string,
): Promise<AuthUser> {
  await deps.limits.take('registerByAddress', addressGroup(address));
  // Asked before hashing, so that whoever is not invited costs nothing.
  await requireInvite(deps, invite);
  const hash = await deps.passwords.hash(password, { address });

  return deps.db.transaction(
    async (tx) => {
      const user = await insertUser(tx, { username, email, password: hash });
      if (!user) throw await clash(tx, username, email);
      // Of two who register with one link at the same moment, the second finds it used.
      const isSpent = invite !== undefined && (await redeemInvite(tx, invite, user.id));
      if (!isSpent && deps.config.registration === 'invite') {
        throw inviteInvalid(await findInvite(tx, invite ?? ''));
      }
      return user;
    },
    { isolationLevel: 'read committed' },
  );
}

/** For whom an invite link was made; throws when it does not work any more. */
export async function readInvite(
  deps: Deps,
  invite: string,
  address: string,
): Promise<{ email: string | null }> {
  await deps.limits.take('inviteByAddress', addressGroup(address));
  const found = await requireInvite(deps, invite);
  return { email: found?.email ?? null };
}

/** The link, where one is needed to register. Where anyone may, one that is unknown does no harm. */
async function requireInvite(
  { config, db }: Deps,
  invite: string | undefined,
): Promise<FoundInvite | undefined> {
  if (config.registration === 'closed') throw registrationClosed();
  const found = invite === undefined ? undefined : await findInvite(db, invite);
  if (config.registration === 'open') return found?.state === 'open' ? found : undefined;
  if (invite === undefined) throw inviteRequired();
  if (found?.state !== 'open') throw inviteInvalid(found);
  return found;
}

const registrationClosed = () =>
  new AppError(
    'registration_closed',
    'This site isn’t accepting new accounts. Ask your administrator.',
  );

const inviteRequired = () =>
  new AppError(
    'invite_required',
    'You need an invite link to create an account here. Ask your administrator for one.',
  );

const reasons: Partial<Record<FoundInvite['state'], string>> = {
  used: 'was already used',
  expired: 'has expired',
  revoked: 'was canceled',
};

function inviteInvalid(found: FoundInvite | undefined): AppError {
  const reason = (found && reasons[found.state]) ?? 'isn’t valid';
  return new AppError(
    'invite_invalid',
    `This invite link ${reason}. Ask your administrator for a new one.`,
  );
}

async function clash(tx: Database, username: string, email: string): Promise<AppError> {
  const fields: Record<string, string> = {};
  if (await findUserByName(tx, username)) fields.username = 'This username is already taken';
  if (await findUserByEmail(tx, email)) {
    fields.email = 'An account with this email address already exists';
  }
  const [message = 'This username is already taken'] = Object.values(fields);
  return new AppError('taken', message, { fields });
}
