import { saveBlog } from '#contract/blog.ts';
import { NewSavedContent } from '#contract/saved-content.ts';
import { saveContentFor } from '#server/features/saved-content/saved-content.service.ts';
import { type App, serve } from '#server/http/serve.ts';

export function blogRoutes(app: App): void {
  const { db, config } = app.deps;

  serve(app, saveBlog, ({ user, body }) =>
    saveContentFor(db, config, user.id, NewSavedContent.parse(body)),
  );
}
