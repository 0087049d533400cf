import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { describeScene } from './describe-scene.ts';
import type { SceneSubject } from './scene.ts';

/** As the product sends it where nobody changed the form. */
const sent = (subject: string) => ({
  subject,
  place: { city: 'Tulsa', state: 'OK' },
  style: 'Modern real estate photography',
  topic: 'sellers',
});

const seen = (subject: string) => chooseScene(sent(subject), createRandom(3).fork('scene'));

test.each<[string, SceneSubject]>([
  ['Cranberry bog', 'open-land'],
  ['Rodeo arena', 'open-land'],
  ['Neon motel sign', 'downtown'],
  ['Surfers at sunset', 'beach'],
  ['Winter harbor', 'marina'],
  ['Notary stamp', 'table-things'],
  ['Window with rain drops', 'window-sill'],
  ['Storm door', 'front-door'],
  ['Swimming hole', 'river'],
  ['Foggy morning over the bay', 'pier'],
  ['Tide pools', 'beach'],
])('%s has no page of its own and gets the closest one', (wish, subject) => {
  expect(seen(wish).subject).toBe(subject);
});

test.each<[string, SceneSubject]>([
  ['Power washer on a dirty deck', 'deck'],
  ['To-do list with check boxes', 'table-things'],
  ['Mobile home park with a playground', 'mobile-home'],
  ['Southern plantation house with a lanai', 'columned'],
  ['Guest house with a deck', 'guest-house'],
  ['Hand turning a key in a lock', 'doorstep'],
  ['Galley kitchen in a small apartment', 'kitchen'],
  ['Kitchen under construction', 'kitchen-renovation'],
  ['Home gym in the basement', 'gym'],
  ['Wine bar under the stairs', 'home-bar'],
  ['Golf course homes at sunset', 'golf'],
  ['Pie chart of closing costs', 'chart-desk'],
  ['Cattle on a ranch', 'yard-things'],
  ['Map with pins on neighborhoods', 'table-things'],
  ['Cobblestone lane', 'street'],
  ['Jazz band on a corner', 'concert'],
  ['Pumpkins lined up on a stone wall', 'front-door'],
  ['Painting shutters black', 'colonial'],
  ['Labeled boxes in a garage', 'garage'],
  ['Pond with a fountain in a subdivision', 'park'],
  ['Cotton field at harvest', 'grain-field'],
  ['Outdoor dining table set for eight', 'patio-dining'],
])('%s is read by its main noun', (wish, subject) => {
  expect(seen(wish).subject).toBe(subject);
});

test('a window box asks for a home, and a storm door for no rain', () => {
  expect(seen('Window boxes full of geraniums').extras).toContain('window-boxes');
  expect(seen('Storm door').weather).not.toBe('rain');
});

test('what the closest scene lacks is told', () => {
  const wish = sent('Rodeo arena');
  expect(describeScene(seen('Rodeo arena'), wish).notDrawn).toEqual(['rodeo arena']);
});

test('a fixer upper is a home, a title with two sides a pair of scales', () => {
  expect(describeScene(seen('Fixer upper'), sent('Fixer upper')).notDrawn).toEqual(['fixer upper']);
  const scene = chooseScene(
    { subject: '', title: 'Rent or own: what fits you?', topic: 'buyers' },
    createRandom(3).fork('scene'),
  );
  expect(scene).toMatchObject({ subject: 'table-things', things: ['scales'] });
});
