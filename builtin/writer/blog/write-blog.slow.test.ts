import { expect, test } from 'vitest';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { blogFaults } from '#builtin/writer/testing/blog-faults.ts';
import {
  factsAbout,
  factsFor,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import { writeBlog } from './write-blog.ts';

test.each(seededTopics)('$identifier has articles of the right length', (topic) => {
  // Three titles, others for every topic; the sweep has them all.
  const start = seededTopics.indexOf(topic);
  const faults = [0, 1, 2].flatMap((step) =>
    blogFaults(topic, (start + step * 5) % topic.titles.length),
  );
  expect(faults).toEqual([]);
});

test('answers its title at once and says each thing once', () => {
  const facts = factsFor(seededTopic('buyers'), { titleNumber: 3, isAfterReadyArticle: true });
  const { content } = writeBlog(facts, 1, someDay).draft;
  const opening = countWords(visibleText(/^<p>([\s\S]*?)<\/p>/.exec(content)?.[1] ?? ''));
  expect(opening).toBeGreaterThanOrEqual(25);
  expect(opening).toBeLessThanOrEqual(90);
  expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
  expect(content).toMatch(/<ol>(<li>[^<]+<\/li>){3,6}<\/ol>/);
  expect(content).toMatch(
    /This article is general information, not legal, tax or lending advice\.<\/p>$/,
  );
});

test('a title that is a choice has both sides in a table, others have none', () => {
  const at = (identifier: string, titleNumber: number) =>
    writeBlog(
      factsFor(seededTopic(identifier), { titleNumber, isAfterReadyArticle: true }),
      1,
      someDay,
    ).draft.content;
  expect(at('investment', 2)).toMatch(/<table><thead>.*duplex/i);
  expect(at('home-maintenance', 8)).not.toContain('<table>');
});

test('no point is both explained and listed', () => {
  const topic = seededTopic('sellers');
  for (const titleNumber of topic.titles.keys()) {
    const facts = factsFor(topic, { titleNumber, isAfterReadyArticle: true });
    const text = visibleText(writeBlog(facts, titleNumber, someDay).draft.content);
    const { knowledge, say } = gatherMaterial(facts, someDay);
    const twice = knowledge.points.filter(
      ({ how, action }) => text.includes(spoken(say(how))) && text.includes(spoken(say(action))),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  }
});

test('a subject of one’s own gets an article, too', () => {
  const facts = factsAbout('solar panels');
  const { content } = writeBlog(facts, 1, someDay).draft;
  const words = countWords(visibleText(content));
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(980);
  expect(findFaults(content, facts)).toEqual([]);
});

test('directions to the writer are not printed', () => {
  const topic = seededTopic('luxury');
  const answers = [
    { question: topic.questions[4] ?? '', answer: 'bold and a little glossy' },
    { question: topic.questions[2] ?? '', answer: 'I make a film for every listing.' },
  ];
  const { content } = writeBlog(factsFor(topic, { answers }), 1, someDay).draft;
  expect(content).toContain('I make a film for every listing.');
  expect(content).not.toContain('glossy');
});

const sectionsOf = (html: string) =>
  html.split('<h2>').map((part) => visibleText(`<h2>${part}`.replace(/<\/h2>/, '</h2>\n')));

test('sections open with the agent’s answers, in the order of the questions', () => {
  const topic = seededTopic('sellers');
  const [scope, mistake, , sale, next] = topic.questions as [
    string,
    string,
    string,
    string,
    string,
  ];
  const facts = factsFor(topic, {
    city: 'Asheville',
    state: 'NC',
    titleNumber: 10,
    isAfterReadyArticle: true,
    answers: [
      { question: scope, answer: 'older homes in Montford' },
      { question: mistake, answer: 'waiting for the buyers inspector to find stuff' },
      {
        question: sale,
        answer:
          '1921 foursquare on Cumberland. inspector found knob and tube in the attic, we fixed it for 4,200 and closed in 19 days with no repair requests',
      },
      { question: next, answer: 'dm me INSPECT' },
    ],
  });
  for (let seed = 0; seed < 12; seed++) {
    const { draft, note } = writeBlog(facts, seed, someDay);
    const sections = sectionsOf(draft.content);
    const [opening = '', ...parts] = sections;
    const saidIn = (text: string) => sections.findIndex((section) => section.includes(text));
    expect(opening).toMatch(/older homes? in Montford/);
    expect(saidIn("or the buyer's inspector to find stuff")).toBeLessThanOrEqual(1);
    const story = parts.find((part) => part.includes('1921 foursquare')) ?? '';
    expect(story.split('\n')[1]).toMatch(
      /^One example: a 1921 foursquare on Cumberland\. The inspector found/,
    );
    expect(story).toContain('closed in 19 days with no repair requests.');
    expect(parts.indexOf(story)).toBeLessThanOrEqual(1);
    expect(parts.at(-1)).toContain('DM me INSPECT.');
    expect(note).toBeUndefined();
  }
});

test('a subject of one’s own opens with what the agent said of it', () => {
  const answers = [
    'buyers ask who owns the panels. if its a lease the buyer has to qualify with the solar co.',
    'last listing the lease transfer took 5 weeks',
    'text me 480-555-0133',
  ].map((answer) => ({ question: '', answer }));
  const { content } = writeBlog(
    factsAbout('solar panels', { city: 'Mesa', state: 'AZ', answers }),
    3,
    someDay,
  ).draft;
  expect(content).toMatch(/^<p>Buyers ask who owns the panels\. If it&#39;s a lease/);
  expect(content.match(/480-555-0133/g)).toHaveLength(1);
  expect(content).toMatch(/Text me at 480-555-0133\.<\/p>\n<p>This article/);
});

test('an answer that says nothing is not printed', () => {
  const topic = seededTopic('new-construction');
  const answers = [{ question: topic.questions[4] ?? '', answer: 'not sure check w builder' }];
  const { draft } = writeBlog(factsFor(topic, { answers }), 2, someDay);
  expect(visibleText(draft.content)).not.toMatch(/not sure/i);
});

test('figures come first, with source and reading, and their reader is not printed', () => {
  const topic = seededTopic('marketreport');
  const said = [
    'MLS Technology, Sept 2026',
    'median 248k up 3% yr over yr, 2,310 active, 34 days on market',
    'Tulsa County, single family',
    'good homes still go in the first two weekends but buyers are negotiating repairs again',
    'sellers',
  ];
  const answers = said.map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
  const facts = factsFor(topic, { city: 'Tulsa', state: 'OK', answers });
  const { content } = writeBlog(facts, 5, someDay).draft;
  const [opening = '', figures = ''] = sectionsOf(content);
  expect(opening).toMatch(/\$248,000, up 3% from a year ago/);
  expect(figures).toMatch(/MLS Technology[\s\S]*2,310[\s\S]*34[\s\S]*negotiating repairs again/);
});

test('a local fact stands only where it serves the title, with its source', () => {
  const topic = seededTopic('home-maintenance');
  const at = (titleNumber: number) =>
    visibleText(
      writeBlog(factsFor(topic, { city: 'Buffalo', state: 'NY', titleNumber }), 1, someDay).draft
        .content,
    );
  expect(at(8)).toMatch(/^.*\s+(?:.*\s+)?Buffalo gets about 88 inches of snow/);
  expect(at(8)).toMatch(/Snow: NOAA averages 2006-2020, nearest station\.\s+This article/);
  expect(at(6)).not.toMatch(/NOAA|inches of snow|Census/);
});

test('what the agent does not know is not printed, and what was typed in haste is made right', () => {
  const topic = seededTopic('new-construction');
  const said = [
    'CBH rebates, not sure of amounts',
    'high 300s to mid 500s',
    'knob n tube + a cracked pipe. final grading drags for months',
  ];
  const answers = said.map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
  const { content } = writeBlog(factsFor(topic, { answers, titleNumber: 3 }), 2, someDay).draft;
  const text = visibleText(content);
  expect(text).not.toMatch(/not sure/i);
  expect(text).toMatch(/the high \$300s to the mid \$500s/i);
  expect(text).toMatch(/knob and tube and a cracked pipe/i);
});

test('what says nothing of the title does not open an article, and no question is left open', () => {
  const topic = seededTopic('investment');
  const said = [
    'small multifamily, doubles in Old Brooklyn',
    'lead safe certification required, rental registration every year',
    'rents 1050-1250 a side, taxes about 3800, insurance 2400. my own 2 doubles',
  ];
  const answers = said.map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
  for (const seed of [1, 2, 3]) {
    const facts = factsFor(topic, {
      city: 'Cleveland',
      state: 'OH',
      titleNumber: 1,
      isAfterReadyArticle: true,
      answers,
    });
    const { content } = writeBlog(facts, seed, someDay).draft;
    expect(sectionsOf(content)[0]).toMatch(/\nReal numbers from my own 2 doubles: rents \$1,050/);
    expect(content).not.toMatch(/The strategy:|Source:/);
    for (const [, answer] of content.matchAll(/<h2>[^<]+\?<\/h2>\s*<p>([^<]+)<\/p>/g))
      expect(answer).not.toMatch(/^You may|^A common belief|^People will tell/);
  }
});

test('a deed that nothing is said of keeps its lead', () => {
  const topic = seededTopic('sellers');
  const answers = [
    {
      question: topic.questions[1] ?? '',
      answer: 'pricing off the zestimate and then chasing it down',
    },
  ];
  const { content } = writeBlog(
    factsFor(topic, { titleNumber: 0, isAfterReadyArticle: true, answers }),
    2,
    someDay,
  ).draft;
  expect(sectionsOf(content)[0]).toMatch(/: pricing off the Zestimate and then chasing it down\./);
});
