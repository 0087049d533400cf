import { expect, test } from 'vitest';
import { Layout } from '#contract/layouts/layout.ts';
import { altTextFor } from './alt-text.ts';

const photo = { prompt: '', isDrawn: false };
const drawing = { prompt: 'A porch at dusk. ', isDrawn: true };

test('says what is seen, with the words that are drawn on it', () => {
  expect(altTextFor(photo, {}, 'ann')).toBe('Photo, with ann’s headshot and logo.');
  expect(altTextFor(drawing, {}, undefined)).toBe(
    'AI-generated illustration: A porch at dusk, with the agent’s headshot and logo.',
  );
  const layout = Layout.parse({
    name: 'openHouse',
    headline: '12 Oak Lane',
    facts: ['4 beds', '', '2 baths'],
    date: '2026-11-21',
    from: '13:00',
    to: '15:00',
    agent: { name: 'Maria Delgado' },
  });
  expect(altTextFor(photo, { layout }, 'ann')).toBe(
    'Open house. 12 Oak Lane. 2026-11-21, 1–3 PM. 4 beds, 2 baths. Photo, with Maria Delgado’s headshot and logo.',
  );
});

test('is never longer than a screen reader can bear', () => {
  const long = altTextFor({ prompt: 'word '.repeat(200), isDrawn: true }, {}, 'ann');
  expect(long.length).toBeLessThanOrEqual(300);
  expect(long).toMatch(/word…$/);
});
