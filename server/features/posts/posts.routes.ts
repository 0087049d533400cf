import { type Generation, getGeneration, stopGeneration } from '#contract/generations.ts';
import { toWirePlace } from '#contract/place.ts';
import {
  askQuestions,
  findLastPlace,
  type GenerationRequest,
  generatePosts,
  type Posts,
  type RevisionRequest,
  revisePost,
  writeVersions,
} from '#contract/posts.ts';
import {
  changePiece,
  choosePiece,
  clearRecentContent,
  listRecentContent,
  restoreRecentContent,
} from '#contract/recent-content.ts';
import { previewPrompt, tryPrompt } from '#contract/try-prompt.ts';
import { type App, serve, serveStream } from '#server/http/serve.ts';
import { Generations } from './generations.service.ts';
import { writePlatformVersions } from './platform-versions.service.ts';
import { findPlaceOfNewest } from './posts.queries.ts';
import { generatePost, getPiece, prepareQuestions } from './posts.service.ts';
import {
  changePieceOf,
  chooseVersion,
  clearSurface,
  listRecent,
  restoreSurface,
} from './recent-content.service.ts';
import { previewPromptFor, tryPromptFor } from './try-prompt.ts';
import type { GenerationHooks } from './write-piece.ts';

export function postsRoutes(app: App): void {
  const { deps } = app;

  /** A repeated call finds the piece where it is kept. */
  const replay = {
    keep: ({ posts: [post] }: Posts) => ({ pieceId: post?.id }),
    again: ({ pieceId }: { pieceId?: string }, { user }: { user: { id: number } }) =>
      getPiece(deps.db, user.id, pieceId),
  };

  const generations = new Generations(deps);
  const write = (
    kind: Generation['kind'],
    user: { id: number },
    request: GenerationRequest | RevisionRequest,
    caller: Pick<GenerationHooks, 'send' | 'signal'>,
  ) =>
    request.generationId
      ? generations.write(user, { id: request.generationId, kind, request }, caller)
      : generatePost(deps, user, request, caller);

  serveStream(
    app,
    generatePosts,
    ({ user, body, signal, send }) => write('generate', user, body, { signal, send }),
    { replay },
  );

  serveStream(
    app,
    revisePost,
    ({ user, body, signal, send }) => write('revise', user, body, { signal, send }),
    { replay },
  );

  serve(app, getGeneration, ({ user, params }) => generations.get(user.id, params.id));

  serve(app, stopGeneration, ({ user, params, body }) =>
    generations.stop(user.id, params.id, body.keep),
  );

  serve(app, listRecentContent, ({ user }) => listRecent(deps.db, user.id));

  serve(app, clearRecentContent, ({ user, body }) => clearSurface(deps.db, user.id, body.surface));

  serve(app, restoreRecentContent, async ({ user, body }) => {
    await restoreSurface(deps.db, user.id, body);
    return { success: true as const };
  });

  serve(app, changePiece, async ({ user, params, body }) => {
    await changePieceOf(deps, user.id, params.id, body);
    return { success: true as const };
  });

  serve(app, choosePiece, async ({ user, params }) => {
    await chooseVersion(deps.db, user.id, params.id);
    return { success: true as const };
  });

  serve(app, askQuestions, ({ user, body, signal }) => prepareQuestions(deps, user, body, signal));

  serve(app, writeVersions, ({ user, body, signal }) =>
    writePlatformVersions(deps, user, body, signal),
  );

  serve(app, findLastPlace, async ({ user }) => {
    const place = await findPlaceOfNewest(deps.db, user.id);
    return { place: place && toWirePlace(place) };
  });

  serve(app, previewPrompt, ({ user, body }) => previewPromptFor(deps, user, body));

  serveStream(app, tryPrompt, ({ user, body, signal, send }) =>
    tryPromptFor(deps, user, body, { signal, send }),
  );
}
