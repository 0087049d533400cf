import {
  askBlogQuestion,
  combineBlogSections,
  outlineBlog,
  saveBlog,
  writeBlogSection,
} from '#contract/blog.ts';
import { NewSavedContent } from '#contract/saved-content.ts';
import {
  saveContentFor,
  savedItemReplay,
} from '#server/features/saved-content/saved-content.service.ts';
import { type App, serve, serveStream } from '#server/http/serve.ts';
import {
  assembleArticle,
  combineSections,
  generateOutline,
  generateQuestion,
  generateSection,
} from './blog.service.ts';

export function blogRoutes(app: App): void {
  const { deps } = app;

  serve(app, outlineBlog, ({ user, body, signal }) => generateOutline(deps, user, body, signal));

  serve(app, askBlogQuestion, ({ user, body, signal }) =>
    generateQuestion(deps, user, body, signal),
  );

  serveStream(app, writeBlogSection, ({ user, body, signal, send }) =>
    generateSection(deps, user, body, { signal, send }),
  );

  serve(
    app,
    combineBlogSections,
    ({ user, body, signal }) => combineSections(deps, user, body, signal),
    // The sections come with every try; only what was written around them is kept.
    {
      replay: {
        keep: ({ written }) => written,
        again: (written, { user, body }) => assembleArticle(deps, user, written, body),
      },
    },
  );

  serve(
    app,
    saveBlog,
    ({ user, body }) =>
      saveContentFor(deps, user.id, { ...NewSavedContent.parse(body), kind: 'article' }),
    { replay: savedItemReplay(deps.db) },
  );
}
