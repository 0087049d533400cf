import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

test('an answer is found by its owner and version alone', () => {
  const answers = createKeptAnswers();
  answers.keep(1, 'a', 'of one');
  answers.keep(2, 'a', 'of two');
  expect(answers.find(1, 'a')).toBe('of one');
  expect(answers.find(2, 'a')).toBe('of two');
  expect(answers.find(1, 'b')).toBeUndefined();
  expect(answers.find(3, 'a')).toBeUndefined();
  answers.keep(1, 'b', 'of one, later');
  expect(answers.find(1, 'b')).toBe('of one, later');
  expect(answers.find(1, 'a')).toBeUndefined();
});

test('those that nobody asked for longest make room', () => {
  const answers = createKeptAnswers({ inAll: 10, each: 6 });
  answers.keep(1, 'a', '1111');
  answers.keep(2, 'a', '2222');
  answers.find(1, 'a');
  answers.keep(3, 'a', '333333');
  expect(answers.find(2, 'a')).toBeUndefined();
  expect(answers.find(1, 'a')).toBe('1111');
  expect(answers.find(3, 'a')).toBe('333333');
});

test('what is kept anew counts once, and what is too long not at all', () => {
  const answers = createKeptAnswers({ inAll: 10, each: 6 });
  for (let round = 0; round < 9; round++) answers.keep(1, 'a', '111111');
  answers.keep(2, 'a', '2222');
  expect(answers.find(1, 'a')).toBe('111111');
  answers.keep(1, 'b', '1111111');
  expect(answers.find(1, 'a')).toBeUndefined();
  expect(answers.find(1, 'b')).toBeUndefined();
  expect(answers.find(2, 'a')).toBe('2222');
});
