import { expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { aroundTheText, sharedRuns } from '#builtin/writer/testing/around-the-text.ts';
import {
  factsFor,
  type SeededTopic,
  seededTopic,
  seededTopics,
  someDay,
} from '#builtin/writer/testing/facts.ts';
import { isPartedByCity, isTooShortToShare } from './shared-words.ts';
import { writeBlog } from './write-blog.ts';

const places = [
  ['Austin', 'TX'],
  ['Miami', 'FL'],
  ['Portland', 'ME'],
  ['Boise', 'ID'],
  ['Church Hill', 'TN'],
  ['Santa Fe', 'NM'],
  ['Bozeman', 'MT'],
  ['Reno', 'NV'],
  ['Tulsa', 'OK'],
  ['Duluth', 'MN'],
  ['Savannah', 'GA'],
  ['Toledo', 'OH'],
  ['Tacoma', 'WA'],
] as const;

function article(identifier: string, titleNumber: number, seed: number, recent?: string[]): string {
  const [city, state] = places[seed % places.length] ?? places[0];
  const facts = factsFor(seededTopic(identifier), { city, state, titleNumber, recent });
  return writeBlog(facts, seed, someDay).draft.content;
}

test('forty articles over all topics', () => {
  const articles = Array.from({ length: 40 }, (_, index) => {
    const topic = seededTopics[index % seededTopics.length]?.identifier ?? '';
    return aroundTheText(article(topic, Math.floor(index / seededTopics.length) * 5, index));
  });
  expect(sharedRuns(articles)).toEqual([]);
});

test.each(['sellers', 'financing', 'local-events', 'home-maintenance'])(
  'one article for every title of %s',
  (identifier) => {
    const articles = seededTopic(identifier).titles.map((_, index) =>
      aroundTheText(article(identifier, index, index + 14)),
    );
    expect(sharedRuns(articles)).toEqual([]);
  },
);

test('the same title again, for an agent whose last articles are known', () => {
  const recent: string[] = [];
  for (let seed = 1; seed <= 3; seed++) recent.push(article('sellers', 2, seed, [...recent]));
  expect(sharedRuns(recent.map(aroundTheText))).toEqual([]);
});

test.each(['sellers', 'buyers'])(
  'two agents under one title of %s share its answer, and nothing of what each of them said',
  (identifier) => {
    const topic = seededTopic(identifier);
    const opening = (titleNumber: number, city: string, state: string, said: string) => {
      const answers = [1, 3].map((index) => ({
        question: topic.questions[index] ?? '',
        answer: index === 1 ? said : 'none',
      }));
      const facts = factsFor(topic, {
        city,
        state,
        titleNumber,
        answers,
        isAfterReadyArticle: true,
      });
      const { content } = writeBlog(facts, titleNumber, someDay).draft;
      return content.slice(0, content.indexOf('<h2>'));
    };
    for (const titleNumber of topic.titles.keys()) {
      const openings = [
        opening(
          titleNumber,
          'Tulsa',
          'OK',
          'people wait for spring and then there are three of them',
        ),
        opening(
          titleNumber,
          'Reno',
          'NV',
          'they forget to ask the county before they sign a thing',
        ),
      ];
      expect(openings[0]).toContain('ait for spring');
      expect(openings[1]).toContain('ask the county');
      // The answer that the title asks for has four wordings, which two agents may share.
      const texts = openings.map((html) =>
        readBlocks(html)
          .slice(1)
          .flatMap((block) => ('text' in block ? [block.text] : [])),
      );
      expect(sharedRuns(texts)).toEqual([]);
    }
  },
);

/** What stands around the parts of a long article, cell by cell. */
function aroundTheParts(
  topic: SeededTopic,
  seed: number,
  [city, state]: readonly [string, string],
) {
  const facts = factsFor(topic, { title: topic.name, city, state });
  const { draft } = compose({ kind: 'outline', facts, seed, today: someDay });
  const longForm = draft as { mainTitle: string; outline: { title: string; question: string }[] };
  const write = (kind: 'frame' | 'section', index?: number) =>
    compose({
      kind,
      facts: { ...facts, longForm: { ...longForm, index } },
      seed: seed * 10 + (index ?? 9),
      today: someDay,
    }).draft as { introduction: string; content: string };
  return [
    ...readBlocks(write('frame').introduction).flatMap((block) =>
      'text' in block ? [block.text] : block.kind === 'table' ? block.rows.flat() : [],
    ),
    ...longForm.outline.map(({ title }) => title),
    ...[0, 1].flatMap((index) =>
      readBlocks(write('section', index).content).flatMap((block) =>
        block.kind === 'h3' ? [block.text] : [],
      ),
    ),
  ];
}

test('long articles over all topics', () => {
  const articles = seededTopics.map((topic, seed) => aroundTheParts(topic, seed, places[0]));
  expect(sharedRuns(articles)).toEqual([]);
});

test('two long articles of one topic in two cities share at most an introduction', () => {
  for (const [seed, topic] of seededTopics.entries()) {
    const articles = [places[3], places[7]].map((place, index) =>
      aroundTheParts(topic, seed + index * 50, place).filter(isTooShortToShare),
    );
    expect(sharedRuns(articles)).toEqual([]);
  }
});

test('articles end with a call that two of them may share', () => {
  for (const topic of seededTopics)
    for (const titleNumber of [0, 4, 8]) {
      const facts = factsFor(topic, { titleNumber, isAfterReadyArticle: true });
      const blocks = readBlocks(writeBlog(facts, titleNumber, someDay).draft.content);
      const last = blocks.findLastIndex(({ kind }) => kind === 'h2');
      const call = blocks[last + 1];
      const isShort =
        call?.kind === 'p' &&
        (isTooShortToShare(call.text) || isPartedByCity(call.text, facts.place.city));
      expect(isShort, JSON.stringify(call)).toBe(true);
    }
});
