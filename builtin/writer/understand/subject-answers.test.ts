import { expect, test } from 'vitest';
import { subjectTitle } from '#builtin/writer/subject-title.ts';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { splitSubject, withSubjectAnswered } from './subject-answers.ts';

const place = { city: 'Ogden', state: 'UT' };
const answersIn = (subject: string) =>
  withSubjectAnswered(factsAbout(subject, place), place).answers;

test.each([
  ['Just sold in Ogden', 'Just sold in Ogden'],
  ['FHA, VA and conventional loans: which one suits a first home', undefined],
  ['How to choose a pool contractor, roofer or painter in our area', undefined],
])('%s is a subject and nothing else', (typed, subject = typed) => {
  expect(splitSubject(typed, place)).toEqual({ subject, said: [] });
});

test('what is typed with a listing answers what would have been asked', () => {
  const typed =
    'New listing tomorrow, 3 bed brick ranch w full basement, 219,900, want people to dm me for early showing';
  expect(splitSubject(typed, place).subject).toBe('New listing tomorrow');
  expect(answersIn(typed)).toEqual([
    {
      question: 'Beds, baths, size and price?',
      answer: '3 bed brick ranch w full basement, $219,900',
    },
    { question: 'How should people reach you?', answer: 'dm me for an early showing' },
  ]);
});

test('how a sale went, a tone and a remark find their questions', () => {
  expect(answersIn('just sold on Maple, 6 days, 3 offers. sellers are in their new place')).toEqual(
    [
      {
        question: 'How did it go: offers, days on market, sold over or under list?',
        answer: '6 days, 3 offers',
      },
      {
        question: '',
        answer: 'sellers are in their new place',
      },
    ],
  );
  expect(answersIn('veterans day post, simple, my dad served in the navy')).toEqual([
    { question: 'How should it sound: warm, plain or short?', answer: 'simple' },
    {
      question: 'Which tradition or plan of your own do you want to share?',
      answer: 'my dad served in the navy',
    },
  ]);
});

test('answers that were given stay, after what the subject says', () => {
  const given = [{ question: 'How should people reach you?', answer: 'Call 555-0142' }];
  const facts = factsAbout('10 years in real estate this week!! 212 closings, started in a van', {
    ...place,
    answers: given,
  });
  const { topic, answers } = withSubjectAnswered(facts, place);
  expect(topic.name).toBe('10 years in real estate this week');
  expect(answers.map(({ answer }) => answer)).toEqual([
    '212 closings. Started in a van',
    'Call 555-0142',
  ]);
});

test.each([
  ['just sold my listing on Maple, 6 days, 3 offers', 'Just sold on Maple, Ogden'],
  [
    'thank you to the sweetest couple who closed today after 14 months of looking, no names',
    'Thank you to the sweetest couple in Ogden',
  ],
  [
    'tip: take your utility bills from last 12 months and leave them out for showings',
    'A tip for Ogden sellers',
  ],
  [
    'my opinion, waiting for the perfect house is costing people the good one',
    'Waiting for the perfect house is costing people the good one',
  ],
  [
    'rates dropped a little this week what does it mean for buyers who gave up in spring',
    'Rates dropped a little this week',
  ],
  ['Our office coat drive, drop off at 410 Main thru Dec 11', 'Our office coat drive in Ogden'],
  [
    'price change 12 Oak St was 365k now 349,900, 3/2, corner lot',
    'Price change: 12 Oak St, Ogden',
  ],
  [
    'thank you post to my clients, 204 families helped, no names',
    'Thank you to my clients in Ogden',
  ],
  ['market update october', 'Ogden market update: October'],
  ['market update downtown', 'Market update downtown in Ogden'],
])('the title of "%s" is what it is about', (typed, title) => {
  expect(subjectTitle(typed, 'Ogden')).toBe(title);
});

test('what a home was and is stands with its price, beds and baths apart', () => {
  const answers = answersIn('price change 12 Oak St was 365k now 349,900, 3/2, corner lot');
  expect(JSON.stringify(answers)).toContain('was $365,000, now $349,900');
});

test('who keeps asking is no part of an explanation', () => {
  expect(
    answersIn('explain what a title search is and why it takes weeks, buyers always ask me'),
  ).toEqual([]);
});

test('a lot and an audience have no price', () => {
  const typed = 'just listed on Maple St, 3 bed ranch, 10,500 sf lot, 300k views on my videos';
  expect(JSON.stringify(answersIn(typed))).not.toContain('$');
});
