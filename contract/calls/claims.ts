import type * as claims from '#contract/claims.ts';
import type { Call } from '#contract/endpoint.ts';

export const checkClaims: Call<typeof claims.checkClaims> = {
  method: 'POST',
  path: '/api/claims/check',
};
export const confirmClaims: Call<typeof claims.confirmClaims> = {
  method: 'POST',
  path: '/api/claims/confirmed',
};
export const forgetConfirmed: Call<typeof claims.forgetConfirmed> = {
  method: 'DELETE',
  path: '/api/claims/confirmed/{key}',
};
