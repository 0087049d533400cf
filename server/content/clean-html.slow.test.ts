import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HtmlProfileName, htmlProfiles } from '#contract/html.ts';
import { cleanHtml } from './clean-html.ts';
import { expectClean, hostile } from './testing/hostile-html.ts';

test.each(Object.keys(htmlProfiles) as HtmlProfileName[])(
  'cleaning any mixture of hostile input for %s never throws, leaves nothing behind and settles at once',
  (profile) => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom('<p>', '</p>', '<ul>', '<li>', '</ul>', '<h2>', '</h2>', '<table>', '<tr>'),
      fc.constantFrom(
        '<div>',
        '</div>',
        '<a href="https://a.example">',
        '</a>',
        '<b>',
        '</i>',
        '<br>',
      ),
      fc.constantFrom('<span style="color:red">', '</span>', '<th>', '<td>', '</table>', '<h1>'),
      fc.constantFrom(
        '<blockquote>',
        '</blockquote>',
        '<mark>',
        '<svg>',
        '</svg>',
        '<',
        '>',
        '"',
        '&',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const cleaned = cleanHtml(pieces.join(''), profile);
        expectClean(cleaned, profile);
        expect(cleanHtml(cleaned, profile)).toBe(cleaned);
      }),
      { numRuns: 600 },
    );
  },
);
