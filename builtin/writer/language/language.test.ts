import { describe, expect, test } from 'vitest';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { subjectPhrase } from '#builtin/writer/subject.ts';
import { fill } from './fill.ts';
import { asSentence, listed, splitSentences } from './sentences.ts';

test('placeholders bring their article and capital along', () => {
  const words = { city: 'Austin', state: 'Texas' };
  expect(fill('{a city} home in {state}. {a city} yard.', words)).toBe(
    'An Austin home in Texas. An Austin yard.',
  );
  expect(fill('See {a city} home.', { ...words, city: '{state}' })).toBe('See a {state} home.');
});

test('sentences', () => {
  expect(splitSentences('Go to St. Paul. See Dr. K. Lee at 3.5 mi. Fine? Yes! ok')).toEqual([
    'Go to St. Paul.',
    'See Dr. K. Lee at 3.5 mi.',
    'Fine?',
    'Yes!',
    'ok',
  ]);
  expect(asSentence('  book a call, ')).toBe('Book a call.');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b with c', 'd'])).toBe('a, b with c, and d');
});

test('inside a sentence only known words lose their capital', () => {
  expect(lowerFirst('Ask the city')).toBe('ask the city');
  expect(lowerFirst('HOA papers')).toBe('HOA papers');
  expect(lowerFirst('I think')).toBe('I think');
  expect(lowerFirst('Zillow says')).toBe('Zillow says');
});

describe('a subject becomes a phrase', () => {
  test.each([
    ['How to get a permit', 'getting a permit'],
    ['How do I choose paint?', 'choosing paint'],
    ['ADU rules', 'ADU rules'],
    [
      'I want a post about the light rail station and how it changes commutes',
      'the light rail station',
    ],
    ['Write about solar in Austin, TX', 'solar'],
    ['7 ways to save water', 'saving water'],
    ['why buyers love porches', 'porches'],
    ['What is title insurance?', 'title insurance'],
    ['Should you buy points?', 'buying points'],
    ['When to list your home', 'listing your home'],
    ['best front door colors', 'front door colors'],
    ['Is it too late to sell', 'the question "Is it too late to sell"'],
    ['how to be a good neighbor', 'being a good neighbor'],
    ['how to begin', 'beginning'],
    ['How to see more homes', 'seeing more homes'],
    ['how not to lose money', 'not losing money'],
    ['Should I rent or buy', 'renting or buying'],
    ['10 things to do before listing', 'what to do before listing'],
    ['Refinance your mortgage', 'refinancing your mortgage'],
    ['Paint colors', 'paint colors'],
    ['Explain escrow', 'escrow'],
    ['I just closed my 100th deal!', 'this subject'],
    ['Interest rates are dropping', 'this subject'],
    [
      'The difference between a condo and a townhouse',
      'the difference between a condo and a townhouse',
    ],
    ['???', 'this subject'],
    ['{city} <b>x</b>', 'city b x /b'],
  ])('%s', (typed, phrase) => {
    expect(subjectPhrase(typed, { city: 'Austin', state: 'Texas' }).toLowerCase()).toBe(
      phrase.toLowerCase(),
    );
  });
});
