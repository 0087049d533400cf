/**
 * An agent chooses colours for white paper. So that the night can lighten them, each also stands in
 * a property that style sheets can read (reading.module.css).
 */
export const colorNames = { color: '--porch-ink', 'background-color': '--porch-paper' } as const;

export type ColorProperty = keyof typeof colorNames;

/** `color: red` becomes `color: red; --porch-ink: red`. */
export function withColorNames(style: string): string {
  return style
    .split('; ')
    .map((declaration) => {
      const [property = '', value] = declaration.split(': ');
      return `${declaration}; ${colorNames[property as ColorProperty]}: ${value}`;
    })
    .join('; ');
}
