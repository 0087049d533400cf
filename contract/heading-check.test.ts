import { describe, expect, test } from 'vitest';
import { articleOutlineOf, articleTextOf, headingsOf, paragraphsOf } from './article-text.ts';
import { checkHeadings } from './heading-check.ts';

const words = (count: number) => `<p>${'word '.repeat(count).trim()}</p>`;
const check = (html: string) => checkHeadings(articleOutlineOf(html));

describe('reading our own HTML', () => {
  test('headings with their levels, words and what stands below', () => {
    const html = `<p>One two.</p><h2>Price &amp; <em>time</em></h2>${words(3)}<h3>More</h3><ul><li>a</li><li>b</li></ul>`;
    expect(articleOutlineOf(html)).toEqual({
      leadWords: 2,
      headings: [
        { level: 2, text: 'Price & time', words: 3 },
        { level: 3, text: 'More', words: 2 },
      ],
    });
    expect(headingsOf('<p>none</p>')).toEqual([]);
  });

  test('paragraphs without lists, quotes and tables', () => {
    const html =
      '<h2>No</h2><p>One<br />line</p><ol start="2"><li><p>no</p></li></ol><blockquote><p>no</p></blockquote><p> </p><p>Two</p>';
    expect(paragraphsOf(html)).toEqual(['One line', 'Two']);
  });

  test('one line a block, entities decoded once', () => {
    expect(articleTextOf('<p>a &amp;lt; b</p><ul><li>c</li><li>d</li></ul>')).toBe(
      'a &lt; b\nc\nd',
    );
  });

  test.each(['<h2>never closed', '<p', '</h2>', '<h2></h2>'])('%s does no harm', (html) => {
    expect(articleOutlineOf(html).headings.length).toBeLessThanOrEqual(1);
  });
});

describe('the check', () => {
  test('says nothing about a good text', () => {
    expect(check(`${words(80)}<h2>A</h2>${words(200)}<h2>B</h2>${words(200)}`)).toEqual([]);
    expect(check(words(100))).toEqual([]);
  });

  test('a second main heading', () => {
    expect(check(`<h1>Again</h1>${words(150)}`)).toEqual([
      'The title is the only main heading (H1) a page should have. Make “Again” an H2.',
    ]);
  });

  test('a skipped level', () => {
    expect(check(`<h3>Deep</h3>${words(150)}`)).toEqual([
      '“Deep” is an H3 right under an H1. Make it an H2.',
    ]);
  });

  test('long stretches', () => {
    expect(check(words(251))).toEqual([
      'There are no headings yet. Put an H2 every 150 to 250 words.',
    ]);
    expect(check(`${words(251)}<h2>A</h2>${words(250)}`)).toEqual([
      'There are 251 words before the first heading. Put a heading every 150 to 250 words.',
    ]);
    expect(check(`<h2>A</h2>${words(251)}`)).toEqual([
      'There are 251 words under “A”. Put a heading every 150 to 250 words.',
    ]);
    expect(check(`<h2>A</h2>${words(300)}<h2>B</h2>${words(300)}`)).toEqual([
      '2 parts have more than 250 words. Put a heading every 150 to 250 words.',
    ]);
    expect(check(`<h2>A</h2>${words(200)}<h3>B</h3>${words(200)}`)).toEqual([]);
  });

  test('crowded headings, and one without words', () => {
    const part = `<h2>A</h2>${words(40)}`;
    expect(check(part + part + part)).toEqual([
      'There’s an H2 about every 40 words. 150 or more reads better.',
    ]);
    expect(check(`<h2></h2>${words(150)}`)).toEqual(['One heading is empty.']);
  });
});
