/** Colors as six digits after a #. Light is relative luminance, from 0 to 1, as WCAG reckons it. */

export const ink = '#1f2933';
export const paper = '#fffdf9';
export const white = '#ffffff';

const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const linear = (part: number) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const lightOfChannels = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

export const lightOf = (color: string) => lightOfChannels(...channels(color));

export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const contrastBetween = (one: string, other: string) => contrastOf(lightOf(one), lightOf(other));

/** What is read best on a color. */
export const inkOn = (ground: string) =>
  contrastBetween(white, ground) >= contrastBetween(ink, ground) ? white : ink;

/** The first of the colors that can be told from the ground; large type and shapes need three to one. */
export const clearOn = (ground: string, wanted: string[], least = 3) =>
  wanted.find((color) => contrastBetween(color, ground) >= least) ?? inkOn(ground);

/** So much of one color on another. */
export function mix(upper: string, lower: string, part: number): string {
  const below = channels(lower);
  const mixed = channels(upper).map((value, index) =>
    Math.round(value * part + (below[index] ?? 0) * (1 - part)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
