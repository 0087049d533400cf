import { expect, test } from 'vitest';
import { countWords } from '#builtin/writer/language/sentences.ts';
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
import { writeBlog } from './write-blog.ts';

test.each(seededTopics)('$identifier has articles of the right length', (topic) => {
  // Three titles, others for every topic; the sweep has them all.
  const start = seededTopics.indexOf(topic);
  const faults = [0, 1, 2].flatMap((step) =>
    blogFaults(topic, (start + step * 5) % topic.titles.length),
  );
  expect(faults).toEqual([]);
});

test('has every part of the plan', () => {
  const facts = factsFor(seededTopic('buyers'), { titleNumber: 3 });
  const { content } = writeBlog(facts, 1, someDay).draft;
  const opening = countWords(visibleText(/^<p>([\s\S]*?)<\/p>/.exec(content)?.[1] ?? ''));
  expect(opening).toBeGreaterThanOrEqual(55);
  expect(opening).toBeLessThanOrEqual(110);
  expect(content).toMatch(/<h2>Key points<\/h2>\s*<ul>(<li>[^<]+<\/li>){4,5}<\/ul>/);
  expect(content).toMatch(/<ol>(<li>[^<]+<\/li>){4,6}<\/ol>/);
  expect(content).toMatch(/<table><thead>/);
  expect(content).toMatch(/<h2>[^<]*Austin[^<]*<\/h2>/);
  expect(content.match(/<h3>[^<]+\?<\/h3>\s*<p>[^<]+<\/p>/g)).toHaveLength(3);
  expect(content).toMatch(
    /This article is general information, not legal, tax or lending advice\.<\/p>$/,
  );
  expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(7);
});

test('a subject of one’s own gets an article, too', () => {
  const facts = factsAbout('solar panels');
  const { content } = writeBlog(facts, 1, someDay).draft;
  const words = countWords(visibleText(content));
  expect(words).toBeGreaterThanOrEqual(950);
  expect(words).toBeLessThanOrEqual(1_350);
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
