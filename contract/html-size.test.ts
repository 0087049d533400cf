import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { growth } from '#server/content/testing/growth.ts';
import { measureHtml } from './html-size.ts';
import { pieceText } from './limits.ts';
import { pieceProblem } from './piece-html.ts';

const picture = `data:image/png;base64,${'iVBORw0KGgo/'.repeat(200)}`;

describe('characters', () => {
  test.each([
    ['', 0],
    ['plain words', 11],
    [`<img src="${picture}">`, '<img src="">'.length],
    [`<IMG alt='a > b' SRC='${picture}=='/>`, "<IMG alt='a > b' SRC=''/>".length],
    [`<img alt=a src=${picture}><b>c</b>`, '<img alt=a src=><b>c</b>'.length],
    [`<img title="<img src=''>" src = "${picture}">`, `<img title="<img src=''>" src = "">`.length],
  ])('of a picture inside do not count: %#', (html, characters) => {
    expect(measureHtml(html).characters).toBe(characters);
  });

  test.each([
    `${picture} as words`,
    `<p title="${picture}">a</p>`,
    `<a src="${picture}">a</a>`,
    `<img src="${picture}`,
    `<!-- <img src="${picture}"> -->`,
    `<img src="${picture}<b>">`,
    `<img src="${picture}&amp;">`,
    `<img src="${picture.replace('png', 'svg+xml')}">`,
    `<img alt="${picture}">`,
  ])('of what is no picture count: %#', (html) => {
    expect(measureHtml(html).characters).toBe(html.length);
  });
});

describe('tags and levels', () => {
  test.each([
    ['<p>a</p><p>b</p>', 2, 1],
    ['<ul><li>a<li>b<li>c</ul>', 4, 2],
    ['<p>a<p>b<p>c<div>d</div>', 4, 1],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 6, 3],
    ['<h2>a<h3>b<p>c', 3, 2],
    ['a<br>b<br/>c<img src=x>', 3, 0],
    ['<b title="</b></b>"><b title=\'</b>\'>a', 2, 2],
    ['<!-- <b><b> --><b>a</b>', 1, 1],
    ['<!--><b>a</b>', 1, 1],
    ['<!doctype html><?php <b> ?><b>a', 1, 1],
    ['2 < 3, a <3, <, </ b', 0, 0],
    ['</p></br></i>', 2, 1],
    ['<b', 0, 0],
    ['<b a="', 0, 0],
    ['<B><i></B>x</i>', 2, 2],
  ])('%s', (html, tags, levels) => {
    expect(measureHtml(html)).toEqual({ characters: html.length, tags, levels });
  });

  test('are what the parser of the cleaner sees', () => {
    const piece = fc.oneof(
      fc.constantFrom('<p>', '</p>', '<ul>', '<ol>', '<li>', '</li>', '</ul>', '<h2>', '</h2>'),
      fc.constantFrom('<table>', '<tr>', '<td>', '<th>', '</td>', '</tr>', '</table>', '<tbody>'),
      fc.constantFrom('<div>', '</div>', '<b>', '</b>', '<i x>', '</i>', '<br>', '<hr/>', '<a>'),
      fc.constantFrom('<b a="', "<b a='", '<i b = ', '">', "'>", '"', "'", '=', '/', '>', '<', '&'),
      fc.constantFrom('<!--', '-->', '<!x', '<?x', '</ ', '<blockquote>', '</blockquote>', '</br>'),
      fc.constantFrom('<dl>', '<dt>', '<dd>', '</dl>', '<B\n', '\t/>', ' a', 'b ', '<img src=a '),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        const { tags, levels } = measureHtml(html);
        expect({ tags, levels }).toEqual(seenByParser(html));
      }),
      { numRuns: 3_000 },
    );
  });
});

function seenByParser(html: string) {
  let [tags, levels, open] = [0, 0, 0];
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag(name) {
      tags += 1;
      open += 1;
      if (!['br', 'hr', 'img'].includes(name)) levels = Math.max(levels, open);
    },
    onCloseTag() {
      open -= 1;
    },
  });
  return { tags, levels };
}

describe('what is more than a piece', () => {
  const { characters, tags, levels } = pieceText;

  test.each([
    ['as many characters as may be', 'a'.repeat(characters), undefined],
    ['one more', 'a'.repeat(characters + 1), /200,000 characters/],
    ['with pictures', `${'a'.repeat(characters - 20)}<img src="${picture}">`, undefined],
    ['as many tags as may be', '<b>a</b>'.repeat(tags), undefined],
    ['one more tag', '<b>a</b>'.repeat(tags + 1), /formatting/],
    ['as many levels as may be', '<b>'.repeat(levels), undefined],
    ['one more level', '<b>'.repeat(levels + 1), /formatting/],
    ['a million tags', '<b>'.repeat(1_000_000), /200,000 characters/],
    ['brackets that are no tags', '<'.repeat(100_000), /formatting/],
    ['closing tags alone', '</i>'.repeat(40_000), /formatting/],
  ])('%s', (_, html, problem) => {
    if (problem) expect(pieceProblem([html])).toMatch(problem);
    else expect(pieceProblem([html])).toBeUndefined();
  });

  test('all parts count together', () => {
    const half = 'a'.repeat(characters / 2);
    expect(pieceProblem([half, half])).toBeUndefined();
    expect(pieceProblem([half, half, 'a'])).toMatch(/200,000/);
    expect(pieceProblem(['<p>a</p>'.repeat(tags), '<p>'])).toMatch(/formatting/);
    expect(pieceProblem(['<b>'.repeat(60), '<b>'.repeat(60)])).toBeUndefined();
  });
});

describe('time grows with the length', () => {
  const shapes: Record<string, (size: number) => string> = {
    brackets: (size) => '<'.repeat(size),
    'open tags': (size) => '<b>'.repeat(size / 3),
    'closed tags': (size) => '<b></b>'.repeat(size / 7),
    comments: (size) => '<!--'.repeat(size / 4),
    declarations: (size) => '<!'.repeat(size / 2),
    attributes: (size) => `<p ${'a="b" '.repeat(size / 6)}>`,
    'attributes without end': (size) => `<p ${'a '.repeat(size / 2)}`,
    'a gap before a value': (size) => `<p a${' '.repeat(size)}b`,
    'quotes without end': (size) => '<p a="'.repeat(size / 6),
    'quotes in quotes': (size) => `<p a='"`.repeat(size / 7),
    'one long name': (size) => `<${'a'.repeat(size)}>`,
    'closing tags': (size) => '</i>'.repeat(size / 4),
    pictures: (size) => '<img src="data:image/png;base64,AAAA">'.repeat(size / 38),
    'one broken picture': (size) => `<img src="data:image/png;base64,${'A'.repeat(size)}!">`,
    'beginnings of pictures': (size) => 'data:image/png;base64,'.repeat(size / 22),
  };

  test.each(Object.entries(shapes))('%s', (_, shape) => {
    // Linear is 10, quadratic 100.
    expect(growth((size) => measureHtml(shape(size)), [20_000, 200_000])).toBeLessThan(40);
    expect(growth((size) => measureHtml(shape(size)), [400_000, 4_000_000])).toBeLessThan(40);
  });
});
