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
  listMyReviews,
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

  serve(app, listReviews, async ({ user, params }) => {
    const reviews = await listReviewsOf(deps, user.id, params.id);
    const about = { userId: user.id, contentId: params.id };
    return { reviews, needsApproval: await needsApproval(deps, about, reviews) };
  });

  serve(
    app,
    createReview,
    ({ user, params, body, request }) =>
      createReviewFor(deps, { userId: user.id, contentId: params.id, address: request.ip }, body),
    { replay: { keep: () => null, again: () => Promise.reject(alreadyDone()) } },
  );

  serve(app, withdrawReview, async ({ user, params }) => {
    await withdrawReviewOf(deps, user.id, params.id);
    return { success: true } as const;
  });

  serve(app, listMyReviews, ({ user, query }) =>
    listReviewsPage(deps, { ...query, userId: user.id }),
  );

  serveDownload(app, downloadReviewRecord, ({ user, query }) =>
    downloadRecord(deps, query.format, { userId: user.id }),
  );

  serve(app, readReview, ({ params, request, reply, findUser }) => {
    hideFromSearch(reply);
    return openReview(deps, { ...params, address: request.ip, findUser });
  });

  serveDownload(app, readReviewPicture, ({ params, request, reply }) => {
    hideFromSearch(reply);
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadReviewPicture(deps, { ...params, address: request.ip });
  });

  serve(app, approveReview, ({ params, body, request, findUser }) =>
    approveByToken(deps, { ...params, address: request.ip, findUser }, body.name),
  );

  serve(app, commentOnReview, ({ params, body, request, findUser }) =>
    commentByToken(deps, { ...params, address: request.ip, findUser }, body),
  );

  serve(app, listAllReviews, ({ query }) => listReviewsPage(deps, query));

  serveDownload(app, downloadAllReviews, ({ query }) => downloadRecord(deps, query.format));

  serve(app, getReviewSettings, () => findSettings(deps.db));

  serve(app, changeReviewSettings, ({ user, body }) => changeSettingsBy(deps, user, body));
}

const hideFromSearch = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex, nofollow');
