import type { Call } from '#contract/endpoint.ts';
import type * as review from '#contract/review.ts';

export const listReviews: Call<typeof review.listReviews> = {
  method: 'GET',
  path: '/api/saved-content/{id}/reviews',
};
export const createReview: Call<typeof review.createReview> = {
  method: 'POST',
  path: '/api/saved-content/{id}/reviews',
};
export const withdrawReview: Call<typeof review.withdrawReview> = {
  method: 'POST',
  path: '/api/reviews/{id}/withdraw',
};
export const listMyReviews: Call<typeof review.listMyReviews> = {
  method: 'GET',
  path: '/api/reviews',
};
export const downloadReviewRecord: Call<typeof review.downloadReviewRecord> = {
  method: 'GET',
  path: '/api/reviews/record',
};
export const readReview: Call<typeof review.readReview> = {
  method: 'GET',
  path: '/api/review/{token}',
};
export const approveReview: Call<typeof review.approveReview> = {
  method: 'POST',
  path: '/api/review/{token}/approve',
};
export const commentOnReview: Call<typeof review.commentOnReview> = {
  method: 'POST',
  path: '/api/review/{token}/comment',
};
export const listAllReviews: Call<typeof review.listAllReviews> = {
  method: 'GET',
  path: '/api/admin/reviews',
};
export const downloadAllReviews: Call<typeof review.downloadAllReviews> = {
  method: 'GET',
  path: '/api/admin/reviews/record',
};
export const getReviewSettings: Call<typeof review.getReviewSettings> = {
  method: 'GET',
  path: '/api/review-settings',
};
export const changeReviewSettings: Call<typeof review.changeReviewSettings> = {
  method: 'PATCH',
  path: '/api/admin/review-settings',
};
