import { z } from 'zod';

/** Apart from the pictures themselves, which every screen shows and no screen checks. */
export const SiteAssetName = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name may have 100 characters')
  .regex(
    /^[a-z0-9_-]+$/,
    'Name can only contain lowercase letters, numbers, hyphens and underscores',
  );
