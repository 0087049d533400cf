import { describe, expect, test } from 'vitest';
import { repaired } from './repair.ts';

/** Sums, measures and clipped words as they are typed in a hurry, and as they are printed. */

const budget = 'What budget range is realistic locally?';
const sale =
  'Is there a recent sale you may mention, and what did you learn from it (no client names)?';

describe('amounts', () => {
  test.each([
    ['7 to $12,000', '$7,000 to $12,000'],
    [
      '5-8k for a deck, 20-35 for an addition',
      '$5,000 to $8,000 for a deck, $20,000 to $35,000 for an addition',
    ],
    ['between 4 and 7k', 'between $4,000 and $7,000'],
    ['around 12k, 18 if you move the sink', 'around 12k, or $18,000 if you move the sink'],
    ['900-1,400/window installed', '$900 to $1,400 a window installed'],
    ['3-4 grand', '$3,000 to $4,000'],
    ['ranches 1-250k', 'ranches $100,000 to $250,000'],
    ['rents $1450', 'rents $1,450'],
    ['under a grand', 'under $1,000'],
    ['65 an hour for a handyman', '$65 an hour for a handyman'],
    ['20 to 45 bucks a foot', '$20 to $45 a foot'],
    ['$800 to $1,200', '$800 to $1,200'],
    ['1600 to 2200 for the fence', '$1,600 to $2,200 for the fence'],
    ['tile 4 to 6 a sq ft', 'tile $4 to $6 a square foot'],
  ])('of a project: %s', (typed, printed) => {
    expect(repaired(typed, budget)).toBe(printed);
  });

  test.each([
    ['listed at 312 sold at 326, 5 showings', 'listed at $312,000, sold at $326,000, 5 showings'],
    ['dropped it 10 and it went in 5 days', 'dropped it by $10,000 and it went in 5 days'],
    ['4 offers first weekend, 12 over', '4 offers the first weekend, $12,000 over list'],
    ['it sat 70+ days at 355, then 2 offers', 'it sat 70+ days at $355,000, then 2 offers'],
  ])('of a sale: %s', (typed, printed) => {
    expect(repaired(typed, sale)).toBe(printed);
  });

  test.each([
    [
      'radon 150, septic 425',
      'Which inspections matter most in your area and why?',
      'radon $150, septic $425',
    ],
    ['sub 350', 'Which property type or price range should this focus on?', 'under $350,000'],
    [
      '2.5 and up',
      'Which price threshold or property type counts as luxury here?',
      '$2.5 million and up',
    ],
    [
      'median 318, 26 days',
      'Please paste the figures to use: median price, inventory, days on market, closed sales.',
      'median $318,000, 26 days',
    ],
    [
      '60 back on a thermostat',
      'Any rebate or permit program to mention (with link)?',
      '$60 back on a thermostat',
    ],
  ])('that only the question tells: %s', (typed, question, printed) => {
    expect(repaired(typed, question)).toBe(printed);
  });

  test.each([
    'homes of 3 to 4 acres',
    'a 5k run on the 12th',
    '10 to 15 minutes from town',
    'built 1950 to 1970',
    '2-1 buydown',
    '60 miles an hour',
  ])('what is counted or measured is none: %s', (typed) => {
    expect(repaired(typed, budget)).not.toContain('$');
  });
});

test.each([
  ['4 point & wind mit', 'four-point and wind mitigation'],
  ['3bd/2ba ranch', '3-bedroom, 2-bath ranch'],
  ['w/d stay, fridge incl', 'washer/dryer stay, fridge included'],
  ['a 6ft fence on a 1/4 ac lot', 'a 6-foot fence on a quarter-acre lot'],
  ['patio homes 1,200-1,500 sf', 'patio homes of 1,200 to 1,500 square feet'],
  ['12/3 6pm', 'December 3 at 6 p.m.'],
  ['by 12/31/26', 'by December 31, 2026'],
  ['m-f 9a-5p', 'Monday to Friday from 9 a.m. to 5 p.m.'],
  ['turn it on before oct', 'turn it on before October'],
  ['about 10 min down the hill', 'about 10 minutes down the hill'],
  ['it sat 90+ days', 'it sat 90+ days'],
  ['paint, lights, gutters etc', 'paint, lights, gutters and more'],
])('clipped words are spelled: %s', (typed, printed) => {
  expect(repaired(typed)).toBe(printed);
});

test.each([
  ['pricing at 184,9 when the rest is 169', sale, 'pricing at $184,900 when the rest is $169,000'],
  [
    'cleaned up and priced under 180',
    'What made the difference (no client names)?',
    'we cleaned up and priced under $180,000',
  ],
  [
    'reg fee 40/unit/yr',
    'Which local rules or licences apply to rentals?',
    'registration fee $40 a unit per year',
  ],
  [
    'median 264 -1.5% yoy, inv 2,140, list/sale 98.2',
    'Please paste the figures to use: median price, inventory, days on market, closed sales.',
    'median $264,000 down 1.5% yoy, inventory 2,140, sold at 98.2% of list',
  ],
])('shorthand of the trade: %s', (typed, question, printed) => {
  expect(repaired(typed, question)).toBe(printed);
});
