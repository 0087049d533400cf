import { describe, expect, it } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import type { SentenceFrames } from '#builtin/writer/understand/brief.ts';
import { understand } from '#builtin/writer/understand/understand.ts';
import { noteSentence } from './say-notes.ts';
import type { Writing } from './writing.ts';

const writing = {
  random: createRandom(3),
  material: { place: { city: 'Omaha' }, say: (text: string) => text.replaceAll('{city}', 'Omaha') },
  isWornOut: () => false,
} as unknown as Writing;

/** An answer to a question of a topic, with one sentence made for it. */
function said(topic: string, number: number, answer: string, frames: SentenceFrames) {
  const question = seededTopic(topic).questions[number] ?? '';
  const brief = understand(
    factsFor(seededTopic(topic), {
      city: 'Omaha',
      state: 'NE',
      answers: [{ question, answer }],
    }),
    { city: 'Omaha', state: 'NE' },
  );
  const [fact] = brief.facts;
  return fact && noteSentence({ ...fact, frames }, writing);
}

describe('notes as sentences', () => {
  it.each<[string, number, string, SentenceFrames, string]>([
    [
      'home-maintenance',
      1,
      'clay soil moves all summer',
      { sentence: ['In {city}, {x}.'] },
      'In Omaha, clay soil moves all summer.',
    ],
    [
      'relocation',
      4,
      'video tours and I pick you up at the airport',
      { noun: ['I offer {a x}.'] },
      'I offer video tours, and I pick you up at the airport.',
    ],
    [
      'first-time-buyers',
      3,
      'how much do i need down',
      {},
      'The question I hear most: "How much do I need down?"',
    ],
    [
      'buyers',
      1,
      'the option period, people think it starts late',
      { noun: ['The part people ask about is {the x}.'] },
      'The part people ask about is the option period. People think it starts late.',
    ],
  ])('%s %i: %s', (topic, number, answer, frames, told) => {
    expect(said(topic, number, answer, frames)).toBe(told);
  });
});
