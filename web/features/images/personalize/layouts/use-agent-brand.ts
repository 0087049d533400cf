import { useQuery } from '@tanstack/react-query';
import { getAccount } from '#contract/calls/account.ts';
import { type FontPairName, usualBrand } from '#contract/layouts/brand.ts';
import type { Layout } from '#contract/layouts/layout.ts';
import { nameInLine } from '#contract/signature.ts';
import { queryOf } from '#web/api/query.ts';

export type AgentBrand = Pick<Layout, 'agent' | 'colors' | 'fonts'> & {
  /** For whom to draw initials: the name, or what they sign in with. */
  callName: string;
};

/** Name, brokerage, phone, license, colors and type, as My Account has them. */
export function useAgentBrand(): AgentBrand {
  const { data: account } = useQuery(queryOf(getAccount, {}));
  const profile = account?.profile;
  const license = profile?.licenseNumber.trim();
  return {
    agent: {
      name: profile ? nameInLine(profile, '') : '',
      brokerage: profile?.brokerage.trim() ?? '',
      phone: profile?.phone.trim() || profile?.officePhone.trim() || '',
      license: license ? `Lic. ${license}` : '',
    },
    colors: {
      main: profile?.brandColor || usualBrand.main,
      accent: profile?.accentColor || usualBrand.accent,
    },
    fonts: (profile?.fontPair as FontPairName) || usualBrand.fonts,
    callName: profile?.displayName.trim() || account?.username || '',
  };
}
