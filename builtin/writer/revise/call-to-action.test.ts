import { expect, test } from 'vitest';
import { linesOf, paragraph } from '#builtin/writer/blocks.ts';
import { withCall } from './call-to-action.ts';

test.each([
  'Text me 503-555-0144.',
  'Email me at dana@example.com.',
  'Book a time: homes.example/dana.',
])('a new ending does not replace "%s"', (call) => {
  const lines = linesOf(
    withCall([paragraph('The roof is new.'), paragraph(call)], 'come by on Sunday'),
  );
  expect(lines).toEqual(['The roof is new.', call, 'Come by on Sunday.']);
});

test('a call of ours gives way', () => {
  const lines = linesOf(
    withCall([paragraph('The roof is new.'), paragraph('Send me a message.')], 'come by on Sunday'),
  );
  expect(lines).toEqual(['The roof is new.', 'Come by on Sunday.']);
});
