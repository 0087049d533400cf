import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

const facts = factsFor(seededTopic('sellers'), { city: 'Dayton', state: 'OH' });

function revise(html: string, request: string, title = 'Porch repairs before a sale in Dayton') {
  const revision = { title, content: visibleText(html), html, hashtags: ['DaytonOhio'], request };
  const { draft, note = '' } = compose({
    kind: 'post',
    facts: { ...facts, revision },
    seed: 3,
    today: new Date('2026-11-16T12:00:00'),
  });
  const { title: fresh, content } = draft as PieceDraft;
  return { title: fresh, html: content, text: visibleText(content).replace(/\s+/g, ' '), note };
}

const porch = `<p>Rotten steps scare buyers first.</p>
<p>Stain from before the recall may hold solvents. Have a carpenter probe each post.</p>
<p>We sanded ours and it cost $310, paint, screws and a rail included.. The neighbor paid ten times that.</p>
<p>Street parking is easy, please no smoking.</p>
<p>Thinking of selling in Dayton? Comment PORCH.</p>`;

describe('the note says how far a change reaches', () => {
  test('a tone that changes one sentence of many', () => {
    const { text, note } = revise(
      porch
        .replace('Rotten steps scare', "Rotten steps don't SCARE")
        .replace('Thinking of', 'Ready for'),
      'make it more formal',
    );
    expect(text).toContain('Rotten steps do not scare buyers first.');
    expect(text).toContain('Are you ready for selling in Dayton? Comment PORCH.');
    expect(note).toMatch(/more formal in 3 of \d sentences/);
  });

  test('what went along with a line is named', () => {
    expect(revise(porch, 'drop the line about smoking').note).toContain(
      '"Street parking is easy, please no smoking"',
    );
  });

  test('a slip that stands there is found', () => {
    const { text, note } = revise(porch, 'check the spelling');
    expect(text).toContain('a rail included. The neighbor');
    expect(note).not.toContain('no slip');
  });
});

describe('who speaks', () => {
  test('without a "we" there is nothing to change to "I"', () => {
    const { html, note } = revise(porch.replace('We sanded ours and it', 'It'), 'say I, not we');
    expect(html).toContain('<p>Stain from before the recall may hold solvents.');
    expect(note).toMatch(/There is no "we"/);
  });

  test('a statement that begins like an order stays', () => {
    expect(revise(porch.replace(/We .*?\.\. /, ''), 'write it in first person').text).toContain(
      'Stain from before the recall may hold solvents.',
    );
  });
});
