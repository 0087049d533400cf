import { dropDraft, findDraft, keepDraft, listDrafts } from '#contract/drafts.ts';
import { type App, serve } from '#server/http/serve.ts';
import { deleteDraftRow } from './drafts.queries.ts';
import { findDraftFor, listDraftsFor, saveDraft } from './drafts.service.ts';
import { StorableJson } from './storable-json.ts';

export function draftsRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listDrafts, ({ user }) => listDraftsFor(db, user.id));

  serve(app, findDraft, async ({ user, params }) => ({
    draft: await findDraftFor(db, user.id, params.kind),
  }));

  const body = keepDraft.body.extend({ json: StorableJson, base: StorableJson.optional() });
  serve(app, { ...keepDraft, body }, ({ user, params, body }) =>
    saveDraft(db, user.id, { kind: params.kind, ...body }),
  );

  serve(app, dropDraft, async ({ user, params }) => {
    await deleteDraftRow(db, user.id, params.kind);
    return { success: true as const };
  });
}
