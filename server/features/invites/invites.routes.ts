import { createInvite, listInvites, revokeInvite } from '#contract/invites.ts';
import { type App, serve } from '#server/http/serve.ts';
import { listInvitesBefore, makeInvite, takeBackInvite } from './invites.service.ts';

export function invitesRoutes(app: App): void {
  const { deps } = app;

  serve(app, listInvites, ({ query }) => listInvitesBefore(deps.db, query.before));

  serve(app, createInvite, ({ user, body }) => makeInvite(deps, user, body.email));

  serve(app, revokeInvite, async ({ user, params }) => {
    await takeBackInvite(deps.db, user, params.id);
    return { success: true } as const;
  });
}
