import { SiteAssetName } from '#contract/catalog/site-asset-name.ts';

/** What is wrong with a name, in words; nothing when it can be taken. */
export const nameProblem = (name: string): string | null =>
  SiteAssetName.safeParse(name).error?.issues[0]?.message ?? null;
