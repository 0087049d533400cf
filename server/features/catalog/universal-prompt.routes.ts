import {
  addUniversalPrompt,
  changeUniversalPrompt,
  getShippedPrompt,
  getUniversalPrompt,
  listPromptVersions,
} from '#contract/catalog/universal-prompt.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  addPromptBy,
  changePromptBy,
  getActivePrompt,
  getShippedText,
  listPromptVersionsOf,
} from './universal-prompt.service.ts';

export function universalPromptRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, getUniversalPrompt, ({ query }) => getActivePrompt(db, query.type));

  serve(app, getShippedPrompt, ({ query }) => getShippedText(query.type));

  serve(app, addUniversalPrompt, ({ user, body }) => addPromptBy(db, user, body));

  serve(app, changeUniversalPrompt, ({ user, params, body }) =>
    changePromptBy(db, user, params.id, body),
  );

  serve(app, listPromptVersions, ({ params }) => listPromptVersionsOf(db, params.id));
}
