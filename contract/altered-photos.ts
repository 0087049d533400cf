import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/**
 * Photos of a listing that were altered: furniture put in, wires taken out. Some states ask for a statement on such a
 * picture and a way to the original. Light, color and crop are not meant.
 */

/** A page that anybody with its address can open: the altered photo and the original. */
export const AlteredPhoto = z.object({
  id: z.number(),
  /** Null while Porchlight has no https address: then nobody can be sent there. */
  address: z.string().nullable(),
  /** The address as a QR code: its rows, `1` for dark. */
  code: z.array(z.string()).nullable(),
  /** Thumbnails for the owner. */
  alteredUrl: z.string(),
  originalUrl: z.string(),
  createdAt: z.iso.datetime(),
});
export type AlteredPhoto = z.infer<typeof AlteredPhoto>;

const AlteredState = z.object({
  isAltered: z.boolean(),
  /** Whether a page with the original can be made: people reach it under an https address alone. */
  canHavePage: z.boolean(),
  page: AlteredPhoto.nullable(),
});
export type AlteredState = z.infer<typeof AlteredState>;

const success = z.object({ success: z.literal(true) });
const photoParams = z.object({ aiImageId: Id });

export const readAlteredState = endpoint({
  method: 'GET',
  path: '/api/ai-images/{aiImageId}/altered',
  access: 'user',
  summary: 'Whether an own photo is an altered photo of a listing, and its page with the original.',
  params: photoParams,
  response: AlteredState,
});

export const changeAltered = endpoint({
  method: 'PATCH',
  path: '/api/ai-images/{aiImageId}/altered',
  access: 'user',
  limit: 'write',
  summary: 'Says whether an own photo is an altered photo of a listing.',
  params: photoParams,
  body: z.object({ isAltered: z.boolean() }),
  response: success,
});

/** Multipart: file. The answer holds no address: it would be kept for repetitions. */
export const publishOriginal = endpoint({
  method: 'POST',
  path: '/api/ai-images/{aiImageId}/original',
  access: 'user',
  limit: 'upload',
  summary: 'Puts the original of an altered photo on a public page, or another one in its place.',
  params: photoParams,
  kind: 'upload',
  response: success,
});

export const listAlteredPhotos = endpoint({
  method: 'GET',
  path: '/api/altered-photos',
  access: 'user',
  summary: 'The user’s public pages with originals, newest first, twenty at a time.',
  query: z.object({
    /** Pages older than this one. */
    before: Id.optional(),
  }),
  response: z.object({
    photos: z.array(AlteredPhoto),
    /** Where to go on, if there are more. */
    next: z.number().nullable(),
  }),
});

export const takeDownAlteredPhoto = endpoint({
  method: 'DELETE',
  path: '/api/altered-photos/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Takes a page with an original down for good.',
  params: z.object({ id: Id }),
  response: success,
});

const Token = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A page for whoever scans the code. It is no part of the web app, and short, so that the code is coarse. */
export const openOriginal = endpoint({
  method: 'GET',
  path: '/original/{token}',
  access: 'anyone',
  summary:
    'The public page of an altered photo: both pictures, the statement and the agent’s line.',
  params: z.object({ token: Token }),
  kind: 'download',
  produces: 'text/html',
});

export const readOriginalPicture = endpoint({
  method: 'GET',
  path: '/original/{token}/{picture}',
  access: 'anyone',
  summary: 'One of the two pictures of such a page.',
  params: z.object({ token: Token, picture: z.enum(['altered', 'original']) }),
  kind: 'download',
  produces: 'image/*',
});
