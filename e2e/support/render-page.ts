import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/api/query-client.ts';
import { cssVariablesResolver } from '#web/app/css-variables.ts';
import { theme } from '#web/app/theme.ts';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/**
 * Runs in the browser: a part of the app alone on the page, with all it expects around it. The page imports the styles
 * itself, before anything else: those of a part come after them.
 */
export function renderPage(content: FunctionComponent): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    createElement(
      MantineProvider,
      { theme, cssVariablesResolver, defaultColorScheme: 'auto' },
      createElement(
        QueryClientProvider,
        { client: createQueryClient(() => {}) },
        createElement(
          AppStateContext,
          { value: new AppState() },
          createElement(content),
          createElement(Toaster),
        ),
      ),
    ),
  );
}
