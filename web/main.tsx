import './app/zod-without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import '@mantine/core/styles.layer.css';
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
import { AppState, AppStateContext, useAppPart } from './app-state.ts';
import { createElevationExpiry } from './features/auth/admin-elevation/admin-elevation.ts';
import { createBrowserHistory, type HistoryUpdate } from './navigation/history.ts';
import { beginSessionCheck, refreshSession } from './session/session.ts';

fetchScreen(window.location.pathname);
// Nothing on the first screen waits for it.
void import('./app/prevent-double-press.ts').then(({ preventDoublePress }) => preventDoublePress());

const app = new AppState();
const queryClient = createQueryClient(
  () => refreshSession(queryClient),
  () => app.get(createElevationExpiry).set(true),
);
beginSessionCheck(app, queryClient);

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
          <AppStateContext value={app}>
            <HistoryRouter>
              <Screens />
            </HistoryRouter>
          </AppStateContext>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Once the first screen stands; where it is refused the app works with a network alone.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  });
}

/** Shows where the history is. A screen stays until the next one is loaded. */
function HistoryRouter({ children }: { children: ReactNode }) {
  const history = useAppPart(createBrowserHistory);
  const [{ location, type }, setArrival] = useState<HistoryUpdate>(() => ({
    location: history.location,
    type: NavigationType.Pop,
  }));
  useLayoutEffect(
    () => history.listeners.add((arrival) => startTransition(() => setArrival(arrival))),
    [history],
  );
  return (
    <Router navigator={history.navigator} location={location} navigationType={type}>
      {children}
    </Router>
  );
}
