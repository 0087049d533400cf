import '@mantine/core/styles.layer.css';
import '#web/app/theme.css';
import { createElement } from 'react';
import { PersonalizeTab } from '#web/features/images/personalize/compose/personalize-tab.tsx';
import { PersonalizedGrid } from '#web/features/images/personalized/personalized-grid.tsx';
import { usePersonalizedCount } from '#web/features/images/personalized/use-personalized-images.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { renderPage } from './render-page.ts';

/** Runs in the browser: the tab with pictures the test gives, or the grid of a saved item. */

export type GivenPictures = {
  background: { url: string; id: number; isOwn: boolean };
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

renderPage(Holder);
