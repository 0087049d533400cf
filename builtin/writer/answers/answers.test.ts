import { describe, expect, it, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { withoutRisks } from './risky-wording.ts';

const topic = seededTopic('sellers');
const writer = createBuiltinWriter(compose, () => someDay);
const [focus, mistake, services, sale, next] = topic.questions as [
  string,
  string,
  string,
  string,
  string,
];

async function write(
  given: Parameters<typeof factsFor>[1],
  kind: 'post' | 'blog' = 'post',
  seed = 4,
) {
  const facts = factsFor(topic, given);
  const { value, note } = await writer.write({ kind, facts, prompt: '', schema: PieceDraft, seed });
  return { text: visibleText(value.content), faults: findFaults(value.content, facts), note };
}

describe('answers', () => {
  const answers = [
    { question: focus, answer: '1950s ranches under $500k' },
    { question: mistake, answer: 'Sellers here skip the disclosure form until the last week.' },
    { question: services, answer: 'photos, video, staging advice' },
    { question: next, answer: 'book a valuation' },
  ];

  it.each([1, 2, 3, 4])('are all in a post, %i', async (seed) => {
    const { text, faults, note } = await write({ answers }, 'post', seed);
    expect(text).toMatch(/1950s ranch(?:es)? under \$500,000/);
    expect(text).toContain('Sellers here skip the disclosure form until the last week.');
    expect(text).toMatch(/photos, (?:a )?video(?:,| and) staging advice/);
    expect(text.trim()).toMatch(/book a valuation\. Message me and I'll set it up\.$/i);
    expect(text.length).toBeLessThanOrEqual(1_200);
    expect(faults).toEqual([]);
    expect(note).toBeUndefined();
  });

  test('are known again when the question names the city', async () => {
    const asked = mistake.replace('here', 'in Austin');
    const { text } = await write({ answers: [{ question: asked, answer: 'waiting for spring' }] });
    expect(text).toMatch(/waiting for spring/);
    expect(text).not.toMatch(/notes: waiting/);
  });

  test('that say nothing are passed over', async () => {
    const { text, faults } = await write({
      answers: ['no', 'n/a', 'None.', '-', 'yes'].map((answer) => ({ question: sale, answer })),
    });
    expect(text).not.toMatch(/n\/a|: none|: no\b/i);
    expect(faults).toEqual([]);
  });

  test('figures, dates and names stay as they were given', async () => {
    const answer =
      'The MLS reports 3.4 months of supply for June 2026, per Dr. K. O’Brien of ABoR.';
    const { text } = await write({ answers: [{ question: 'Which figures may be used?', answer }] });
    expect(text).toContain(answer);
  });

  test('risky wording goes, the rest stays, and the note names it', async () => {
    const answer =
      'It has four bedrooms and a fenced yard, perfect for families. The roof is from 2021.';
    const { text, note } = await write({ answers: [{ question: sale, answer }] });
    expect(text).toContain('four bedrooms and a fenced yard');
    expect(text).toContain('The roof is from 2021.');
    expect(text).not.toMatch(/perfect for families/i);
    expect(note).toMatch(/perfect for families/i);
    expect(note).toMatch(/fair-housing/);
  });

  test('what there is no room for is named, not cut in half', async () => {
    const answer =
      'This sentence about the house has exactly eleven words in it. '.repeat(1) +
      Array.from(
        { length: 30 },
        (_, index) => `Fact number ${index} is one more thing that people ask me about.`,
      ).join(' ');
    const { text, note } = await write({ answers: [{ question: sale, answer }] });
    expect(text.length).toBeLessThanOrEqual(1_200);
    expect(note).toMatch(/no room for "Fact number/);
  });

  test('a blog holds them all', async () => {
    const { text, note } = await write({ answers }, 'blog');
    expect(text).toMatch(/1950s ranch(?:es)? under \$500,000/);
    expect(text).toContain('skip the disclosure form');
    expect(text).toMatch(/photos, (?:a )?video(?:,| and) staging advice/);
    expect(text.toLowerCase()).toContain('book a valuation');
    expect(note).toBeUndefined();
  });

  test('what the agent answered before is used, too', async () => {
    const rememberedAnswers = [
      {
        question: 'Which inspector do you trust?',
        answer: 'I keep a list of three licensed inspectors.',
      },
    ];
    const { text } = await write({ rememberedAnswers });
    expect(text).toContain('I keep a list of three licensed inspectors.');
  });

  test('markup and marks in an answer are just characters', async () => {
    const { text } = await write({
      answers: [
        {
          question: sale,
          answer: 'We sold it with <b>two</b> offers at the B&B "bonus" \uE000x\uE001.',
        },
      ],
    });
    expect(text).toContain('We sold it with <b>two</b> offers at the B&B "bonus" x.');
  });
});

describe('risky wording', () => {
  const place = { city: 'Austin', state: 'TX' };
  test.each([
    ['Walk to the park, great for families, and the lake.', /park.*lake/],
    ['Safe neighborhood.', /^$/],
    ['The house has a ramp.', /^The house has a ramp\.$/],
    [
      'The house, perfect for a growing family, has four bedrooms.',
      /^The house has four bedrooms\.$/,
    ],
    ['We sold it to a nice Christian family, and they love the kitchen.', /^$/],
    ['If you want a safe neighborhood, look east of the highway.', /^$/],
    ['Buyers love that it is a quiet, safe neighborhood and that the taxes are low.', /^$/],
    ['It is a safe neighborhood, and homes sell fast.', /^Homes sell fast\.$/],
    ['It has four bedrooms, perfect for families.', /^It has four bedrooms\.$/],
  ])('%s', (sentence, left) => {
    expect(withoutRisks(sentence, place).text).toMatch(left);
  });
});

describe('short answers', () => {
  test('that say nothing without their question are named in the note', async () => {
    const answers = [{ question: 'How many years have you sold homes?', answer: '12' }];
    const { text, note } = await write({ answers });
    expect(text).not.toMatch(/\b12\b/);
    expect(note).toMatch(/"12"/);
  });
});

describe('what is said before and after', () => {
  test('a long next step is three sentences, and the rest is named', async () => {
    const answer = Array.from(
      { length: 21 },
      (_, index) => `Sentence ${index} says that you should call me about thing ${index} today.`,
    ).join(' ');
    const { text, note } = await write({ answers: [{ question: next, answer }] });
    expect(countWords(text)).toBeLessThanOrEqual(190);
    expect(text).toContain('Sentence 1 says');
    expect(note).toMatch(/no room for "Sentence \d+ .* 1[67] more/);
  });

  test('rememberedAnswers does not repeat the answers, and gives no second next step', async () => {
    const { text } = await write({
      answers: [
        { question: next, answer: 'Call me' },
        { question: services, answer: 'photos, video' },
      ],
      rememberedAnswers: [
        { question: next.toUpperCase(), answer: 'download my checklist' },
        { question: 'What should readers do next?', answer: 'visit my open house' },
        { question: 'Which services are there?', answer: 'Photos, video.' },
      ],
    });
    expect(text).not.toMatch(/download my checklist|visit my open house/);
    expect(text.match(/photos(?:,| and) (?:a )?video/gi)).toHaveLength(1);
  });

  test('a remembered next step stands in for one of ours', async () => {
    const { text } = await write({
      rememberedAnswers: [{ question: next, answer: 'download my checklist' }],
    });
    expect(text.trim()).toMatch(/download my checklist\.$/i);
  });

  test('a blog does not send the agent to a blog', async () => {
    const answer = 'This is one more thing that people ask me about. '.repeat(60);
    const { note } = await write({ answers: [{ question: sale, answer }] }, 'blog');
    expect(note).toMatch(/no room/);
    expect(note).not.toMatch(/blog/);
  });

  test('long rows of spaces and marks do not hold up the process', async () => {
    const answers = [`a${' '.repeat(4_900)}b`, `${'. '.repeat(2_400)}b`].flatMap((answer) =>
      Array.from({ length: 3 }, (_, index) => ({ question: `Question ${index}?`, answer })),
    );
    expect((await write({ answers })).text).toMatch(/\w/);
  });
});
