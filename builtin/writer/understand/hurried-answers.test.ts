import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { readWords } from './read-words.ts';
import { repaired } from './repair.ts';
import { understand } from './understand.ts';

const place = { city: 'Salem', state: 'OR' };

describe('what was typed short is written out', () => {
  test.each([
    ['lmk if ur looking', "let me know if you're looking"],
    ['orig trim n doors', 'original trim and doors'],
    ['drone + floor plan + flyers', 'drone, floor plan, flyers'],
    ['saves $90/mo', 'saves $90 a month'],
    ['12ft ceilings', '12-foot ceilings'],
    ['new furnace 21', 'new furnace in 2021'],
    ['cracked slabs = $9k', 'cracked slabs mean $9k'],
    ['pre list inspection', 'pre-listing inspection'],
    [
      'buyer wanted 310 but the house went 305',
      'buyer wanted $310,000 but the house went for $305,000',
    ],
    ['garage parking only pls use the alley', 'garage parking only. Please use the alley'],
    ['just off elm st', 'just off Elm St'],
    ['class at the Hollis library', 'class at the Hollis Library'],
    ['Great park nearby', 'Great park nearby'],
    ['the 3rd house we saw', 'the third house we saw'],
  ])('%s', (typed, text) => {
    expect(repaired(typed)).toBe(text);
  });

  test('the question tells what figures and names are', () => {
    const howItWent = 'How did it go: offers, days on market, sold over or under list?';
    expect(repaired('9 showings 2 offers 5 days $8k over', howItWent)).toBe(
      '9 showings, 2 offers, 5 days, $8k over list',
    );
    const stops = 'List 3 to 5 parks, shops, trails or venues you want named.';
    expect(repaired('blue door cafe, the mill', stops)).toBe('Blue Door Cafe, the Mill');
    expect(repaired('free class every first Monday 5:30pm', 'What do you offer?')).toBe(
      'free class every first Monday at 5:30 p.m.',
    );
  });
});

describe('fragments', () => {
  test('things before a sentence are a list', () => {
    expect(readWords('drone photos, a floor plan, I pay for the deep clean')).toMatchObject({
      items: ['drone photos', 'a floor plan'],
      sentences: ['I pay for the deep clean.'],
    });
  });

  test('what was done, then what happened, are two sentences', () => {
    expect(readWords('listed one on Grove, inspector found a leak and we fixed it')).toMatchObject({
      head: { kind: 'predicate', text: 'listed one on Grove' },
      sentences: ['The inspector found a leak and we fixed it.'],
    });
  });

  test('a price after the homes it belongs to', () => {
    expect(readWords('cottages 1920-1940 $280s to $340s').head?.text).toBe(
      'cottages from 1920 to 1940, $280s to $340s',
    );
  });
});

describe('a way to reach the agent', () => {
  const topic = seededTopic('home-maintenance');
  const vendors = topic.questions[2] ?? '';
  const brief = (answer: string) =>
    understand(factsFor(topic, { answers: [{ question: vendors, answer }] }), place);

  test('is the call to action, whatever was asked', () => {
    const { facts, nextStep } = brief('text me 503-555-0144 and I send my list');
    expect(nextStep).toBe('Text me 503-555-0144 and I send my list.');
    expect(facts).toEqual([]);
  });

  test('stays beside the names it came with', () => {
    const { facts, nextStep } = brief('Hollis Plumbing. Call me for the rest.');
    expect(nextStep).toBe('Call me for the rest.');
    expect(facts[0]?.head?.text).toBe('Hollis Plumbing');
  });

  test('of somebody else is a fact', () => {
    const { facts, nextStep } = brief('call Hollis Plumbing 503-555-0101');
    expect(nextStep).toBeUndefined();
    expect(facts).toHaveLength(1);
  });
});
