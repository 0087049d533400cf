import {
  deleteUser,
  disableUser,
  enableUser,
  endSessionsOfUser,
  listUsers,
  sendResetLink,
} from '#contract/users.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  deleteUserBy,
  disableUserBy,
  enableUserBy,
  endSessionsBy,
  listUsersPage,
  sendResetLinkBy,
} from './users.service.ts';

const success = { success: true } as const;

export function usersRoutes(app: App): void {
  const { deps } = app;
  const { db } = deps;

  serve(app, listUsers, ({ query }) => listUsersPage(db, query));

  serve(app, disableUser, async ({ user, params }) => {
    await disableUserBy(db, user, params.id);
    return success;
  });

  serve(app, enableUser, async ({ user, params }) => {
    await enableUserBy(db, user, params.id);
    return success;
  });

  serve(app, endSessionsOfUser, async ({ user, params }) => {
    await endSessionsBy(db, user, params.id);
    return success;
  });

  serve(app, sendResetLink, ({ user, params }) => sendResetLinkBy(deps, user, params.id));

  serve(app, deleteUser, async ({ user, params, body, request }) => {
    await deleteUserBy(deps, user, params.id, body.password, request.ip);
    return success;
  });
}
