import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameFor } from './file-name.ts';

test.each([
  ['Selling in Spring: What Pays?', 'selling-in-spring-what-pays.md'],
  ['Tom & Ann’s “dream” home', 'tom-anns-dream-home.md'],
  ['Cañon City — über alles', 'canon-city-uber-alles.md'],
  ['  --../../etc/passwd ', 'etc-passwd.md'],
  ['', 'porchlight-post.md'],
  ['日本 🏡 !?', 'porchlight-post.md'],
  ['CON', 'porchlight-post.md'],
  ['a'.repeat(100), `${'a'.repeat(60)}.md`],
  // Cut between words.
  ['word '.repeat(20), `${Array(12).fill('word').join('-')}.md`],
])('%j is kept as %s', (title, name) => expect(fileNameFor(title, 'md')).toBe(name));

test('every name is plain ASCII of at most 60 characters and its ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      expect(fileNameFor(title, 'docx')).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?\.docx$/);
    }),
  );
});
