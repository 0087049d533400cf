import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextDeltas } from './text-deltas.ts';

function tell(html: string, pieces: number[]): string {
  let shown = '';
  const live = createTextDeltas(({ text }) => {
    shown += text;
  });
  let end = 0;
  for (const length of [...pieces, html.length]) {
    end = Math.min(html.length, end + length);
    live.show({ content: html.slice(0, end) });
  }
  return shown;
}

test('tags are never shown and paragraphs stay apart', () => {
  const html = '<p>One &amp; two</p>\n<ul><li>three</li><li><strong>four</strong></li></ul>';
  expect(tell(html, [])).toBe('One & two\n\n• three\n• four\n');
});

test('however the text is cut, the same is shown', () => {
  const html = '<p>Ask &lt;first&gt;,<br>then <em>sign</em>.</p><h2>Next</h2><p>Call&nbsp;me</p>';
  const whole = tell(html, []).replace(/\s+/g, ' ');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }), (pieces) => {
      expect(tell(html, pieces).replace(/\s+/g, ' ')).toBe(whole);
    }),
  );
});

test('a less-than sign is no tag', () => {
  const html = '<p>Under < 5 minutes away.</p><p>Next</p>';
  expect(tell(html, [4, 4, 4, 4, 4, 4, 4])).toContain('Under < 5 minutes away.');
});

test('after a restart the text begins anew', () => {
  const shown: string[] = [];
  const live = createTextDeltas(({ field, text }) => shown.push(`${field}:${text}`));
  live.show({ title: 'First', content: 'old' });
  live.forget();
  live.show({ title: 'Second' });
  expect(shown).toEqual(['title:First', 'content:old', 'title:Second']);
});
