import { expect, test } from 'vitest';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { askedAloud } from './asked-aloud.ts';

const answered = (question: string, typed: string, sentences: string[] = []): Fact => ({
  role: 'detail',
  labels: [],
  question,
  typed,
  items: [],
  sentences,
  fromMemory: false,
});

test.each([
  ['Who is welcome?', 'Everyone, dogs in costume too.', 'Who is welcome?'],
  ['Who should they talk to?', 'A lender, not me.', 'Who should you talk to?'],
  ['When?', 'The day before closing.', 'When?'],
  ['What do people need?', 'Three comparable sales and a photo.', 'What do you need?'],
])('%s %s', (question, typed, asked) => {
  expect(askedAloud(answered(question, typed))).toBe(`${asked} ${typed}`);
});

test.each([
  ['Who helped?', 'Sam drove the truck.'],
  ['What is your story?', 'A rainy Tuesday on Elm.'],
  ['Which photo may be used?', 'The one from the porch.'],
  ['What would you tell a friend who asks about it?', 'A good lender.'],
  ['Parking?', 'The lot on Main.'],
  ['What do you check?', 'The water heater.'],
])('%s is not asked before "%s"', (question, typed) => {
  expect(askedAloud(answered(question, typed))).toBeUndefined();
});
