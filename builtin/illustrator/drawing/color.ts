/** Red, green and blue from 0 to 1, as they stand in sRGB. */
export type Color = readonly [red: number, green: number, blue: number];

/** From `#rrggbb`. */
export function color(code: string): Color {
  const value = Number.parseInt(code.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toCode(value: Color): string {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  const [red, green, blue] = value;
  return `#${((byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).padStart(6, '0')}`;
}

/** `amount` 0 is the first, 1 the second. */
export function mix(first: Color, second: Color, amount: number): Color {
  return [
    first[0] + (second[0] - first[0]) * amount,
    first[1] + (second[1] - first[1]) * amount,
    first[2] + (second[2] - first[2]) * amount,
  ];
}

export const multiply = (first: Color, second: Color): Color => [
  first[0] * second[0],
  first[1] * second[1],
  first[2] * second[2],
];

export const scale = (value: Color, factor: number): Color => [
  value[0] * factor,
  value[1] * factor,
  value[2] * factor,
];

export const white: Color = [1, 1, 1];

export const lighter = (value: Color, amount: number) => mix(value, white, amount);

/** Towards a deep blue rather than black: shadows under a sky are never dead. */
export const darker = (value: Color, amount: number) => mix(value, [0.05, 0.07, 0.13], amount);

export const brightness = ([red, green, blue]: Color) => 0.3 * red + 0.59 * green + 0.11 * blue;

export function saturate(value: Color, factor: number): Color {
  const grey = brightness(value);
  return [
    grey + (value[0] - grey) * factor,
    grey + (value[1] - grey) * factor,
    grey + (value[2] - grey) * factor,
  ];
}
