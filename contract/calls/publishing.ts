import type { Call } from '#contract/endpoint.ts';
import type * as publishing from '#contract/publishing.ts';

export const getPublishingSettings: Call<typeof publishing.getPublishingSettings> = {
  method: 'GET',
  path: '/api/publishing-settings',
};
export const changePublishingSettings: Call<typeof publishing.changePublishingSettings> = {
  method: 'PATCH',
  path: '/api/admin/publishing-settings',
};
export const listPublishingJobs: Call<typeof publishing.listPublishingJobs> = {
  method: 'GET',
  path: '/api/admin/publishing-jobs',
};
