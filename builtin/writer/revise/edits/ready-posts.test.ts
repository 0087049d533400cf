import { expect, test } from 'vitest';
import { linesOfReadyPosts } from '#builtin/writer/knowledge/ready-posts.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

/** Posts that were written whole lose nothing that they promise, and take lines of others of their title. */

const topic = seededTopic('sellers');
const titleNumber = topic.titles.indexOf('How to read an offer in {location} beyond the price');
const facts = factsFor(topic, { city: 'Dayton', state: 'OH', titleNumber });
const html = `<p>Beyond the price, an offer is full of phrases that sound simpler than they are.</p>
<p>Look twice at these four:</p>
<ul><li>"As is": the buyer may still inspect, and the contract may still allow a cancellation.</li><li>"All cash": ask for proof of funds with a recent date.</li><li>"Quick closing": ask whether the title company can manage that day.</li><li>"Will beat any other offer": look for the top amount.</li></ul>
<p>Behind each phrase is a clause. Have an attorney explain it before you sign.</p>
<p>Which of the four would you have taken at its word, Dayton? Tell me in the comments.</p>`;

const revise = (request: string, text = html) =>
  visibleText(revisePost(facts, { title: facts.title, html: text, hashtags: [] }, request, 3).html);

test('a list that is announced with its number loses none of it', () => {
  const shorter = revise('make it shorter');
  for (const phrase of ['As is', 'All cash', 'Quick closing', 'Will beat'])
    expect(shorter).toContain(phrase);
  expect(shorter).not.toContain('Behind each phrase');
});

test('the only list stays, with two of its items at least', () => {
  const half = revise(
    'cut it in half',
    html.replace('these four', 'these').replace('of the four', 'of these'),
  );
  expect(half.match(/"(?:As is|All cash|Quick closing|Will beat)/g)?.length).toBeGreaterThan(1);
});

test('another opening is of the same title, and what goes on from the old one keeps it', () => {
  const opened = revise('totally different opening');
  const openings = linesOfReadyPosts('sellers', topic.titles[titleNumber] ?? '').openings;
  expect(openings.map((line) => line.replaceAll('{city}', 'Dayton'))).toContain(
    opened.split('\n')[0],
  );
  const goesOn = html.replace('Look twice', 'So look twice');
  expect(revise('totally different opening', goesOn)).toContain(
    'Beyond the price, an offer is full',
  );
  expect(revise('start with a question')).toMatch(/^[^.\n]+\?\s/);
});

test('one hashtag goes by where it stands, and one thing of a row alone', () => {
  const draft = {
    title: facts.title,
    html: '<p>Each listing comes with photos, a floor plan and a cleaning crew.</p><p>Message me.</p>',
    hashtags: ['One', 'Two', 'Three'],
  };
  expect(revisePost(facts, draft, 'drop the last hashtag', 3).hashtags).toEqual(['One', 'Two']);
  expect(visibleText(revisePost(facts, draft, 'we dont do floor plans anymore', 3).html)).toMatch(
    /comes with photos and a cleaning crew\./,
  );
});

test('the call stands before the source of a figure, and stays', () => {
  const sourced =
    '<p>Gutters loosen, soil settles and shrubs grow. That is why the drainage needs a look every year.</p><p>About 32 inches of rain and melted snow fall on Dayton in an average year.</p><p>Walk around the house once, clean what is clogged and reattach what is loose. Keep the soil below any siding.</p><p>Getting a house ready to sell? Message me, and I will take that walk with you.</p><p><em>Precipitation: NOAA averages 2006-2020, nearest station.</em></p>';
  for (const request of ['make it shorter', 'make it shorter and friendlier'])
    expect(revise(request, sourced)).toMatch(
      /Message me, and I(?:'ll| will) take that walk with you\.\s+Precipitation: NOAA/,
    );
  expect(revise('end with a question', sourced)).toMatch(/\?\s+Precipitation: NOAA/);
});
