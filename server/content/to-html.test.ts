import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { markdownToHtml, titleHtml } from './to-html.ts';

describe('toHtml', () => {
  test('leaves HTML as it is', () => {
    const html = '<p>One</p>\n<ul><li>a</li></ul>';
    expect(markdownToHtml(html)).toBe(html);
  });

  test.each([
    ['```html\n<p>a</p>\n```', '<p>a</p>'],
    ['```\na\n```', '<p>a</p>'],
    ['a\n\nb', '<p>a</p><p>b</p>'],
    ['a\nb', '<p>a<br />b</p>'],
    ['a\r\n\r\nb', '<p>a</p><p>b</p>'],
    ['# A\n## B\n### C\n#### D', '<h2>A</h2><h2>B</h2><h3>C</h3><h3>D</h3>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['* a\n\n* b', '<ul><li>a</li><li>b</li></ul>'],
    ['• a\n• b\n\nc', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['1. a\n2) b', '<ol><li>a</li><li>b</li></ol>'],
    ['Before:\n- a', '<p>Before:</p><ul><li>a</li></ul>'],
    ['> a\n> b', '<blockquote><p>a<br />b</p></blockquote>'],
    ['**a** and *b* and __c__', '<p><strong>a</strong> and <em>b</em> and <strong>c</strong></p>'],
    ['a\n\n---\n\nb', '<p>a</p><p>b</p>'],
    ['see [the map](https://evil.example) and `code`', '<p>see the map and code</p>'],
    ['2 * 3 * 4 and a_b_c', '<p>2 * 3 * 4 and a_b_c</p>'],
    ['#Austin is no heading', '<p>#Austin is no heading</p>'],
    ['Fish & chips <3', '<p>Fish &amp; chips &lt;3</p>'],
    ['<p>**a** b</p>', '<p><strong>a</strong> b</p>'],
    ['', ''],
  ])('%j becomes %s', (text, html) => expect(markdownToHtml(text)).toBe(html));

  test('what it makes of plain text needs no cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        const html = markdownToHtml(text.replace(/[<&"']/g, ''));
        expect(cleanHtml(html, 'model')).toBe(html.replace(/<(\w+)>\s*<\/\1>/g, ''));
      }),
    );
  });
});

describe('titleHtml', () => {
  test.each([
    ['Selling in Austin', 'Selling in Austin'],
    ['Fish & chips', 'Fish &amp; chips'],
    ['Fish &amp; chips', 'Fish &amp; chips'],
    ['Under $500k: 2 < 3 > 1', 'Under $500k: 2 &lt; 3 &gt; 1'],
    ['<strong>Bold</strong> words', 'Bold words'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['## A heading', 'A heading'],
    ['**All bold**', 'All bold'],
    ['"In quotes"', 'In quotes'],
    ['“In quotes”', 'In quotes'],
    ['"One" or "two"', '&quot;One&quot; or &quot;two&quot;'],
    ['  two\n lines ', 'two lines'],
  ])('%j becomes %s', (plain, html) => {
    expect(titleHtml(plain)).toBe(html);
  });

  test('never lets a tag through', () => {
    fc.assert(
      fc.property(fc.string(), (plain) => {
        expect(titleHtml(plain)).not.toMatch(/[<>]/);
      }),
    );
  });
});
