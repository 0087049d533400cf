import { describe, expect, test } from 'vitest';
import { announcementTopics, factsFor, visibleText } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const topic = announcementTopics.find(({ identifier }) => identifier === 'price-change');
if (!topic) throw new Error('no topic');

const answers = ['918 Camellia Bend', 'now $219,500', '3 beds', 'Open house', '318-555-0184'].map(
  (answer, index) => ({ question: topic.questions[index] ?? '', answer }),
);
const facts = factsFor(topic, { city: 'Shreveport', state: 'LA', answers });

const post = `<p>Happy holidays, Shreveport.</p><p>Come see this one in person Friday.</p>
<p>Friday, December 5, 5 to 7 p.m.</p><p>3 beds, 2 baths, $219,500, sold 12 doors down for $12,000 over list.</p>
<ul><li>Deeded parking</li><li>Back in the Day Bakery next door</li></ul>
<p>Foundation work done in 2023 with warranty. 19 years in business.</p>
<p>He found a cracked pipe. We painted the porch for $7,200.</p>
<p>Storm shelter. Rents of $950 to $1,200 nearby.</p><p>Call or text 318-555-0184.</p>`;

const revise = (request: string) =>
  revisePost(
    facts,
    { title: 'Price change in Shreveport', html: post, hashtags: ['NewPrice'] },
    request,
    7,
  );

const unchanged = visibleText(post).replace(/\s+/g, ' ');

describe('what happened since takes the place of what the text says', () => {
  test.each([
    [
      'we pushed it to sat 12/12 same time',
      /person Saturday\. Saturday, December 12, 5 to 7 p\.m\./,
    ],
    ['its now sunday the 6th, 1-3', /person Sunday\. Sunday, December 6, 1 to 3 p\.m\./],
    ['foundation was 2019 not 23 sorry', /Foundation work done in 2019 with warranty\./],
    ['no parking there!! say park at the church lot', /Park at the church lot\. Call or text/],
    ['add a question at the end like who is next', /Who is next\?$/],
    ['change 5 to 7 to 4 to 7', /December 5, 4 to 7 p\.m\./],
    ['take out storm shelter say park in the back', /Park in the back\./],
    ['rents are 975-1250 now', /Rents of \$975 to \$1,250 nearby\./],
    ['20 yrs in jan so say almost 20', /warranty\. Almost 20 years in business\./],
    ['dont say 12k over, seller is private about it. say over asking', /down for over asking\./],
    ['merry christmas AND happy hanukkah', /^Merry Christmas and Happy Hanukkah, Shreveport\./],
    [
      'open house is cancelled',
      /^Happy holidays, Shreveport\. The open house is cancelled\. 3 beds/,
    ],
    ['it was the owners who did the painting', /The owners painted the porch for \$7,200\./],
    [
      'his name is Ron Sutter he said its fine. tag him @ronsutterinspects',
      /Ron Sutter \(@ronsutterinspects\) found a cracked pipe\./,
    ],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).toMatch(/^I /);
    expect(note).not.toContain('did not understand');
  });
});

describe('what is said to the writer is never printed', () => {
  test.each([
    ['shelter holds 6, say that so nobody gets mad', /nearby\. The shelter holds 6\. Call/],
    ['its 2.5 baths!! fix asap or im in trouble', /3 beds, 2\.5 baths,/],
    ['its good just swap 1st and 2nd paragraph', /^Come see this one in person Friday\. Happy/],
    ['add not a lender, ask your lender', /I'm not a lender, so ask your lender\./],
    ['1 snowflake emoji, thats it', /^Happy holidays, Shreveport\. ❄️ Come/],
    ['sign off: see you on Main St, Walt', /See you on Main St, Walt$/],
    ['put foundation last', /nearby\. Foundation work done in 2023 with warranty\. Call or text/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/mad|trouble|asap|that's it/);
    expect(note).not.toContain('did not understand');
  });

  test.each([
    ['say over asking', /I left out "Over asking"/],
    ['add bring a costume get in half price', /I left out "Bring a costume get in half price"/],
    ['make it a story about a buyer who almost lost it', /tell a story that only you know/],
    ['keep the warranty', /changed nothing/],
    ['lose the foundation part. actually keep foundation', /changed nothing/],
    ['its under contract', /also says "Come see this one in person Friday\."/],
    ['do we have to mention foundation?', /for you and your broker to say/],
  ])('%s is left out, and the note says so', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toBe(unchanged);
    expect(note).toMatch(expected);
  });

  test('everything after a part goes, and the way to reach the agent stays', () => {
    const { text } = revise('cut everything after the price');
    expect(text).toMatch(/\$12,000 over list\. Call or text 318-555-0184\.$/);
  });
});
