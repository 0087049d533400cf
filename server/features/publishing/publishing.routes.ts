import {
  changePublishingSettings,
  getPublishingSettings,
  listPublishingJobs,
} from '#contract/publishing.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  changePublishingSettingsBy,
  findPublishingSettings,
  listPublishingJobsPage,
} from './publishing.service.ts';

export function publishingRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, getPublishingSettings, () => findPublishingSettings(db));

  serve(app, changePublishingSettings, ({ user, body }) =>
    changePublishingSettingsBy(db, user, body),
  );

  serve(app, listPublishingJobs, ({ query }) => listPublishingJobsPage(db, query));
}
