import { expect, test } from 'vitest';
import { bullets, paragraph } from '#builtin/writer/blocks.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import { asWished } from './as-wished.ts';

const briefWith = (wishes: Partial<Brief['wishes']>, ...said: string[]): Brief => ({
  facts: said.map((each) => sentenceFact('note', each)),
  report: { figures: [] },
  event: {},
  property: { rooms: [], size: [] },
  dropped: [],
  unclear: [],
  hints: [],
  remarks: [],
  wishes: { told: [], declined: [], unsure: [], holds: [], ...wishes },
});
const textOf = (blocks: ReturnType<typeof asWished>) =>
  blocks.map((block) =>
    'items' in block ? block.items.join(' | ') : 'text' in block ? block.text : '',
  );

test('a sentence that was insisted on comes first, the rest of its line stays', () => {
  const blocks = [
    paragraph('Start with the map.'),
    paragraph('What surprises people: the dues. The seawall is yours to fix! Also wind.'),
    paragraph('Questions? Send me a message.'),
  ];
  expect(
    textOf(asWished(blocks, briefWith({ insisted: 'The seawall is YOURS to fix!!' }))),
  ).toEqual([
    'The seawall is yours to fix!',
    'Start with the map.',
    'What surprises people: the dues. Also wind.',
    'Questions? Send me a message.',
  ]);
});

test('our own lines go until it is as short as was asked for', () => {
  const own = 'The dock permit stays with the owner, not with the lot.';
  const blocks = [
    paragraph(own),
    paragraph('Worth doing:'),
    bullets(['Measure the attic insulation before winter', 'Read the escrow statement every year']),
    paragraph('Call me.'),
  ];
  expect(textOf(asWished(blocks, briefWith({ mostWords: 15 }, own)))).toEqual([own, 'Call me.']);
  expect(asWished(blocks, briefWith({ mostWords: 100 }, own))).toHaveLength(4);
});

test('the name stands under the text, and no call of ours where none is wanted', () => {
  const blocks = [paragraph('The park is open again.'), paragraph('Questions? Send me a message.')];
  expect(
    textOf(
      asWished(
        blocks,
        briefWith({ signOff: 'Tide Realty', hasNoCall: true }, 'The park is open again.'),
      ),
    ),
  ).toEqual(['The park is open again.', 'Tide Realty']);
});
