import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { frameUser } from '#contract/page-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { fetchScreen, Screens } from './app/screens.tsx';
import { ThemeProvider } from './app/theme-provider.tsx';
import { AppState, AppStateContext } from './app-state.ts';
import { createContentStore } from './local-content/content-store.ts';
import type { Message } from './local-content/message.ts';
import { Router } from './navigation/router.tsx';
import { setPageUser } from './session/session.ts';

/**
 * The first picture of a screen behind the sign-in, as HTML: what it shows before any answer has come, to somebody new
 * or to somebody who has pieces. The build puts it into the page of the screen (scripts/web-screen-pages.ts), where it
 * stands until the scripts are there.
 */
export async function renderFrame(pathname: string, hasPieces: boolean): Promise<string> {
  await fetchScreen(pathname);
  const app = new AppState();
  const some: Message = { id: '', type: 'user', content: '' };
  if (hasPieces) app.get(createContentStore).change(() => ({ home: [some] }));
  const client = createQueryClient(() => {});
  setPageUser(client, { id: 0, username: frameUser, email: '' });
  const html = renderToString(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <AppStateContext value={app}>
          <Router
            navigator={{ push: () => {}, replace: () => {} }}
            location={{ pathname, search: '', hash: '', state: null, key: '' }}
            type="POP"
          >
            <Screens />
          </Router>
        </AppStateContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  client.clear();
  return html.replace(/<title>.*?<\/title>/s, '');
}
