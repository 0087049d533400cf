import { countSavedContent } from '#contract/saved-content.ts';
import { type App, serve } from '#server/http/serve.ts';
import { countSavedContentOf } from './saved-content.queries.ts';

export function savedContentRoutes(app: App): void {
  const { db, config } = app.deps;

  serve(app, countSavedContent, async ({ user }) => ({
    count: await countSavedContentOf(db, user.id),
    limit: config.savedContentLimit,
  }));
}
