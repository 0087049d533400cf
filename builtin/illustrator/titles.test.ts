import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SceneSubject } from './scene.ts';
import { pictureOfTitle } from './topics.ts';

/** Every title we ship and the scene it gets. */

type SeededTopic = { identifier: string; titles: string[] };

const seeded = ['topics', 'announcement-topics'].flatMap((name): SeededTopic[] =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../data-files/seeds/${name}.json`), 'utf8'),
  ),
);

const place = { city: 'Austin', state: 'TX' };
const sceneOf = (title: string) =>
  pictureOfTitle(title.replaceAll('{location}', place.city), place);

/** Titles about nothing one could see: the topic chooses. */
const leftToTopic = [
  'What new listings tell us about {location}',
  'What this month in {location} means for sellers and buyers',
  'Fixed or adjustable: how {location} buyers can compare',
  'FHA, VA, USDA, conventional: a {location} overview',
  'How long luxury sales take in {location}',
  'Short-term rental rules in {location}',
  'Climate and seasons in {location}: what to expect',
  'What not to renovate before selling in {location}',
];

test('a title has a scene of its own unless it is listed here', () => {
  const titles = seeded.flatMap((topic) => topic.titles);
  expect(titles.length).toBeGreaterThan(200);
  expect(titles.filter((title) => sceneOf(title) === undefined).sort()).toEqual(leftToTopic.sort());
});

const desks: SceneSubject[] = ['finance-desk', 'laptop', 'chart-desk', 'plan-desk', 'toolbox'];

/** What a title of a topic may show: anything else has been read wrongly. */
const fitting: Record<string, (SceneSubject | 'home')[]> = {
  sellers: [...desks, 'home', 'living-room'],
  buyers: [...desks, 'home', 'living-room', 'doorstep'],
  marketreport: ['chart-desk', 'condo-tower'],
  'first-time-buyers': [...desks, 'front-door', 'doorstep'],
  staging: [
    ...(['living-room', 'bedroom', 'kitchen', 'bathroom', 'patio'] as const),
    ...(['home', 'moving-boxes', 'plan-desk'] as const),
  ],
  financing: ['finance-desk', 'laptop'],
  'neighborhood-guide': [
    ...(['moving-boxes', 'market-street', 'home', 'aerial', 'park', 'downtown'] as const),
    ...(['street', 'finance-desk', 'plan-desk'] as const),
  ],
  'home-maintenance': ['toolbox', 'home', 'laptop', 'deck'],
  luxury: [
    ...desks,
    ...(['home', 'patio', 'front-door', 'living-room', 'lake', 'kitchen'] as const),
  ],
  investment: [...desks, 'townhouses'],
  relocation: [...desks, 'moving-boxes', 'living-room', 'downtown', 'home'],
  downsizing: [
    ...(['moving-boxes', 'cottage', 'ranch', 'living-room', 'garage'] as const),
    ...(['condo-tower', 'bedroom'] as const),
  ],
  'new-construction': [...desks, 'new-construction', 'home', 'doorstep', 'street'],
  'open-houses': ['front-door', 'laptop', 'home'],
  'local-events': ['downtown', 'market-street', 'park', 'trail', 'street'],
  renovation: [...desks, 'kitchen', 'bathroom', 'living-room', 'home'],
  'just-listed': ['home'],
  'just-sold': ['home', 'doorstep'],
  'price-change': ['home'],
  'thanks-and-holidays': ['front-door', 'thanksgiving-table', 'fireplace'],
};

describe('the scenes of', () => {
  test.each(seeded)('$identifier', ({ identifier, titles }) => {
    for (const title of titles) {
      const scene = sceneOf(title);
      if (scene) expect(fitting[identifier], title).toContain(scene);
    }
  });
});
