import { expect, test } from 'vitest';
import { leftUnsaid } from './left-unsaid.ts';

const help = 'Which local services help (estate sale, movers, storage, donation)?';
const unsaid = (question: string, answer: string, printed: string) =>
  leftUnsaid([{ question, answer }], printed, 'Bend');

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
