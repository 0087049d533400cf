import { askQuestions, findLastPlace, generatePosts, revisePost } from '#contract/posts.ts';
import { type App, serve, serveStream } from '#server/http/serve.ts';
import { findNewestPost } from './posts.queries.ts';
import { generatePost, prepareQuestions } from './posts.service.ts';

export function postsRoutes(app: App): void {
  const { deps } = app;

  serveStream(app, generatePosts, ({ user, body, signal, send }) =>
    generatePost(deps, user, body, { signal, send }),
  );

  serveStream(app, revisePost, ({ user, body, signal, send }) =>
    generatePost(deps, user, body, { signal, send }),
  );

  serve(app, askQuestions, ({ user, body, signal }) => prepareQuestions(deps, user, body, signal));

  serve(app, findLastPlace, async ({ user }) => {
    const post = await findNewestPost(deps.db, user.id);
    return { place: post ? { location: post.location, state: post.state } : null };
  });
}
