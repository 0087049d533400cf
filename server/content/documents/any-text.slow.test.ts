import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentText } from './testing/document-text.ts';
import { makeDocx } from './testing/make-docx.ts';
import { readDocx } from './testing/read-docx.ts';
import { expectWellFormed } from './testing/well-formed.ts';
import { toHtmlPage } from './to-html-page.ts';
import { toMarkdown } from './to-markdown.ts';

const piece = fc.oneof(
  fc.constantFrom('<p>', '</p>', '<h1>', '</h1>', '<br>', '<blockquote>', '</blockquote>'),
  fc.constantFrom('<ul>', '<ol start="0">', '<li>', '</li>', '</ul>', '</ol>'),
  fc.constantFrom('<table>', '<tr>', '<td>', '<th colspan="3">', '<td rowspan="2">', '</table>'),
  fc.constantFrom('<strong>', '</strong>', '<em>', '</em>', '<s>', '<u>', '</u>', '</s>'),
  fc.constantFrom('<a href="https://a.example/%">', '<a href="x">', '<a href="mailto: ">', '</a>'),
  fc.constantFrom('<span style="color: transparent">', '<span style="color: rgb(1)">', '</span>'),
  fc.constantFrom('<img src="https://[/">', '<img src="data:image/gif;base64,R0lGODlh" alt="a">'),
  fc.constantFrom('&lt;', '&amp;amp;', '&#xFFFF;', '!', '|', '\\', '*', '\n', '\u00a0', '#'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

test('any mixture of tags and characters gives three files that open', async () => {
  const html = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(html, html, async (content, title) => {
      const text = documentText({ title, content, signature: title, hashtags: [title] });
      expectWellFormed(toHtmlPage(text));
      expect(toMarkdown(text)).toMatch(/\n$/);
      await readDocx(await makeDocx(text));
    }),
    { numRuns: 60 },
  );
});
