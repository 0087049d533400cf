import {
  addTrustedWebsite,
  changeTrustedWebsite,
  deleteTrustedWebsite,
  listTrustedWebsites,
} from '#contract/catalog/trusted-websites.ts';
import { type App, serve } from '#server/http/serve.ts';
import { listWebsites } from './trusted-websites.queries.ts';
import { addWebsite, changeWebsite, removeWebsite } from './trusted-websites.service.ts';

export function trustedWebsitesRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listTrustedWebsites, () => listWebsites(db));

  serve(app, addTrustedWebsite, ({ user, body }) => addWebsite(db, user, body));

  serve(app, changeTrustedWebsite, ({ user, params, body }) =>
    changeWebsite(db, user, params.id, body),
  );

  serve(app, deleteTrustedWebsite, async ({ user, params }) => {
    await removeWebsite(db, user, params.id);
    return { success: true } as const;
  });
}
