import { describe, expect, it, test } from 'vitest';
import { countWords } from '#builtin/writer/language/sentences.ts';
import {
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { postFaults } from '#builtin/writer/testing/post-faults.ts';
import { writePost } from './write-post.ts';

const contentOf = (...input: Parameters<typeof writePost>) => writePost(...input).draft.content;

test.each(seededTopics.map((topic, index) => ({ ...topic, index })))(
  '$identifier has a post for every title',
  (topic) => {
    // Every title here, every template somewhere; the sweep has them all with each other.
    const faults = topic.titles.flatMap((_, titleNumber) =>
      postFaults(
        topic,
        titleNumber,
        seededTemplates[(topic.index + titleNumber) % seededTemplates.length],
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

test('200 posts of one topic and place differ widely', () => {
  const topic = seededTopic('buyers');
  const posts = Array.from({ length: 200 }, (_, index) => {
    const template = seededTemplates[(index * 7) % seededTemplates.length];
    return visibleText(
      contentOf(factsFor(topic, { titleNumber: index, template }), index, someDay),
    );
  });
  expect(new Set(posts).size).toBe(200);
  const runs = posts.map(fiveWordRuns);
  const overlaps = runs.flatMap((one, index) =>
    runs.slice(index + 1).map((other) => overlap(one, other)),
  );
  overlaps.sort((one, other) => one - other);
  expect(overlaps[Math.floor(overlaps.length / 2)]).toBeLessThan(0.2);
});

function fiveWordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

function overlap(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / Math.min(one.size, other.size);
}

describe('templates are followed', () => {
  const topic = seededTopic('sellers');
  const write = (name: string) => {
    const template = seededTemplates.find((each) => each.name === name);
    return contentOf(factsFor(topic, { template, titleNumber: 1 }), 3, someDay);
  };

  test.each([
    [
      'Hook, problem, tip, next step',
      /^<p>.+<\/p>\s*<p>.+<\/p>\s*<ul>(<li>[A-Z][^<]+<\/li>){3}<\/ul>/,
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
    ['Timeline', /<ol>(<li><strong>[^<]+:<\/strong>[^<]+Have ready: [^<]+<\/li>){4,6}<\/ol>/],
    ['Common mistakes', /<ul>(<li>[^<]+(?:fix|Instead|Better):[^<]+<\/li>){3}<\/ul>/],
    ['Number first', /^<p>[^<]+Austin[^<]+<\/p>/],
    ['Local spotlight', /\?<\/p>$/],
  ])('%s', (name, shape) => {
    expect(write(name)).toMatch(shape);
  });

  const answers = [
    '1950s ranches under $500k',
    'Sellers here skip the disclosure form until the last week, and then they rush through it.',
    'photos, video, staging advice',
    'We sold a bungalow on Elm in 6 days because the price matched the last three closed sales. It taught me to trust the paper and not the mood. The owners had kept every receipt, which helped a lot with the inspector.',
    'book a valuation with me this week',
  ];
  test.each([
    ['Checklist', /<ul>(<li>[^<]+<\/li>){5,7}<\/ul>/],
    ['Short story with a lesson', /(?:illustration|example|made up)[\s\S]+The lesson: /],
    ['Question first', /two[\s\S]+If [\s\S]+If /i],
    ['Before and after', /<ul>(<li>[^<]+<\/li>){3}<\/ul>/],
    ['Two options compared', /<ol>(<li>[^<]+<\/li>){3}<\/ol>/],
    ['Timeline', /<ol>(<li>.+?<\/li>){4,6}<\/ol>/],
    ['Common mistakes', /<ul>(<li>[^<]+<\/li>){3}<\/ul>/],
    // Each question is followed by its answer, not by what the agent said.
    [
      'Mini FAQ',
      /^(<p><strong>[^<]+\?<\/strong><\/p>\s*<p>(?!.*1950s)[^<]+<\/p>\s*(<p>[^<]*1950s[^<]*<\/p>\s*)?){3}/,
    ],
  ])('%s keeps its parts when the agent says much', (name, shape) => {
    const template = seededTemplates.find((each) => each.name === name);
    for (const seed of [1, 2, 3]) {
      const facts = factsFor(topic, {
        template,
        titleNumber: seed,
        answers: topic.questions.map((question, index) => ({
          question,
          answer: answers[index] ?? '',
        })),
      });
      const { draft, note } = writePost(facts, seed, someDay);
      expect(draft.content).toMatch(shape);
      expect(countWords(visibleText(draft.content))).toBeLessThanOrEqual(190);
      expect(visibleText(draft.content).length).toBeLessThanOrEqual(1_200);
      const isWhole = draft.content.includes('which helped a lot');
      expect(isWhole || note?.includes('no room for')).toBe(true);
    }
  });

  it('reads an own template by what it asks for', () => {
    const template = { name: 'My list', text: 'Write a checklist of six items.' };
    expect(contentOf(factsFor(topic, { template }), 1, someDay)).toMatch(
      /<ul>(<li>[^<]+<\/li>){5,7}/,
    );
  });

  it('leads with a supplied figure and its source', () => {
    const template = seededTemplates.find(({ name }) => name === 'Number first');
    const figures = {
      source: 'ATTOM',
      asOf: 'March 2026',
      figures: [{ label: 'median sale price', value: '$512,000' }],
    };
    const text = visibleText(
      contentOf(factsFor(seededTopic('marketreport'), { template, figures }), 1, someDay),
    );
    expect(text).toMatch(/^Median sale price in Austin: \$512,000 \(ATTOM, March 2026\)\./);
    expect(text.match(/512,000/g)).toHaveLength(1);
  });
});

test('a title that needs facts says where to find them', () => {
  const topic = seededTopic('local-events');
  const titleNumber = topic.titles.indexOf('Farmers markets around {location}');
  for (const template of seededTemplates) {
    const text = visibleText(contentOf(factsFor(topic, { titleNumber, template }), 5, someDay));
    expect(text, template.name).toMatch(/calendar|visitor|chamber|city|county|market/i);
  }
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
  expect(words).toBeGreaterThanOrEqual(35);
  expect(words).toBeLessThanOrEqual(70);
  expect(draft.imagePrompt).toMatch(/no people, no text/);
});
