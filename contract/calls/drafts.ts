import type * as drafts from '#contract/drafts.ts';
import type { Call } from '#contract/endpoint.ts';

export const listDrafts: Call<typeof drafts.listDrafts> = { method: 'GET', path: '/api/drafts' };
export const findDraft: Call<typeof drafts.findDraft> = {
  method: 'GET',
  path: '/api/drafts/{kind}',
};
export const keepDraft: Call<typeof drafts.keepDraft> = {
  method: 'POST',
  path: '/api/drafts/{kind}',
};
export const dropDraft: Call<typeof drafts.dropDraft> = {
  method: 'DELETE',
  path: '/api/drafts/{kind}',
};
