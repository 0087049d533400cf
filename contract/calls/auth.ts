import type * as auth from '#contract/auth.ts';
import type { Call } from '#contract/endpoint.ts';

export const getRegistration: Call<typeof auth.getRegistration> = {
  method: 'GET',
  path: '/api/registration',
};
export const checkInvite: Call<typeof auth.checkInvite> = {
  method: 'POST',
  path: '/api/registration/invite',
};
export const register: Call<typeof auth.register> = { method: 'POST', path: '/api/register' };
export const login: Call<typeof auth.login> = { method: 'POST', path: '/api/login' };
export const logout: Call<typeof auth.logout> = { method: 'POST', path: '/api/logout' };
export const getUser: Call<typeof auth.getUser> = { method: 'GET', path: '/api/user' };
export const verifySession: Call<typeof auth.verifySession> = {
  method: 'GET',
  path: '/api/auth/verify',
};
export const verifySessionPublic: Call<typeof auth.verifySessionPublic> = {
  method: 'GET',
  path: '/api/auth/verify-public',
};
export const pingSession: Call<typeof auth.pingSession> = { method: 'GET', path: '/api/auth/ping' };
export const forgotPassword: Call<typeof auth.forgotPassword> = {
  method: 'POST',
  path: '/api/auth/forgot-password',
};
export const resetPassword: Call<typeof auth.resetPassword> = {
  method: 'POST',
  path: '/api/auth/reset-password',
};
export const confirmEmail: Call<typeof auth.confirmEmail> = {
  method: 'POST',
  path: '/api/account/email/confirm',
};
export const verifyAdmin: Call<typeof auth.verifyAdmin> = {
  method: 'POST',
  path: '/api/admin/verify',
};
