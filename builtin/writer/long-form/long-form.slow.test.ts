import { describe, expect, it, test } from 'vitest';
import { repeatedSentences } from '#builtin/writer/blocks.ts';
import { compose } from '#builtin/writer/compose.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import {
  factsAbout,
  factsFor,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import type { Facts, OutlineEntry } from '#contract/facts.ts';
import { FrameDraft, OutlineDraft, SectionDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';

const writer = createBuiltinWriter(compose, () => someDay);

async function outlineFor(facts: Facts, seed = 1) {
  const { value } = await writer.write({
    kind: 'outline',
    facts,
    prompt: '',
    schema: OutlineDraft,
    seed,
  });
  return value;
}

async function sectionsFor(
  facts: Facts,
  mainTitle: string,
  outline: OutlineEntry[],
  answerFor: (index: number) => string,
) {
  const sections: SectionDraft[] = [];
  for (const [index, { question }] of outline.entries()) {
    const answers = [{ question, answer: answerFor(index) }];
    const longForm = { mainTitle, outline, index, previous: sections.at(-1) };
    const { value } = await writer.write({
      kind: 'section',
      facts: { ...facts, answers, longForm },
      prompt: '',
      schema: SectionDraft,
      seed: index,
    });
    sections.push(value);
  }
  return sections;
}

const answerNumber = (index: number) =>
  `I have seen ${index + 2} cases of this kind near the lake since 2019.`;

describe.each([...seededTopics.map((topic) => factsFor(topic)), factsAbout('solar panels')])(
  '$topic.name',
  (facts) => {
    it('becomes a long article of six sections', async () => {
      const { mainTitle, outline } = await outlineFor(facts);
      expect(mainTitle).toContain('Austin');
      expect(outline).toHaveLength(6);
      expect(new Set(outline.map(({ title }) => title)).size).toBe(6);
      expect(outline.every(({ question }) => question.endsWith('?'))).toBe(true);

      const sections = await sectionsFor(facts, mainTitle, outline, answerNumber);
      for (const [index, { title, content }] of sections.entries()) {
        const words = countWords(visibleText(content));
        expect(words, title).toBeGreaterThanOrEqual(280);
        expect(words, title).toBeLessThanOrEqual(400);
        expect(visibleText(content).startsWith(answerNumber(index)), title).toBe(true);
      }

      const { value: frame } = await writer.write({
        kind: 'frame',
        facts: { ...facts, longForm: { mainTitle, outline } },
        prompt: '',
        schema: FrameDraft,
        seed: 1,
      });
      const whole = [
        frame.introduction,
        ...sections.map(({ content }) => content),
        frame.closing,
      ].join('\n');
      for (const part of [frame.introduction, frame.closing]) {
        expect(countWords(visibleText(part))).toBeGreaterThanOrEqual(40);
        expect(countWords(visibleText(part))).toBeLessThanOrEqual(225);
      }
      expect(countWords(visibleText(whole))).toBeLessThanOrEqual(3_500);
      // As the page counts them, which is what its card promises.
      const page = [whole, ...sections.map(({ title }) => title)].join('\n');
      expect(Math.round(page.replace(/<[^>]+>/g, '').length / 5.5)).toBeGreaterThanOrEqual(2_500);
      expect(findFaults(whole, facts)).toEqual([]);
      expect(repeatedSentences(readBlocks(whole))).toEqual([]);
    });
  },
);

test('sections the agent wrote are written about by their words', async () => {
  const facts = factsFor(seededTopic('buyers'));
  const outline = [
    { title: 'All about appraisals', question: 'What do appraisers look at?' },
    { title: 'HOA papers without tears', question: 'Which papers matter?' },
    { title: 'Earnest money', question: 'How much is usual?' },
    { title: 'Walk-through', question: 'What do you check?' },
  ];
  const sections = await sectionsFor(facts, 'Buying', outline, answerNumber);
  expect(visibleText(sections[0]?.content ?? '')).toMatch(/apprais/i);
  expect(visibleText(sections[1]?.content ?? '')).toMatch(/association|HOA/);
  expect(repeatedSentences(readBlocks(sections.map(({ content }) => content).join('\n')))).toEqual(
    [],
  );
});

test('a long answer leaves room for the section', async () => {
  const facts = factsFor(seededTopic('buyers'));
  const { mainTitle, outline } = await outlineFor(facts);
  const long = Array.from(
    { length: 40 },
    (_, index) => `Point ${index} is one that buyers bring up quite often.`,
  ).join(' ');
  const [section] = await sectionsFor(facts, mainTitle, outline.slice(0, 1), () => long);
  const words = countWords(visibleText(section?.content ?? ''));
  expect(words).toBeGreaterThanOrEqual(280);
  expect(words).toBeLessThanOrEqual(400);
});

test('what a section has no room for is named', async () => {
  const facts = factsFor(seededTopic('buyers'));
  const { mainTitle, outline } = await outlineFor(facts);
  const { note } = await writer.write({
    kind: 'section',
    facts: {
      ...facts,
      answers: [{ question: '', answer: `We saw it and ${'then we saw it and '.repeat(50)}left.` }],
      longForm: { mainTitle, outline, index: 0 },
    },
    prompt: '',
    schema: SectionDraft,
    seed: 1,
  });
  expect(note).toMatch(/no room for "We saw it/);
});

test.each([4, 5, 8, 12])(
  '%i sections have the length of sections, so that more say more',
  async (count) => {
    const facts = factsFor(seededTopic('buyers'));
    const { mainTitle, outline } = await outlineFor(facts);
    const own = [
      'Pets and yards',
      'Taxes',
      'Moving day',
      'Keys',
      'Insurance',
      'The first winter',
    ].map((title) => ({ title, question: `What of ${title}?` }));
    const parts = [...outline, ...own].slice(0, count);
    const sections = await sectionsFor(facts, mainTitle, parts, answerNumber);
    for (const { title, content } of sections) {
      const words = countWords(visibleText(content));
      expect(words, title).toBeGreaterThanOrEqual(280);
      expect(words, title).toBeLessThanOrEqual(400);
    }
    const whole = sections.map(({ content }) => content).join('\n');
    expect(repeatedSentences(readBlocks(whole))).toEqual([]);
  },
);

test.each([
  ['as short as can be', 'A', ['B']],
  [
    'as long as can be',
    'long words '.repeat(45),
    Array.from({ length: 12 }, () => 'long name '.repeat(29)),
  ],
  ['with two parts of one name', 'Selling', ['Price', 'Price']],
])('introduction and closing have their length with titles %s', async (_, mainTitle, titles) => {
  const facts = factsFor(seededTopic('sellers'));
  const outline = titles.map((title) => ({ title, question: '' }));
  for (let seed = 0; seed < 40; seed++) {
    const { value } = await writer.write({
      kind: 'frame',
      facts: { ...facts, longForm: { mainTitle, outline } },
      prompt: '',
      schema: FrameDraft,
      seed,
    });
    for (const part of [value.introduction, value.closing]) {
      expect(countWords(visibleText(part))).toBeGreaterThanOrEqual(8);
      expect(countWords(visibleText(part))).toBeLessThanOrEqual(225);
    }
    expect(value.hashtags.length).toBeGreaterThanOrEqual(3);
    expect(value.imagePrompt).toMatch(/no people, no text/);
    expect(value.imagePrompt).not.toMatch(/photo/i);
  }
});

test('a section is as long as a section for every seed and a long or a short answer', async () => {
  const facts = factsFor(seededTopic('staging'));
  const { outline, mainTitle } = await outlineFor(facts);
  const long = Array.from({ length: 9 }, (_, i) => `Room number ${i} took us two hours to clear.`);
  for (let seed = 0; seed < 30; seed++) {
    const answer = seed % 2 ? 'Oaks.' : long.slice(0, 1 + (seed % 9)).join(' ');
    const { value } = await writer.write({
      kind: 'section',
      facts: {
        ...facts,
        answers: [{ question: '', answer }],
        longForm: { mainTitle, outline, index: seed % 6 },
      },
      prompt: '',
      schema: SectionDraft,
      seed,
    });
    expect(countWords(visibleText(value.content))).toBeGreaterThanOrEqual(280);
    expect(countWords(visibleText(value.content))).toBeLessThanOrEqual(400);
  }
});

test('another seed, another outline', async () => {
  const facts = factsFor(seededTopic('sellers'));
  expect(await outlineFor(facts, 1)).toEqual(await outlineFor(facts, 1));
  expect(await outlineFor(facts, 2)).not.toEqual(await outlineFor(facts, 1));
});

test('an introduction without a place stands, too', async () => {
  const facts = {
    ...factsAbout('A title'),
    place: { city: '', state: '' },
    longForm: { mainTitle: 'A title', outline: [{ title: 'One', question: '' }] },
  };
  const { value } = await writer.write({
    kind: 'frame',
    facts,
    prompt: '',
    schema: FrameDraft,
    seed: 1,
  });
  expect(visibleText(value.introduction)).not.toMatch(/ {2}| in \W/);
});
