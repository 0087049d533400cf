import type * as trustedWebsites from '#contract/catalog/trusted-websites.ts';
import type { Call } from '#contract/endpoint.ts';

export const listTrustedWebsites: Call<typeof trustedWebsites.listTrustedWebsites> = {
  method: 'GET',
  path: '/api/trusted-websites',
};
export const addTrustedWebsite: Call<typeof trustedWebsites.addTrustedWebsite> = {
  method: 'POST',
  path: '/api/trusted-websites',
};
export const changeTrustedWebsite: Call<typeof trustedWebsites.changeTrustedWebsite> = {
  method: 'PATCH',
  path: '/api/trusted-websites/{id}',
};
export const deleteTrustedWebsite: Call<typeof trustedWebsites.deleteTrustedWebsite> = {
  method: 'DELETE',
  path: '/api/trusted-websites/{id}',
};
