import { describe, expect, it } from 'vitest';
import { seededTopics } from '#builtin/writer/testing/facts.ts';
import {
  faultsOfFrame,
  faultsOfGuideSection,
  textsOfGuide,
} from '#builtin/writer/testing/ready-article-rules.ts';
import { rowsSaidTwice } from '#builtin/writer/testing/ready-post-rules.ts';
import { findKnowledge } from './load-knowledge.ts';
import { readyGuideOf } from './ready-guides.ts';

describe.each(seededTopics)('the guide of $identifier', ({ identifier }) => {
  const guide = readyGuideOf(identifier);
  const sections = Object.entries(guide?.sections ?? {});

  it('has a section for every title of the outline', () => {
    const outline = findKnowledge(identifier)?.outline.map(({ title }) => title);
    expect(sections.map(([title]) => title)).toEqual(outline);
  });

  it('keeps to the rules of prose and form', () => {
    const faults = sections.flatMap(([title, section]) => faultsOfGuideSection(title, section));
    expect([...faults, ...(guide ? faultsOfFrame(guide) : ['none'])]).toEqual([]);
  });

  it('says nothing twice', () => {
    const texts = sections.flatMap(([title, section]) => textsOfGuide(title, section));
    expect(rowsSaidTwice(texts, 9)).toEqual([]);
  });
});
