/** The look of an agent's pictures. Apart from its schema: My Account shows it before anything is checked. */

export const fontPairNames = ['warm', 'classic', 'modern', 'bold'] as const;
export type FontPairName = (typeof fontPairNames)[number];

/** Agents who chose none have Porchlight's own. */
export const usualBrand = { main: '#1f5c4d', accent: '#e8973a', fonts: 'warm' } as const;
