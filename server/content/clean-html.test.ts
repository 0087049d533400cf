import { describe, expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { blankLink, type HtmlProfileName } from '#contract/html.ts';
import { pieceText } from '#contract/limits.ts';
import { cleanHtml } from './clean-html.ts';
import { growth } from './testing/growth.ts';
import { expectClean, hostile } from './testing/hostile-html.ts';

const profiles: HtmlProfileName[] = ['model', 'edited', 'title'];

describe('what is kept', () => {
  test.each([
    '<h2>Steps</h2><p>One <strong>bold</strong> and <em>soft</em> word<br />and a line.</p>',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><blockquote><p>d</p></blockquote>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="3">b</td><td>c</td></tr></tbody></table>',
    '<p>Fish &amp; chips, 2 &lt; 3, "quoted", it\'s José’s 🏡</p>',
  ])('both profiles for texts keep %s', (html) => {
    for (const profile of ['model', 'edited'] as const) expect(cleanHtml(html, profile)).toBe(html);
  });

  test('the editor’s own tags stay in the edited profile and lose only themselves in the other', () => {
    const html =
      '<h1>a</h1><p><u>b</u> <s>c</s> <span style="color: #f00; background-color: red">d</span></p>';
    expect(cleanHtml(html, 'edited')).toBe(html);
    expect(cleanHtml(html, 'model')).toBe('<h2>a</h2><p>b c d</p>');
  });

  test('links and pictures stay when they are good', () => {
    expect(cleanHtml('<a href="https://example.com" class="x">a</a>', 'edited')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
    expect(cleanHtml('<img src="https://example.com/a.png" alt="A" onerror="x">', 'edited')).toBe(
      '<img src="https://example.com/a.png" alt="A" />',
    );
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" />';
    expect(cleanHtml(picture, 'edited')).toBe(picture);
    expect(cleanHtml(picture, 'model')).toBe('');
  });

  test('tags of the same meaning become the one that is allowed', () => {
    expect(cleanHtml('<p><b>a</b> <i>b</i> <strike>c</strike></p>', 'edited')).toBe(
      '<p><strong>a</strong> <em>b</em> <s>c</s></p>',
    );
    expect(cleanHtml('<mark style="background-color: #ff0">a</mark>', 'edited')).toBe(
      '<span style="background-color: #ff0">a</span>',
    );
  });

  test('words of two boxes do not run together', () => {
    expect(cleanHtml('<div><div>One</div><div>Two</div></div>', 'model')).toBe(
      '<p>One</p><p>Two</p>',
    );
    expect(cleanHtml('<article><p>One</p><p>Two</p></article>', 'model')).toBe(
      '<p>One</p><p>Two</p>',
    );
  });

  test('empty lines are a person’s wish and a model’s slip', () => {
    expect(cleanHtml('<p>a</p><p></p><p>b</p>', 'edited')).toBe('<p>a</p><p></p><p>b</p>');
    expect(cleanHtml('<p>a</p><p> </p><ul><li></li></ul><p>b</p>', 'model')).toBe(
      '<p>a</p><p>b</p>',
    );
  });

  test('a title keeps headings and marks, and no other box than a paragraph', () => {
    const title = '<h1>A <strong>b</strong> <em>c</em> <u>d</u></h1><p><s>e</s> f<br />g</p>';
    expect(cleanHtml(title, 'title')).toBe(title);
    expect(cleanHtml('<ul><li>a</li><li>b</li></ul><h6>c</h6>', 'title')).toBe(
      '<p>a</p><p>b</p><h3>c</h3>',
    );
    expect(cleanHtml('<blockquote><p>a</p></blockquote><h1></h1>', 'title')).toBe('<p>a</p>');
    expect(cleanHtml('<table><tr><th>a</th><td>b</td></tr></table>', 'title')).toBe(
      '<p>a</p><p>b</p>',
    );
  });
});

test('a bad link becomes a blank link and keeps its words', () => {
  for (const href of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
    '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script&colon;alert(1)',
    '&#1;javascript:alert(1)',
    'java\0script:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    '//evil.example',
    '/logout',
    '',
  ]) {
    expect(cleanHtml(`<a href="${href}">words</a>`, 'edited'), href).toBe(
      `<a href="${blankLink}" target="_blank" rel="noopener noreferrer nofollow">words</a>`,
    );
  }
});

test('a bad picture loads nothing and keeps its alternative text', () => {
  for (const src of [
    'javascript:alert(1)',
    'data:image/svg+xml;base64,AAAA',
    'x',
    '//a.example/b',
  ]) {
    expect(cleanHtml(`<img src="${src}" alt="A" onerror=alert(1)>`, 'edited')).toBe(
      '<img src="" alt="A" />',
    );
  }
});

describe.each(profiles)('hostile input, profile %s', (profile) => {
  test.each(hostile)('%j', (html) => expectClean(cleanHtml(html, profile), profile));
});

describe('a text with more formatting than a piece may have is refused', () => {
  const { tags, levels } = pieceText;
  const message = expect.stringContaining('formatting');

  test.each([
    ['tags', '<br>'.repeat(tags + 1)],
    ['levels', '<b>'.repeat(levels + 1)],
    ['levels with signs that hide them', '<b title="</b>">'.repeat(levels + 1)],
    ['levels that a style hides from a measure', '<b><style></b></style>'.repeat(levels + 1)],
    ['levels inside what goes with its words', `<svg>${'<g>'.repeat(levels)}`],
  ])('by its %s', (_, html) => {
    for (const profile of profiles) {
      expect(() => cleanHtml(html, profile)).toThrow(expect.objectContaining({ message }));
    }
    expect(() => plainTextOf(html)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  test('and one that has as much is cleaned, once and for all', () => {
    for (const html of ['<p>'.repeat(tags), '<b>x</b>'.repeat(tags), '<i>'.repeat(levels)]) {
      const cleaned = cleanHtml(html, 'edited');
      expect(cleanHtml(cleaned, 'edited')).toBe(cleaned);
    }
  });
});

describe('time', () => {
  const shapes: Record<string, (size: number) => string> = {
    'angle brackets': (size) => '<'.repeat(size / 7),
    'tags in tags': (size) => `${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`.repeat(size / 2_000),
    'wrong closing tags': (size) => `${'<b>'.repeat(90)}${'</i>'.repeat(size / 4)}`,
    'paragraphs without end': (size) => '<p>'.repeat(size / 20),
    'unfinished comments': (size) => '<!--'.repeat(size / 4),
    'unfinished attributes': (size) => `<p ${'a="b '.repeat(size / 5)}`,
    entities: (size) => '&amp'.repeat(size / 4),
    styles: (size) => `<span style="${'color:red;'.repeat(size / 10)}">a</span>`,
    'drawings in drawings': (size) => '<svg><title>'.repeat(Math.min(45, size / 12)).padEnd(size),
    'a long text': (size) => `<p>${'word '.repeat(size / 5)}</p>`,
  };

  test('as many angle brackets as a piece may have are text', () => {
    const count = 3 * pieceText.tags;
    expect(cleanHtml('<'.repeat(count), 'edited')).toBe('&lt;'.repeat(count));
  });

  test.each(Object.entries(shapes))('%s: time grows with the length', (_, shape) => {
    const grows = growth((size) => cleanHtml(shape(size), 'edited'), [20_000, 200_000]);
    // Linear is 10, quadratic 100.
    expect(grows).toBeLessThan(40);
  });

  test.each([100_000, 1_000_000])('%i levels are refused at the first too many', (count) => {
    const refuse = (size: number) => {
      expect(() => cleanHtml('<b>'.repeat(size), 'edited')).toThrow();
    };
    expect(growth(refuse, [count / 10, count])).toBeLessThan(40);
  });
});
