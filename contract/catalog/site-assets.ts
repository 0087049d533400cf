import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { SiteAssetName } from './site-asset-name.ts';

/** Pictures of the site itself, such as its logo. */

export const SiteAsset = z.object({
  id: z.number(),
  /** Its address is /api/site-assets/{name}. */
  name: z.string(),
  type: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SiteAsset = z.infer<typeof SiteAsset>;

const params = z.object({ id: Id });

export const getSiteAsset = endpoint({
  method: 'GET',
  path: '/api/site-assets/{id}',
  access: 'anyone',
  summary: 'A picture of the site itself: logo or gbp_icon.',
  /** By its name. The parameter is called as in the other calls of this address. */
  params: z.object({ id: z.string().min(1).max(100) }),
  kind: 'download',
  produces: 'image/*',
});

export const listSiteAssets = endpoint({
  method: 'GET',
  path: '/api/site-assets',
  access: 'admin',
  summary: 'The pictures of the site, those switched off included.',
  response: z.array(SiteAsset),
});

export const addSiteAsset = endpoint({
  method: 'POST',
  path: '/api/site-assets',
  access: 'admin',
  limit: 'upload',
  summary: 'Adds a picture of the site.',
  kind: 'upload',
  fields: z.object({ name: SiteAssetName }),
  status: 201,
  response: SiteAsset,
});

export const replaceSiteAsset = endpoint({
  method: 'POST',
  path: '/api/site-assets/{id}/picture',
  access: 'admin',
  limit: 'upload',
  summary: 'Puts another picture in the place of one.',
  params,
  kind: 'upload',
  response: SiteAsset,
});

export const changeSiteAsset = endpoint({
  method: 'PATCH',
  path: '/api/site-assets/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Renames a picture of the site or switches it on or off.',
  params,
  body: z.object({ name: SiteAssetName, isActive: z.boolean() }).partial(),
  response: SiteAsset,
});

export const deleteSiteAsset = endpoint({
  method: 'DELETE',
  path: '/api/site-assets/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Deletes a picture of the site. Where pages ask for it, their own drawing is shown.',
  params,
  response: z.object({ success: z.literal(true) }),
});
