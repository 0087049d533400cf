import { makeDocument } from '#contract/documents.ts';
import { type App, serveDownload } from '#server/http/serve.ts';
import { makeDocumentOf } from './documents.service.ts';

export function documentsRoutes(app: App): void {
  serveDownload(app, makeDocument, ({ user, body, signal }) =>
    makeDocumentOf(app.deps, { userId: user.id, signal }, body),
  );
}
