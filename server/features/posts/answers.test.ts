import { expect, test } from 'vitest';
import type { GenerationRequest } from '#contract/posts.ts';
import { currentAnswers, parseAnswers, sentRememberedAnswers } from './answers.ts';

const request = (fields: Partial<GenerationRequest>) => fields as GenerationRequest;

test('answers as text are read pair by pair, over several lines', () => {
  expect(parseAnswers('Q: Which area?\nA: East side\nand the lake\n\nQ: Next?\nA: Call')).toEqual([
    { question: 'Which area?', answer: 'East side\nand the lake' },
    { question: 'Next?', answer: 'Call' },
  ]);
});

test('text without the form is one answer, questions without an answer give nothing', () => {
  expect(parseAnswers(' just some words ')).toEqual([{ question: '', answer: 'just some words' }]);
  expect(parseAnswers(' ')).toEqual([]);
  expect(parseAnswers('Q: Which?\nA: ')).toEqual([]);
});

test('the list wins over the text, blank answers do not count', () => {
  const text = 'Q: a\nA: b';
  expect(
    currentAnswers(
      request({ userAnswers: [{ question: 'q', answer: 'x' }], currentAnswers: text }),
    ),
  ).toEqual([{ question: 'q', answer: 'x' }]);
  expect(
    currentAnswers(
      request({ userAnswers: [{ question: 'q', answer: ' ' }], currentAnswers: text }),
    ),
  ).toEqual([{ question: 'a', answer: 'b' }]);
});

test('absent memory is looked for, an empty one means none', () => {
  expect(sentRememberedAnswers(request({}))).toBeUndefined();
  expect(sentRememberedAnswers(request({ databaseAnswers: null }))).toBeUndefined();
  expect(sentRememberedAnswers(request({ databaseAnswers: [] }))).toEqual([]);
  expect(sentRememberedAnswers(request({ databaseAnswers: 'Q: a\nA: b' }))).toEqual([
    { question: 'a', answer: 'b' },
  ]);
});
