import type { EmailChange } from '#contract/account-forms.ts';
import type { Notice } from '#contract/auth.ts';
import { addressGroup } from '#server/core/limits.ts';
import { hashToken, randomToken, type SignedInUser } from '#server/core/sessions.ts';
import { mapUniqueViolation } from '#server/db/database-errors.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  isEmailTaken,
  updateEmailByToken,
  updateEmailToken,
  updateNewEmail,
} from './account.queries.ts';
import { confirmationEmail, warningEmail } from './change-email-messages.ts';
import { refuseAdmin, requireOwnPassword, wrongPassword } from './own-password.ts';

const field = 'password';

/**
 * Sends a link to the new address and a warning to the old one. The account keeps the old one until the
 * link is opened: a typing mistake locks nobody out, and nobody takes an address that is not theirs.
 */
export async function requestEmailChange(
  deps: Deps,
  user: SignedInUser,
  { email, password }: EmailChange,
): Promise<Notice> {
  refuseAdmin(user, 'The admin account doesn’t have an email address.');
  const account = await requireOwnPassword(deps, user.id, password, field);
  if (account.email.toLowerCase() === email.toLowerCase()) {
    throw atEmail('invalid_input', 'That’s already your email address');
  }
  await deps.limits.take('emailChangeByUser', user.id);
  if (await isEmailTaken(deps.db, email)) throw emailTaken();

  const { username, email: to } = account;
  await deps.db.transaction(async (tx) => {
    if (!(await updateNewEmail(tx, account, email))) throw wrongPassword(field);
    await deps.jobs.remind(tx, 'email', { kind: 'newAddressLink', userId: user.id });
    const warning = { kind: 'newAddressWarning', to, username, newEmail: email } as const;
    await deps.jobs.remind(tx, 'email', warning);
  });
  deps.jobs.lookNow('email');
  return {
    message: `We sent a link to ${email}. Open it to finish the change. Until then, we’ll keep using ${account.email}.`,
    warning: deps.mail.warning,
  };
}

/** Nothing goes out once the change is confirmed or called off. A link that was sent before works no more. */
export async function sendNewAddressLink(deps: Deps, userId: number): Promise<void> {
  const token = randomToken();
  const account = await updateEmailToken(deps.db, userId, hashToken(token));
  if (!account?.newEmail) return;
  const { newEmail: to, username } = account;
  const link = `${deps.siteUrl()}/confirm-email?token=${token}`;
  await deps.mail.send(confirmationEmail({ to, username, link }));
}

/** Goes to the old address whatever became of the change. */
export async function sendNewAddressWarning(
  { mail }: Deps,
  warning: { to: string; username: string; newEmail: string },
): Promise<void> {
  await mail.send(warningEmail(warning));
}

/** Whoever opens the link need not be signed in: it may be read on another device. Sessions stay. */
export async function confirmNewEmail(deps: Deps, token: string, address: string): Promise<Notice> {
  await deps.limits.take('emailConfirmationByAddress', addressGroup(address));
  const user = await mapUniqueViolation(
    () => updateEmailByToken(deps.db, hashToken(token)),
    emailTaken,
  );
  if (!user) throw tokenInvalid();
  return { message: `Your email address is now ${user.email}.` };
}

const atEmail = (code: 'invalid_input' | 'taken', message: string) =>
  new AppError(code, message, { fields: { email: message } });

const emailTaken = () => atEmail('taken', 'An account with this email address already exists');

const tokenInvalid = () =>
  new AppError(
    'email_token_invalid',
    'This link is invalid, expired or already used. Please request a new one in My Account.',
  );
