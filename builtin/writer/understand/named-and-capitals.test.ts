import { expect, test } from 'vitest';
import { repaired } from './repair.ts';

/** Names of businesses get their capitals, and the first word of a line loses the one it has as such. */

const vendors = 'Which vendors or city services may be named?';

test.each([
  ['daves plumbing, ritas tree service', "Dave's Plumbing, Rita's Tree Service"],
  ['north star electric', 'North Star Electric'],
  ['smith & sons roofing', 'Smith & Sons Roofing'],
  ['two creeks heating and air 503-555-0101', 'Two Creeks Heating and Air, 503-555-0101'],
  ['gutter cleaning and junk removal', 'gutter cleaning and junk removal'],
  ['the gas company', 'the gas company'],
  ['any licensed electrician', 'any licensed electrician'],
])('who may be named: %s', (typed, printed) => {
  expect(repaired(typed, vendors)).toBe(printed);
});

test.each([
  ['Photos, Floor plan, Staging consult', 'photos, floor plan, staging consult'],
  ['Brick ranch on Alder', 'brick ranch on Alder'],
  ['Habitat ReStore picks up', 'Habitat ReStore picks up'],
  ['Buyers have choices again.', 'Buyers have choices again.'],
])('the capital of a line: %s', (typed, printed) => {
  expect(repaired(typed, 'What else?')).toBe(printed);
});
