import {
  askQuestions,
  findLastPlace,
  generatePosts,
  type Posts,
  revisePost,
} from '#contract/posts.ts';
import { previewPrompt, tryPrompt } from '#contract/try-prompt.ts';
import { type App, serve, serveStream } from '#server/http/serve.ts';
import { findPlaceOfNewest } from './posts.queries.ts';
import { generatePost, getPiece, prepareQuestions } from './posts.service.ts';
import { previewPromptFor, tryPromptFor } from './try-prompt.ts';

export function postsRoutes(app: App): void {
  const { deps } = app;

  /** A repeated call finds the piece where it is kept. */
  const replay = {
    keep: ({ posts: [post] }: Posts) => ({ pieceId: post?.id }),
    again: ({ pieceId }: { pieceId?: string }, { user }: { user: { id: number } }) =>
      getPiece(deps.db, user.id, pieceId),
  };

  serveStream(
    app,
    generatePosts,
    ({ user, body, signal, send }) => generatePost(deps, user, body, { signal, send }),
    { replay },
  );

  serveStream(
    app,
    revisePost,
    ({ user, body, signal, send }) => generatePost(deps, user, body, { signal, send }),
    { replay },
  );

  serve(app, askQuestions, ({ user, body, signal }) => prepareQuestions(deps, user, body, signal));

  serve(app, findLastPlace, async ({ user }) => ({
    place: await findPlaceOfNewest(deps.db, user.id),
  }));

  serve(app, previewPrompt, ({ user, body }) => previewPromptFor(deps, user, body));

  serveStream(app, tryPrompt, ({ user, body, signal, send }) =>
    tryPromptFor(deps, user, body, { signal, send }),
  );
}
