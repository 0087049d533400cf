import type { Call } from '#contract/endpoint.ts';
import type * as users from '#contract/users.ts';

export const listUsers: Call<typeof users.listUsers> = { method: 'GET', path: '/api/admin/users' };
export const disableUser: Call<typeof users.disableUser> = {
  method: 'POST',
  path: '/api/admin/users/{id}/disable',
};
export const enableUser: Call<typeof users.enableUser> = {
  method: 'POST',
  path: '/api/admin/users/{id}/enable',
};
export const endSessionsOfUser: Call<typeof users.endSessionsOfUser> = {
  method: 'POST',
  path: '/api/admin/users/{id}/end-sessions',
};
export const sendResetLink: Call<typeof users.sendResetLink> = {
  method: 'POST',
  path: '/api/admin/users/{id}/reset-link',
};
export const deleteUser: Call<typeof users.deleteUser> = {
  method: 'POST',
  path: '/api/admin/users/{id}/delete',
};
