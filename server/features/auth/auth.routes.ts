import {
  forgotPassword,
  getUser,
  login,
  logout,
  pingSession,
  register,
  resetPassword,
  verifyAdmin,
  verifySession,
  verifySessionPublic,
} from '#contract/auth.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { type App, serve } from '#server/http/serve.ts';
import { endSession, openAdminWindow, type SignedIn, startSession } from '#server/http/sessions.ts';
import { findUserById } from './auth.queries.ts';
import { checkAdminPassword, logIn, registerUser, toUser } from './auth.service.ts';
import { askForReset, resetPasswordByToken } from './password-reset.service.ts';

export function authRoutes(app: App): void {
  const { deps } = app;

  serve(
    app,
    register,
    async (call) => {
      const user = await registerUser(deps, call.body, call.request.ip);
      await startSession(deps, user.id, call);
      return user;
    },
    { onReplay: (user, call) => startSession(deps, user.id, call) },
  );

  serve(app, login, async (call) => {
    const user = await logIn(deps, call.body, call.request.ip);
    await endSession(deps, call.user, call.reply);
    await startSession(deps, user.id, call);
    return user;
  });

  serve(app, logout, async ({ user, reply }) => {
    await endSession(deps, user, reply);
    return { success: true };
  });

  serve(app, getUser, async ({ user }) => {
    const row = await findUserById(deps.db, user.id);
    if (!row) throw notSignedIn();
    return toUser(row);
  });

  serve(app, verifySession, ({ user }) => {
    if (!user) throw notAuthenticated();
    return sessionOf(user);
  });

  serve(app, verifySessionPublic, ({ user }) =>
    user ? sessionOf(user) : { isAuthenticated: false, error: 'Not authenticated' },
  );

  serve(app, pingSession, () => ({ success: true }));

  serve(app, forgotPassword, ({ body, request }) => askForReset(deps, body.email, request.ip));

  serve(app, resetPassword, ({ body }) => resetPasswordByToken(deps, body.token, body.password));

  serve(app, verifyAdmin, async ({ body, user, reply }) => {
    await checkAdminPassword(deps, user.id, body.password);
    await openAdminWindow(deps, user, reply);
    return { success: true };
  });
}

const sessionOf = ({ id, username }: SignedIn) => ({
  isAuthenticated: true,
  userId: id,
  username,
});

const notAuthenticated = () =>
  new AppError('not_signed_in', 'Not authenticated', {
    body: { isAuthenticated: false, error: 'Not authenticated' },
  });
