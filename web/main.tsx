import './app/zod-without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import '@mantine/core/styles.layer.css';
import './app/theme.css';
import './app/theme-variables.css';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { takePageData } from './app/page-data.ts';
import { fetchScreen, Screens } from './app/screens.tsx';
import { ThemeProvider } from './app/theme-provider.tsx';
import { AppState, AppStateContext, useAppPart } from './app-state.ts';
// Every screen has links: they come with the first file instead of in one of their own.
import './navigation/link.tsx';
import { createElevationExpiry } from './features/auth/admin-elevation/admin-elevation.ts';
import { createBrowserHistory, type HistoryUpdate } from './navigation/history.ts';
import { Router } from './navigation/router.tsx';
import { refreshSession } from './session/session.ts';
import { canFade, showWithFade } from './ui/show-with-fade.ts';

const screenFetched = fetchScreen(window.location.pathname);
// Nothing on the first screen waits for it.
void import('./app/prevent-double-press.ts').then(({ preventDoublePress }) => preventDoublePress());

const app = new AppState();
const queryClient = createQueryClient(
  () => refreshSession(queryClient),
  () => app.get(createElevationExpiry).set(true),
);
const pageTaken = takePageData(app, queryClient);
// The lamp of the page stays until the first screen can be drawn: nothing else stands in for it.
void Promise.allSettled([screenFetched, pageTaken]).then(() => {
  // In small steps: a slow phone stays free for the first touch.
  startTransition(() => createRoot(document.getElementById('root') as HTMLElement).render(<App />));
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Once the first screen stands; where it is refused the app works with a network alone.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  });
}

function App() {
  return (
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <AppStateContext value={app}>
            <HistoryRouter>
              <Screens />
            </HistoryRouter>
          </AppStateContext>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  );
}

/** Shows where the history is. A screen stays until the next one is loaded, and gives way to it with a fade. */
function HistoryRouter({ children }: { children: ReactNode }) {
  const history = useAppPart(createBrowserHistory);
  const [{ location, type }, setArrival] = useState<HistoryUpdate>(() => ({
    location: history.location,
    type: 'POP',
  }));
  const shown = useRef<{ path: string; isDrawn?: () => void }>({ path: location.pathname });
  useLayoutEffect(() => {
    let latest: HistoryUpdate;
    return history.listeners.add(async (arrival) => {
      latest = arrival;
      const show = () => startTransition(() => setArrival(latest));
      const { pathname } = arrival.location;
      if (pathname === shown.current.path || !canFade()) return show();
      // Nothing moves in the window while a page is drawn for a fade: it is fetched before.
      await fetchScreen(pathname);
      if (latest === arrival) await showWithFade(() => drawnAfter(show));
    });
    function drawnAfter(show: () => void): Promise<void> {
      return new Promise((resolve) => {
        shown.current.isDrawn = resolve;
        show();
      });
    }
  }, [history]);
  useLayoutEffect(() => {
    shown.current.isDrawn?.();
    shown.current = { path: location.pathname };
  }, [location]);
  return (
    <Router navigator={history.navigator} location={location} type={type}>
      {children}
    </Router>
  );
}
