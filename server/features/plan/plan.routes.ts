import type { DirectKey } from '#contract/channel-list.ts';
import {
  changeEntry,
  countNeedsYou,
  downloadCalendar,
  endCalendarLink,
  findZone,
  getCalendarLink,
  getPlanEntry,
  listNeedsYou,
  listPlan,
  makeCalendarLink,
  markPosted,
  planPiece,
  readCalendar,
  removeEntry,
  updatePublished,
} from '#contract/plan.ts';
import { checkCsv, downloadCsv } from '#contract/plan-csv.ts';
import { changePlanEmails, getPlanEmails } from '#contract/plan-emails.ts';
import { alreadyDone } from '#server/errors.ts';
import { listOfferedFor } from '#server/features/channels/channels.service.ts';
import { findPublishingSettings } from '#server/features/publishing/publishing.service.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import {
  downloadCalendarOf,
  endCalendarLinkOf,
  getCalendarLinkOf,
  makeCalendarLinkFor,
  openCalendar,
} from './calendar.ts';
import { countEndingAccountsOf, listEndingAccountsOf } from './ending-accounts.queries.ts';
import { zoneOfPlace } from './local-time.ts';
import { countNeedsYouOf, listHeldOf, listNeedsYouOf } from './plan.queries.ts';
import {
  changeEntryOf,
  getEntryOf,
  listPlanOf,
  markPostedOf,
  planPieceFor,
  removeEntryOf,
  toEntry,
} from './plan.service.ts';
import { checkCsvOf, downloadCsvOf } from './plan-csv.ts';
import { findPlanEmails, putPlanEmails } from './plan-emails.queries.ts';
import { updatePublishedOf } from './update-published.ts';

export function planRoutes(app: App): void {
  const { deps } = app;

  serve(app, listPlan, ({ user, query }) => listPlanOf(deps, user.id, query));

  serve(app, getPlanEntry, ({ user, params }) => getEntryOf(deps.db, user.id, params.id));

  serve(app, listNeedsYou, async ({ user }) => {
    const { db } = deps;
    const { isPaused } = await findPublishingSettings(db);
    const accounts = await listEndingAccountsOf(db, user.id, await listOfferedFor(deps));
    return {
      count: (await countNeedsYouOf(db, user.id)) + accounts.length,
      entries: (await listNeedsYouOf(db, user.id)).map(toEntry),
      accounts: accounts.map(({ id, channel, name, endsAt }) => ({
        ...{ id, channel: channel as DirectKey, name },
        endsAt: endsAt.toISOString(),
      })),
      held: isPaused ? (await listHeldOf(db, user.id)).map(toEntry) : [],
    };
  });

  serve(app, countNeedsYou, async ({ user }) => {
    const { db } = deps;
    const ending = await countEndingAccountsOf(db, user.id, await listOfferedFor(deps));
    return { count: (await countNeedsYouOf(db, user.id)) + ending };
  });

  serve(app, findZone, ({ query }) => ({ zone: zoneOfPlace(query.location, query.state) }));

  serve(app, planPiece, ({ user, body }) => planPieceFor(deps, user.id, body));

  serve(app, changeEntry, ({ user, params, body }) =>
    changeEntryOf(deps, user.id, params.id, body),
  );

  serve(app, markPosted, ({ user, params, body }) =>
    markPostedOf(deps.db, user.id, params.id, body.link),
  );

  serve(app, updatePublished, ({ user, params }) => updatePublishedOf(deps, user.id, params.id));

  serve(app, removeEntry, async ({ user, params }) => {
    await removeEntryOf(deps.db, user.id, params.id);
    return { success: true } as const;
  });

  serve(app, checkCsv, ({ user, query }) => checkCsvOf(deps, user.id, query));

  serveDownload(app, downloadCsv, ({ user, body }) => downloadCsvOf(deps, user.id, body));

  serve(app, getPlanEmails, ({ user }) => findPlanEmails(deps.db, user.id));

  serve(app, changePlanEmails, async ({ user, body }) => {
    await putPlanEmails(deps.db, user.id, body.isOn);
    return body;
  });

  serve(app, getCalendarLink, ({ user }) => getCalendarLinkOf(deps, user.id));

  serve(app, makeCalendarLink, ({ user }) => makeCalendarLinkFor(deps, user.id), {
    replay: { keep: () => null, again: () => Promise.reject(alreadyDone()) },
  });

  serve(app, endCalendarLink, async ({ user }) => {
    await endCalendarLinkOf(deps, user.id);
    return { success: true } as const;
  });

  serveDownload(app, downloadCalendar, ({ user }) => downloadCalendarOf(deps, user.id));

  serveDownload(app, readCalendar, ({ params, request, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    return openCalendar(deps, { ...params, address: request.ip });
  });
}
