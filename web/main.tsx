import './app/zod-without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import '@mantine/core/styles.css';
import './app/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationType, Router } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { cssVariablesResolver } from './app/css-variables.ts';
import { fetchScreen, Screens } from './app/screens.tsx';
import { theme } from './app/theme.ts';
import { expireAdminElevation } from './features/auth/admin-elevation/admin-elevation.ts';
import { getLocation, type HistoryUpdate, listen, navigator } from './navigation/history.ts';
import { beginSessionCheck, refreshSession } from './session/session.ts';

fetchScreen(window.location.pathname);
// Nothing on the first screen waits for it.
void import('./app/prevent-double-press.ts').then(({ preventDoublePress }) => preventDoublePress());

const queryClient = createQueryClient(() => refreshSession(queryClient), expireAdminElevation);
beginSessionCheck(queryClient);

const root = createRoot(document.getElementById('root') as HTMLElement);

// In small steps: a slow phone stays free for the first touch.
startTransition(() => {
  root.render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <HistoryRouter>
            <Screens />
          </HistoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
});

/** Shows where the history is. A screen stays until the next one is loaded. */
function HistoryRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setArrival] = useState<HistoryUpdate>(() => ({
    location: getLocation(),
    type: NavigationType.Pop,
  }));
  useLayoutEffect(() => listen((arrival) => startTransition(() => setArrival(arrival))), []);
  return (
    <Router navigator={navigator} location={location} navigationType={type}>
      {children}
    </Router>
  );
}
