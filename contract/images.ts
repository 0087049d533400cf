import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const assetTypes = ['headshot', 'logo'] as const;
export const AssetType = z.enum(assetTypes, 'Please say whether it is a headshot or a logo');
export type AssetType = z.infer<typeof AssetType>;

export const UserAsset = z.object({
  id: z.number(),
  userId: z.number(),
  type: AssetType,
  /** The address of the picture. */
  path: z.string(),
  createdAt: z.iso.datetime(),
});
export type UserAsset = z.infer<typeof UserAsset>;

export const FileKey = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files/{key}',
  access: 'user',
  summary: 'A stored picture, for its owner alone.',
  params: z.object({ key: FileKey }),
  query: z.object({ download: z.literal('true').optional() }),
  kind: 'download',
  produces: 'image/*',
});

export const listUserAssets = endpoint({
  method: 'GET',
  path: '/api/user-assets/{userId}/{type}',
  access: 'user',
  summary: 'Headshots or logos of the user, newest first.',
  params: z.object({ userId: Id, type: AssetType }),
  response: z.array(UserAsset),
});

/** Multipart: file, userId, type. */
export const uploadUserAsset = endpoint({
  method: 'POST',
  path: '/api/user-assets',
  access: 'user',
  summary: 'Uploads a headshot or a logo.',
  kind: 'upload',
  fields: z.object({ userId: Id.optional(), type: AssetType }),
  status: 201,
  response: UserAsset,
});

/** Multipart: file. */
export const replaceUserAsset = endpoint({
  method: 'POST',
  path: '/api/user-assets/{assetId}/replace',
  access: 'user',
  summary: 'Puts another picture in the place of a headshot or logo.',
  params: z.object({ assetId: Id }),
  kind: 'upload',
  response: UserAsset,
});

export const deleteUserAsset = endpoint({
  method: 'DELETE',
  path: '/api/user-assets/{assetId}',
  access: 'user',
  summary: 'Removes a headshot or logo.',
  params: z.object({ assetId: Id }),
  response: z.object({ success: z.literal(true) }),
});
