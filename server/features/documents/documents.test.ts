import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataImagesMaxBytes } from '#contract/html.ts';
import { readDocx } from '#server/content/documents/testing/read-docx.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const text = {
  title: '<h2>Selling in <em>Spring</em></h2>',
  content: '<p>Paint <strong>first</strong>.</p><script>alert(1)</script>',
  hashtags: ['#Austin'],
  sources: [{ title: 'Census', url: 'https://www.census.gov/', snippet: '' }],
  signature: 'Nora Lee',
};

async function make(body: object) {
  const client = await app.newUser();
  return client.post('/api/documents', body);
}

test.each([
  ['md', 'text/markdown; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('a .%s is sent as a file to keep, named after its title', async (format, mediaType) => {
  const { statusCode, headers } = await make({ ...text, format });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(mediaType);
  expect(headers['content-disposition']).toBe(`attachment; filename="selling-in-spring.${format}"`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test('each file holds the cleaned text', async () => {
  const markdown = await make({ ...text, format: 'md' });
  expect(markdown.body).toContain('# Selling in *Spring*\n\nPaint **first**.');
  const page = await make({ ...text, format: 'html' });
  expect(page.body).toContain('<p>Paint <strong>first</strong>.</p>');
  const { paragraphs } = await readDocx((await make({ ...text, format: 'docx' })).rawPayload);
  expect(paragraphs).toEqual([
    'Selling in Spring',
    'Paint first.',
    '#Austin',
    'Sources',
    'Census',
    'Nora Lee',
  ]);
  for (const { body } of [markdown, page]) expect(body).not.toContain('alert(1)');
});

test('hashtags, sources and signature may be left out', async () => {
  const response = await make({ format: 'md', title: '', content: '<p>a</p>' });
  expect(response.body).toBe('a\n');
  expect(response.headers['content-disposition']).toBe('attachment; filename="porchlight-post.md"');
});

test('an article is named after its slug, which is a name whatever it holds', async () => {
  const seo = { metaTitle: 'Selling', metaDescription: 'Paint.', slug: 'selling-home-austin' };
  const page = await make({ ...text, format: 'html', seo });
  expect(page.headers['content-disposition']).toBe(
    'attachment; filename="selling-home-austin.html"',
  );
  expect(page.body).toContain('<title>Selling</title>');
  const odd = await make({ ...text, format: 'docx', seo: { ...seo, slug: '../a"b\r\n' } });
  expect(odd.headers['content-disposition']).toBe('attachment; filename="a-b.docx"');
});

test.each([
  ['another format', { format: 'pdf' }, 400],
  ['no content', { content: undefined }, 400],
  ['a title that is too long', { title: 'a'.repeat(2_001) }, 400],
  ['a source that is none', { sources: ['a'] }, 400],
  ['a text as long as ten books', { content: 'word '.repeat(400_000) }, 413],
  [
    'pictures of more than 2 MB',
    {
      content: `<img src="data:image/png;base64,${Buffer.alloc(dataImagesMaxBytes + 3).toString('base64')}">`,
    },
    413,
  ],
])('%s is refused with a message', async (_, change, status) => {
  const response = await make({ ...text, format: 'docx', ...change });
  expect(response.statusCode).toBe(status);
  expect(response.json().message).toEqual(expect.any(String));
  expect(response.headers['content-disposition']).toBeUndefined();
});

test('is for users', async () => {
  const response = await app.visitor().post('/api/documents', { ...text, format: 'md' });
  expect(response.statusCode).toBe(401);
});
