import { describe, expect, test } from 'vitest';
import { pieceText } from '#contract/limits.ts';
import { growth } from '#server/content/testing/growth.ts';
import { checkFairHousing } from './check.ts';
import { getPhrases, readPhrases } from './phrases.ts';
import { spansOf } from './spans.ts';

/** Linear is 10, quadratic 100. */
const limit = 40;

const filled = (unit: string, size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Texts that begin a phrase again and again and never end it. */
function nearMisses(example: string): string[] {
  const words = example.split(/[ -]/);
  const beginnings = words.map((_, index) => `${words.slice(0, index + 1).join(' ')} `);
  return [
    ...beginnings,
    `${example.slice(0, -1)}~ `,
    `${example} `,
    `${example.slice(0, Math.ceil(example.length / 2))}`,
    `${words[0]} and ${words.at(-1)} `,
    ...words.map((word) => `${words[0]} ${word} ${word} `),
  ];
}

const general = [
  ...[' ', '-', 'a', 'A', '1', '.', 'a ', 'Aa ', 'a-', 'no ', 'by ', 'very ', 'and ', 'near by '],
  ...['safe and ', 'safe and quiet ', 'and quiet ', 'family little residential ', 'best public '],
  ...['exclusive gated private ', 'perfect for a young ', 'great top ', 'zoned for a ', '1.1'],
  `safe ${'and quiet '.repeat(24)}x `,
  ...['not suitable for the people with ', 'regardless of race ', 'must be gainfully ', 'white a '],
];

describe('no phrase takes more than linear time', () => {
  const { risky, allowed } = getPhrases();
  const fine = readPhrases().filter(({ severity }) => severity === 'fine');
  const patterns = [
    ...risky.map(({ id, example, pattern }) => ({ id, example, pattern })),
    ...allowed.map((pattern, index) => {
      return { id: fine[index]?.id, example: fine[index]?.example ?? '', pattern };
    }),
  ];

  test.each(patterns)('$id', ({ example, pattern }) => {
    for (const unit of [...nearMisses(example), ...general]) {
      const run = (size: number) => spansOf(filled(unit, size), pattern).toArray();
      expect(growth(run, [5_000, 50_000]), JSON.stringify(unit)).toBeLessThan(limit);
    }
  });
});

describe('a whole check takes linear time', () => {
  const place = { city: 'Pass Christian', county: 'Harrison', state: 'MS' };
  const checking = (unit: string) => (size: number) =>
    checkFairHousing(
      { title: '', content: filled(unit, size), hashtags: [], imagePrompt: '' },
      { place },
    );

  test.each([
    ...[
      ' ',
      '-',
      ' - ',
      'very ',
      'no kids ',
      'near Church Hill ',
      'Pass Pass Christian ',
      'aB',
      '#aB',
    ],
    ...[
      'safe and quiet ',
      '\u200b',
      'a\u0301',
      '\u0301',
      'ﷺ',
      'ｆａ',
      '&shy;',
      'safe<b>area</b> ',
      '<p>no kids</p>',
    ],
    // Without a full stop, full of groups, and never a whole frame.
    ...[
      'white people and young families with children or ',
      'no pets, smokers, kids a ',
      'not rent to a b c or d white e ',
      'fee x kids perfect y z for a b c, d e f or ',
      'No Kids And White ',
    ],
  ])('ten times %j', (unit) => {
    expect(growth(checking(unit), [10_000, 100_000])).toBeLessThan(limit);
  });

  test('the longest text of a piece', () => {
    const { characters } = pieceText;
    expect(growth(checking('no kids '), [characters / 10, characters])).toBeLessThan(limit);
  });
});
