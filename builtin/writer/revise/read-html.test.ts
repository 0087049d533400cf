import { expect, test } from 'vitest';
import { linesOf } from '#builtin/writer/blocks.ts';
import { textExamples } from '#contract/testing/text-examples.ts';
import { readBlocks } from './read-html.ts';

/** A block is one line, whatever breaks and spaces it had. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test.each(textExamples)('blocks have the words of $name', ({ html, text }) => {
  expect(oneLine(linesOf(readBlocks(html)).join(' '))).toBe(oneLine(text));
});
