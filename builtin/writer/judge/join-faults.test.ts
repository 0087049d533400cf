import { expect, test } from 'vitest';
import { joinFaults } from './join-faults.ts';

test.each([
  ['Selling one of the homes in 3-bedroom ramblers in Shakopee?', 'homes in homes'],
  ['Own one of the older condo in Mesa?', 'one of a single thing'],
  ['Start with the a covered porch.', 'two articles'],
  ['Looking at homes in homes on the bench?', 'a noun within itself'],
  ['My listings get a film, drone and private previews.', 'an article for the first alone'],
  ['Is yours in the $2 million and up range?', 'more than up'],
  ['The surprise: the fee surprises nearly everyone.', 'a label and its words say the same'],
  ['The homes: what to know: bungalows.', 'two colons'],
  ['Ask me about my list of. It helps.', 'a sentence that ends open'],
  ['Free. park at the ramp.', 'a sentence begins small'],
  ["I'll be there there with my kids.", 'the same word twice'],
  ['The surprise here is from from April on.', 'the same word twice'],
  ['People move here for from two to five years.', 'two prepositions'],
  ['What trips people up: the survey and which comes late.', 'which has lost its noun'],
  ['Plan for which is usually a week.', 'which has lost its noun'],
  ['The terms move. Wait monthly.', 'a lone order'],
  ['Read the line that says "as is.', 'a quote that is not closed'],
  ['the gate sticks in July.', 'a sentence begins small'],
])('%s', (line, fault) => {
  expect(joinFaults(line)).toContain(fault);
});

test.each([
  'Own one of the older homes under $150,000?',
  'Selling one of the ranches with acreage, $300s to $500s? Book a call, link in bio.',
  'Every listing of mine comes with a 3D tour, floor plans and a staging consult.',
  'Second Saturday class, 10 a.m., my office on Lohman.',
  'The mistake I see most: pricing off Zillow.',
  "What's hard on houses here: hail and freeze thaw.",
  'Details: visitbentonville.com',
  'Walla Walla, day by day.',
  'Look for what to look for.',
  'Not sure where to start? Ask me.',
  'The door is 36" wide and the stairs are 40".',
  'The town for which I write this is small.',
  'mesahomes.example/value',
])('nothing is wrong with it: %s', (line) => {
  expect(joinFaults(line)).toEqual([]);
});
