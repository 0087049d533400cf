import {
  changePlatforms,
  changeSavedContent,
  countSavedContent,
  deleteSavedContent,
  downloadSavedContent,
  duplicateSavedContent,
  getSavedContent,
  listSavedContent,
  restoreSavedContent,
  saveContent,
  searchSavedContent,
} from '#contract/saved-content.ts';
import { type App, serve, serveDownload, serveVersioned } from '#server/http/serve.ts';
import { archiveSavedContent } from './archive-saved-content.ts';
import { countSavedContentOf } from './saved-content.queries.ts';
import {
  changePlatformsOf,
  changeSavedContentOf,
  deleteSavedContentOf,
  duplicateSavedContentOf,
  getSavedContentOf,
  listSummariesOf,
  restoreSavedContentOf,
  saveContentFor,
  savedItemReplay,
  searchSavedContentOf,
} from './saved-content.service.ts';

export function savedContentRoutes(app: App): void {
  const { deps } = app;
  const { db, config } = deps;

  serveVersioned(
    app,
    listSavedContent,
    ({ savedVersion }) => savedVersion,
    ({ id }) => listSummariesOf(db, id),
  );

  serve(app, searchSavedContent, async ({ user, query }) => ({
    ids: await searchSavedContentOf(db, user.id, query.words),
  }));

  serve(app, countSavedContent, async ({ user }) => ({
    count: await countSavedContentOf(db, user.id),
    limit: config.savedContentLimit,
  }));

  serveDownload(app, downloadSavedContent, async ({ user, signal }) => ({
    bytes: await archiveSavedContent(deps, user.id, signal),
    mediaType: 'application/zip',
    fileName: `saved-content-${new Date().toISOString().slice(0, 10)}.zip`,
  }));

  serve(app, getSavedContent, ({ user, params }) => getSavedContentOf(db, user.id, params.id));

  const replay = savedItemReplay(db);

  serve(app, saveContent, ({ user, body }) => saveContentFor(deps, user.id, body), {
    replay,
  });

  serve(
    app,
    changeSavedContent,
    ({ user, params, body }) => changeSavedContentOf(deps, user.id, params.id, body),
    { replay },
  );

  serve(app, changePlatforms, ({ user, params, body }) =>
    changePlatformsOf(db, user.id, params.id, body),
  );

  serve(
    app,
    duplicateSavedContent,
    ({ user, params }) => duplicateSavedContentOf(db, config, user.id, params.id),
    { replay },
  );

  serve(app, deleteSavedContent, async ({ user, params }) => {
    await deleteSavedContentOf(deps, user.id, params.id);
    return { success: true as const };
  });

  serve(
    app,
    restoreSavedContent,
    ({ user, params }) => restoreSavedContentOf(db, config, user.id, params.id),
    { replay },
  );
}
