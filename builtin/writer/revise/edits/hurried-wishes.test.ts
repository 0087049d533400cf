import { describe, expect, test } from 'vitest';
import { announcementTopics, factsFor } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const topic = announcementTopics.find(({ identifier }) => identifier === 'just-sold');
if (!topic) throw new Error('no topic');

const answers = [
  'Vineville, ranch on Pickens St',
  '5 offers in 4 days, 11k over',
  'Glass City PM 9%, painted the porch, left the sauna on, condos are the soft spot',
  'pie pickup wed nov 25 4 to 6 at 2112 W 8th St, 31 families and the one who cried',
  'Call Priya 480-555-0131, priya@keys.example',
].map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
const facts = factsFor(topic, { city: 'Macon', state: 'GA', answers });

const post = `<p>Just sold in Vineville, Macon.</p><p>5 offers in 4 days, $11,000 over list.</p>
<p>31 families this year, and the one who cried on the porch. Prices are still climbing, condos are the soft spot.</p>
<p>What made the difference? Painted porch, left the sauna on for showings.</p>
<ul><li>Heated shop 24x30</li><li>No HOA</li><li>Clumpies Ice Cream nearby</li></ul>
<p>The listing agent can ask for a reconsideration, and Glass City PM takes 9%.</p>
<p>Pie pickup at my office Wednesday, November 25, 4 to 6.</p><p>2112 W 8th St.</p>
<p>Call Priya at 480-555-0131, priya@keys.example.</p>`;

const revise = (request: string) =>
  revisePost(
    facts,
    { title: 'Just sold in Macon', html: post, hashtags: ['MaconHomes', 'JustSold'] },
    request,
    7,
  );

describe('only what is meant changes', () => {
  test.each([
    ['say its 12k over not 11', /4 days, \$12,000 over list\./],
    ['Glass City charges 8 not 9 percent, fix that', /Glass City PM takes 8%\./],
    ["they don't take 9% anymore its 8%", /Glass City PM takes 8%\./],
    ['its Thurs pickup not weds', /Thursday, November 26, 4 to 6/],
    ["its Clumpie's w/ an apostrophe", /Clumpie's Ice Cream nearby/],
    ['lol take out the lol sauna thing', /What made the difference\? Painted porch\. /],
    ['take out the crying lady, too much', /31 families this year\. Prices/],
    ['take out everything about condos', /Prices are still climbing\. What/],
    ['lose the email', /Call Priya at 480-555-0131\.$/],
    [
      'no one knows what reconsideration means, say ask the lender to look again',
      /can ask the lender to look again, and Glass City/,
    ],
    ['change 4 days to 3', /5 offers in 3 days/],
    ['say 7 offers', /7 offers in 4 days/],
    ['its a white porch not painted', /What made the difference\? White porch, left/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).toMatch(/^I (?:changed|took)/);
    expect(note).not.toContain('could not tell');
  });
});

describe('what is said is a sentence, and what is meant is never printed', () => {
  test.each([
    ['add that the trail connects to Unity Park', /The trail connects to Unity Park\./],
    ['add a line saying no pressure no sales pitch', /No pressure, no sales pitch\./],
    ['tell them to dress warm', /Dress warm\./],
    ['say rates run 2 to 3k a year', /Rates run \$2,000 to \$3,000 a year\./],
    ['add a line about me washing the driveway', /I wash the driveway\./],
    ['make the shop the first thing and say its insulated too', /^Heated shop 24x30, insulated\./],
    ['lead with no HOA and the shop', /^No HOA\. Heated shop 24x30\./],
    ['add my license # KS 00248812 at the end', /License # KS 00248812$/],
    ['end by asking if they want a condo or a house', /Do you want a condo or a house\?$/],
    [
      'move the pie pickup to the top',
      /^Pie pickup at my office Wednesday, November 25, 4 to 6\. 2112 W 8th St\. Just sold/,
    ],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });

  test.each([
    'rewrite the first sentence so its about snow',
    'remove the names of the builders, just say two local builders',
    'more detail on the radiant heat',
    'make it about Macon',
  ])('%s is declined by name', (request) => {
    const { html, note } = revise(request);
    expect(html).toBe(post);
    expect(note).toMatch(/snow|builders|radiant heat|Macon/);
    expect(note).toMatch(/Tell me/);
  });
});

test('layout, title and hashtags', () => {
  expect(revise('make pie bold').html).toContain('<strong>Pie</strong> pickup');
  expect(revise('use emojis for the bullets').html).toContain('<p>✅ No HOA</p>');
  expect(revise('turn it into 2 paragraphs').html.match(/<p>/g)).toHaveLength(2);
  expect(revise('split it up, wall of text').html).toContain('<p>Prices are still climbing');
  expect(revise('add pie day to the title').title).toBe('Just sold in Macon: pie day');
  expect(revise('drop hashtags except the first one').hashtags).toEqual(['MaconHomes']);
  expect(revise('add hashtags for macon and new roof').hashtags).toContain('NewRoof');
  expect(revise('shorten to 3 sentences').note).toMatch(/not 3: what is left belongs together/);
});
