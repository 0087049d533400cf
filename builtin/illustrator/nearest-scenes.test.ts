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
