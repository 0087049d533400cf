import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '#server/content/to-html.ts';
import { documentText } from './testing/document-text.ts';
import { hostileTexts } from './testing/hostile.ts';
import { pictureOf } from './testing/pictures.ts';
import { toMarkdown } from './to-markdown.ts';

const markdownOf = (content: string) => toMarkdown(documentText({ content })).trim();

describe('every construct', () => {
  test.each([
    ['<h1>a</h1><h2>b <em>c</em></h2><h3>d<br />e</h3>', '# a\n\n## b *c*\n\n### d e'],
    ['<p>a</p><p></p><p>b</p>', 'a\n\nb'],
    ['<p>a<br />b</p>', 'a  \nb'],
    ['<p><strong>a</strong> <em>b</em> <s>c</s> <u>d</u></p>', '**a** *b* ~~c~~ <u>d</u>'],
    ['<p><strong><em>a</em></strong></p>', '***a***'],
    ['<p><span style="color: red">a</span></p>', 'a'],
    ['<p><a href="https://a.example/b?c=d&amp;e=f">g</a></p>', '[g](https://a.example/b?c=d&e=f)'],
    ['<p><a href="mailto:a@b.example">c</a></p>', '[c](mailto:a@b.example)'],
    ['<p><a href="https://a.example/(b)">c</a></p>', '[c](https://a.example/\\(b\\))'],
    ['<p><a href="javascript:alert(1)">a</a></p>', 'a'],
    ['<ul><li>a</li><li>b</li></ul>', '-   a\n-   b'],
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '-   a\n-   b'],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>', '-   a\n    -   b'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '-   a\n\n    b'],
    ['<ol><li>a</li><li>b</li></ol>', '1.  a\n2.  b'],
    ['<ol start="7"><li>a</li></ol>', '7.  a'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
    [
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
      '| a | b |\n| --- | --- |\n| c | d |',
    ],
    ['<p><img src="https://a.example/b.png" alt="c"></p>', '![c](https://a.example/b.png)'],
  ])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));

  test('what can be read back is the same again', () => {
    const html =
      '<h2>One</h2><p>A <strong>bold</strong> and <em>soft</em> word.</p><h3>Two</h3><ul><li>a</li><li>b</li></ul><p>Then:</p><ol><li>c</li><li>d</li></ol><blockquote><p>Quote</p></blockquote>';
    expect(markdownToHtml(markdownOf(html))).toBe(html);
  });
});

describe('tables', () => {
  test('merged cells leave empty places, so that columns stay in line', () => {
    const html =
      '<table><tbody><tr><th colspan="2">a</th><th>b</th></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td></tr></tbody></table>';
    expect(markdownOf(html)).toBe('| a |  | b |\n| --- | --- | --- |\n| c | d | e |\n|  | f |  |');
  });

  test('a cell is one line and keeps its own strokes', () => {
    const html = '<table><tr><td><p>a</p><p>b | c \\| d</p></td></tr></table>';
    expect(markdownOf(html)).toBe('| a<br>b \\| c \\\\\\| d |\n| --- |');
  });

  test('a table in a table stays in its cell', () => {
    const html = '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>';
    expect(markdownOf(html).split('\n')).toHaveLength(2);
  });
});

describe('pictures inside the text', () => {
  test('stand under it, each once, and are named in it', async () => {
    const [one, two] = [await pictureOf('png'), await pictureOf('jpeg')];
    const tags = [one, two, one].map((src) => `<img src="${src}" alt="a [b]">`);
    expect(markdownOf(`<p>${tags.join(' ')}</p><p>End</p>`)).toBe(
      `![a \\[b\\]][picture-1] ![a \\[b\\]][picture-2] ![a \\[b\\]][picture-1]\n\nEnd\n\n[picture-1]: ${one}\n\n[picture-2]: ${two}`,
    );
  });

  test('a picture that only the app can show becomes its alternative text', () => {
    expect(markdownOf('<p><img src="/api/files/abc" alt="Our porch"></p>')).toBe('Our porch');
  });
});

describe('words that look like signs', () => {
  test.each([
    ['# a', '\\# a'],
    ['#', '\\#'],
    ['#Austin', '#Austin'],
    ['- a', '\\- a'],
    ['---', '\\---'],
    ['-5 degrees', '-5 degrees'],
    ['+ a', '\\+ a'],
    ['1. a', '1\\. a'],
    ['2026.', '2026\\.'],
    ['1) a', '1\\) a'],
    ['1.5 baths', '1.5 baths'],
    ['===', '\\==='],
    ['a = b', 'a = b'],
    ['*a* _b_ `c` ~~d~~ [e](f)', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~ \\[e\\](f)'],
    ['back\\slash', 'back\\\\slash'],
    ['3 beds | 2 baths', '3 beds | 2 baths'],
    ['Q&A at $5 & up!', 'Q&A at $5 & up!'],
  ])('%s', (text, markdown) => {
    expect(markdownOf(`<p>${text.replaceAll('&', '&amp;')}</p>`)).toBe(markdown);
    expect(markdownOf(`<p>a<br />${text.replaceAll('&', '&amp;')}</p>`)).toBe(`a  \n${markdown}`);
  });

  test('tags and entities that are text stay text', () => {
    expect(markdownOf('<p>&lt;script&gt; &amp;lt; &amp;#60; > a</p>')).toBe(
      '\\<script> \\&lt; \\&#60; > a',
    );
    expect(markdownOf('<p>&gt; a</p>')).toBe('\\> a');
  });
});

describe('marks that signs cannot carry', () => {
  test.each([
    ['<strong>Note:</strong>text', '<strong>Note:</strong>text'],
    ['<strong>Note:</strong> text', '**Note:** text'],
    ['text<em>(soft)</em>', 'text<em>(soft)</em>'],
    ['un<em>believ</em>able', 'un*believ*able'],
    ['<strong>a </strong>b', '**a** b'],
    ['<strong>a</strong><strong>b</strong>', '<strong>a</strong><strong>b</strong>'],
    [
      '<strong>Open</strong><span style="color: red"><strong>House</strong></span>',
      '<strong>Open</strong><strong>House</strong>',
    ],
    ['<strong>Sold! 🏡</strong>now', '<strong>Sold! 🏡</strong>now'],
    ['Wow!<a href="https://a.example/">b</a>', 'Wow!<a href="https://a.example/">b</a>'],
    ['a<strong><br /></strong>b', 'a  \nb'],
  ])('%s', (html, markdown) => expect(markdownOf(`<p>${html}</p>`)).toBe(markdown));
});

test('a whole document has title, text, hashtags, sources and signature', () => {
  const markdown = toMarkdown({
    title: '<h2>Selling in <em>spring</em></h2>',
    content: '<p>Paint first.</p>',
    hashtags: ['Austin', '#Home Tips', 'austin'],
    sources: [
      { title: 'Census [Bureau]', url: 'https://www.census.gov/a', snippet: 's' },
      { title: '', url: 'https://www.hud.gov/b', snippet: '' },
      { title: 'Bad', url: 'javascript:alert(1)', snippet: '' },
    ],
    signature: ' Nora Lee, Porch Realty \n License TX 123 ',
  });
  expect(markdown).toBe(`# Selling in *spring*

Paint first.

#Austin #HomeTips

## Sources

-   [Census \\[Bureau\\]](https://www.census.gov/a)
-   [www.hud.gov](https://www.hud.gov/b)

Nora Lee, Porch Realty  
License TX 123
`);
});

test('a title in two lines is one heading', () => {
  expect(toMarkdown(documentText({ title: '<p>a</p><h1>b<br />c</h1>' }))).toBe('# a b c\n');
});

describe('hostile input', () => {
  test.each(Object.keys(hostileTexts))('%s', (name) => {
    const markdown = markdownOf(hostileTexts[name] ?? '');
    expect(markdown).not.toMatch(/(?<!\\)<(?!\/?(?:u|s|em|strong|a|br)\b)/);
    expect(markdown.length).toBeLessThan(1_000_000);
  });
});
