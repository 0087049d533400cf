import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

const topic = seededTopic('sellers');
const answers = [
  {
    question: topic.questions[1] ?? '',
    answer: 'Sellers here skip the disclosure form until the last week.',
  },
  {
    question: topic.questions[3] ?? '',
    answer: 'We sold a bungalow on Elm in 6 days for $410,000.',
  },
  { question: topic.questions[4] ?? '', answer: 'text me at 512-555-0100' },
];
const facts = factsFor(topic, { titleNumber: 1, answers });
const first = compose({ kind: 'post', facts, seed: 5, today: someDay }).draft as PieceDraft;

function revise(request: string) {
  const { title, content, hashtags } = first;
  const revision = { title, content: visibleText(content), html: content, hashtags, request };
  const { draft, note } = compose({
    kind: 'post',
    facts: { ...facts, revision },
    seed: 5,
    today: someDay,
  });
  return {
    text: visibleText((draft as PieceDraft).content),
    title: (draft as PieceDraft).title,
    note,
  };
}
const before = visibleText(first.content);

describe('a part of the text', () => {
  test.each([
    'a bolder opening',
    'Can you give it a stronger hook?',
    'the first line is boring',
    'change the opening',
  ])('%s gets another first line and is not printed', (request) => {
    const { text } = revise(request);
    expect(text.split('\n')[0]).not.toBe(before.split('\n')[0]);
    expect(text).not.toMatch(/bolder|stronger hook|first line|change the opening/i);
    expect(text).toContain('We sold a bungalow on Elm in 6 days for $410,000.');
  });

  test.each([
    'start with the bungalow on Elm',
    'move the bungalow to the top',
    'lead with the price',
  ])('%s', (request) => {
    expect(revise(request).text).toMatch(/^We sold a bungalow on Elm/);
  });

  test('what is not there cannot come first, and the note says so', () => {
    const { text, note } = revise('start with the swimming pool');
    expect(text).toBe(before);
    expect(note).toMatch(/nothing about "swimming pool"/);
  });

  test('words in quotation marks are taken literally', () => {
    expect(revise('start with "Six days."').text).toMatch(/^Six days\./);
  });
});

test.each(['make it punchier', 'snappier please', 'punchier'])(
  '%s never lengthens and keeps what the agent said',
  (request) => {
    const { text } = revise(request);
    expect(countWords(text)).toBeLessThanOrEqual(countWords(before));
    expect(text).toContain('We sold a bungalow on Elm in 6 days for $410,000.');
    expect(text).toContain('512-555-0100');
  },
);

test('more persuasive keeps the agent’s own call', () => {
  expect(revise('more persuasive').text).toContain('512-555-0100');
});

test.each(['make it funny', 'translate it to Spanish', 'as a poem'])(
  '%s is declined by name',
  (request) => {
    const { text, note } = revise(request);
    expect(text).toBe(before);
    expect(note).toMatch(/A connected model can/);
  },
);

test('a name is spelled as asked', () => {
  expect(revise('change "Elm" to "Elmwood"').text).toContain('bungalow on Elmwood in 6 days');
  expect(revise('change "Oak" to "Elm"').note).toMatch(/does not say "Oak"/);
});

test('what the agent did not say can go', () => {
  const { text } = revise("remove everything I didn't say");
  expect(text).toContain('We sold a bungalow on Elm in 6 days for $410,000.');
  expect(text).toContain('512-555-0100');
  expect(countWords(text)).toBeLessThanOrEqual(countWords(before));
});
