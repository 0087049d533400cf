import type { Call } from '#contract/endpoint.ts';
import type * as tokens from '#contract/tokens.ts';

export const listTokens: Call<typeof tokens.listTokens> = {
  method: 'GET',
  path: '/api/account/tokens',
};
export const makeToken: Call<typeof tokens.makeToken> = {
  method: 'POST',
  path: '/api/account/tokens',
};
export const revokeToken: Call<typeof tokens.revokeToken> = {
  method: 'DELETE',
  path: '/api/account/tokens/{id}',
};
