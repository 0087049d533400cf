import { expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import {
  announcementTopics,
  factsFor,
  seededTopic,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

/** Wishes that say what is wrong and what should be, as agents type them. */

const today = new Date('2026-11-16T12:00:00');

function revised(identifier: string, html: string, request: string, title = 'Open house') {
  const topic =
    announcementTopics.find((each) => each.identifier === identifier) ?? seededTopic(identifier);
  const facts = factsFor(topic, { city: 'Grand Rapids', state: 'MI', answers: [] });
  const revision = { title, content: visibleText(html), html, hashtags: [], request };
  const { draft, note = '' } = compose({
    kind: 'post',
    facts: { ...facts, revision },
    seed: 7,
    today,
  });
  const piece = draft as PieceDraft;
  return { title: piece.title, text: visibleText(piece.content), note };
}

const openHouse = `<p>The door is open Sunday.</p><p>1127 Fulton St E</p><ul><li>Original oak trim</li><li>Fenced backyard with a fire pit</li><li>Dress warm</li></ul><p>Shoes off, please. No pets.</p><p>RSVP by Friday.</p><p>Want a look? Text 616-555-0148.</p>`;
const sold = `<p>Just sold in Highland Park.</p><p>6 offers, 4 days. It sold over list.</p><p>We painted the porch before photos, cost $2,900.</p><p>Message me for a walk-through.</p>`;
const rental = `<p>Start with a plan.</p><ul><li>Duplexes from $140 to $190, rents 950-$1,100 a side</li><li>Manager: Erie Property</li></ul><p>What I'd do first:</p><ul><li>Collect leased rents</li><li>List every expense</li></ul><p>Questions? Send me a message.</p>`;

test.each([
  [
    'the pets line sounds harsh, say we love dogs but please leave them home today',
    'Shoes off, please. We love dogs but please leave them home today.',
  ],
  ['Lead with the fire pit, its november', /^Fenced backyard with a fire pit\.(?![\s\S]*November)/],
  [
    'Take out the dress warm bullet and add that santa comes at the end',
    /Santa comes at the end\./,
  ],
  ['make the cta stronger', 'Want a look? Text 616-555-0148 today.'],
  ['change Friday to Thursday', 'RSVP by Thursday.'],
  ['the opening line should be about the fire pit', /^Fenced backyard with a fire pit\./],
  [
    'cut the call to action, replace with Need a hand? Text 612-555-0190',
    'Need a hand? Text 612-555-0190.',
  ],
  [
    'too short. tell the story of the fire pit: the owners built it in a weekend',
    'The owners built it in a weekend.',
  ],
])('open house: %s', (request, said) => {
  const { text } = revised('open-houses', openHouse, request);
  if (typeof said === 'string') expect(text).toContain(said);
  else expect(text).toMatch(said);
});

test('a bullet that goes leaves the list a list', () => {
  const { text } = revised('open-houses', openHouse, 'take out the dress warm bullet');
  expect(text).not.toContain('Dress warm');
  expect(text).toContain('Original oak trim');
});

test.each([
  ['Say we got 6 offers in 4 days instead of the list like that', 'We got 6 offers in 4 days.'],
  ["don't mention what it cost", 'We painted the porch before photos.'],
  [
    'remove the last line and invite them to a walking tour Sat at 10',
    'Join me for a walking tour Saturday at 10.',
  ],
])('just sold: %s', (request, said) => {
  expect(revised('just-sold', sold, request).text).toContain(said);
});

test('two figures in one line are corrected each by its word', () => {
  const { text, note } = revised(
    'investment',
    rental,
    'rents are $950 to $1,100, duplexes 140k to 190k. fix those and drop the checklist at the bottom',
  );
  expect(text).toContain('Duplexes from $140,000 to $190,000, rents $950 to $1,100 a side');
  expect(text).toContain('Erie Property');
  expect(text).not.toContain('Collect leased rents');
  expect(note).not.toContain('understand');
});

test.each([
  ['catchier title', 'Just sold: 6 offers, 4 days'],
  ['make the title Six offers on Bailey', 'Six offers on Bailey'],
])('the title says what the text says: %s', (request, title) => {
  expect(revised('just-sold', sold, request).title).toBe(title);
});

test.each([
  ['something about Friday jazz at the Roosevelt', 'The Roosevelt: Friday jazz'],
  ['replace The Roosevelt with Grisette', 'Libby Hill Park\nGrisette'],
  ['put the playground right after the list of places', 'The Roosevelt\nA new playground'],
])('a list of places: %s', (request, said) => {
  const places = `<p>Start with these two:</p><ul><li>Libby Hill Park</li><li>The Roosevelt</li></ul><p>The bus stops at 24th St.</p><p>A new playground opens in spring.</p><p>Call me.</p>`;
  const wish = request.startsWith('something') ? `add ${request}` : request;
  expect(revised('neighborhood-guide', places, wish).text).toContain(said);
});

test('the verb of a wish is no name that could stand in the text', () => {
  const { text } = revised(
    'open-houses',
    '<p>Two blocks to the Greenbelt.</p><p>Call me.</p>',
    'Say 2 blocks from the Greenbelt, not to',
  );
  expect(text).toContain('Greenbelt');
});

test('all but what is named goes', () => {
  const { text } = revised(
    'just-sold',
    sold,
    'delete everything except the offers part and the porch',
  );
  expect(text).toContain('6 offers, 4 days.');
  expect(text).toContain('porch');
  expect(text).not.toContain('Just sold in Highland Park');
});

test('a section is known by the line that announces it', () => {
  const { text } = revised('investment', rental, "lose the 'What I'd do first' section");
  expect(text).not.toContain('List every expense');
  expect(text).toContain('Erie Property');
});

test('a word raised to the writer is not shouted at the readers', () => {
  const { title } = revised(
    'home-maintenance',
    '<p>The spring list is short.</p><p>Clean the gutters.</p>',
    'Title says spring but this is a FALL post',
    'Spring maintenance',
  );
  expect(title).toBe('Fall maintenance');
});

test('an announcement that should be longer gets no advice about something else', () => {
  const { text, note } = revised(
    'thanks-and-holidays',
    '<p>Happy Thanksgiving!</p><p>31 families this year.</p><p>RSVP by Friday.</p>',
    'make it longer',
  );
  expect(text).not.toContain('without their names');
  expect(note).toContain('two or three facts');
});
