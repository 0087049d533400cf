import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { describeScene } from './describe-scene.ts';
import type { Scene } from './scene.ts';

const seen = (subject: string): Scene => chooseScene({ subject }, createRandom(3).fork('scene'));

test.each<[string, Partial<Scene>]>([
  ['Condo building lobby with a concierge desk', { subject: 'lobby' }],
  ['Apartment mailboxes in a lobby', { subject: 'lobby' }],
  ['Office with a glass conference room', { subject: 'meeting-room' }],
  ['French doors opening to a garden', { subject: 'glass-doors' }],
  ['Outdoor concert on a lawn', { subject: 'concert' }],
  ['Christmas tree lot', { subject: 'tree-lot', season: 'winter' }],
  ['Town Christmas tree lighting', { subject: 'town-tree', time: 'dusk' }],
  ['Christmas tree by the fireplace', { subject: 'fireplace' }],
  ['Alley with murals', { subject: 'mural' }],
  ['Old grist mill', { subject: 'mill' }],
  ['Old mill converted to lofts', { subject: 'loft-building' }],
  ['Crane over a condo tower under construction', { subject: 'high-rise-site' }],
  ['Townhomes being framed', { subject: 'new-construction', extras: ['framed-row'] }],
  ['Northern lights over a lake', { subject: 'lake', time: 'night' }],
  ['Fireworks over the river', { subject: 'river', extras: ['fireworks'], time: 'night' }],
  ['Skyline with fireworks', { subject: 'skyline', extras: ['fireworks'] }],
  ['Fireworks over the neighborhood', { subject: 'fireworks' }],
  ['Hawaiian plantation house', { subject: 'raised-cottage' }],
])('%s', (wish, scene) => {
  expect(seen(wish)).toMatchObject(scene);
});

test('chairs on the sand are no dunes', () => {
  expect(seen('Beach umbrella and two chairs on the sand').extras).not.toContain('dunes');
  expect(seen('Beach with dunes').extras).toContain('dunes');
});

test.each([
  ['Townhomes being framed in summer', 'a row of townhomes being framed'],
  ['Fireworks over a lake', 'a lake with a dock and fireworks in the sky'],
  ['Spiral stairs in a foyer', 'an entry hall with a spiral staircase'],
])('%s is told', (subject, drawn) => {
  expect(describeScene(seen(subject), { subject })).toEqual({ drawn, notDrawn: [] });
});
