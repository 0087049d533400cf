import { expect, test } from 'vitest';
import { commonSubject, findOwnSubject, listOwnSubjects } from './own-subjects.ts';

test('says nothing twice', () => {
  const said = listOwnSubjects().flatMap(({ openings, points }) => [...openings, ...points]);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  const ids = listOwnSubjects().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['solar panels', 'solar'],
  ['5 staging tips', 'staging'],
  ['pumpkin patch near me', 'pumpkin-patch'],
  ['winterizing a vacation home', 'winterizing'],
  ['how to winterize a cabin', 'winterizing'],
  ['new insurance rules in FL', 'insurance-rules'],
  ['things to do this weekend', 'things-to-do'],
  ['chickens in the backyard', 'chickens'],
  ['a swing in the backyard', undefined],
  ['rent vs buy', 'rent-or-buy'],
  ['why i love first time buyers', 'why-first-time-buyers'],
  ['selling a house in winter', 'seasonal-selling'],
  ['roof insurance', 'homeowners-insurance'],
  ['how to pick a good home inspector', 'choosing-an-inspector'],
  ['summer bucket list', 'things-to-do'],
  ['why winter is a good time to list', 'seasonal-selling'],
  ['dog friendly patios', 'pet-places'],
  ['a lot of people ask me', undefined],
  ['chess club', undefined],
  ['found a cat at my listing', undefined],
  ['my mom passed her license test', undefined],
  ['what to do with your old house keys', undefined],
  ['mud season and your basement', undefined],
  ['staging with what you own', 'staging'],
  ['why your zestimate is off', 'home-value'],
  ['best time to plant a tree', 'trees'],
  ['what does escrow even mean', 'escrow'],
  ['home office setup', 'home-office'],
  ['earnest money for first time buyers', 'earnest-money'],
])('%s is about %s', (text, id) => {
  expect(findOwnSubject(text, 'explain')?.id).toBe(id);
});

test('an intent has what fits all of it', () => {
  expect(commonSubject('just-sold')?.id).toBe('just-sold');
  expect(commonSubject('explain', 'money')?.id).toBe('any-money');
  expect(commonSubject('explain')?.id).toBe('any');
});
