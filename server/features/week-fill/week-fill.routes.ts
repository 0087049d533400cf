import {
  getLatestWeekFill,
  startWeekFill,
  stopWeekFill,
  suggestWeek,
} from '#contract/week-fill.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  getLatestOf,
  startWeekFillFor,
  stopWeekFillOf,
  suggestWeekFor,
} from './week-fill.service.ts';

export function weekFillRoutes(app: App): void {
  const { deps } = app;

  serve(app, suggestWeek, ({ user, query }) => suggestWeekFor(deps, user.id, query));

  serve(app, startWeekFill, ({ user, body }) => startWeekFillFor(deps, user.id, body));

  serve(app, getLatestWeekFill, async ({ user }) => ({
    fill: await getLatestOf(deps.db, user.id),
  }));

  serve(app, stopWeekFill, ({ user, params }) => stopWeekFillOf(deps.db, user.id, params.id));
}
