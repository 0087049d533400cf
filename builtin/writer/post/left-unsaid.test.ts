import { expect, test } from 'vitest';
import { leftUnsaid, notPrinted } from './left-unsaid.ts';

const help = 'Which local services help (estate sale, movers, storage, donation)?';
const unsaid = (question: string, answer: string, printed: string) =>
  leftUnsaid([{ question, answer }], printed, { city: 'Bend', state: 'OR' });

test('what neither the text nor a note has is named', () => {
  expect(
    unsaid(
      help,
      'I keep a list of two estate sale companies. Sell first.',
      'Sell first, then buy.',
    ),
  ).toEqual(['I keep a list of two estate sale companies']);
});

test('what was written out, shapes the text or was said to the writer is not missed', () => {
  expect(
    unsaid(help, 'habitat restore picks up furn', 'Habitat ReStore picks up furniture.'),
  ).toEqual([]);
  expect(
    unsaid('What budget level should the tips assume?', 'keep it very low please', ''),
  ).toEqual([]);
  expect(unsaid(help, "please don't name the estate sale people", '')).toEqual([]);
});

test('what is printed in another form is not missed', () => {
  const budget = 'What budget range is realistic locally?';
  expect(unsaid(budget, 'a hundred bucks and a saturday', 'Plan on $100 and a Saturday.')).toEqual(
    [],
  );
  expect(
    unsaid(
      budget,
      'spent 310 bucks on mulch, 1st wknd',
      'We spent $310 on mulch the first weekend.',
    ),
  ).toEqual([]);
  expect(
    unsaid(help, 'estate sale company comes 11/14', 'The estate sale people come November 14.'),
  ).toEqual([]);
});

test('a note names nothing that stands in the text', () => {
  const printed = 'My lender Denise has a list. We had two offers by November 14.';
  expect(notPrinted(['my lender Denise', 'no last name please'], printed)).toEqual([
    'no last name please',
  ]);
  expect(notPrinted(['2 offers by 11/14'], printed)).toEqual([]);
});

test('what fair housing took out is not asked back in', () => {
  expect(
    unsaid(
      help,
      'A hauler. Perfect for a young family, weekly donation runs downtown',
      'A hauler.',
    ),
  ).toEqual(['weekly donation runs downtown']);
});
