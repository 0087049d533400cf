import { createInvite, listInvites, revokeInvite } from '#contract/invites.ts';
import { type App, serve } from '#server/http/serve.ts';
import { createInviteBy, listInvitesPage, revokeInviteBy } from './invites.service.ts';

export function invitesRoutes(app: App): void {
  const { deps } = app;

  serve(app, listInvites, ({ query }) => listInvitesPage(deps.db, query.before));

  serve(app, createInvite, ({ user, body }) => createInviteBy(deps, user, body.email));

  serve(app, revokeInvite, async ({ user, params }) => {
    await revokeInviteBy(deps.db, user, params.id);
    return { success: true } as const;
  });
}
