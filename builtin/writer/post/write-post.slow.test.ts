import { describe, expect, it, test } from 'vitest';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import {
  announcementTopics,
  factsAbout,
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { postFaults } from '#builtin/writer/testing/post-faults.ts';
import {
  alreadySaid,
  endsInCall,
  mean,
  meanOverlap,
  opensWithHook,
  share,
  variationOf,
} from '#builtin/writer/testing/post-measures.ts';
import { writePost } from './write-post.ts';

const contentOf = (...input: Parameters<typeof writePost>) => writePost(...input).draft.content;

test.each(seededTopics.map((topic, index) => ({ ...topic, index })))(
  '$identifier has a post for every title, the ready one or one after that',
  (topic) => {
    // Every title and every template, in turns; the sweep has all of them in both ways.
    const faults = topic.titles.flatMap((_, titleNumber) =>
      postFaults(
        topic,
        titleNumber,
        seededTemplates[(topic.index + titleNumber) % seededTemplates.length],
        [(titleNumber + (topic.index >> 1)) % 2 === 0],
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('same seed, same text; another seed, another text', () => {
  const facts = factsFor(seededTopic('sellers'));
  expect(writePost(facts, 7, someDay)).toEqual(writePost(facts, 7, someDay));
  expect(contentOf(facts, 8, someDay)).not.toBe(contentOf(facts, 7, someDay));
});

describe.each([
  ['tuned', tuned],
  ['held out', heldOutAnswerSets],
] as const)('answers as agents type them, %s', (_, sets) => {
  const posts = sets.flatMap((set) =>
    [101, 202].map((seed) => ({ set, ...writePost(factsOfSet(set), seed, someDay) })),
  );
  // The same fact in other clothes: "Dec 31" in full, "2 car" with its hyphen, "low 200s" in dollars.
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/(?<=\d),(?=\d)|\$/g, '')
      .replace(/(?<=\d)-(?=\p{L})/gu, ' ')
      .replace(/\b(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]+\b/g, '$1');

  it('keeps nine of ten facts and names the rest', () => {
    const checked = posts.flatMap(({ set, draft, note }) =>
      set.facts.map((fact) => ({
        fact,
        isKept: plain(`${draft.title} ${visibleText(draft.content)}`).includes(plain(fact)),
        isNamed: plain(note ?? '').includes(plain(fact)),
      })),
    );
    expect(share(checked, ({ isKept }) => isKept)).toBeGreaterThanOrEqual(0.9);
    expect(share(checked, ({ isKept, isNamed }) => isKept || isNamed)).toBeGreaterThan(0.97);
  });

  it('never prints a direction', () => {
    const printed = posts.flatMap(({ set, draft }) =>
      (set.never ?? []).filter((words) => plain(visibleText(draft.content)).includes(plain(words))),
    );
    expect(printed).toEqual([]);
  });

  it('opens with a hook, ends with a call and varies its sentences', () => {
    const contents = posts.map(({ draft }) => draft.content);
    expect(share(contents, endsInCall)).toBeGreaterThanOrEqual(0.95);
    expect(share(contents, opensWithHook)).toBeGreaterThanOrEqual(0.9);
    // Notes are sentences now, and those are more alike in length than labels in a list.
    expect(mean(contents.map(variationOf))).toBeGreaterThan(0.46);
  });

  it('has no fault of spelling, spacing or fair housing', () => {
    const faults = posts.flatMap(({ set, draft }) =>
      findFaults(draft.content, factsOfSet(set)).map(
        (fault) => `${set.topic ?? set.subject}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('without answers', () => {
  const written = (count: number, given = {}) =>
    seededTopics.slice(0, 8).map((topic, index) =>
      Array.from({ length: count }, (_, number) =>
        contentOf(
          factsFor(topic, {
            titleNumber: 4,
            template: seededTemplates[(number * 5 + index) % 12],
            ...given,
          }),
          number * 7_919 + index,
          someDay,
        ),
      ),
    );

  it('says the same title in other words', () => {
    // There are eight ready posts for it.
    expect(mean(written(8).map(meanOverlap))).toBeLessThan(0.18);
    // Its list has the points that speak of it most, and not just any of the topic.
    expect(mean(written(5, { isAfterReadyPosts: true }).map(meanOverlap))).toBeLessThan(0.16);
  });

  it.each([
    ['ready posts', false, 0.38],
    ['posts after them', true, 0.5],
  ])('%s have a hook, a call and sentences of all lengths', (_, isAfterReadyPosts, least) => {
    const all = written(4, { isAfterReadyPosts }).flat();
    expect(share(all, endsInCall)).toBeGreaterThanOrEqual(0.95);
    expect(share(all, opensWithHook)).toBeGreaterThanOrEqual(0.9);
    expect(mean(all.map(variationOf))).toBeGreaterThan(least);
  });

  it('takes care not to repeat the last thirty pieces', () => {
    const topic = seededTopic('buyers');
    const before: string[] = [];
    for (let number = 0; number < 30; number++) {
      const facts = factsFor(topic, { titleNumber: number });
      before.push(contentOf({ ...facts, recent: before }, number * 31, someDay));
    }
    const facts = factsFor(topic, { titleNumber: 30 });
    expect(alreadySaid(contentOf({ ...facts, recent: before }, 930, someDay), before)).toBeLessThan(
      0.2,
    );
  });
});

describe('templates', () => {
  const topic = seededTopic('sellers');
  const write = (name: string) => {
    const template = seededTemplates.find((each) => each.name === name);
    const facts = factsFor(topic, { template, titleNumber: 1, isTemplateBinding: true });
    return contentOf(facts, 3, someDay);
  };

  test.each([
    [
      'Hook, problem, tip, next step',
      /^<p>.+<\/p>\s*<p>.+<\/p>\s*(?:<p>.+<\/p>\s*)?<p>[^<]+:<\/p>\s*<ul>(<li>[A-Z][^<]+<\/li>){3}<\/ul>/,
    ],
    ['Myth and fact', /^<p>&quot;.+&quot; .+<\/p>[\s\S]+<p>&quot;/],
    ['Checklist', /<ul>(<li>[A-Z][^<]+[^.]<\/li>){5,7}<\/ul>/],
    ['Short story with a lesson', /(?:illustration|example|made up)[\s\S]+The lesson: /],
    ['Question first', /^<p><strong>[^<]+\?<\/strong>[\s\S]+If [\s\S]+If [\s\S]+\?/],
    ['Mini FAQ', /^(<p><strong>[^<]+\?<\/strong><\/p>\s*<p>[^<]+<\/p>\s*){3}/],
    ['Before and after', /<ul>(<li>[^<]+\((?:low|medium|high) effort\)<\/li>){3}<\/ul>/],
    [
      'Two options compared',
      /(<p><strong>[^<]+:<\/strong>[^<]+<\/p>\s*){2}<p>[^<]+<\/p>\s*<ol>(<li>[^<]+\?<\/li>){3}<\/ol>/,
    ],
    ['Timeline', /<ol>(<li><strong>[^<]+:<\/strong>[^<]+<\/li>){4,6}<\/ol>/],
    ['Common mistakes', /<ul>(<li>[^<]+(?:fix|Instead|Better):[^<]+<\/li>){3}<\/ul>/],
    ['Number first', /^<p>[^<]+Austin[^<]+<\/p>/],
    ['Local spotlight', /\?<\/p>$/],
  ])('%s is followed when it is asked for', (name, shape) => {
    expect(write(name)).toMatch(shape);
  });

  it('reads an own template by what it asks for', () => {
    const template = { name: 'My list', text: 'Write a checklist of six items.' };
    expect(contentOf(factsFor(topic, { template }), 1, someDay)).toMatch(
      /<ul>(<li>[^<]+<\/li>){5,7}/,
    );
  });

  it('gives way to what the agent said, and says so', () => {
    const template = seededTemplates.find(({ name }) => name === 'Checklist');
    const answers = [
      { question: topic.questions[3] ?? '', answer: 'We sold a bungalow on Elm in 6 days.' },
    ];
    const { draft, template: used } = writePost(factsFor(topic, { template, answers }), 3, someDay);
    expect(draft.content).toContain('We sold a bungalow on Elm in 6 days.');
    expect(used).toBeUndefined();
  });

  it('names what there is no room for beside a template', () => {
    const template = seededTemplates.find(({ name }) => name === 'Checklist');
    const answer = Array.from(
      { length: 30 },
      (_, index) => `Fact number ${index} is one more thing that people ask me about.`,
    ).join(' ');
    const answers = [{ question: topic.questions[3] ?? '', answer }];
    const { draft, note } = writePost(
      factsFor(topic, { template, answers, isTemplateBinding: true }),
      3,
      someDay,
    );
    expect(visibleText(draft.content).length).toBeLessThanOrEqual(1_200);
    expect(note).toMatch(/no room for "Fact number/);
  });
});

test('leads with a supplied figure and its source', () => {
  const figures = {
    source: 'ATTOM',
    asOf: 'March 2026',
    figures: [{ label: 'median sale price', value: '$512,000' }],
  };
  const text = visibleText(
    contentOf(factsFor(seededTopic('marketreport'), { figures }), 1, someDay),
  );
  expect(text.split('\n')[0]).toMatch(/median sale price in Austin(?: is|:) \$512,000\./i);
  expect(text).toContain('Source: ATTOM, March 2026.');
  expect(text.match(/512,000/g)).toHaveLength(1);
});

describe('subjects of one’s own', () => {
  const write = (subject: string, given = {}) => writePost(factsAbout(subject, given), 4, someDay);

  test('what the agent said of it stands once', () => {
    const answers = [
      { question: 'What is it, in a sentence?', answer: 'March 1 2027 to file, can do online' },
      { question: 'What do people get wrong about it?', answer: 'It’s free. Pay nobody.' },
    ];
    const text = visibleText(write('Homestead deadline reminder', { answers }).draft.content);
    expect(text.match(/March 1/g)).toHaveLength(1);
  });

  test.each([
    ['Just sold on Maple Street', /on Maple Street, Austin/],
    ['New listing in Hyde Park', /Hyde Park, Austin\./],
    ['Open house this Saturday', /this Saturday in Austin\./],
    ['Thank you to my clients this year', /thank you/i],
    ['happy thanksgiving', /happy thanksgiving/i],
    ['mortgage rates dropped this week', /mortgage rate/],
    ['What is earnest money?', /^[^.?]*earnest money/i],
    ['what is escrow', /^[^.?]*escrow/i],
    ['how to pick a home inspector', /licensed or certified|come along|inspector/],
    ['why winter is a good time to list', /\bwinter|slower season/i],
    ['10 years in real estate!', /^10 years\./],
  ])('%s is what it says', (subject, start) => {
    const { draft, note } = write(subject);
    expect(visibleText(draft.content)).toMatch(start);
    expect(visibleText(draft.content)).not.toMatch(/this subject|the question "/);
    expect(note).toMatch(/would make this yours/);
  });

  it('says the facts of an announcement first', () => {
    const { draft, note } = write('Just listed 418 Maple Ave', {
      answers: [
        { question: 'Beds, baths, size and price?', answer: '4 bed 2 bath, 2,140 sf, $389,900' },
      ],
    });
    const lines = visibleText(draft.content).split('\n').filter(Boolean);
    expect(lines[0]).toContain('418 Maple Ave, Austin');
    expect(lines[1]).toBe('4 beds, 2 baths, 2,140 square feet, $389,900.');
    expect(note).toBeUndefined();
  });
});

test('a figure of the place stands with its source and only where it serves', () => {
  const topic = seededTopic('home-maintenance');
  const titleNumber = topic.titles.indexOf('Winterizing a {location} home');
  const posts = Array.from({ length: 8 }, (_, seed) =>
    visibleText(
      contentOf(
        factsFor(topic, { city: 'Buffalo', state: 'NY', titleNumber, isAfterReadyPosts: true }),
        seed,
        someDay,
      ),
    ),
  );
  const local = posts.filter((text) => text.includes('inches of snow'));
  expect(local.length).toBeGreaterThan(0);
  for (const text of local) expect(text).toContain('NOAA averages 2006-2020');
  const other = visibleText(
    contentOf(factsFor(seededTopic('sellers'), { city: 'Buffalo', state: 'NY' }), 1, someDay),
  );
  expect(other).not.toMatch(/inches of|NOAA/);
});

test('hashtags, tags and image prompt are complete', () => {
  const { draft } = writePost(
    factsFor(seededTopic('luxury'), { city: 'St. Louis', state: 'MO' }),
    2,
    someDay,
  );
  expect(draft.hashtags.length).toBeGreaterThanOrEqual(3);
  expect(draft.hashtags.length).toBeLessThanOrEqual(5);
  expect(draft.hashtags[0]).toMatch(/^StLouis/);
  expect(draft.contentTags.length).toBeGreaterThanOrEqual(3);
  const words = countWords(draft.imagePrompt);
  expect(words).toBeGreaterThanOrEqual(30);
  expect(words).toBeLessThanOrEqual(70);
  expect(draft.imagePrompt).toMatch(/no people, no text/);
});

describe('topics that announce something', () => {
  const answersFor = (identifier: string, ...answers: string[]) => {
    const topic = announcementTopics.find((each) => each.identifier === identifier);
    if (!topic) throw new Error(`no topic ${identifier}`);
    return factsFor(topic, {
      city: 'Reno',
      state: 'NV',
      answers: answers.map((answer, index) => ({ question: topic.questions[index] ?? '', answer })),
    });
  };
  const linesOfPost = (...input: Parameters<typeof answersFor>) =>
    visibleText(contentOf(answersFor(...input), 3, someDay))
      .split('\n')
      .filter(Boolean);

  test('just listed', () => {
    const lines = linesOfPost(
      'just-listed',
      '418 Maple Ave, yes seller signed off',
      '4 bed 2 bath, $389,900',
      'new roof 2023, shop with 220',
      'by appointment',
      'text 775-555-0100',
    );
    expect(lines[0]).toMatch(/418 Maple Ave, Reno\.$/);
    expect(lines[1]).toBe('4 beds, 2 baths, $389,900.');
    expect(lines.join(' ')).toMatch(
      /New roof in 2023.*Shop with 220.*Showings by appointment\..*Text 775-555-0100\.$/,
    );
    expect(lines.join(' ')).not.toMatch(/signed off/);
  });

  test('just sold', () => {
    const lines = linesOfPost(
      'just-sold',
      'Five Points',
      '4 offers, 6 days, over list',
      'we finished the paint before photos',
    );
    expect(lines[0]).toMatch(
      /^Just sold in Five Points, Reno: four offers, 6 days(?:,| and) over list\.$/,
    );
    expect(lines.join(' ')).toContain('We finished the paint before photos.');
  });

  test('price change', () => {
    const lines = linesOfPost('price-change', '12 Oak St', 'was 749k now 719k');
    expect(lines[0]).toMatch(/\$719,000.*\$749,000/);
  });

  test('thanks and holidays', () => {
    expect(linesOfPost('thanks-and-holidays', 'happy thanksgiving')[0]).toMatch(
      /Reno.*happy Thanksgiving|Happy Thanksgiving, Reno/i,
    );
    expect(linesOfPost('thanks-and-holidays', 'my clients', '31 closings this year.')[1]).toBe(
      '31 closings this year.',
    );
  });

  test.each(announcementTopics)('$identifier has a short post without answers', (topic) => {
    for (const titleNumber of topic.titles.keys()) {
      const facts = factsFor(topic, { titleNumber });
      const { draft, note } = writePost(facts, titleNumber, someDay);
      expect(findFaults(draft.content, facts)).toEqual([]);
      expect(endsInCall(draft.content)).toBe(true);
      expect(note).toMatch(/would make this yours/);
    }
  });
});

describe('what an answer limits or compares', () => {
  const written = (topic: (typeof seededTopics)[number], titleNumber: number, typed: string[]) =>
    visibleText(
      contentOf(
        factsFor(topic, {
          city: 'Dubuque',
          state: 'IA',
          titleNumber,
          answers: typed.map((answer, index) => ({
            question: topic.questions[index] ?? '',
            answer,
          })),
        }),
        1,
        someDay,
      ),
    );

  test('an hour for neighbors is not announced to everybody', () => {
    const when = '1560 Alpine St, Thurs Nov 19 5 to 6:30 neighbors only, then Sun Nov 22 1-3. yes';
    const text = written(seededTopic('open-houses'), 11, [when, 'oak trim', 'kids ok']);
    expect(text).toMatch(/^Neighbors first, then everyone: an open house in Dubuque\./);
    expect(text).toContain('from 5 to 6:30 (neighbors only), then Sunday');
    expect(text).toContain('Kids are welcome.');
    expect(written(seededTopic('open-houses'), 11, ['1560 Alpine St, Sun Nov 22 1-3'])).not.toMatch(
      /first, then everyone/,
    );
  });

  test('a month to compare with stands beside two figures only', () => {
    const report = (figures: string) =>
      written(seededTopic('marketreport'), 4, [
        'Dubuque Board of Realtors, Oct 2026 vs Oct 2025',
        figures,
      ]);
    const one = report('new listings 402 vs 371, median 428,000, 24 days');
    expect(one).toContain('402 new listings, up from 371 in October 2025.');
    expect(one).toContain("Here's October 2026, from the Dubuque Board of Realtors:");
    expect(report('new listings 402 vs 371, median 428,000 vs 410,000, 24 days')).toContain(
      "Here's October 2026 vs October 2025, from",
    );
  });

  test('a kind of home keeps its change', () => {
    const text = written(seededTopic('marketreport'), 7, [
      'CCAR, Oct 2026',
      'condos median 219k down 4.2%, 2,960 active, 96 days on market',
    ]);
    expect(text).toMatch(/condo median price in Dubuque(?: is|:) \$219,000, down 4\.2%\./i);
  });

  test('years in business are told once', () => {
    const topic = announcementTopics.find(({ identifier }) => /^thanks/.test(identifier));
    if (!topic) throw new Error('no topic for thanks');
    const text = written(topic, 7, ['12 years in business', 'over 400 closings', 'no']);
    expect(text.match(/12 years/g)).toHaveLength(1);
  });
});
