import type { Call } from '#contract/endpoint.ts';
import type * as recentContent from '#contract/recent-content.ts';

export const listRecentContent: Call<typeof recentContent.listRecentContent> = {
  method: 'GET',
  path: '/api/posts/recent',
};
export const clearRecentContent: Call<typeof recentContent.clearRecentContent> = {
  method: 'POST',
  path: '/api/posts/recent/clear',
};
export const restoreRecentContent: Call<typeof recentContent.restoreRecentContent> = {
  method: 'POST',
  path: '/api/posts/recent/restore',
};
export const changePiece: Call<typeof recentContent.changePiece> = {
  method: 'PATCH',
  path: '/api/posts/{id}',
};
export const choosePiece: Call<typeof recentContent.choosePiece> = {
  method: 'POST',
  path: '/api/posts/{id}/choose',
};
