import type { AssetType } from '#contract/images.ts';

/** What the card of each asset says. */
export const assetLabels: Record<AssetType, { title: string; name: string; hint: string }> = {
  headshot: {
    title: 'Upload Headshot',
    name: 'headshot',
    hint: 'A square image with a clean background is recommended.',
  },
  logo: {
    title: 'Upload Logo',
    name: 'logo',
    hint: 'A transparent PNG is recommended.',
  },
};
