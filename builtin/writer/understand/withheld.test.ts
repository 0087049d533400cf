import { expect, test } from 'vitest';
import { readListingAnswer } from './listing-answers.ts';
import { withoutWithheld } from './withheld.ts';

const address = 'What is the address, and do you have authority to advertise it?';
const home = 'Beds, baths, size and price?';

const said = (...answers: string[]) =>
  withoutWithheld(
    answers.map((answer, index) => ({ question: index === 0 ? address : home, answer })),
  ).answers.map(({ answer }) => answer);

test.each([
  ['1807 Cedar Bluff Ln, yes. no address please', 'yes. no address please'],
  ['1807 Cedar Bluff Ln but dont put the address yet', 'but dont put the address yet'],
  [
    '1807 Cedar Bluff Ln, yes. leave the house number out',
    'Cedar Bluff Ln, yes. leave the house number out',
  ],
  [
    '1807 Cedar Bluff Ln, mine, dont use the house number',
    'Cedar Bluff Ln, mine, dont use the house number',
  ],
  ['12 Elm St #4B, yes, no unit number', '12 Elm St, yes, no unit number'],
  ['12 Elm St, yes', '12 Elm St, yes'],
  ['12 Elm St, no showings before Friday', '12 Elm St, no showings before Friday'],
])('%s', (answer, left) => {
  expect(said(answer)).toEqual([left]);
});

test('it may be asked for in another answer than the one that has it', () => {
  expect(said('12 Elm St, yes', '3/2, 385k, new roof. leave the address out')).toEqual([
    'yes',
    '3/2, 385k, new roof. leave the address out',
  ]);
});

test('a price that should not be named is taken out, and an amount over list is not', () => {
  for (const asked of ['no address and no price', 'street fine not the price'])
    expect(said(`Burncoat area, ${asked}`, '3 bed colonial, 476k')[1]).toBe('3 bed colonial');
  expect(said('Burncoat area, no price', '6 offers, 31k over')[1]).toBe('6 offers, 31k over');
  expect(said('12 Elm St, yes', '3 bed, 476k')[1]).toBe('3 bed, 476k');
});

test('it is kept out of what was remembered, and what was asked of another piece hides nothing', () => {
  const own = [{ question: home, answer: '3/2, new roof. no address please' }];
  const remembered = [{ question: address, answer: '12 Elm St, yes' }];
  expect(withoutWithheld(own, remembered).rememberedAnswers[0]?.answer).toBe('yes');
  expect(withoutWithheld(remembered, own).answers[0]?.answer).toBe('12 Elm St, yes');
});

test('the note says what was left out', () => {
  expect(
    withoutWithheld([{ question: address, answer: '12 Elm St, no address please' }]).hint,
  ).toBe('You asked not to print the address: it is left out.');
});

test('that a home is empty and how agents get in is for agents alone', () => {
  const read = readListingAnswer(
    'When can people see it: open house, first showings or by appointment?',
    'anytime, vacant, on lockbox for agents',
  );
  expect(read.answer).toBe('anytime');
  expect(read.hint).toMatch(/left out/);
});
