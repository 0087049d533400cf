import { describe, expect, it } from 'vitest';
import { countWords } from '#builtin/writer/language/sentences.ts';
import {
  factsFor,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { writeBlog } from './write-blog.ts';

const sectionsOf = (html: string) => html.split(/(?=<h2>)/).map(visibleText);

const sellers = seededTopic('sellers');
const [which, mistake, services, sale, next] = sellers.questions as [
  string,
  string,
  string,
  string,
  string,
];

describe('an article written whole', () => {
  it('has its length and no fault, whoever answered what', () => {
    const faults = seededTopics.flatMap((topic, index) => {
      const facts = factsFor(topic, { titleNumber: index % topic.titles.length });
      const { content } = writeBlog(facts, index, someDay).draft;
      const words = countWords(visibleText(content));
      return [...findFaults(content, facts), ...(words < 500 || words > 1_100 ? [words] : [])];
    });
    expect(faults).toEqual([]);
  });

  it('opens the section of a question with its answer, whole', () => {
    const answers = [
      { question: mistake, answer: 'Waiting for spring costs more than it brings.' },
    ];
    for (let seed = 0; seed < 8; seed++) {
      const { content } = writeBlog(factsFor(sellers, { answers }), seed, someDay).draft;
      const said = sectionsOf(content).filter((text) => text.includes('Waiting for spring'));
      expect(said).toHaveLength(1);
      expect(said[0]?.split('\n').filter(Boolean)[1]).toBe(
        'Waiting for spring costs more than it brings.',
      );
    }
  });

  it('gives a story, an offer and the next step places of their own', () => {
    const answers = [
      { question: which, answer: 'older homes in Montford' },
      { question: services, answer: 'I pay for a pre-listing inspection.' },
      { question: sale, answer: 'We listed a foursquare in May. It sold in nine days.' },
      { question: next, answer: 'Text me HOUSE.' },
    ];
    const { content } = writeBlog(factsFor(sellers, { answers }), 4, someDay).draft;
    const sections = sectionsOf(content);
    expect(sections[0]).toMatch(/older homes? in Montford/);
    expect(sections.filter((text) => text.includes('We listed a foursquare'))).toHaveLength(1);
    expect(sections.at(-1)).toMatch(
      /pre-listing inspection\.\s+(?:[^.?]+\? )?Text me HOUSE\.\s+This article/,
    );
  });

  it('is shorter where the agent said much', () => {
    const said = (count: number) =>
      [mistake, services, sale].slice(0, count).map((question) => ({
        question,
        answer: `${question.length} owners asked me about it this fall, and most waited too long.`,
      }));
    const sections = (count: number) =>
      writeBlog(factsFor(sellers, { answers: said(count) }), 2, someDay).draft.content.match(
        /<h2>/g,
      )?.length ?? 0;
    expect(sections(3)).toBeLessThanOrEqual(sections(0) + 1);
  });

  it('comes to an agent in other words the next time, and then in another way', () => {
    const recent: string[] = [];
    for (let seed = 1; seed <= 3; seed++)
      recent.push(writeBlog(factsFor(sellers, { recent }), seed, someDay).draft.content);
    const paragraphs = recent.map(
      (html) => new Set(html.match(/<p>(?!This article is)[^<]{60,}<\/p>/g)),
    );
    const [first, second, third] = paragraphs as [Set<string>, Set<string>, Set<string>];
    expect(first.intersection(second).size).toBe(0);
    expect(first.union(second).intersection(third).size).toBe(0);
  });

  it('says that its advice is ours', () => {
    const { advice } = writeBlog(factsFor(sellers), 1, someDay);
    expect(advice).toContain('Austin');
    expect(advice).not.toMatch(/[{}]/);
  });
});
