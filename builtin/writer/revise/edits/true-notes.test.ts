import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const facts = factsFor(seededTopic('sellers'), { city: 'Dayton', state: 'OH' });

function revise(html: string, request: string, title = 'Porch repairs before a sale in Dayton') {
  return revisePost(facts, { title, html, hashtags: ['DaytonOhio'] }, request, 3);
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
        .replace('Rotten steps scare', "Rotten steps don't scare ALL")
        .replace('Thinking of', 'Ready for'),
      'make it more formal',
    );
    expect(text).toContain('Rotten steps do not scare all buyers first.');
    expect(text).toContain('Are you ready for selling in Dayton? Comment PORCH.');
    expect(note).toMatch(/more formal in 2 of \d sentences/);
  });

  test('what went along with a line is named', () => {
    expect(revise(porch, 'drop the line about smoking').note).toContain(
      '"Street parking is easy, please no smoking"',
    );
  });

  test('another opening is quoted', () => {
    const { text, note } = revise(porch, 'a stronger first line');
    const [, first = ''] = /^I opened it with "([^"]+)"/.exec(note) ?? [];
    expect(first).not.toBe('');
    expect(text.startsWith(first.replace(/\.\.\.$/, ''))).toBe(true);
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

describe('lists and headlines of what the text says', () => {
  const checks = `<p>Before you list, walk around once.</p>
<p>Repairs worth doing: gutter brackets, a cracked tread, porch paint and the doorbell.</p>
<p>Put Oakwood 45419, Linden Heights 45410 and Belmont 45420 side by side before you price.</p>
<p>My seller swapped the old rail for $275 and we sold in a week.</p>
<p>Questions? Send me a message.</p>`;

  test('of the things behind a colon, with numbers', () => {
    const { html, note } = revise(checks, 'turn the repairs into a numbered list');
    expect(html).toContain(
      '<ol><li>Gutter brackets</li><li>A cracked tread</li><li>Porch paint</li><li>The doorbell</li></ol>'.replace(
        /></g,
        '><',
      ),
    );
    expect(note).toBe('I numbered the list.');
  });

  test('a figure of the text gives the headline', () => {
    for (const wish of ['the $275 should be the headline', 'put the $275 in the headline'])
      expect(revise(checks, wish).title).toBe('My seller swapped the old rail for $275');
  });

  test('a name taken from a row leaves a row', () => {
    expect(revise(checks, 'take out Belmont').text).toContain(
      'Put Oakwood 45419 and Linden Heights 45410 side by side before you price.',
    );
    expect(revise(checks, 'take out Oakwood').text).toContain(
      'Put Linden Heights 45410 and Belmont 45420 side by side before you price.',
    );
  });

  test('a question that is given opens the text as it was typed', () => {
    expect(revise(checks, 'open with a question like sick of wobbly rails?').text).toMatch(
      /^Sick of wobbly rails\? Before/,
    );
  });

  test('a better title keeps its subject', () => {
    expect(revise(checks, 'better title').title).toMatch(/[Pp]orch repairs/);
    const listed =
      '<p>A list.</p><ul><li>Oil it</li><li>Sand it</li><li>Seal it</li></ul><p>Ask me.</p>';
    expect(revise(listed, 'better title', 'What to fix on a Dayton porch').title).toBe(
      '3 things to fix on a Dayton porch',
    );
  });
});

describe('nothing beside the wish is broken', () => {
  test('capitals of a short name and an "and" inside a name stay', () => {
    const text =
      '<p>Ask for HOA papers AND the survey.</p><p>Checks I order: a sewer scan, knob and tube wiring and radon.</p><p>Call me.</p>';
    expect(revise(text, 'more formal').text).toContain('Ask for HOA papers and the survey.');
    expect(revise(text, 'put the checks in a numbered list').html).toContain(
      '<li>A sewer scan</li><li>Knob and tube wiring</li><li>Radon</li>',
    );
  });

  test('what is compared stays compared', () => {
    const text =
      '<p>Pick a side of town.</p><p>Compare Oakwood, Kettering and Belmont by commute and price.</p><p>Call me.</p>';
    expect(revise(text, 'drop Belmont').text).toContain(
      'Compare Oakwood and Kettering by commute and price.',
    );
  });

  test('a half sentence is not made one', () => {
    const text =
      '<p>Take the shelf and the hooks as the low version of it, and a new closet as the high one.</p><p>Call me.</p>';
    expect(revise(text, 'simpler words').text).toContain(', and a new closet as the high one.');
  });

  test('the asked figure is found behind a short form with a point', () => {
    const text =
      '<p>It was a cape on Elm Dr. Owners oiled the hinges for $45. We sold.</p><p>Call me.</p>';
    expect(revise(text, 'put the $45 in the headline').title).toBe(
      'Owners oiled the hinges for $45',
    );
  });
});
