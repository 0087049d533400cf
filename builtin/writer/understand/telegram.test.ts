import { expect, test } from 'vitest';
import { withoutTelegram } from './telegram.ts';

test.each([
  ['need FL license with the new address', "You'll need an FL license with the new address"],
  ['need to file by March 1', 'You need to file by March 1'],
  ['Also have to file it themselves.', 'You also have to file it yourself.'],
  ['Most older neighborhoods no HOA.', 'Most older neighborhoods have no HOA.'],
  [
    'Leased means buyer has to qualify, can take 2 to 3 weeks.',
    'Leased means the buyer has to qualify, which can take 2 to 3 weeks.',
  ],
  ["Talk to an attorney I'm not one.", "Talk to an attorney; I'm not one."],
  ['Depends on the offers.', 'It depends on the offers.'],
  [
    'Closing is through escrow, keys after recording not at signing.',
    'Closing is through escrow, and you get the keys after recording, not at signing.',
  ],
  ['1 deeded parking', '1 deeded parking space'],
  ['2 assigned parking', '2 assigned parking spaces'],
  ['The county is different from city.', 'The county is different from the city.'],
  [
    'The bookstore is 10 years old December 12, party 2 to 5.',
    'The bookstore turns 10 on December 12, with a party from 2 to 5.',
  ],
  ['Free, lots of parking behind.', 'Free, with lots of parking behind.'],
  [
    'They think walk-through is another inspection.',
    'They think the walk-through is another inspection.',
  ],
  ['The study is not done, source rva.gov.', 'The study is not done (source: rva.gov).'],
])('%s', (typed, printed) => {
  expect(withoutTelegram(typed)).toBe(printed);
});

test.each([
  'Homes need work.',
  'We have to wait.',
  'They can do it.',
  'No HOA here.',
  'The roof is 10 years old.',
  'It is different from city living.',
  'The covered parking is deeded.',
  'We left the lockbox, keys at the office.',
  'They think inspection reports are long.',
])('a whole sentence stays: %s', (typed) => {
  expect(withoutTelegram(typed)).toBe(typed);
});

test('a seller who did something has an article', () => {
  expect(withoutTelegram('seller let us paint first.')).toBe('The seller let us paint first.');
  expect(withoutTelegram("buyer's dad brought lunch.")).toBe("The buyer's dad brought lunch.");
  expect(withoutTelegram('sellers let us paint first.')).toBe('sellers let us paint first.');
});
