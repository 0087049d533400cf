import { describe, expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { compose } from '#builtin/writer/compose.ts';
import {
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
} from '#builtin/writer/testing/facts.ts';
import type { Origin } from '#contract/claims.ts';
import { findClaims } from './find-claims.ts';
import { planted } from './labelled/planted.ts';
import { matchClaims } from './match-claims.ts';
import { originsOfCitations } from './origins.ts';
import { sentencesOf } from './sentences.ts';

const origin = (text: string, label = 'What do you want to say?'): Origin => ({
  kind: 'answer',
  label,
  text,
});

/** What an agent answered, remembered and wrote in the profile. */
const known: Origin[] = [
  origin('Three of my last four listings sold over asking in six days.'),
  origin('The farmers market on Oak Street opens on May 2.'),
  origin('HOA dues are $180 a month.'),
  origin('Barton Elementary is eight minutes away on foot.'),
  origin('The median sale price in 2025 was $525,000.', 'Census, 2025'),
  origin('I have been licensed since 2013.'),
  origin('Call Lena Ortiz at Sunrise Title.'),
  origin('The Linden Trail is four miles long.'),
  origin('Inventory rose 4 percent in October.'),
  origin('Ridgeline Realty has 30 agents.'),
];

/** The same facts in other words. */
const reworded = [
  'Three of the last four homes I listed went over asking, in 6 days.',
  'On May 2 the farmers market opens on Oak Street.',
  'Expect HOA dues of $180 monthly.',
  'On foot, Barton Elementary is 8 minutes away.',
  'In 2025 the median sale came to a price of $525K.',
  'Licensed since 2013, I know these streets.',
  'Lena Ortiz of Sunrise Title takes your call.',
  'Walk the Linden Trail: it is 4 miles long.',
  'October inventory rose by four percent.',
  'There are thirty agents at Ridgeline Realty.',
  'The median price in 2025 was 525,000 dollars at sale.',
  'My license dates from 2013.',
];

const texts = seededTopics.slice(0, 12).map((topic, seed) => {
  const { draft } = compose({
    kind: 'post',
    facts: factsFor(topic),
    seed,
    today: new Date('2026-11-17'),
  });
  return plainTextOf((draft as { content: string }).content);
});

/** A false sentence between the sentences of a real text. */
const amid = (sentence: string, index: number) => {
  const text = texts[index % texts.length] ?? '';
  const at = text.indexOf('. ') + 2;
  return { before: text.slice(0, at), whole: `${text.slice(0, at)}${sentence} ${text.slice(at)}` };
};

const opens = (text: string) => matchClaims(text, known).filter((claim) => !claim.origin);

test('false facts planted in real texts are open', () => {
  expect(planted.length).toBeGreaterThanOrEqual(200);
  const missed = planted.filter(({ sentence, words }, index) => {
    const { before, whole } = amid(sentence, index);
    const start = before.length + sentence.indexOf(words);
    return !opens(whole).some((claim) => claim.start < start + words.length && claim.end > start);
  });
  const recall = 1 - missed.length / planted.length;
  process.stdout.write(`planted ${planted.length}, recall ${recall.toFixed(3)}\n`);
  expect(recall, JSON.stringify(missed)).toBeGreaterThan(0.9);
});

test('a rewording of a known fact is recognized', () => {
  const claims = reworded.flatMap((sentence) => matchClaims(sentence, known));
  const alarms = claims.filter((claim) => !claim.origin);
  process.stdout.write(`reworded ${claims.length} claims, ${alarms.length} false alarms\n`);
  expect(alarms.length / claims.length, JSON.stringify(alarms)).toBeLessThan(0.1);
});

test('posts of the built-in writer without answers say little that somebody has to answer for', () => {
  const found = texts.flatMap((text) => findClaims(text));
  const sentences = texts.flatMap((text) => sentencesOf(text)).length;
  process.stdout.write(`untouched posts: ${found.length} claims in ${sentences} sentences\n`);
  expect(found.length / sentences, JSON.stringify(found.map(({ text }) => text))).toBeLessThan(0.5);
});

describe('claims', () => {
  test.each([
    ['sellers', 'What buyers in {location} notice in the first 30 seconds'],
    ['buyers', 'Questions to ask at every showing in {location}'],
    ['neighborhood-guide', 'What to know before moving to {location}'],
  ])('a first post about %s has advice alone, and nothing to confirm', (identifier, title) => {
    const topic = seededTopic(identifier);
    const titleNumber = topic.titles.indexOf(title);
    for (const [seed, template] of seededTemplates.entries()) {
      const facts = factsFor(topic, { city: 'Boise', state: 'ID', titleNumber, template });
      const composed = compose({ kind: 'post', facts, seed, today: new Date('2026-11-17') });
      const { content } = composed.draft as { content: string };
      const advice = composed.advice ? [{ title: 'Our own', text: composed.advice }] : [];
      const claims = matchClaims(plainTextOf(content), originsOfCitations(advice));
      // The place is what the agent asked for.
      const open = claims.filter(({ text, origin }) => !origin && !/^(?:Boise|Idaho)\b/.test(text));
      expect(open).toEqual([]);
    }
  });

  test('the number in the name of a rule is no count of anything', () => {
    const found = (text: string) => findClaims(text).map(({ kind, text: words }) => [kind, words]);
    expect(found('We take Section 8 vouchers and 8 applications.')).toEqual([['number', '8']]);
    expect(found('Ask about Form 1040.')).toEqual([['name', 'Form 1040']]);
  });

  test('advice that speaks of no one and no place has nothing to confirm', () => {
    for (const advice of [
      'Most homes that sit have one of four problems: the price, the pictures, the condition or the showing hours.',
      'Two closings in a row work best when one team holds both calendars.',
      'What to pack first before listing',
      'Base your commute on the slowest normal day.',
      'Some fees on a Loan Estimate may not rise.',
      '"Staging means buying new furniture."',
      'Your first home in Austin: the road map',
    ])
      expect(findClaims(advice).filter(({ text }) => text !== 'Austin')).toEqual([]);
  });

  test('the same words are a claim when somebody could be wrong about them', () => {
    const found = (text: string) => findClaims(text).map(({ text: words }) => words);
    for (const claim of [
      'Work with the best agent in town.',
      'Call the most trusted agent in the area today.',
      'The lowest commission in the county.',
      'The safest neighborhood around.',
      'This home has the largest lot on the street.',
      'The house has four porches.',
      'Looking for the best agent?',
    ])
      expect(found(claim), claim).not.toEqual([]);
    expect(found('We had four offers.')).toEqual(['four']);
    expect(found('It has three bedrooms.')).toEqual(['three']);
    expect(found('We sell the slowest homes.')).toEqual(['the slowest homes']);
    expect(found('Linden Trail is the longest trail in town.')).toContain('the longest trail in');
  });

  test('are found with their kind and place', () => {
    const text = 'Prices rose 4% to $1.2 million in May 2026. Ask for Mia Ames at Oak Title.';
    expect(findClaims(text).map(({ kind, text: words }) => [kind, words])).toEqual([
      ['percent', '4%'],
      ['price', '$1.2 million'],
      ['date', 'May 2026'],
      ['name', 'Mia Ames'],
      ['name', 'Oak Title'],
    ]);
    for (const { start, end, text: words } of findClaims(text))
      expect(text.slice(start, end)).toBe(words);
  });

  test('are no contractions, and a superlative is whole', () => {
    const words = findClaims('Let’s see where I’d start: the fastest-growing town in Ohio.');
    expect(words.map(({ text }) => text)).toEqual(['the fastest-growing town in', 'Ohio']);
  });

  test('are no short forms of things, and no advice on what is best', () => {
    for (const sentence of [
      'Good HVAC care follows the climate.',
      'Ask whether the lot allows an ADU, and bring your ID.',
      'Call at least two roofers.',
      'Paint is best judged in daylight.',
      'The best time to ask is before you write.',
    ]) {
      const kinds = findClaims(sentence).map(({ kind }) => kind);
      expect(kinds, sentence).not.toContain('name');
      expect(kinds, sentence).not.toContain('superlative');
    }
    for (const sentence of ['We are the best in Texas.', 'She has the best record in Austin.']) {
      expect(findClaims(sentence).map(({ kind }) => kind)).toContain('superlative');
    }
  });

  test('are no counts of what the text itself goes on to say', () => {
    for (const text of [
      'Three things should be done.',
      'Two moves:',
      'Read all three reports.',
      'Two',
    ])
      expect(findClaims(text)).toEqual([]);
    expect(findClaims('Three of my last four listings sold.')).toHaveLength(2);
  });

  test('with units are compared by what they say, however it is written', () => {
    const [eight] = matchClaims('It is an 8-minute walk.', [
      origin('The walk takes eight minutes.'),
    ]);
    expect(eight?.origin?.text).toBe('The walk takes eight minutes.');
  });

  test('of the same number about another thing have no origin', () => {
    const [miles] = matchClaims('The office is 4 miles off.', [origin('The pool is 4 feet deep.')]);
    expect(miles?.origin).toBeUndefined();
  });
});
