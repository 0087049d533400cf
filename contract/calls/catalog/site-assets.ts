import type * as siteAssets from '#contract/catalog/site-assets.ts';
import type { Call } from '#contract/endpoint.ts';

export const getSiteAsset: Call<typeof siteAssets.getSiteAsset> = {
  method: 'GET',
  path: '/api/site-assets/{id}',
};
export const listSiteAssets: Call<typeof siteAssets.listSiteAssets> = {
  method: 'GET',
  path: '/api/site-assets',
};
export const addSiteAsset: Call<typeof siteAssets.addSiteAsset> = {
  method: 'POST',
  path: '/api/site-assets',
};
export const replaceSiteAsset: Call<typeof siteAssets.replaceSiteAsset> = {
  method: 'POST',
  path: '/api/site-assets/{id}/picture',
};
export const changeSiteAsset: Call<typeof siteAssets.changeSiteAsset> = {
  method: 'PATCH',
  path: '/api/site-assets/{id}',
};
export const deleteSiteAsset: Call<typeof siteAssets.deleteSiteAsset> = {
  method: 'DELETE',
  path: '/api/site-assets/{id}',
};
