import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { announcementTopics, factsFor, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

const today = new Date('2026-11-16T12:00:00');

const topic = announcementTopics.find(({ identifier }) => identifier === 'just-listed');
if (!topic) throw new Error('no topic');
const facts = factsFor(topic, {
  city: 'Minneapolis',
  state: 'MN',
  answers: [
    { question: topic.questions[2] ?? '', answer: 'new boiler, oak built-ins, fenced yard' },
    { question: topic.questions[4] ?? '', answer: 'call or text Dana Reyes 612-555-0134' },
  ],
});

const listing =
  '<p>New on the market: 4420 Bloomington Ave, Minneapolis.</p><p>3 beds, 2 baths, 1,640 square feet, $419,000.</p><ul><li>New boiler</li><li>Oak built-ins</li><li>Fenced yard</li></ul><p>Open house Saturday, November 21 from 11 to 1.</p><p>Call or text Dana Reyes: 612-555-0134.</p>';

function revise(request: string, html = listing, isPassage = false) {
  const revision = {
    title: 'Just listed',
    content: visibleText(html),
    html,
    hashtags: [],
    request,
    ...(isPassage && { around: { before: 'Before. ', after: ' After.' } }),
  };
  const { draft, note } = compose({ kind: 'post', facts: { ...facts, revision }, seed: 7, today });
  return { text: visibleText((draft as PieceDraft).content), note };
}

describe('a wish is done and named in the note', () => {
  test.each([
    [
      'my name is spelled Dana Reyes-Hill',
      /text Dana Reyes-Hill: 612/,
      'I changed "Dana Reyes" to "Dana Reyes-Hill".',
    ],
    [
      "mention it's near Lake Nokomis",
      /\$419,000\.\s+It's near Lake Nokomis\.\s+New boiler/,
      'I added "It\'s near Lake Nokomis."',
    ],
    [
      'can u make the first line a question',
      // One of the questions with which a post of ours under that title begins.
      /^Do you own a home near our new Minneapolis listing\?\s+New on/,
      'I opened it with "Do you own a home near our new Minneapolis listing?".',
    ],
    [
      'swap the first and second paragraph',
      /^3 beds.+\s+New on the market/,
      'I swapped the first paragraph and the second paragraph.',
    ],
    [
      'end with call me at 612-555-0199 instead',
      /11 to 1\.\s+Call me at 612-555-0199\.$/,
      'I ended it with "Call me at 612-555-0199".',
    ],
    [
      'turn the list into sentences',
      /It has a new boiler, oak built-ins and a fenced yard\./,
      'I turned the list into sentences.',
    ],
    [
      'this sounds like a robot',
      /^I just listed 4420 .+\s+It has 3 beds, 2 baths and 1,640 square feet, and it's listed at \$419,000\./,
      'I made it sound more like a person talking.',
    ],
    [
      'add that the seller pays 5k toward closing',
      /The seller pays \$5,000 toward closing\./,
      'I added "The seller pays $5,000 toward closing."',
    ],
    [
      'drop the price from this, seller is private',
      /1,640 square feet\.\s/,
      'I took out "the price".',
    ],
    [
      'put it in one paragraph',
      /^New on .+ It has a new boiler, .+ 612-555-0134\.$/,
      /one paragraph/,
    ],
    [
      'first line is confusing, just say Now on Bloomington Ave',
      /^Now on Bloomington Ave\.\s+3 beds/,
      /^I changed "the first line"/,
    ],
    ['its 1,580 sqft', /2 baths, 1,580 square feet, \$419,000/, /^I changed the size/],
    ['swap the boiler for a heat pump', /\$419,000\.\s+Heat pump\s+Oak/, /^I changed "boiler"/],
    ["say it's pet friendly", /\$419,000\.\s+It's pet friendly\./, /^I added/],
    ['cut the last two sentences', /Fenced yard$/, /^I took out/],
    ['take out the house number', /market: Bloomington Ave/, /^I took out/],
    ['start with a question like Need a yard?', /^Need a yard\?\s+New on/, /^I put/],
    ['move the open house above the list', /\$419,000\.\s+Open house.+\s+New boiler/, /^I moved/],
    ['tell people to bring an umbrella', /Bring an umbrella\.\s+Call or text/, /^I added/],
    ['take out the boiler and add Heat Pump', /Heat Pump\s+Oak/, /^I changed "the boiler"/],
  ])('%s', (request, text, note) => {
    const result = revise(request);
    expect(result.text).toMatch(text);
    expect(result.note).toMatch(note);
  });
});

describe('what only the agent knows is asked for and never printed', () => {
  test.each([
    ['say what the HOA fee is', 'I do not know what the HOA fee is.'],
    ['say who its for at the start', "I do not know who it's for."],
    ['mention how much the taxes are', 'I do not know how much the taxes are.'],
  ])('%s', (request, note) => {
    const { text, note: said } = revise(request);
    expect(text).toBe(visibleText(listing));
    expect(said).toContain(note);
  });

  test('what follows is the answer', () => {
    const { text } = revise('say what the HOA costs, its 90 a month');
    expect(text).toMatch(/The HOA is \$90 a month\./);
    expect(text).not.toMatch(/what the HOA/);
  });
});

test.each([
  ['half the length', 'shorter'],
  ['punchier!!', 'tighter'],
])('%s loses no fact and no call to action', (request, word) => {
  const { text, note } = revise(request);
  for (const fact of ['$419,000', 'New boiler', 'Fenced yard', '11 to 1', '612-555-0134'])
    expect(text).toContain(fact);
  expect(note).toMatch(new RegExp(`cannot get ${word}`));
});

test('a reason is no wish', () => {
  const { text, note } = revise('take out the boiler, my broker says it is too old');
  expect(text).not.toMatch(/boiler|broker/);
  expect(note).toBe('I took out "New boiler".');
});

test('readers of whom nothing is known are left to a model', () => {
  const { text, note } = revise('write it for buyers with pets');
  expect(text).toBe(visibleText(listing));
  expect(note).toMatch(/cannot write it for buyers with pets.+connected model can/);
});

describe('a passage alone', () => {
  test.each([
    ['firm dates', 'say clear dates', 'clear dates'],
    ['Send me a message.', 'change to text me at 612-555-0101', 'Text me at 612-555-0101.'],
    ['complete pages', 'replace with full pages', 'full pages'],
    ['We purchase homes.', 'too formal', 'We buy homes.'],
    ['Keep a date.', 'add that I review it for free', 'Keep a date. I review it for free.'],
  ])('%s: %s', (passage, request, expected) => {
    const { text, note } = revise(request, passage, true);
    expect(text).toBe(expected);
    expect(note).toMatch(/^I [a-z]/);
  });

  test.each(['delete this', 'end with a question', 'change the title', 'make it funny'])(
    '%s leaves it as it is',
    (request) => {
      const { text, note } = revise(request, 'Keep a date.', true);
      expect(text).toBe('Keep a date.');
      expect(note).toMatch(/^I cannot/);
    },
  );
});
