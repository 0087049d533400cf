import { expect, test } from 'vitest';
import { nearestSubject } from './nearest-subject.ts';

test.each([
  ['preparing your sprinkler system for the first hard freeze', 'winterizing'],
  ['why earnest money protects both the buyer and the seller', 'earnest-money'],
  ['lost a bidding war? read this', 'bidding-war'],
  ['what a well and septic inspection covers for country properties', 'well-septic'],
  ['downsizing after the kids leave', 'downsizing'],
  ['three questions every seller should ask before hiring an agent', 'choosing-an-agent'],
  ['favorite taco spots in town', 'pizza-tacos'],
  ['change your hvac filter reminder', 'allergies-and-filters'],
])('%s is about %s', (text, id) => {
  expect(nearestSubject(text, 'explain')?.id).toBe(id);
});

test.each([
  'what to do with an old piano',
  'outings with kids',
  'walk score',
  'chess club',
  'found a cat at my listing',
  'my mom passed her license test',
  'new tires on my truck',
  'a clown at the bus stop',
  'the day my car broke down at a showing',
  'one hundred families helped, and I remember every front porch',
])('%s is about nothing that somebody has written of', (text) => {
  expect(nearestSubject(text, 'explain')).toBeUndefined();
});
