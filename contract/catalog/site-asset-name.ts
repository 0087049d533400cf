import { z } from 'zod';

/** Pages ask for these by name. */
export const knownSiteAssets = ['logo', 'gbp_icon'] as const;

export const SiteAssetName = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name can have up to 100 characters')
  .regex(
    /^[a-z0-9_-]+$/,
    'Name can only contain lowercase letters, numbers, hyphens and underscores',
  );
