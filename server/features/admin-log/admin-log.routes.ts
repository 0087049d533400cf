import { listAdminLog } from '#contract/admin-log.ts';
import { type App, serve } from '#server/http/serve.ts';
import { listAdminLogEntries } from './list-entries.ts';

export function adminLogRoutes(app: App): void {
  serve(app, listAdminLog, ({ query }) => listAdminLogEntries(app.deps.db, query));
}
