import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textExamples } from '#contract/testing/text-examples.ts';
import { plainTextOf, readHtml } from './plain-text.ts';
import { escapeText, withoutControls } from './text.ts';

test.each(textExamples)('reads $name', ({ html, text }) => expect(plainTextOf(html)).toBe(text));

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<p>One</p>\n\n  <p>Two</p>\n', 'One\nTwo'],
  ['<h2>A</h2><ul><li>b</li><li><p>c</p></li></ul>d', 'A\nb\nc\nd'],
  ['One<br>two<br><br>three', 'One\ntwo\nthree'],
  ['<p>per<b>fect</b> <i>for</i>  you</p>', 'perfect for you'],
  ['a <b> b </b> c', 'a b c'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\nb\nc'],
  ['Fish &amp; chips &lt;3 &eacute;&#x1F3E1; &amp;amp;', 'Fish & chips <3 é🏡 &amp;'],
  ['no&nbsp;break', 'no\u00a0break'],
  ['a<script>b</script><style>c</style>d', 'ad'],
  ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
  ['a&#1;\u0000b', 'ab'],
  ['', ''],
  [' <p> </p> ', ''],
])('%j reads %j', (html, text) => expect(plainTextOf(html)).toBe(text));

test('any text survives being escaped and read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const visible = withoutControls(text)
        .replace(/[ \t\n\r\f]+/g, ' ')
        .replace(/^ | $/g, '');
      expect(plainTextOf(escapeText(text))).toBe(visible);
    }),
  );
});

test('knows which breaks end a block', () => {
  const { text, blockBreaks } = readHtml('<p>One<br>two</p><p>three</p>');
  expect(text).toBe('One\ntwo\nthree');
  expect([...blockBreaks]).toEqual([7]);
});
