import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataImagesMaxBytes } from '#contract/html.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** What is saved is clean, whoever sent it. */

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function send(fields: object) {
  const client = await app.newUser();
  return client.post('/api/saved-content', { title: 'A', content: '<p>B</p>', ...fields });
}

async function saved(fields: object): Promise<SavedContent> {
  const response = await send(fields);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const blank = 'href="about:blank" target="_blank" rel="noopener noreferrer nofollow"';

describe('content', () => {
  test('keeps what the editor makes', async () => {
    const content =
      '<h1>A</h1><p><u>b</u> <s>c</s> <span style="color: #f00">d</span></p><ol start="3"><li>e</li></ol><table><tbody><tr><td colspan="2">f</td></tr></tbody></table>';
    expect((await saved({ content })).content).toBe(content);
  });

  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p><iframe src="https://x.example"></iframe>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', `<p><a ${blank}>a</a></p>`],
    ['<p><a href="/logout">a</a></p>', `<p><a ${blank}>a</a></p>`],
    ['<p>a<img src="data:text/html;base64,AAAA" alt="b"></p>', '<p>a<img src="" alt="b" /></p>'],
  ])('%s', async (content, clean) => {
    expect((await saved({ content })).content).toBe(clean);
  });

  const pictures = (bytes: number) => {
    const half = Buffer.alloc(bytes / 2).toString('base64');
    return `<p>a<img src="data:image/png;base64,${half}"><img src="data:image/gif;base64,${half}"></p>`;
  };

  test('takes pictures of 2 MB in all', async () => {
    const { content } = await saved({ content: pictures(dataImagesMaxBytes) });
    expect(content.length).toBeGreaterThan(dataImagesMaxBytes);
  });

  test.each([dataImagesMaxBytes + 10, dataImagesMaxBytes * 1.45, dataImagesMaxBytes * 2])(
    'refuses pictures of %i bytes',
    async (bytes) => {
      const response = await send({ content: pictures(bytes) });
      expect(response.statusCode).toBe(413);
      expect(response.json().code).toBe('too_large');
    },
  );
});

describe('titles', () => {
  test.each([
    '<h1>A <strong>bold</strong> <em>title</em></h1>',
    '<p><u>a</u> <span style="color: red">b</span> <s>c</s></p>',
    'Tom &amp; Ann',
  ])('%s stays', async (title) => expect((await saved({ title })).title).toBe(title));

  test.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>b</p>'],
    ['<blockquote><p>a</p></blockquote>', '<p>a</p>'],
    ['<table><tr><th>a</th><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<h4>a</h4><img src="https://example.com/a.png">', '<h3>a</h3>'],
    ['<a href="javascript:alert(1)">a</a>', `<a ${blank}>a</a>`],
  ])('%s becomes %s', async (title, clean) => {
    expect((await saved({ title })).title).toBe(clean);
  });
});

test('hashtags are what the person typed, as far as networks can read it', async () => {
  const hashtags = [
    '#Austin',
    'AustinHomes',
    'austin',
    'first-time',
    '  #',
    'under_score',
    'Kīhei',
  ];
  expect((await saved({ hashtags })).hashtags).toEqual([
    'Austin',
    'AustinHomes',
    'firsttime',
    'under_score',
    'Kīhei',
  ]);
});

test('sources lead to the web or go', async () => {
  const source = (url: string) => ({ title: ' T\u0007itle ', url, snippet: 'Snippet\u0008' });
  const good = ['https://www.census.gov/a?b=c', 'http://example.com'];
  const bad = [
    'javascript:alert(1)',
    'ftp://a.example',
    '/api/files/a',
    'a.example',
    '',
    'https://',
  ];
  const { sources } = await saved({
    sources: [...good, ...bad].map(source),
  });
  expect(sources).toEqual(good.map((url) => ({ title: 'Title', url, snippet: 'Snippet' })));
});

test('picture addresses are our own files or on the web, each once', async () => {
  const own = '/api/files/a1B2_c3-d4e5f6g7h8i9j0';
  const web = 'https://example.com/a.png';
  const { imageUrls } = await saved({
    imageUrls: [
      own,
      web,
      ` ${web} `,
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'blob:https://example.com/1',
      '/api/files/../auth/logout',
      '/api/auth/logout',
      '//example.com/a.png',
      'a.png',
    ],
  });
  expect(imageUrls).toEqual([own, web]);
});

test('an image prompt loses what nobody sees', async () => {
  expect((await saved({ imagePrompt: ' A porch\u0007 ' })).imagePrompt).toBe('A porch');
  expect((await saved({ imagePrompt: ' \u0007 ' })).imagePrompt).toBeNull();
});
