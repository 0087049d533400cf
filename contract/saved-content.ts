import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const SavedContentCount = z.object({ count: z.number(), limit: z.number() });
export type SavedContentCount = z.infer<typeof SavedContentCount>;

export const countSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content/count',
  access: 'user',
  summary: 'How many items the user has saved, and how many may be.',
  response: SavedContentCount,
});
