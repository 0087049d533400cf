import { describe, expect, test } from 'vitest';
import { toHtml } from '#builtin/writer/blocks.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { spaceOf } from './character-count.ts';
import { keySentencesOf } from './key-sentences.ts';

const key = (html: string, most: number, kept = /(?!)/) => {
  const blocks = keySentencesOf(
    readBlocks(html),
    (chosen) => spaceOf(chosen) <= most,
    (sentence) => kept.test(sentence),
  );
  return blocks && toHtml(blocks);
};

const closing = '<p>Ask me about your block.</p>';

describe('the key of a text', () => {
  test('is what stands on its own, and the end', () => {
    const html = `<p>Prices follow condition. That is why it helps to look early.</p>${closing}`;
    expect(key(html, 80)).toBe('<p>Prices follow condition.</p>\n<p>Ask me about your block.</p>');
  });

  test('has no belief without its correction and no question without its answer', () => {
    const myth = `<p>“The fee is fixed.” Many would nod.</p><p>The fee is negotiated.</p>${closing}`;
    expect(key(myth, 80)).toBe('<p>The fee is negotiated.</p>\n<p>Ask me about your block.</p>');
    const faq = `<p><strong>Who pays?</strong></p><p>Read the pay clause.</p>${closing}`;
    expect(key(faq, 80)).toBe('<p>Read the pay clause.</p>\n<p>Ask me about your block.</p>');
  });

  test('takes items as a list, and a single one as a sentence', () => {
    const html = `<p>Three steps help:</p><ul><li>Fix the roof</li><li>Clean up</li><li>${'Paint '.repeat(20)}</li></ul>${closing}`;
    expect(key(html, 60)).toBe(
      '<ul><li>Fix the roof</li><li>Clean up</li></ul>\n<p>Ask me about your block.</p>',
    );
    expect(key(html, 45)).toBe('<p>Fix the roof.</p>\n<p>Ask me about your block.</p>');
  });

  test('of an invented case is what it teaches', () => {
    const html =
      '<p>Imagine a seller. It is an example, not a real client.</p><p>They waited.</p><p>The lesson: start early. Ask me about your block.</p>';
    expect(key(html, 80)).toBe('<p>The lesson: start early.</p>\n<p>Ask me about your block.</p>');
  });

  test('holds what must stay, or is none', () => {
    const html = `<p>Prices follow condition. This is my own line about pools.</p>${closing}`;
    expect(key(html, 70, /pools/)).toContain('my own line about pools');
    expect(key(html, 30, /pools/)).toBeUndefined();
  });

  test('is none where a legal note has to stay, nor of nothing', () => {
    const note = '<p>This article is general information, not legal advice.</p>';
    expect(key(`<p>Prices follow condition.</p>${note}`, 80)).toBeUndefined();
    expect(key('', 80)).toBeUndefined();
  });
});
