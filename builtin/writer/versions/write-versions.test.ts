import { expect, test } from 'vitest';
import { composeForPlatform, lengthOnPlatform, platformKeys } from '#contract/platforms.ts';
import { type PieceToVary, versionsForPlatforms } from './write-versions.ts';

const openHouse: PieceToVary = {
  title: 'This weekend in Duluth: open house plan',
  content: `<p>Open house Saturday: lake view from the second floor.</p>
<p>2214 E 3rd St, Duluth</p><p>Saturday, November 21, 11 to 1</p>
<ul><li>Lake view from the second floor</li><li>New boiler in 2024</li><li>Three bedrooms on one level</li></ul>
<p>Park on 22nd. Dogs welcome.</p><p>Just come by, or text 218-555-0119.</p>`,
  hashtags: ['DuluthHomes', '#OpenHouse', ' ', 'OpenHouseWeekend', 'LakeView', 'Boiler', 'Sixth'],
  city: 'Duluth',
};

test('Google gets who, when and where in one sentence, the list as another, and no phone number', () => {
  expect(versionsForPlatforms(openHouse).gbp).toEqual({
    text: 'Open house Saturday, November 21, 11 to 1 at 2214 E 3rd St, Duluth. Lake view from the second floor, new boiler in 2024, three bedrooms on one level. Park on 22nd. Dogs welcome. Just come by.',
    hashtags: [],
  });
});

test('lines of one paragraph are lines, too', () => {
  const content = openHouse.content.replace('Duluth</p><p>Sat', 'Duluth<br />Sat');
  expect(versionsForPlatforms({ ...openHouse, content }).gbp).toEqual(
    versionsForPlatforms(openHouse).gbp,
  );
});

test('Instagram gets its hook on a line, lists as lines and five hashtags', () => {
  const { text, hashtags } = versionsForPlatforms(openHouse).instagram;
  expect(text).toMatch(/^Open house Saturday: lake view from the second floor\.\n\n/);
  expect(text).toContain('\n• New boiler in 2024\n');
  expect(text).toMatch(/Just come by, or text 218-555-0119\.$/);
  expect(hashtags).toEqual(['DuluthHomes', 'OpenHouse', 'OpenHouseWeekend', 'LakeView', 'Boiler']);
});

test('Nextdoor is greeted and gets no hashtags', () => {
  const { text, hashtags } = versionsForPlatforms(openHouse).nextdoor;
  expect(text).toMatch(/^Hello, neighbors\.\n\nOpen house/);
  expect(hashtags).toEqual([]);
});

test.each([
  [
    'Book a valuation at mesahomes.example.com/value.',
    'Use the button to book a valuation.',
    'Book a valuation: link in bio.',
  ],
  ['See more at https://nora.com/817.', 'Use the button to see more.', 'See more: link in bio.'],
  ['Visit nora.com.', 'Use the button to get in touch.', 'Link in bio.'],
  ['Call or text 614-555-0142.', 'Use the button to get in touch.', 'Call or text 614-555-0142.'],
  ['Call me at (614) 555-0142 or stop by.', 'Stop by.', 'Call me at (614) 555-0142 or stop by.'],
  ['Text ROW to 215-555-0188.', 'Use the button to get in touch.', 'Text ROW to 215-555-0188.'],
  ['Call Marcy: 507-555-0142.', 'Call Marcy.', 'Call Marcy: 507-555-0142.'],
  [
    'Which stop did I miss? Tell me in the comments.',
    'Which stop did I miss? Tell me.',
    'Which stop did I miss? Tell me in the comments.',
  ],
  [
    'Comment with your question and I’ll answer it here.',
    'Send me your question and I’ll answer it.',
    'Comment with your question and I’ll answer it here.',
  ],
])('"%s" is said as Google and Instagram take it', (call, google, instagram) => {
  const content = `<p>The median in Mesa is $412,000.</p><p>${call}</p>`;
  const versions = versionsForPlatforms({ ...openHouse, content });
  expect(versions.gbp.text).toBe(`The median in Mesa is $412,000. ${google}`);
  expect(versions.instagram.text).toBe(`The median in Mesa is $412,000.\n\n${instagram}`);
  expect(versions.facebook.text).toContain(call);
});

test('a link behind words is spelled out where it can be pressed', () => {
  const content =
    '<p>3 beds in Mesa.</p><p>Book <a href="https://nora.com/tour">a tour</a> today.</p>';
  const versions = versionsForPlatforms({ ...openHouse, content });
  expect(versions.facebook.text).toContain('Book a tour (https://nora.com/tour) today.');
  expect(versions.gbp.text).toBe('3 beds in Mesa. Book a tour today.');
});

test('bold labels are read before their colon, figures after theirs', () => {
  const content = `<p>Here's September 2026, from MLS Technology:</p>
<ul><li><strong>Median price:</strong> $248,000, up 3%</li><li><strong>Homes for sale:</strong> 2,310</li></ul>
<p><strong>My read:</strong> good homes still go fast.</p><p>Message me.</p>`;
  const versions = versionsForPlatforms({ ...openHouse, content });
  expect(versions.gbp.text).toBe(
    "Here's September 2026, from MLS Technology: median price $248,000, up 3%; homes for sale 2,310. My read: good homes still go fast. Message me.",
  );
  expect(versions.linkedin.text).toContain(
    '• Median price: $248,000, up 3%\n• Homes for sale: 2,310',
  );
});

test('names in a list keep their capitals, and counted ones stay together', () => {
  const content = `<p>Three stops to know in Proctor:</p>
<ul><li>Blue Mouse Theatre</li><li>Puget Park</li><li>Metropolitan Market</li></ul><p>Ask me.</p>`;
  expect(versionsForPlatforms({ ...openHouse, content }).gbp.text).toBe(
    'Three stops to know in Proctor: Blue Mouse Theatre, Puget Park, Metropolitan Market. Ask me.',
  );
});

test('a sentence that needs the title has it above; the source stays with its figure', () => {
  const content = `<p>Clear the gutters, have the furnace checked, and know where the main shutoff of the water is before the first storm.</p>
<p>Buffalo gets about 88 inches of snow in an average year.</p><p>Message me.</p><p><em>Snow: NOAA averages 2006-2020, nearest station.</em></p>`;
  const { facebook, gbp } = versionsForPlatforms({
    title: 'Winterizing a home',
    content,
    hashtags: [],
  });
  expect(facebook.text).toMatch(/^Winterizing a home\n\nClear the gutters/);
  expect(gbp.text).toContain('88 inches of snow in an average year.');
  expect(gbp.text).toContain('Snow: NOAA averages 2006-2020, nearest station.');
});

test('X holds the text, the agent’s line and at most two hashtags', () => {
  const signature = 'Nora Whitfield | Porch Realty | Duluth, MN | Equal Housing Opportunity';
  const reserved = { x: lengthOnPlatform('x', signature) };
  const { text, hashtags } = versionsForPlatforms({ ...openHouse, reserved }).x;
  const composed = composeForPlatform('x', { title: '', text, hashtags, signature });
  expect(lengthOnPlatform('x', composed)).toBeLessThanOrEqual(280);
  expect(text).toMatch(/^Open house Saturday, November 21, 11 to 1 at 2214 E 3rd St, Duluth\./);
  expect(text).toMatch(/text 218-555-0119\.$/);
  expect(hashtags.length).toBeLessThanOrEqual(2);
});

test.each([
  ['one endless sentence', `<p>${'the porch is wide, '.repeat(300)}</p>`],
  ['one endless word', `<p>${'x'.repeat(4_000)}</p>`],
  [
    'a table and a quote',
    '<table><tr><th>Area</th><th>Median</th></tr><tr><td>Mesa</td><td>$4</td></tr></table><blockquote><p>Loved it.</p></blockquote>',
  ],
  ['pictures alone', '<p><img src="/api/files/1" alt="" /></p>'],
  ['nothing', ''],
])('%s fits everywhere', (_, content) => {
  const versions = versionsForPlatforms({ title: 'A title', content, hashtags: ['One'] });
  for (const key of platformKeys) {
    const { text, hashtags } = versions[key];
    const composed = composeForPlatform(key, { title: '', text, hashtags, signature: '' });
    expect(lengthOnPlatform(key, composed), key).toBeLessThanOrEqual(key === 'x' ? 280 : 2_500);
    expect(composed, key).not.toMatch(/…|\.\.\.|<|undefined/);
  }
});
