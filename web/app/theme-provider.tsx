import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const schemes = localStorageColorSchemeManager();
const rootElement = () => document.documentElement;

/**
 * The theme and the color scheme, without what the library's own provider brings along: it makes the variables of the theme
 * in the browser, and ours are in a sheet (scripts/web-theme-variables.ts). Nothing here is hidden by its width alone, so its
 * classes for that are not needed either.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    manager: schemes,
    getRootElement: rootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement: rootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
