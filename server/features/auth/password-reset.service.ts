import type { Notice } from '#contract/auth.ts';
import { adminUsername } from '#contract/constants.ts';
import type { Email } from '#server/adapters/mail/mail.ts';
import { addressGroup } from '#server/core/limits.ts';
import { endAllSessions, hashToken, randomToken } from '#server/core/sessions.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  findUserByEmail,
  hasLiveResetToken,
  updatePasswordByToken,
  updateResetToken,
} from './auth.queries.ts';
import { resetEmail } from './reset-email.ts';

/**
 * Says the same for every address and looks it up only after answering, so that neither the words
 * nor the time tell whether somebody has an account. The order is stored before the answer.
 */
export async function requestPasswordReset(
  deps: Deps,
  email: string,
  address: string,
): Promise<Notice> {
  await deps.limits.take('forgotByAddress', addressGroup(address));
  await deps.limits.take('forgotByAccount', email.toLowerCase());
  await deps.jobs.remind(deps.db, 'email', { kind: 'resetLink', to: email.toLowerCase() });
  deps.jobs.lookNow('email');
  return {
    message: 'If an account uses this email address, a reset link is on its way.',
    warning: deps.mail.warning,
  };
}

export async function resetPasswordByToken(
  deps: Deps,
  token: string,
  password: string,
  address: string,
): Promise<Notice> {
  const tokenHash = hashToken(token);
  // Asked before hashing, so that made-up tokens cost nothing.
  if (!(await hasLiveResetToken(deps.db, tokenHash))) throw tokenInvalid();

  const hash = await deps.passwords.hash(password, { address });
  await deps.db.transaction(async (tx) => {
    const user = await updatePasswordByToken(tx, tokenHash, hash);
    if (!user) throw tokenInvalid();
    await endAllSessions(tx, user.id);
  });
  return { message: 'Your password has been reset. You can now log in with the new one.' };
}

export async function sendResetEmail(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.username === adminUsername || user.disabledAt) return;
  await deps.mail.send(await writeResetEmail(deps, deps.db, user, 'user'));
}

/** An email with a new reset link, for someone to send. The link before it is worth nothing now. */
export async function writeResetEmail(
  { siteUrl }: Deps,
  db: Database,
  { id, email, username }: { id: number; email: string; username: string },
  askedBy: 'user' | 'admin',
): Promise<Email> {
  const token = randomToken();
  await updateResetToken(db, id, hashToken(token));
  const link = `${siteUrl()}/reset-password?token=${token}`;
  return resetEmail({ to: email, username, link, askedBy });
}

const tokenInvalid = () =>
  new AppError(
    'reset_token_invalid',
    'This reset link is invalid, expired or already used. Please request a new one.',
  );
