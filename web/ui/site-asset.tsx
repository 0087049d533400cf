import { getSiteAsset } from '#contract/catalog/site-assets.ts';
import { pathOf } from '#contract/endpoint.ts';

type Props = { name: 'logo' | 'gbp_icon'; size: number };

/** A picture the admin can change. Always beside words that say the same, so it needs no name. */
export function SiteAsset({ name, size }: Props) {
  return <img src={pathOf(getSiteAsset, { name })} alt="" width={size} height={size} />;
}
