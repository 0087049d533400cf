import { knownSiteAssets } from '#contract/catalog/site-asset-name.ts';

type KnownName = (typeof knownSiteAssets)[number];

/** Where the pictures that pages ask for are shown. */
const places: Record<KnownName, string> = {
  logo: 'Shown in the navigation bar, on Home and beside the login. About square, it stands beside the name; a wide one (up to five times as wide as high) takes its place. Crop the empty space around it.',
  gbp_icon: 'Shown on GBP & SM Content and on its tile on Home. A square works best.',
};

export const isKnownPicture = (name: string): name is KnownName =>
  knownSiteAssets.some((known) => known === name);

export const describeUse = (name: string): string =>
  isKnownPicture(name)
    ? places[name]
    : `No page asks for it yet. Its address is /api/site-assets/${name}`;
