import {
  addContentTemplate,
  type ContentTemplate,
  changeContentTemplate,
  deleteContentTemplate,
  listContentTemplates,
  listPostKinds,
} from '#contract/catalog/content-templates.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  addTemplate,
  changeTemplate,
  getTemplate,
  listAllTemplates,
  listKinds,
  removeTemplate,
} from './content-templates.service.ts';

export function contentTemplatesRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listContentTemplates, () => listAllTemplates(db));

  serve(app, listPostKinds, () => listKinds(db));

  /** A repeated write is answered with the template as it is now. */
  const replay = {
    keep: ({ id }: ContentTemplate) => ({ id }),
    again: ({ id }: { id: number }) => getTemplate(db, id),
  };

  serve(app, addContentTemplate, ({ user, body }) => addTemplate(db, user, body), { replay });

  serve(
    app,
    changeContentTemplate,
    ({ user, params, body }) => changeTemplate(db, user, params.id, body),
    { replay },
  );

  serve(app, deleteContentTemplate, async ({ user, params }) => {
    await removeTemplate(db, user, params.id);
    return { success: true } as const;
  });
}
