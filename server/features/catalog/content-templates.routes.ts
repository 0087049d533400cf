import {
  addContentTemplate,
  changeContentTemplate,
  deleteContentTemplate,
  listContentTemplates,
} from '#contract/catalog/content-templates.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  addTemplate,
  changeTemplate,
  listAllTemplates,
  removeTemplate,
} from './content-templates.service.ts';

export function contentTemplatesRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listContentTemplates, () => listAllTemplates(db));

  serve(app, addContentTemplate, ({ user, body }) => addTemplate(db, user, body));

  serve(app, changeContentTemplate, ({ user, params, body }) =>
    changeTemplate(db, user, params.id, body),
  );

  serve(app, deleteContentTemplate, async ({ user, params }) => {
    await removeTemplate(db, user, params.id);
    return { success: true } as const;
  });
}
