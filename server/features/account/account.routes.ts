import {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  downloadMyData,
  endSession,
  getAccount,
  listSessions,
  signOutEverywhere,
} from '#contract/account.ts';
import { confirmEmail } from '#contract/auth.ts';
import { listTokens, makeToken, revokeToken } from '#contract/tokens.ts';
import { deleteToken } from '#server/core/personal-tokens.ts';
import { endAllSessions } from '#server/core/sessions.ts';
import { alreadyDone, notFound } from '#server/errors.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { clearCookie, setCookie } from '#server/http/sessions.ts';
import {
  changePasswordOf,
  changeProfileOf,
  endSessionOf,
  getAccountOf,
  listSessionsOf,
} from './account.service.ts';
import { archiveMyData } from './archive-my-data.ts';
import { confirmNewEmail, requestEmailChange } from './change-email.ts';
import { deleteAccountOf } from './delete-account.ts';
import { readMyData } from './my-data.ts';
import { listOwnTokens, makeTokenFor } from './tokens.ts';

const success = { success: true } as const;

export function accountRoutes(app: App): void {
  const { deps } = app;
  const { db, config } = deps;

  serve(app, getAccount, ({ user }) => getAccountOf(db, user.id));

  serve(app, changeProfile, ({ user, body }) => changeProfileOf(db, user.id, body));

  serve(app, changePassword, async ({ user, body, reply }) => {
    setCookie(config, reply, await changePasswordOf(deps, user, body));
    return success;
  });

  serve(app, changeEmail, ({ user, body }) => requestEmailChange(deps, user, body));

  serve(app, confirmEmail, ({ body, request }) => confirmNewEmail(deps, body.token, request.ip));

  serve(app, listSessions, ({ user }) => listSessionsOf(db, user));

  serve(app, endSession, async ({ user, params, reply }) => {
    await endSessionOf(db, user.id, params.id);
    if (params.id === user.sessionId) clearCookie(config, reply);
    return success;
  });

  serve(app, signOutEverywhere, async ({ user, reply }) => {
    await endAllSessions(db, user.id);
    clearCookie(config, reply);
    return success;
  });

  serve(app, listTokens, ({ user }) => listOwnTokens(db, user.id));

  serve(app, makeToken, ({ user, body }) => makeTokenFor(deps, user, body), {
    replay: { keep: () => null, again: () => Promise.reject(alreadyDone()) },
  });

  serve(app, revokeToken, async ({ user, params }) => {
    if (!(await deleteToken(db, user.id, params.id))) throw notFound('This token has ended.');
    return success;
  });

  serveDownload(app, downloadMyData, async ({ user, signal }) => ({
    bytes: archiveMyData(await readMyData(db, user.id), deps, { userId: user.id, signal }),
    mediaType: 'application/zip',
    fileName: `porchlight-${user.username}-${new Date().toISOString().slice(0, 10)}.zip`,
  }));

  serve(app, deleteAccount, async ({ user, body, reply }) => {
    await deleteAccountOf(deps, user, body.password);
    clearCookie(config, reply);
    return success;
  });
}
