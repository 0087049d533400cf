import { describe, expect, test } from 'vitest';
import type { Ledger, LedgerClaim, Origin } from '#contract/claims.ts';
import { ledgerSummary, marksOf, originLine, questionOf } from './ledger-words.ts';

const origin = (kind: Origin['kind'], label = ''): Origin => ({ kind, label, text: 'said' });

const claim = (text: string, from: Origin | null): LedgerClaim => ({
  ...{ kind: 'number', text, start: 3, end: 3 + text.length, origin: from },
});

const ledgerOf = (
  ...claims: [text: string, from: Origin | null, isConfirmed?: boolean][]
): Ledger => ({
  isWhole: true,
  sentences: claims.map(([text, from, isConfirmed = false]) => ({
    ...{ where: 'content', text: `It ${text}.`, key: text, isConfirmed },
    claims: [claim(text, from)],
  })),
});

describe('the line under a text', () => {
  test('counts each fact once, by where it is from, what is to be confirmed last', () => {
    const census = 'US Census Bureau, American Community Survey 2019-2023';
    const ledger = ledgerOf(
      ['38', null],
      ['9', null, true],
      ['$180', origin('answer', 'What?')],
      ['$180', origin('answer', 'What?')],
      ['six', origin('answer', 'How?')],
      ['1993', origin('local data', census)],
      ['4%', origin('figure', 'ATTOM, 2026')],
    );
    expect(ledgerSummary(ledger, 'post')).toBe(
      'Facts in this post: 2 from your answers, 1 from Census 2023, 1 from ATTOM 2026, 1 confirmed by you, 1 yours to confirm',
    );
    expect(ledgerSummary({ sentences: [], isWhole: true }, 'article')).toBe(
      'Facts in this article: none found',
    );
  });

  test.each([
    [origin('source', 'A page'), '1 from sources'],
    [origin('remembered answer', 'Q'), '1 from your saved answers'],
    [origin('profile', 'Your profile'), '1 from your profile'],
    [origin('request', 'Your change request'), '1 from your request'],
    [origin('local data', 'NOAA averages 2006-2020, nearest station'), '1 from NOAA 2020'],
    [origin('local data', 'Calendar'), '1 from the calendar'],
  ])('%o', (from, words) => {
    expect(ledgerSummary(ledgerOf(['38', from]), 'post')).toBe(`Facts in this post: ${words}`);
  });
});

test('an origin is named as the agent knows it', () => {
  expect(originLine(origin('answer', 'What?'))).toBe('From your answer to “What?”');
  expect(originLine(origin('answer'))).toBe('From your answer');
  expect(originLine(origin('request', 'Your change request'))).toBe('From your change request');
  expect(originLine(origin('source', 'A page'))).toBe('From “A page”');
});

test('open facts are marked for everybody, known ones for who points or has the list open', () => {
  const ledger = ledgerOf(['38', null], ['$180', origin('answer', 'What?')], ['9', null, true]);
  expect(marksOf(ledger, false).content).toMatchObject([
    { words: '38', start: 3, tone: 'open' },
    { words: '$180', tone: 'known', note: 'From your answer to “What?”: said', isQuiet: true },
    { words: '9', tone: 'known', note: 'You confirmed this.', isQuiet: true },
  ]);
  expect(marksOf(ledger, true).content[1]?.isQuiet).toBe(false);
});

test.each([
  [1, 'no question', '1 fact is yours to confirm'],
  [3, 'no question', '3 facts are yours to confirm'],
  [0, 'missing', 'Your broker has not approved this version'],
  [0, 'not saved', 'Your broker has not approved this version'],
  [3, 'missing', 'Your broker has not approved this version, and 3 facts are yours to confirm'],
  [0, 'unknown', 'We couldn’t check whether your broker has approved this version'],
  [0, 'no question', ''],
] as const)('the question about %d facts and an approval (%s): %s', (count, approval, words) => {
  expect(questionOf(count, approval)).toBe(words);
});
