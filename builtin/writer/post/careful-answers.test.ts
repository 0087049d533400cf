import { expect, test } from 'vitest';
import {
  announcementTopics,
  factsFor,
  seededTopic,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { writePost } from './write-post.ts';

const topicOf = (identifier: string) =>
  announcementTopics.find((each) => each.identifier === identifier) ?? seededTopic(identifier);

/** A post for answers in the order of the topic's questions. */
function written(identifier: string, typed: readonly string[], seed = 5) {
  const topic = topicOf(identifier);
  const answers = typed
    .map((answer, index) => ({ question: topic.questions[index] ?? '', answer }))
    .filter(({ answer }) => answer !== '');
  const { draft, note } = writePost(
    factsFor(topic, { city: 'Bend', state: 'OR', answers }),
    seed,
    someDay,
  );
  return { text: visibleText(draft.content), note: note ?? '', tags: draft.hashtags };
}

test.each([1, 2, 3])('sentences typed with care stand as they were typed, seed %i', (seed) => {
  const story =
    'A rambler on Juniper drew one offer in 40 days, and we moved the trash cans before the second one came.';
  const mistake = 'The owners here stain the deck in July, and it peels by May.';
  const { text } = written('sellers', ['', mistake, '', story], seed);
  expect(text).toContain(story);
  expect(text).toContain(mistake);
});

test('words without a verb stand behind their label, with all that was said of them', () => {
  const { text } = written('buyers', [
    '',
    'The title commitment, which is mostly exceptions. Nobody reads page four.',
  ]);
  expect(text).toMatch(
    /: the title commitment, which is mostly exceptions\. Nobody reads page four\./,
  );
});

test('what was told beside the homes is told, too', () => {
  const { text } = written('buyers', [
    'Lofts near the mill. In winter there are never more than six of them.',
  ]);
  expect(text).toContain('In winter there are never more than six of them.');
});

test('words given for the end are the copy, without what leads into them', () => {
  const { text } = written('financing', [
    'FHA',
    'Inez Roth of Pilot Butte Lending (NMLS 555019) reads these. Wording: "Loans are subject to approval."',
  ]);
  expect(text).toMatch(/Loans are subject to approval\.$/);
  expect(text).not.toMatch(/Wording/);
});

test('the reply about leave to advertise takes its "and" with it', () => {
  const { text } = written('just-listed', [
    "77 Alder Court, and yes, I'm the listing agent.",
    'Two bedrooms and one bath, offered at $402,000.',
  ]);
  expect(text).toContain('77 Alder Court');
  expect(text).not.toMatch(/\bAnd\b/);
});

test('one home is no place to be in', () => {
  const { text, tags } = written('just-sold', [
    'A cottage in Larkspur. Please leave out the address and the price.',
    'Three offers in six days, and it closed 4% over list.',
  ]);
  expect(text).toContain('a cottage in Larkspur');
  expect(text).not.toMatch(/ in A /);
  expect(tags.join(' ')).not.toMatch(/ACottage/);
});

test('steps that were typed with care are not turned into other words', () => {
  const { text } = written('open-houses', [
    '14 Alder Court, Saturday, December 5, from 1 to 3 p.m.',
    '',
    '',
    '',
    "A sign-in isn't asked for. Questions may go to host@alder.example.",
  ]);
  expect(text).toContain("A sign-in isn't asked for.");
  expect(text).toMatch(/Questions may go to host@alder\.example\.$/);
});

test('a price and what it was, told in two sentences', () => {
  const { text } = written('price-change', [
    '14 Alder Court. It is my listing.',
    "Was $412,000. Since Friday it's $398,500.",
  ]);
  expect(text).toMatch(/\$398,500/);
  expect(text).toMatch(/\$412,000/);
  expect(text).not.toMatch(/ in Was /);
});

test('three things in a row are no sentence, whatever the last one tells', () => {
  const { text } = written('downsizing', [
    '',
    'A walk-in shower, a deep closet, and a neighbor who brings in the mail.',
  ]);
  expect(text).toMatch(
    /(?::|[Ff]or) a walk-in shower, a deep closet, and a neighbor who brings in the mail/,
  );
});

test('an order for the writer is not printed among places', () => {
  const { text } = written('neighborhood-guide', [
    'Larkspur',
    "Please include Pine Nursery, Hal's Diner, the Book Barn, and Juniper Pool, in that order.",
  ]);
  expect(text).toMatch(/Pine Nursery\s+Hal's Diner\s+The Book Barn\s+Juniper Pool/);
  expect(text).not.toMatch(/include|order/i);
});

test('days in a row stay with what is open on them', () => {
  const { text } = written('neighborhood-guide', [
    'Old Mill',
    "The pottery barn on Monday, Wednesday and Friday, Drake Park, Hal's Diner, the rose garden",
  ]);
  expect(text).toMatch(/The pottery barn on Monday, Wednesday and Friday/);
  expect(text).not.toMatch(/^Wednesday/m);
});

test('a ZIP code opens no text', () => {
  const { text } = written('neighborhood-guide', [
    'Larkspur, from Reed Market Road to the canal. The ZIP code is 97702.',
    "Larkspur Trail, Drake Park, Hal's Diner and the rose garden",
  ]);
  expect(text).toContain('The ZIP code is 97702.');
  expect(text).not.toMatch(/^The ZIP/);
});
