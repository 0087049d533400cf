import { checkClaims, confirmClaims, forgetConfirmed } from '#contract/claims.ts';
import { type App, serve } from '#server/http/serve.ts';
import { deleteConfirmed } from './claims.queries.ts';
import { confirmSentence, ledgerOf } from './claims.service.ts';

export function claimsRoutes(app: App): void {
  const { deps } = app;

  serve(app, checkClaims, ({ user, body, signal }) => ledgerOf(deps, user.id, body, signal));

  serve(app, confirmClaims, ({ user, body }) => confirmSentence(deps.db, user.id, body.sentence));

  serve(app, forgetConfirmed, async ({ user, params }) => {
    await deleteConfirmed(deps.db, user.id, params.key);
    return { success: true as const };
  });
}
