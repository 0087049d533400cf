import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

/** Of every palette Mantine brings along, the ones that a screen shows. */
const shownColors = Object.keys(theme.colors ?? {});

/**
 * The variables of the theme as a sheet, for the build (scripts/web-theme-variables.ts). Mantine would work them out in
 * every browser and put them into a page that is already drawn, and a page without scripts would have no colors.
 */
export function themeSheet(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const shown = Object.entries(whole.colors).filter(([name]) => shownColors.includes(name));
  const merged = { ...whole, colors: Object.fromEntries(shown) as typeof whole.colors };
  const general = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  return convertCssVariables(
    {
      variables: { ...general.variables, ...own.variables },
      light: { ...general.light, ...own.light },
      dark: { ...general.dark, ...own.dark },
    },
    ':root',
  );
}
