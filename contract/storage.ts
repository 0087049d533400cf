import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Everything an account stores counts towards one budget, `storage` in limits.ts. */
export const StorageKind = z.enum([
  /** Headshots, logos, AI images, personalized images. */
  'pictures',
  'saved',
  /** Deleted in the last 24 hours, so that they can still be brought back. */
  'deleted',
  /** Unfinished edits and the long-form wizard. */
  'drafts',
  /** Texts that were written for the agent, newest first as far as they fit. */
  'generated',
  'answers',
  /** How the agent sounds, with own texts. */
  'voice',
  /** Pieces as they were sent to a broker. */
  'reviews',
]);
export type StorageKind = z.infer<typeof StorageKind>;

export const StorageUse = z.object({
  bytes: z.number(),
  /** Bytes there may be. */
  limit: z.number(),
  kinds: z.record(StorageKind, z.number()),
});
export type StorageUse = z.infer<typeof StorageUse>;

export const getStorageUse = endpoint({
  method: 'GET',
  path: '/api/account/storage',
  access: 'user',
  summary: 'How much the account stores, by kind, and how much it may.',
  response: StorageUse,
});

export const freeStorage = endpoint({
  method: 'POST',
  path: '/api/account/storage/free',
  access: 'user',
  limit: 'write',
  summary: 'Removes now what nothing shows: deleted items and AI images that are not used.',
  repeatable: true,
  response: z.object({ freed: z.number(), use: StorageUse }),
});
