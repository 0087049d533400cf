import './app/zod-without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import '@mantine/core/styles.css';
import './app/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { cssVariablesResolver } from './app/css-variables.ts';
import { router } from './app/router.tsx';
import { theme } from './app/theme.ts';
import { endAdminWindow } from './features/auth/admin-gate/admin-window.ts';
import { refreshSession } from './session/session.ts';

const queryClient = createQueryClient(() => refreshSession(queryClient), endAdminWindow);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
