import {
  changeSavedContent,
  countSavedContent,
  deleteSavedContent,
  duplicateSavedContent,
  getSavedContent,
  listSavedContent,
  restoreSavedContent,
  saveContent,
} from '#contract/saved-content.ts';
import { type App, serve } from '#server/http/serve.ts';
import { countSavedContentOf, listSavedContentOf } from './saved-content.queries.ts';
import {
  changeSavedContentOf,
  deleteSavedContentOf,
  duplicateSavedContentOf,
  getSavedContentOf,
  restoreSavedContentOf,
  saveContentFor,
  toSavedContent,
} from './saved-content.service.ts';

export function savedContentRoutes(app: App): void {
  const { deps } = app;
  const { db, config } = deps;

  serve(app, listSavedContent, async ({ user }) => {
    const items = await listSavedContentOf(db, user.id);
    return items.map(toSavedContent);
  });

  serve(app, countSavedContent, async ({ user }) => ({
    count: await countSavedContentOf(db, user.id),
    limit: config.savedContentLimit,
  }));

  serve(app, getSavedContent, ({ user, params }) => getSavedContentOf(db, user.id, params.id));

  serve(app, saveContent, ({ user, body }) => saveContentFor(deps, user.id, body));

  serve(app, changeSavedContent, ({ user, params, body }) =>
    changeSavedContentOf(deps, user.id, params.id, body),
  );

  serve(app, duplicateSavedContent, ({ user, params }) =>
    duplicateSavedContentOf(db, config, user.id, params.id),
  );

  serve(app, deleteSavedContent, async ({ user, params }) => {
    await deleteSavedContentOf(db, user.id, params.id);
    return { success: true as const };
  });

  serve(app, restoreSavedContent, ({ user, params }) =>
    restoreSavedContentOf(db, config, user.id, params.id),
  );
}
