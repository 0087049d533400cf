import { expect, test } from 'vitest';
import { allOwnQuestions } from './own-subject-questions.ts';
import { writeQuestions } from './questions.ts';
import { factsAbout, factsFor, seededTopic, someDay } from './testing/facts.ts';
import { roleOf } from './understand/roles.ts';

const asked = (subject: string) =>
  writeQuestions(factsAbout(subject, { city: 'Reno', state: 'NV' }), someDay).questions;

test.each([
  [
    'Just sold my Five Points listing',
    [/street or area/, /offers, days/, /difference/, /price/, /reach you/],
  ],
  [
    'New listing on Larkspur',
    [/address.*authority/, /Beds, baths, size and price/, /special/, /see it/, /reach you/],
  ],
  ['Price drop on Larkspur', [/address/, /was the price/, /Beds, baths/, /see it/, /reach you/]],
  [
    'Open house this Saturday',
    [/Address, date and time/, /features/, /Beds/, /Parking/, /reach you/],
  ],
  ['Happy Thanksgiving', [/tradition/, /office closing/, /moment/, /reach you/, /sound/]],
  [
    'Thank you to my clients this year',
    [/thank/, /moment or number/, /event/, /reach you/, /sound/],
  ],
  [
    'Toy drive at our office',
    [/Date, time, place/, /Cost, parking/, /bring/, /attending/, /sign up/],
  ],
  ['best tacos', [/places/, /order/, /time to go/, /special/, /reach you/]],
  ['5 star review', [/write/, /do for them/, /more reviews/, /reach you/, /sound/]],
  ['we are hiring', [/work/, /bring/, /good about/, /apply/, /sound/]],
  ['3 staging tips', [/first tip/, /second/, /third/, /case/, /reach/]],
  ['Mortgage rates dropped this week', [/figures/, /source/, /reading/, /reader/, /reach you/]],
] as [string, RegExp[]][])('%s is asked about by what it needs', (subject, patterns) => {
  const questions = asked(subject);
  expect(questions).toHaveLength(5);
  for (const [index, pattern] of patterns.entries()) expect(questions[index]).toMatch(pattern);
});

test('a subject to be explained and a topic keep their questions', () => {
  expect(asked('How escrow works')).toHaveLength(5);
  const sellers = seededTopic('sellers');
  const facts = { ...factsFor(sellers), questions: sellers.questions };
  expect(writeQuestions(facts, someDay).questions[0]).toBe(sellers.questions[0]);
});

test('every such question has a role as data', () => {
  for (const question of allOwnQuestions())
    expect(roleOf(question, 'Reno'), question).toMatchObject({ isSeeded: true });
});
