import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEditedHtml } from './edited-html.ts';
import { cutPassage, putPassageBack } from './revised-passage.ts';

/** As it is stored. */
const html = cleanEditedHtml(
  '<h2>Roofs</h2><p>Tile lasts <strong>the longest</strong> of all &amp; weighs most.</p><ul><li>Ask for the permit.</li><li>See <a href="https://example.com/a">the list</a>.</li></ul><p>Tile lasts.</p>',
);
const link = /<a [^>]*>/.exec(html)?.[0] ?? '';

const cut = (text: string, occurrence = 0) =>
  cutPassage({ content: html, passage: { text, occurrence } });

describe('a passage is cut out', () => {
  test.each([
    ['words of a sentence', 'lasts', 'lasts'],
    ['with a whole mark', 'Tile lasts the longest', 'Tile lasts <strong>the longest</strong>'],
    ['with half a mark, then all of it', 'lasts the', 'lasts <strong>the longest</strong>'],
    ['with a sign that is written otherwise', 'all & weighs', 'all &amp; weighs'],
    ['with its link', 'See the list', `See ${link}the list</a>`],
    [
      'over two items, then both whole',
      'the permit. See',
      `<li>Ask for the permit.</li><li>See ${link}the list</a>.</li>`,
    ],
    ['with other spaces than the text', ' the  longest\nof ', '<strong>the longest</strong> of'],
  ])('%s', (_, text, inside) => {
    const found = cut(text);
    expect(found?.inside).toBe(inside);
    expect(`${found?.before}${found?.inside}${found?.after}`).toBe(html);
  });

  test('of two with the same words the one that is meant', () => {
    expect(cut('Tile lasts', 1)?.after).toBe('.</p>');
    expect(cut('Tile lasts', 2)).toBeUndefined();
  });

  test('not where the text does not have it', () => {
    expect(cut('Slate')).toBeUndefined();
    expect(cut('  ')).toBeUndefined();
  });
});

const back = (text: string, revised: string) => {
  const found = cut(text);
  if (!found) throw new Error('no such passage');
  const place = { city: 'Reno', state: 'NV' };
  return putPassageBack({ cut: found, revised, title: 'Roofs', hashtags: [], place });
};

describe('a passage is put back', () => {
  test('as words where it was words', () => {
    expect(back('lasts the longest', '<p>holds up best</p>').content).toBe(
      html.replace('lasts <strong>the longest</strong>', 'holds up best'),
    );
    expect(back('Ask for the permit.', '<p>One.</p><p>Two.</p>').content).toContain(
      '<li>One. Two.</li>',
    );
  });

  test('as blocks where it was blocks', () => {
    const { content } = back('the permit. See', '<li>Ask first.</li>');
    expect(content).toContain('<ul><li>Ask first.</li></ul>');
  });

  test('and the whole text is checked', () => {
    const { flags } = back('weighs most', '<p>is perfect for families</p>');
    expect(flags).toMatchObject([{ severity: 'avoid', where: 'content' }]);
  });
});

test('whatever is marked, everything around it stays as it was', () => {
  const words = html
    .replace(/<\/?(?:h2|p|ul|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace('&amp;', '&')
    .replace(/\s+/g, ' ');
  fc.assert(
    fc.property(fc.nat(words.length - 2), fc.integer({ min: 1, max: 60 }), (start, length) => {
      const text = words.slice(start, start + length);
      fc.pre(text.trim() !== '');
      const found = cut(text);
      if (!found) throw new Error(`"${text}" was not found`);
      expect(cleanEditedHtml(html)).toBe(`${found.before}${found.inside}${found.after}`);
      const opened = found.inside.match(/<[a-z][^>]*>/g)?.length ?? 0;
      expect(found.inside.match(/<\/[^>]*>/g)?.length ?? 0).toBe(opened);
    }),
  );
});
