import type { DirectKey } from '#contract/channel-list.ts';
import type { finishLinkedInSignIn, startLinkedInSignIn } from '#contract/channels.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import { connectionNameAtMost, connectionsAtMost } from '#contract/limits.ts';
import type { SignInOutcome } from '#contract/sign-in-outcomes.ts';
import { withoutControls } from '#contract/text.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { exchangeCode, signInAddress } from '#server/adapters/channels/linkedin-sign-in.ts';
import { hashToken, randomToken, type SignedInUser } from '#server/core/sessions.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  findPublishingSettings,
  requireAllowed,
} from '#server/features/publishing/publishing.service.ts';
import {
  countConnectionsOf,
  insertConnection,
  insertSignIn,
  listConnectionsOf,
  takeSignIn,
  updateConnection,
} from './channels.queries.ts';
import { type ChannelDeps, seal, split } from './channels.service.ts';

/**
 * Connecting a LinkedIn profile: people go to LinkedIn, say yes there and come back with a code, which we exchange for a
 * token. What they take along is made for their session and works once, so that nobody can have their own profile
 * connected to somebody else's account, or the other way round.
 */

type SignInDeps = ChannelDeps & Pick<Deps, 'linkedIn' | 'log'>;

const channel: DirectKey = 'linkedinProfile';

/** Minutes that somebody may take at LinkedIn. */
const openFor = 20;

export async function startSignIn(
  { db, linkedIn }: SignInDeps,
  { sessionId }: SignedInUser,
): Promise<Answer<typeof startLinkedInSignIn>> {
  if (!linkedIn) throw notSetUp();
  await requireAllowed(db, channel);
  const state = randomToken();
  await insertSignIn(db, { stateHash: hashToken(state), sessionId, openFor });
  return { address: signInAddress(linkedIn, state) };
}

/** Whatever comes of it is said in words: somebody looks at a browser. */
export async function finishSignIn(
  deps: SignInDeps,
  user: SignedInUser | undefined,
  { state = '', code, error }: Received<typeof finishLinkedInSignIn>['query'],
): Promise<SignInOutcome> {
  const { db, linkedIn, log } = deps;
  if (!user || !(await takeSignIn(db, hashToken(state), user.sessionId))) return 'expired';
  if (error && saidNo.has(error)) return 'canceled';
  if (!code || !linkedIn) return 'refused';
  const { blockedChannels } = await findPublishingSettings(db);
  if (blockedChannels.includes(channel)) return 'blocked';
  try {
    const signedIn = await exchangeCode(linkedIn, deps.guardedClient, code);
    return await keepAccount(deps, user.id, { ...signedIn, address: linkedIn.api });
  } catch (failure) {
    if (!(failure instanceof ChannelFailed)) throw failure;
    log.warn({ code: failure.code, reason: failure.problem.message }, 'LinkedIn sign-in failed');
    return failure.canPass ? 'unavailable' : 'refused';
  }
}

/** As LinkedIn calls it, and as the standard does. */
const saidNo = new Set(['user_cancelled_login', 'user_cancelled_authorize', 'access_denied']);

type Account = Awaited<ReturnType<typeof exchangeCode>> & { address: string };

/** The same member again is the same account: what was planned for it stays planned. */
async function keepAccount(
  deps: SignInDeps,
  userId: number,
  { accessToken, memberId, memberName, endsAt, address }: Account,
): Promise<SignInOutcome> {
  const { settings, secrets } = split(channel, { accessToken, memberId, address });
  return withUserLock(deps.db, userId, async (tx) => {
    const known = (await listConnectionsOf(tx, userId)).find(
      (row) => row.channel === channel && row.settings.memberId === memberId,
    );
    if (!known && (await countConnectionsOf(tx, userId)) >= connectionsAtMost) return 'full';
    const called = withoutControls(memberName).trim();
    const name = called.slice(0, connectionNameAtMost).toWellFormed() || 'LinkedIn';
    const id = known?.id ?? (await insertConnection(tx, { userId, channel, name, settings }));
    await updateConnection(tx, userId, id, {
      ...{ settings, endsAt, endToldAt: null, problem: null },
      secrets: seal(deps, id, secrets),
    });
    return 'connected';
  });
}

const notSetUp = () =>
  new AppError(
    'forbidden',
    'LinkedIn isn’t set up in Porchlight yet. Ask whoever runs Porchlight for you, or post there yourself when we remind you.',
  );
