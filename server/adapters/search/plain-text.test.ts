import { expect, test } from 'vitest';
import { stripMarkup } from './plain-text.ts';

test.each([
  ['a <strong>bold</strong> word', 'a bold word'],
  ['Tom &amp; Ann&#39;s &quot;home&quot;&hellip;', 'Tom & Ann\'s "home"…'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;', '<script>'],
  ['before<script>alert(1)</script>after', 'beforeafter'],
  ['rates < 5 and > 3', 'rates < 5 and > 3'],
  [' one\n\ttwo\u2028three\u00a0four ', 'one two three four'],
  ['a\u0000b\u001bc', 'a b c'],
  ['ab\u200bcd\u202eef\ufeff', 'abcdef'],
  ['lone \ud800 half', 'lone half'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(stripMarkup(text, 100)).toBe(expected);
});

test('long text is cut at a word', () => {
  expect(stripMarkup('one two three four', 12)).toBe('one two…');
  expect(stripMarkup('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(stripMarkup('🏡'.repeat(50), 10)).toBe(`${'🏡'.repeat(9)}…`);
});
