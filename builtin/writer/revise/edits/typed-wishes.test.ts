import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

const today = new Date('2026-11-16T12:00:00');
const topic = seededTopic('buyers');

const answers = [
  'older homes under 500k, gas fireplaces',
  'inspection, they panic over every line',
  'no',
  'radon and oil tanks',
  'book a 20 minute call with me',
].map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
const facts = factsFor(topic, { city: 'Portland', state: 'ME', answers });

const post = `<p>What to do with a finding depends on the cost and the days you have left.</p>
<p>Put the deadline on top before you call the first contractor. A Del Ray townhome took 6 offers, 4 percent over list. We will have cookies.</p>
<p>What I tell clients here:</p>
<ul><li><strong>The step that trips people up:</strong> inspection, they panic over every line</li>
<li><strong>Inspections I'd put first:</strong> radon and an energy audit</li></ul>
<p>The office is closed December 24-26. The price is $335,000. It was $349,000.</p>
<p>Looking at 3-bed homes? Book a 20-minute call with me.</p>`;

function revise(request: string) {
  const revision = {
    title: 'Inspection findings in Portland',
    content: visibleText(post),
    html: post,
    hashtags: ['PortlandHomes', 'HomeInspection'],
    request,
  };
  const { draft, note = '' } = compose({
    kind: 'post',
    facts: { ...facts, revision },
    seed: 7,
    today,
  });
  const { content, hashtags } = draft as PieceDraft;
  return { text: visibleText(content), html: content, hashtags, note };
}

describe('what is asked for in passing is done', () => {
  test.each([
    ['explain what radon is', /Radon is a natural radioactive gas/],
    ['drop the call thing at the end', /^(?!.*20-minute call).*first contractor/s],
    ['less formal', /trips people up\? Inspection\. They panic over every line\./],
    ["don't say audit, say home energy check", /radon and an? home energy check/],
    ['the office is closed 24 thru 27', /closed December 24-27/],
    ['new price is 334,900', /price is \$334,900\. It was \$349,000/],
    ['take out del ray, people will know which house', /A townhome took 6 offers/],
    ['no percent', /took 6 offers\./],
    [
      'add my number 218-555-0149 and my name Kirsten Aho at the bottom',
      /Kirsten Aho, 218-555-0149$/,
    ],
    ['add the source line DMAAR, October 2026', /Source: DMAAR, October 2026$/],
    ['end with a question', /Book a 20-minute call with me\. Looking at 3-bed homes\?$/],
    ['you left out the fireplaces', /gas fireplaces/i],
    [
      'say come say hi im the one with the umbrella',
      /Come say hi\. I'm the one with the umbrella\./,
    ],
    [
      "there's a dog at the house so no other dogs please",
      /There's a dog at the house, so no other dogs/,
    ],
    ['add a PS that i have another listing coming', /P\.S\. I have another listing coming\.$/],
  ])('%s', (request, expected) => {
    expect(revise(request).text.trim()).toMatch(expected);
  });
});

describe('what only tells why, or speaks of the text, is never printed', () => {
  test.each([
    'take out the cookies, its annoying',
    'the last two paragraphs say the same thing',
    'the grammar in line 2 is off',
    'the reader is staying so take out anything about selling',
    'Everything else can stay as it is.',
    'hmm idk its just not me',
    'say something nice about the sellers',
  ])('%s', (request) => {
    const words = request.toLowerCase().split(/[.,]/)[0] ?? '';
    expect(revise(request).text.toLowerCase()).not.toContain(words);
    expect(revise(request).text).not.toMatch(
      /annoying|same thing|grammar|reader is|not me|nice about/i,
    );
  });
});

describe('the note is true', () => {
  test('of hashtags that went', () => {
    expect(revise('no hashtags')).toMatchObject({ hashtags: [], note: 'I took the hashtags out.' });
  });

  test('of a name that found no place', () => {
    expect(revise('make it shorter for Maribel Quintero').note).toContain('"Maribel Quintero"');
  });
});

describe('what stands beside the words that go stays', () => {
  const listing = (request: string) => {
    const html = `<p>Days on market: 19.</p><p>Here's October 2026, from BNAR:</p>
<ul><li>Homes for sale: 9,420</li><li>Newer furnace (2022)</li></ul>
<p>Thank you to everybody who sent a referral. 19 referrals this year.</p>
<p>Every listing of mine comes with a free staging consult and a 3D tour.</p><p>Text Anna at 616-555-0129.</p>`;
    const revision = { title: 'Market', content: visibleText(html), html, hashtags: [], request };
    const { draft } = compose({ kind: 'post', facts: { ...facts, revision }, seed: 7, today });
    return visibleText((draft as PieceDraft).content).trim();
  };

  test.each([
    ['take my free staging consult out, I stopped offering that', /comes with a 3D tour\./],
    ['drop the number of referrals', /sent a referral\.(?! 19)/],
    ['furnace is 2023', /Newer furnace \(2023\)/],
    ['no bullets', /Here's October 2026, from BNAR: homes for sale 9,420/],
    ['my name is Anna Vos', /Text Anna Vos at 616-555-0129\./],
    ['make it pop', /^(?!Text Anna)/],
    [
      'who is Anna? use my name Kat Bren and my number 775-555-0160 instead',
      /Text Kat Bren at 775-555-0160\./,
    ],
    ['add "Questions? Call me." as the last line', /Questions\? Call me\.$/],
  ])('%s', (request, expected) => {
    expect(listing(request)).toMatch(expected);
  });
});
