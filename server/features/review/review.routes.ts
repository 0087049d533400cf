import type { FastifyReply } from 'fastify';
import {
  approveReview,
  changeReviewSettings,
  commentOnReview,
  createReview,
  downloadAllReviews,
  downloadReviewRecord,
  getReviewSettings,
  listAllReviews,
  listReviews,
  readReview,
  readReviewPicture,
  withdrawReview,
} from '#contract/review.ts';
import { alreadyDone } from '#server/errors.ts';
import { sandboxedPolicy } from '#server/http/response-headers.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { findSettings } from './review.queries.ts';
import {
  createReviewFor,
  listReviewsOf,
  needsApproval,
  withdrawReviewOf,
} from './review.service.ts';
import {
  approveByToken,
  commentByToken,
  downloadReviewPicture,
  openReview,
} from './review-link.ts';
import { changeSettingsBy, downloadRecord, listReviewsPage } from './review-record.ts';

export function reviewRoutes(app: App): void {
  const { deps } = app;

  serve(app, listReviews, async ({ user, params }) => ({
    reviews: await listReviewsOf(deps, user.id, params.id),
    needsApproval: await needsApproval(deps, { userId: user.id, contentId: params.id }),
  }));

  serve(
    app,
    createReview,
    ({ user, params, body }) => createReviewFor(deps, user.id, params.id, body),
    { replay: { keep: () => null, again: () => Promise.reject(alreadyDone()) } },
  );

  serve(app, withdrawReview, async ({ user, params }) => {
    await withdrawReviewOf(deps, user.id, params.id);
    return { success: true } as const;
  });

  serveDownload(app, downloadReviewRecord, ({ user, query }) =>
    downloadRecord(deps, query.format, { userId: user.id }),
  );

  serve(app, readReview, ({ params, request, reply }) => {
    hideFromSearch(reply);
    return openReview(deps, params.token, request.ip);
  });

  serveDownload(app, readReviewPicture, ({ params, request, reply }) => {
    hideFromSearch(reply);
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadReviewPicture(deps, params, request.ip);
  });

  serve(app, approveReview, ({ params, body, request }) =>
    approveByToken(deps, params.token, body.name, request.ip),
  );

  serve(app, commentOnReview, ({ params, body, request }) =>
    commentByToken(deps, params.token, body, request.ip),
  );

  serve(app, listAllReviews, ({ query }) => listReviewsPage(deps, query.before));

  serveDownload(app, downloadAllReviews, ({ query }) => downloadRecord(deps, query.format));

  serve(app, getReviewSettings, () => findSettings(deps.db));

  serve(app, changeReviewSettings, ({ user, body }) => changeSettingsBy(deps, user, body));
}

const hideFromSearch = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex, nofollow');
