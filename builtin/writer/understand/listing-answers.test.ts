import { describe, expect, test } from 'vitest';
import { readListingAnswer } from './listing-answers.ts';

const asked = 'What is the address, and do you have authority to advertise it?';

describe('authority to advertise', () => {
  test.each([
    ['418 Maple Ave, yes seller signed off', '418 Maple Ave'],
    ['215 Vineville Ave. yes', '215 Vineville Ave.'],
    ['12 Oak St, mine', '12 Oak St'],
    ['1120 NW Harmon Blvd, Bend', '1120 NW Harmon Blvd, Bend'],
    ['12 Oak St, the broker said ok', '12 Oak St'],
    ['12 Oak St, authorized by listing broker', '12 Oak St'],
  ])('%s: the address alone is left', (answer, left) => {
    expect(readListingAnswer(asked, answer)).toEqual({ answer: left });
  });

  test.each([
    '2805 E 26th Pl, not yet, waiting for the sellers signature',
    '2805 E 26th Pl, no its my brokers',
    '2805 E 26th Pl, co-listed with Dana',
    '2805 E 26th Pl. another broker’s listing',
  ])('%s: the agent is told', (answer) => {
    const read = readListingAnswer(asked, answer);
    expect(read.answer).toMatch(/^2805 E 26th Pl\.?$/);
    expect(read.hint).toMatch(/written permission/);
  });

  test('other questions are left alone', () => {
    expect(readListingAnswer('What do you offer?', 'Yes, photos')).toEqual({
      answer: 'Yes, photos',
    });
  });
});

test('a closing date needs no label', () => {
  const question = 'Beds, baths, size, price and closing date, as far as they may be named?';
  expect(readListingAnswer(question, '3/2, closed on nov 12').answer).toBe('3 bed 2 bath, nov 12');
});

test.each([
  ['3/2, 1,500 sf, closed friday', '3 bed 2 bath, 1,500 sf, closed friday'],
  ['4/2.5 1,850 sqft', '4 bed 2.5 bath 1,850 sqft'],
  ['3 beds, closed 11/12/2026', '3 beds, closed 11/12/2026'],
])('rooms: %s', (answer, spelled) => {
  expect(readListingAnswer('Beds, baths, size and price?', answer).answer).toBe(spelled);
});

describe('beds and baths where they were not asked for', () => {
  test.each([
    ['14 Birch Rd, 315k, 3/2', '14 Birch Rd, 315k, 3 bed 2 bath'],
    ['4/2.5 ranch in Northfield', '4 bed 2.5 bath ranch in Northfield'],
    ['open sat 3/2 from 1 to 3', 'open sat 3/2 from 1 to 3'],
    ['live on 4/2', 'live on 4/2'],
    ['14 Birch Rd, 3/2 1-3pm', '14 Birch Rd, 3/2 1-3pm'],
    ['closing 3/2', 'closing 3/2'],
    ['1/2 acre behind it', '1/2 acre behind it'],
  ])('%s', (answer, read) => {
    expect(readListingAnswer('What is the address?', answer, true).answer).toBe(read);
  });

  test('a day is a day where one is asked for', () => {
    const when = 'When can people see it: open house, first showings or by appointment?';
    expect(readListingAnswer(when, 'first showings 3/2', true).answer).toBe('first showings 3/2');
  });
});
