import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHtml } from '#builtin/writer/blocks.ts';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { finishPiece } from '#server/content/finish-piece.ts';
import { readTextToRevise } from '#server/content/revised-html.ts';
import { countTags, editedText } from '#server/content/testing/edited-texts.ts';
import { readBlocks } from './read-html.ts';

/** Links, pictures, tables and quotes of an edited text, whatever is asked for. */

const facts = factsFor(seededTopic('sellers'), { titleNumber: 1 });

const edits = [
  'make it shorter',
  'cut it in half',
  'make it longer',
  'simpler words',
  'more formal',
  'friendlier',
  'more persuasive',
  'use bullets',
  'no bullets',
  'add emojis',
  'no emoji',
  'add a call to action',
  'mention the open house on Sunday',
  'at most 60 words',
  'new title',
];

test('they survive every edit that does not take them out', () => {
  fc.assert(
    fc.property(editedText, fc.constantFrom(...edits), fc.nat(99), (text, request, seed) => {
      const { kept, ...read } = readTextToRevise({ title: 'Selling', content: text, request });
      const revision = { ...read, hashtags: ['One'], request };
      const order = { kind: 'post' as const, facts: { ...facts, revision }, seed, today: someDay };
      const draft = compose(order).draft as PieceDraft;
      const { content, note } = finishPiece({ draft, facts, kept });
      for (const { tag } of kept.parts) {
        expect(countTags(content, tag)).toBe(kept.parts.filter((part) => part.tag === tag).length);
      }
      for (const tag of ['<table>', '<blockquote>', '<th colspan="2" scope="col">']) {
        expect(countTags(content, tag)).toBe(countTags(kept.content, tag));
      }
      expect(note).toBeUndefined();
      if (content !== kept.content) expect(content).not.toMatch(/[\uE000-\uF8FF]/);
    }),
    { numRuns: 120 },
  );
});

test('blocks keep what they have no words for', () => {
  const html =
    '<p>See <a href="link-1">the <strong>guide</strong></a> now.</p>\n<p><img src="picture-2" alt="A porch" /></p>\n<blockquote><p>One.</p><p>Two.</p></blockquote>\n<table><tbody><tr><td colspan="2">Wide</td></tr></tbody></table>\n<ul><li>A <a href="link-3">b</a></li><li>c</li></ul>';
  expect(toHtml(readBlocks(html))).toBe(html);
  expect(visibleText(toHtml(readBlocks(html)))).toContain('Two.');
});
