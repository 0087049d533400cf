import type * as account from '#contract/account.ts';
import type { Call } from '#contract/endpoint.ts';

export const getAccount: Call<typeof account.getAccount> = { method: 'GET', path: '/api/account' };
export const changeProfile: Call<typeof account.changeProfile> = {
  method: 'PATCH',
  path: '/api/account/profile',
};
export const changePassword: Call<typeof account.changePassword> = {
  method: 'POST',
  path: '/api/account/password',
};
export const changeEmail: Call<typeof account.changeEmail> = {
  method: 'POST',
  path: '/api/account/email',
};
export const listSessions: Call<typeof account.listSessions> = {
  method: 'GET',
  path: '/api/account/sessions',
};
export const endSession: Call<typeof account.endSession> = {
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
};
export const signOutEverywhere: Call<typeof account.signOutEverywhere> = {
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
};
export const downloadMyData: Call<typeof account.downloadMyData> = {
  method: 'GET',
  path: '/api/account/data',
};
export const deleteAccount: Call<typeof account.deleteAccount> = {
  method: 'POST',
  path: '/api/account/delete',
};
