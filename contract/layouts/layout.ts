import { z } from 'zod';
import { fontPairNames, usualBrand } from './brand.ts';

/** What is drawn around headshot and logo, and with which words, colors and type. */

/** One tap each, in the order in which they are offered. */
export const layoutNames = [
  'corners',
  'band',
  'badge',
  'headline',
  'quote',
  'listed',
  'sold',
  'openHouse',
] as const;
export type LayoutName = (typeof layoutNames)[number];

export const layoutTitles: Record<LayoutName, string> = {
  corners: 'Logo plate',
  band: 'Footer band',
  badge: 'Corner badge',
  headline: 'Headline',
  quote: 'Quote card',
  listed: 'Just listed',
  sold: 'Just sold',
  openHouse: 'Open house',
};

/** Characters, and how many facts stand in a row. */
export const layoutText = { headline: 60, quote: 160, quoteBy: 40, fact: 18, facts: 4, agent: 120 };

export const HexColor = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/i, 'Use a color code like #ffffff');

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'Please keep it on one line')
    .default('');

const Clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 13:30');

/** Everything a picture needs to be drawn again in any size, whatever My Account says by then. */
export const Layout = z.object({
  name: z.enum(layoutNames),
  headline: line(layoutText.headline),
  quote: line(layoutText.quote),
  /** Whose words they are, where they are not the agent's. */
  quoteBy: line(layoutText.quoteBy),
  facts: z.array(line(layoutText.fact)).max(layoutText.facts).default([]),
  /** When the open house is. */
  date: z.iso.date('Use a date like 2026-11-21').max(10).optional(),
  from: Clock.optional(),
  to: Clock.optional(),
  agent: z
    .object({
      name: line(layoutText.agent),
      brokerage: line(layoutText.agent),
      phone: line(layoutText.agent),
      license: line(layoutText.agent),
    })
    .prefault({}),
  colors: z
    .object({
      main: HexColor.default(usualBrand.main),
      accent: HexColor.default(usualBrand.accent),
    })
    .prefault({}),
  fonts: z.enum(fontPairNames).default(usualBrand.fonts),
  /** Whether the layout says where headshot and logo are. Whoever moves one places both. */
  placesPieces: z.boolean().default(true),
});
export type Layout = z.infer<typeof Layout>;
