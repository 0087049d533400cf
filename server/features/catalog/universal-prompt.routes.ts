import {
  addUniversalPrompt,
  changeUniversalPrompt,
  getShippedPrompt,
  getUniversalPrompt,
  listPromptVersions,
  type UniversalPrompt,
} from '#contract/catalog/universal-prompt.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  addPromptBy,
  changePromptBy,
  getActivePrompt,
  getPromptById,
  getShippedText,
  listPromptVersionsOf,
} from './universal-prompt.service.ts';

export function universalPromptRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, getUniversalPrompt, ({ query }) => getActivePrompt(db, query.type));

  serve(app, getShippedPrompt, ({ query }) => getShippedText(db, query.type));

  /** A repeated write is answered with the prompt as it is now. */
  const replay = {
    keep: ({ id }: UniversalPrompt) => ({ id }),
    again: ({ id }: { id: number }) => getPromptById(db, id),
  };

  serve(app, addUniversalPrompt, ({ user, body }) => addPromptBy(db, user, body), { replay });

  serve(
    app,
    changeUniversalPrompt,
    ({ user, params, body }) => changePromptBy(db, user, params.id, body),
    { replay },
  );

  serve(app, listPromptVersions, ({ params }) => listPromptVersionsOf(db, params.id));
}
