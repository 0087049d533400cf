import type { Call } from '#contract/endpoint.ts';
import type * as invites from '#contract/invites.ts';

export const listInvites: Call<typeof invites.listInvites> = {
  method: 'GET',
  path: '/api/admin/invites',
};
export const createInvite: Call<typeof invites.createInvite> = {
  method: 'POST',
  path: '/api/admin/invites',
};
export const revokeInvite: Call<typeof invites.revokeInvite> = {
  method: 'POST',
  path: '/api/admin/invites/{id}/revoke',
};
