/** A name for those who listen, and a colour that can be read on white paper. */
export type PaletteColor = { name: string; value: string };

export const textPalette: readonly PaletteColor[] = [
  { name: 'Black', value: '#1f2933' },
  { name: 'Gray', value: '#5d6670' },
  { name: 'Green', value: '#1f5c4d' },
  { name: 'Blue', value: '#1d4f91' },
  { name: 'Purple', value: '#6b3fa0' },
  { name: 'Pink', value: '#a52a63' },
  { name: 'Red', value: '#b3332a' },
  { name: 'Orange', value: '#9a4d0c' },
];

/** Tints on which each of the colours above can be read. */
export const backgroundPalette: readonly PaletteColor[] = [
  { name: 'Amber', value: '#fdeed6' },
  { name: 'Yellow', value: '#fff6c7' },
  { name: 'Green', value: '#dcf0e6' },
  { name: 'Blue', value: '#e0edfa' },
  { name: 'Purple', value: '#efe7f9' },
  { name: 'Pink', value: '#fce6ee' },
  { name: 'Red', value: '#fde8e3' },
  { name: 'Gray', value: '#efece6' },
];
