import { describe, expect, test } from 'vitest';
import { appliesTo, type Phrase, readPhrases } from './phrases.ts';

const phrases = readPhrases();

test('the list is whole', () => {
  const count = (wanted: string) => phrases.filter(({ severity }) => severity === wanted).length;
  expect([count('avoid'), count('caution'), count('fine')]).toEqual([79, 60, 56]);
  expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length);
});

describe('wording', () => {
  test('every phrase says why and what to do', () => {
    for (const { id, why, replacement, severity } of phrases) {
      expect(why, id).not.toBe('');
      if (severity !== 'fine') expect(replacement, id).toBeTruthy();
    }
  });

  test('wherever the list quotes words to say instead, there is wording or a draft to use', () => {
    const quoted = phrases.filter(({ replacement = '' }) => /“[^”]+”/.test(replacement));
    // In these no words fit every sentence: the advice has to do.
    const exceptions = [
      ...['welfare', 'active-adult', 'race-people', 'wheelchair-bound'],
      ...['family-friendly', 'newlyweds', 'x-only'],
    ];
    const without = quoted.filter(({ wording, draft }) => !wording && !draft).map(({ id }) => id);
    expect(without.sort()).toEqual(exceptions.sort());
  });
});

test('the scope says which parts a phrase is for', () => {
  const scoped = (scope?: string) => ({ scope }) as Phrase;
  expect(appliesTo(scoped(), 'imagePrompt')).toBe(true);
  expect(appliesTo(scoped('text+imagePrompt'), 'hashtags')).toBe(true);
  expect(appliesTo(scoped('text+imagePrompt'), 'imagePrompt')).toBe(true);
  expect(appliesTo(scoped('text'), 'imagePrompt')).toBe(false);
  expect(appliesTo(scoped('imagePrompt'), 'title')).toBe(false);
});
