import {
  checkInvite,
  forgotPassword,
  getRegistration,
  getUser,
  login,
  logout,
  pingSession,
  register,
  resetPassword,
  type User,
  verifyAdmin,
  verifySession,
  verifySessionPublic,
} from '#contract/auth.ts';
import type { ProvenPassword, SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { type App, type HandlerCall, serve } from '#server/http/serve.ts';
import { elevateToAdmin, endOwnSession, startSession } from '#server/http/sessions.ts';
import { findUserById, findUserByName } from './auth.queries.ts';
import { checkAdminPassword, logIn, toUser, verifyPassword, wrongLogin } from './auth.service.ts';
import { requestPasswordReset, resetPasswordByToken } from './password-reset.service.ts';
import { readInvite, registerUser } from './registration.service.ts';

export function authRoutes(app: App): void {
  const { deps } = app;

  serve(app, getRegistration, () => ({ registration: deps.config.registration }));

  serve(app, checkInvite, ({ body, request }) => readInvite(deps, body.invite, request.ip));

  serve(
    app,
    register,
    async (call) => {
      const user = await registerUser(deps, call.body, call.request.ip);
      await signIn(deps, user, call);
      return toUser(user);
    },
    // A repetition proves the password again: it may have been changed since.
    {
      onReplay: async (_, call) => {
        const { username, password } = call.body;
        const user = await findUserByName(deps.db, username);
        await signIn(deps, await verifyPassword(deps, user, password, call.request.ip), call);
      },
    },
  );

  serve(app, login, async (call) => {
    const user = await logIn(deps, call.body, call.request.ip);
    await signIn(deps, user, call);
    return toUser(user);
  });

  serve(app, logout, async ({ findUser, reply }) => {
    await endOwnSession(deps, await findUser(), reply);
    return { success: true };
  });

  serve(app, getUser, async ({ user }) => {
    const found = await findRecord(deps, user);
    if (!found) throw notSignedIn();
    return found;
  });

  serve(app, verifySession, async ({ findUser }) => {
    const user = await findUser();
    if (!user) throw notAuthenticated();
    return sessionOf(user);
  });

  serve(app, verifySessionPublic, async ({ findUser }) => {
    const user = await findUser();
    return user ? sessionOf(user) : { isAuthenticated: false, error: 'Not authenticated' };
  });

  serve(app, pingSession, () => ({ success: true }));

  serve(app, forgotPassword, ({ body, request }) =>
    requestPasswordReset(deps, body.email, request.ip),
  );

  serve(app, resetPassword, ({ body, request }) =>
    resetPasswordByToken(deps, body.token, body.password, request.ip),
  );

  serve(app, verifyAdmin, async ({ body, user, request, reply }) => {
    await checkAdminPassword(deps, user.id, body.password, request.ip);
    await elevateToAdmin(deps, user, reply);
    request.log.info({ userId: user.id }, 'admin elevation granted');
    return { success: true };
  });
}

async function findRecord({ db }: Deps, { id }: SignedInUser): Promise<User | undefined> {
  const row = await findUserById(db, id);
  return row && toUser(row);
}

/** Starts a session in place of the one the browser may have had. */
async function signIn(
  deps: Deps,
  user: ProvenPassword,
  call: HandlerCall<typeof login> | HandlerCall<typeof register>,
): Promise<void> {
  await endOwnSession(deps, await call.findUser(), call.reply);
  if (!(await startSession(deps, user, call))) throw wrongLogin();
  call.request.log.info({ userId: user.id }, 'signed in');
}

const sessionOf = ({ id, username }: SignedInUser) => ({
  isAuthenticated: true,
  userId: id,
  username,
});

const notAuthenticated = () =>
  new AppError('not_signed_in', 'Not authenticated', {
    body: { isAuthenticated: false, error: 'Not authenticated' },
  });
