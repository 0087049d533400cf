import { describe, expect, test } from 'vitest';
import { documentText } from './testing/document-text.ts';
import { hostileTexts } from './testing/hostile.ts';
import { pictureOf } from './testing/pictures.ts';
import { expectWellFormed } from './testing/well-formed.ts';
import { toHtmlPage } from './to-html-page.ts';

const bodyOf = (page: string) => /<article>\n([\s\S]*)\n<\/article>/.exec(page)?.[1];
const pageOf = (content: string) => toHtmlPage(documentText({ title: 'A', content }));

test('is a complete page in one language and one encoding', () => {
  const page = pageOf('<p>ä 🏡</p>');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" \/>/);
  expect(page).toContain('<title>A</title>');
  expect(page).toContain('<p>ä 🏡</p>');
  expect(page).toContain('@media print');
  expectWellFormed(page);
});

test('holds title, text, hashtags, sources and signature', () => {
  const page = toHtmlPage({
    title: '<h2>Selling in <em>spring</em></h2>',
    content: '<h2>First</h2><p>Paint.</p>',
    hashtags: ['Austin', '#HomeTips'],
    sources: [
      { title: 'Census & co', url: 'https://www.census.gov/?a=1&b=2', snippet: '' },
      { title: 'Bad', url: 'javascript:alert(1)', snippet: '' },
    ],
    signature: 'Nora Lee <Realty>\nLicense TX 123',
  });
  expect(page).toContain('<title>Selling in spring</title>');
  expect(bodyOf(page)).toBe(
    [
      '<h1 class="title">Selling in <em>spring</em></h1>',
      '<h2>First</h2><p>Paint.</p>',
      '<p class="hashtags">#Austin #HomeTips</p>',
      '<h2 class="sources">Sources</h2>',
      '<ul class="sources"><li><a href="https://www.census.gov/?a=1&amp;b=2">Census &amp; co</a></li></ul>',
      '<p class="signature">Nora Lee &lt;Realty&gt;<br />License TX 123</p>',
    ].join('\n'),
  );
});

test.each([
  ['</title><script>alert(1)</script>', 'Untitled'],
  ['&lt;/title&gt;&lt;script&gt;alert(1)', '&lt;/title&gt;&lt;script&gt;alert(1)'],
  ['Tom &amp; "Ann" &lt;3', 'Tom &amp; &quot;Ann&quot; &lt;3'],
  ['', 'Untitled'],
])('the title %s stands in the head as %s', (title, words) => {
  const page = toHtmlPage(documentText({ title }));
  expect(page).toContain(`<title>${words}</title>`);
  expect(page).not.toContain('<script');
  expectWellFormed(page);
});

test('without a title there is no empty heading', () => {
  expect(bodyOf(toHtmlPage(documentText({ content: '<p>a</p>' })))).toBe('<p>a</p>');
});

describe('is self-contained', () => {
  test('and runs and loads nothing', () => {
    const page = pageOf('<p>a</p>');
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'" />`,
    );
    expect(page).not.toMatch(/<link|<script|@import|url\(/);
  });

  test('pictures inside the text come along', async () => {
    const picture = await pictureOf('webp');
    expect(bodyOf(pageOf(`<p><img src="${picture}" alt="A &amp; B"></p>`))).toContain(
      `<img src="${picture}" alt="A &amp; B" />`,
    );
  });

  test.each([
    ['<img src="https://a.example/b.png" alt="c">', '<a href="https://a.example/b.png">c</a>'],
    ['<img src="https://a.example/b.png">', '<a href="https://a.example/b.png">Picture</a>'],
    [
      '<a href="https://c.example/"><img src="https://a.example/b.png" alt="d"></a>',
      '<a href="https://c.example/">d</a>',
    ],
    ['<img src="/api/files/abc" alt="c">', 'c'],
    ['<img src="javascript:alert(1)" alt="c">', 'c'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="https://exa mple/">a</a>', 'a'],
  ])('%s becomes %s', (html, portable) => {
    expect(bodyOf(pageOf(`<p>${html}</p>`))).toContain(`<p>${portable}</p>`);
  });
});

describe('an article for search engines', () => {
  const seo = {
    metaTitle: 'Selling in Austin: a guide',
    metaDescription: 'Paint first.\nThen wait.',
    slug: 'selling-austin-guide',
  };
  const dataOf = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');

  test('has its title, description and data in the head, and no address', () => {
    const page = toHtmlPage(documentText({ title: 'Selling', content: '<p>One two.</p>', seo }));
    expect(page).toContain('<title>Selling in Austin: a guide</title>');
    expect(page).toContain('<meta name="description" content="Paint first. Then wait." />');
    expect(dataOf(page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Selling',
      description: 'Paint first. Then wait.',
      inLanguage: 'en-US',
      wordCount: 2,
    });
    expect(page).not.toMatch(/canonical|og:url/);
    expectWellFormed(page);
  });

  test('empty fields leave nothing empty behind', () => {
    const empty = { metaTitle: '', metaDescription: ' ', slug: '' };
    const page = toHtmlPage(documentText({ title: 'Selling', seo: empty }));
    expect(page).toContain('<title>Selling</title>');
    expect(page).not.toContain('name="description"');
    expect(dataOf(page)).not.toHaveProperty('description');
  });

  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    '</title><b>&amp;\u2028\u0000',
    String.raw`\u003c/script>\"`,
  ])('%s stays text', (text) => {
    const hostile = { metaTitle: text, metaDescription: text, slug: text };
    const page = toHtmlPage(documentText({ title: 'A', seo: hostile }));
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img|<b>|<!--/);
    expect(dataOf(page).description).toBe(text.replace('\u0000', '').replace(/\s+/g, ' ').trim());
    expectWellFormed(page);
  });
});

describe('hostile input', () => {
  test.each(Object.keys(hostileTexts))('%s', (name) => {
    const page = pageOf(hostileTexts[name] ?? '');
    expectWellFormed(page);
    expect(page).not.toMatch(/<script|onclick/);
  });
});
