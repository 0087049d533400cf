import '@mantine/core/styles.css';
import '#web/app/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/api/query-client.ts';
import { cssVariablesResolver } from '#web/app/css-variables.ts';
import { theme } from '#web/app/theme.ts';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { PersonalizeTab } from '#web/features/images/personalize/compose/personalize-tab.tsx';
import { PersonalizedGrid } from '#web/features/images/personalized/personalized-grid.tsx';
import { usePersonalizedCount } from '#web/features/images/personalized/use-personalized-images.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/** Runs in the browser: the tab with pictures the test gives, or the grid of a saved item. */

export type GivenPictures = {
  background: { url: string; id: number };
  headshotUrl: string;
  logoUrl: string;
  contentId?: number;
};

declare global {
  interface Window {
    given: { pictures?: GivenPictures; gridOf?: number };
    personalized: [string, number][];
  }
}

window.personalized = [];
const onPersonalized = (...picture: [string, number]) => window.personalized.push(picture);

function Holder() {
  const { pictures, gridOf } = window.given;
  if (useCurrentUser().status === 'pending') return null;
  return createElement(
    'main',
    { style: { maxWidth: 1100, margin: '24px auto', padding: '0 16px' } },
    createElement('h1', { style: { marginTop: 0 } }, 'Under test'),
    createElement('output', null, 'Ready'),
    createElement('h2', { style: { fontSize: 20 } }, 'Personalize'),
    pictures && createElement(PersonalizeTab, { ...pictures, onPersonalized }),
    gridOf && createElement(Count, { contentId: gridOf }),
    gridOf && createElement(PersonalizedGrid, { contentId: gridOf }),
  );
}

function Count({ contentId }: { contentId: number }) {
  return createElement('p', null, `${usePersonalizedCount(contentId) ?? 'Unknown'} images`);
}

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
        createElement(Holder),
        createElement(Toaster),
      ),
    ),
  ),
);
