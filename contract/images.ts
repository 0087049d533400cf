import { z } from 'zod';
import { Composition, pictureSizeNames, presetNames } from './composition.ts';
import { assetTypes, defaultImageStyle, maxAltText } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Id, PieceId } from './fields.ts';
import { LogoLook, PictureMap } from './layouts/picture-map.ts';
import { savedText, subjectText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';

export const AssetType = z.enum(assetTypes, 'Please choose headshot or logo');
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

export const FileKey = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]{20,}$/);

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

export const readSizedFile = endpoint({
  method: 'GET',
  path: '/api/files/{key}/sizes/{size}',
  access: 'user',
  limit: 'picture',
  summary: 'A stored picture in the size of a platform, as a PNG file, for its owner alone.',
  params: z.object({ key: FileKey, size: z.enum(pictureSizeNames) }),
  query: z.object({ download: z.literal('true').optional() }),
  kind: 'download',
  produces: 'image/png',
});

/** For tools that fetch pictures themselves. Ends as files do, because some look at that. */
export const readLinkedPicture = endpoint({
  method: 'GET',
  path: '/api/linked-pictures/{token}/picture.png',
  access: 'anyone',
  summary: 'A picture behind a signed link, until the link ends.',
  params: z.object({ token: z.string().min(1).max(512) }),
  kind: 'download',
  produces: 'image/png',
});

/** What is seen on a picture, for those who cannot see it. */
const AltText = z
  .string()
  .trim()
  .max(maxAltText, `At most ${maxAltText} characters`)
  .regex(/^\P{Cc}*$/u, 'Please keep it on one line');

export const readAltText = endpoint({
  method: 'GET',
  path: '/api/files/{key}/alt-text',
  access: 'user',
  summary: 'The alt text of a stored picture, for its owner alone.',
  params: z.object({ key: FileKey }),
  response: z.object({ altText: z.string() }),
});

export const changeAltText = endpoint({
  method: 'PATCH',
  path: '/api/files/{key}/alt-text',
  access: 'user',
  limit: 'write',
  summary: 'Changes the alt text of a stored picture.',
  params: z.object({ key: FileKey }),
  body: z.object({ altText: AltText }),
  response: z.object({ altText: z.string() }),
});

export const readThumbnail = endpoint({
  method: 'GET',
  path: '/api/files/{key}/thumbnail',
  access: 'user',
  summary: 'A stored picture as small as lists show it, for its owner alone.',
  params: z.object({ key: FileKey }),
  kind: 'download',
  produces: 'image/webp',
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
  limit: 'upload',
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
  limit: 'upload',
  summary: 'Puts another picture in the place of a headshot or logo.',
  params: z.object({ assetId: Id }),
  kind: 'upload',
  response: UserAsset,
});

export const deleteUserAsset = endpoint({
  method: 'DELETE',
  path: '/api/user-assets/{assetId}',
  access: 'user',
  limit: 'write',
  summary: 'Removes a headshot or logo.',
  params: z.object({ assetId: Id }),
  response: z.object({ success: z.literal(true) }),
});

/** What a picture is made for: a piece that may not be saved yet, or a saved item. */
const madeFor = { postId: PieceId.nullish(), contentId: Id.nullish() };

/** A picture to put headshot and logo on. */
export const AiImage = z.object({
  imageUrl: z.string(),
  aiImageId: z.number(),
  /** What is in the picture, from an illustrator that knows it: "a kitchen with an island". */
  drawn: z.string().optional(),
  /** What was asked for and is not in it. */
  notDrawn: z.array(z.string()).optional(),
});
export type AiImage = z.infer<typeof AiImage>;

/** What a picture is drawn from. */
const pictureFields = {
  style: z.string().trim().max(300).default(defaultImageStyle),
  /** What is to be seen; without it a scene is chosen by the title. */
  prompt: z.string().trim().max(5_000).nullish(),
  /** The title of the text; may be HTML. */
  title: z.string().trim().max(2_000).optional(),
  topic: z.string().trim().max(subjectText.topic).optional(),
  location: z.string().trim().max(subjectText.city).optional(),
  state: z.string().trim().max(subjectText.state).optional(),
};

const Seed = z
  .int()
  .min(0)
  .max(2 ** 47);

export const generateAiImage = endpoint({
  method: 'POST',
  path: '/api/generate-ai-image',
  access: 'user',
  limit: 'ai',
  summary: 'Draws a picture for a text.',
  body: z.object({
    userId: Id.optional(),
    /** The text it is for; may be HTML. */
    content: pieceHtml(z.string().max(savedText.content)).default(''),
    ...pictureFields,
    /** Of a sketch that is to be drawn large. */
    seed: Seed.optional(),
    ...madeFor,
  }),
  bodyLimit: 5 * 1024 * 1024,
  response: AiImage,
});

/** Sketches that are offered at once. */
export const sketchCount = 3;

export const sketchAiImages = endpoint({
  method: 'POST',
  path: '/api/ai-image-sketches',
  access: 'user',
  limit: 'picture',
  summary: 'Small sketches to choose a picture by. None where a model draws.',
  body: z.object(pictureFields),
  response: z.object({
    sketches: z.array(
      z.object({
        seed: z.number(),
        /** A small picture as a data address. */
        imageUrl: z.string(),
        drawn: z.string(),
      }),
    ),
  }),
});

/** Multipart: file, and what it is for. */
export const uploadBackground = endpoint({
  method: 'POST',
  path: '/api/ai-images',
  access: 'user',
  limit: 'upload',
  summary: 'Takes an own photo as the background.',
  kind: 'upload',
  fields: z.object({ postId: PieceId.optional(), contentId: Id.optional() }),
  status: 201,
  response: AiImage,
});

/** A background as its piece shows it again. */
const MadeBackground = AiImage.omit({ drawn: true, notDrawn: true }).extend({
  isOwnPhoto: z.boolean(),
});

/** Backgrounds of one piece that are shown again: the newest ones. */
export const maxBackgrounds = 30;

export const listBackgrounds = endpoint({
  method: 'GET',
  path: '/api/ai-images',
  access: 'user',
  summary: 'The pictures made for a piece, oldest first, and how the last one was personalized.',
  query: z.object({ postId: PieceId.optional(), contentId: Id.optional() }),
  response: z.object({
    backgrounds: z.array(MadeBackground),
    last: z
      .object({
        aiImageId: z.number().nullable(),
        composition: Composition,
        /** The address of the finished picture. */
        imagePath: z.string(),
      })
      .nullable(),
  }),
});

export const readLayoutHints = endpoint({
  method: 'GET',
  path: '/api/ai-images/{aiImageId}/layout-hints',
  access: 'user',
  summary:
    'Where a picture is light and calm, and how light the user’s logo is: what layouts go by.',
  params: z.object({ aiImageId: Id }),
  response: z.object({ picture: PictureMap, logo: LogoLook.nullable() }),
});

export const personalizeImage = endpoint({
  method: 'POST',
  path: '/api/personalize-image',
  access: 'user',
  limit: 'picture',
  summary: 'Puts headshot and logo on a picture and keeps the result.',
  body: z.object({
    userId: Id.optional(),
    ...madeFor,
    aiImageId: z.union([Id, z.null()], 'You must generate an AI image first').optional(),
    composition: Composition,
    /** Without it, one is made of what is on the picture. */
    altText: AltText.optional(),
    outputFormat: z.literal('png').default('png'),
  }),
  response: z.object({ imagePath: z.string(), personalizedImageId: z.number() }),
});

export const downloadPersonalizedImage = endpoint({
  method: 'POST',
  path: '/api/download-personalized-image',
  access: 'user',
  limit: 'picture',
  summary: 'A personalized picture as a PNG file, also in the size of a platform.',
  body: z.object({
    compositePath: z.string().max(300),
    format: z.literal('png').default('png'),
    /** Accepted and not used: a PNG loses nothing. */
    quality: z.number().min(1).max(100).default(90),
    preset: z.enum(presetNames).optional(),
  }),
  kind: 'download',
  produces: 'image/png',
});

export const downloadAllSizes = endpoint({
  method: 'GET',
  path: '/api/personalized-image-sizes/{id}',
  access: 'user',
  limit: 'picture',
  summary: 'A personalized picture in every size as a ZIP archive, named by post and platform.',
  params: z.object({ id: Id }),
  query: z.object({
    /** Of the piece, for the names of the files. */
    title: z.string().max(300).optional(),
  }),
  kind: 'download',
  produces: 'application/zip',
});

export const PersonalizedImage = z.object({
  id: z.number(),
  contentId: z.number().nullable(),
  compositePath: z.string(),
  prompt: z.string(),
  style: z.string(),
  composition: Composition,
  altText: z.string().optional(),
  /** Where the original of an altered photo is shown to everybody. */
  originalPage: z.object({ id: z.number(), address: z.string().nullable() }).optional(),
  createdAt: z.iso.datetime(),
});
export type PersonalizedImage = z.infer<typeof PersonalizedImage>;

export const listPersonalizedImages = endpoint({
  method: 'GET',
  path: '/api/personalized-images/content/{contentId}',
  access: 'user',
  summary: 'The personalized pictures of a saved item, newest first.',
  params: z.object({ contentId: Id }),
  response: z.array(PersonalizedImage),
});

export const deletePersonalizedImage = endpoint({
  method: 'DELETE',
  path: '/api/personalized-images/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Deletes a personalized picture.',
  params: z.object({ id: Id }),
  response: z.object({ success: z.literal(true) }),
});
