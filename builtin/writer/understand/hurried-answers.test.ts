import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { readWords } from './read-words.ts';
import { repaired } from './repair.ts';
import { whereAndWhen } from './segments.ts';
import { understand } from './understand.ts';

const place = { city: 'Salem', state: 'OR' };

describe('what was typed short is written out', () => {
  test.each([
    ['lmk if ur looking', "let me know if you're looking"],
    ['orig trim n doors', 'original trim and doors'],
    ['drone + floor plan + flyers', 'drone, floor plan, flyers'],
    ['saves $90/mo', 'saves $90 a month'],
    ['12ft ceilings', '12-foot ceilings'],
    ['shovel it 3 ft wide', 'shovel it 3 feet wide'],
    ['twelve sign-ins on Saturday', 'twelve sign-ins on Saturday'],
    ['new furnace 21', 'new furnace in 2021'],
    ['new furnace in 2024', 'new furnace in 2024'],
    ['drop off mon-fri', 'drop off Monday to Friday'],
    ['1800s-1920s rowhouses', '1800s to 1920s rowhouses'],
    ['cracked slabs = $9k', 'cracked slabs mean $9k'],
    ['first Tuesday of the mo', 'first Tuesday of the month'],
    ['walk 0.4 mi to the trail', 'walk 0.4 miles to the trail'],
    ['M-F 9-5, sat mornings', 'Monday to Friday 9 to 5, Saturday mornings'],
    ['if the contract lets them', 'if the contract lets them'],
    ['$300k+ for 750 with nice finishes', '$300k and up for 750 with nice finishes'],
    ['both go to title w/in 3 days', 'both go to title within 3 days'],
    ['a 1,600 sq. ft. house', 'a 1,600-square-foot house'],
    ['closed 3 days late', 'closed 3 days late'],
    [
      'We started at 279 rather than the 295 he wanted, and ended at 286',
      'We started at $279,000 rather than the $295,000 he wanted, and ended at $286,000',
    ],
    ['tell people to get them in writing', 'get them in writing'],
    ['at 900 Austin Ave. apple, pumpkin', 'at 900 Austin Ave. Apple, pumpkin'],
    ['pre list inspection', 'pre-listing inspection'],
    [
      'buyer wanted 310 but the house went 305',
      'The buyer wanted $310,000, but the house went for $305,000',
    ],
    ['garage parking only pls use the alley', 'garage parking only. Please use the alley'],
    ['just off elm st', 'just off Elm St'],
    ['class at the Hollis library', 'class at the Hollis Library'],
    ['Great park nearby', 'great park nearby'],
    ['the 3rd house we saw', 'the third house we saw'],
    ['home office x2, pool house', 'two home offices, pool house'],
    ['swapped 14 bulbs to 3000k', 'swapped 14 bulbs to 3000K'],
    ['see dns page', 'see DNS page'],
    ['lower unit 2bd 1,150', 'lower unit 2-bedroom 1,150'],
    ['i budget $6000 ish for that', 'I budget around $6,000 for that'],
    ['4 bed, a shop, under 410', '4 bed, a shop, under $410,000'],
    ['jan 88, apr 151, jul 243', 'January 88, April 151, July 243'],
    ['where do i even start', 'where do I even start?'],
  ])('%s', (typed, text) => {
    expect(repaired(typed)).toBe(text);
  });

  test('the question tells what figures and names are', () => {
    const howItWent = 'How did it go: offers, days on market, sold over or under list?';
    expect(repaired('9 showings 2 offers 5 days $8k over', howItWent)).toBe(
      '9 showings, 2 offers, 5 days, $8k over list',
    );
    const howMany = 'How many days did it take, and how many offers came?';
    expect(repaired('6 days 2 offers', howMany)).toBe('6 days, 2 offers');
    expect(repaired('dropped the asking $9,500, and sold', howItWent)).toBe(
      'dropped the asking $9,500, and sold',
    );
    expect(repaired('cut the price $6,000, 2 offers', howItWent)).toBe(
      'cut the price $6,000, 2 offers',
    );
    const homes = 'Which home type or price band are these buyers looking at?';
    expect(repaired('$250 to $350, 3 bd', homes)).toBe('$250,000 to $350,000, 3 bedrooms');
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
    expect(nextStep).toBe('Text me at 503-555-0144 and I send my list.');
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

describe('what is said to the writer alone', () => {
  const topic = seededTopic('new-construction');

  test('leave to name somebody is not printed', () => {
    expect(repaired('Alder Homes (both ok)', topic.questions[0])).toBe('Alder Homes');
    expect(repaired('812 Mill Ave yes', 'What is the address, and do you have authority?')).toBe(
      '812 Mill Ave',
    );
  });

  test('"just read" is no call to action', () => {
    const question = 'What would you like people to do: visit, reply or just read?';
    const { nextStep } = understand(
      factsFor(topic, { answers: [{ question, answer: 'just read' }] }),
      place,
    );
    expect(nextStep).toBe('');
  });
});

describe('figures without their unit', () => {
  test.each([
    ['was 525 now 499', 'What was the price and what is it now?', 'was $525,000 now $499,000'],
    ['dues 60-90 a month', 'Which costs matter?', 'dues $60 to $90 a month'],
    [
      'listed at 340 and sold in 6, 30 days less',
      '',
      'listed at $340,000 and sold in 6 days, 30 days less',
    ],
    ['met at 512 Oak Street', '', 'met at 512 Oak Street'],
    ['sat 30 days', '', 'sat 30 days'],
    ['heat, 110 days', 'What local climate issues matter?', 'heat, 110-degree days'],
    ['inventory +8%', 'Please paste the figures to use', 'inventory up 8%'],
  ])('%s', (typed, question, text) => {
    expect(repaired(typed, question)).toBe(text);
  });

  test('two days with their hours are both kept', () => {
    expect(whereAndWhen('Sat 1-3 and Sun 1-3, 12 Oak St')).toMatchObject({
      day: 'Saturday and Sunday',
      hours: '1 to 3',
      address: '12 Oak St',
    });
    expect(whereAndWhen('Sat 1-3, Sun 2-4')).toMatchObject({
      day: 'Saturday, 1 to 3, and Sunday',
      hours: '2 to 4',
    });
    expect(whereAndWhen('dec 4-6').day).toBe('December 4 to 6');
    expect(whereAndWhen('Friday, November 13, 5 to 7').day).toBe('Friday, November 13');
    expect(
      whereAndWhen('November 9 through December 4, Monday to Friday 9 to 5, Saturday 10 to 1')
        .hours,
    ).toBe('Monday to Friday 9 to 5, Saturday 10 to 1');
  });
});

test('a keyword to text is the call to action', () => {
  const topic = seededTopic('first-time-buyers');
  const { nextStep, facts } = understand(
    factsFor(topic, {
      answers: [
        {
          question: topic.questions[4] ?? '',
          answer: 'free class on Mondays, text KEYS to 503-555-0144',
        },
      ],
    }),
    place,
  );
  expect(nextStep).toBe('Text KEYS to 503-555-0144.');
  expect(facts[0]?.head?.text).toBe('free class on Mondays');
});

test('a line that says more than where and when stays as it was typed', () => {
  const topic = seededTopic('open-houses');
  const { event } = understand(
    factsFor(topic, {
      answers: [
        {
          question: topic.questions[0] ?? '',
          answer: '208 Alder Ln, neighbors preview Thurs 10/15 5-6:30 pm, before the public open',
        },
      ],
    }),
    place,
  );
  expect(event.typed).toBe(
    '208 Alder Ln, neighbors preview Thursday, October 15 from 5 to 6:30 p.m., before the public open.',
  );
});

test('figures between slashes, and what a year ago was, are figures', () => {
  const topic = seededTopic('marketreport');
  const { report } = understand(
    factsFor(topic, {
      answers: [
        {
          question: topic.questions[1] ?? '',
          answer:
            'median 498,900 (was 492,000) / active listings 1,412, up from 1,200 / 34 days median / 15 yr 5.41, last week 5.5 / closed 742 (was 718)',
        },
      ],
    }),
    place,
  );
  expect(report.figures.map(({ label, value, change }) => [label, value, change])).toEqual([
    ['Median price', '$498,900', 'up from $492,000'],
    ['Homes for sale', '1,412', 'up from 1,200'],
    ['Days on market', '34', undefined],
    ['15-year fixed rate', '5.41%', 'down from 5.5% last week'],
    ['Closed sales', '742', 'up from 718'],
  ]);
});
