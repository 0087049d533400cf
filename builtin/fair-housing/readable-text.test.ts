import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReadable } from './readable-text.ts';

const read = (text: string, blockBreaks: number[] = []) =>
  toReadable({ text, blockBreaks: new Set(blockBreaks) });

test.each([
  ['ｎｏ　ｋｉｄｓ', 'no kids'],
  ['no\u00a0\u2003 kids', 'no kids'],
  ['k\u200bi\u00add\u2060s', 'kids'],
  ['k\u0336ids', 'kids'],
  ['espan\u0303ol', 'espanol'],
  ['wh\u0456t\u0435s \u043enly', 'whites only'],
  ['n\u00f2 k\u00ecds', 'no kids'],
  ['“it’s” ‘it’', `"it's" 'it'`],
  ['a‑b – c — d−e', 'a-b c d-e'],
  ['a - - b', 'a b'],
  ['  a\n\tb  ', 'a b'],
  ['⁠ﬁt', 'fit'],
])('%j reads %j', (text, readable) => expect(read(text).text).toBe(readable));

test.each([
  ['PassChristian', 'Pass Christian'],
  ['LGBTQFriendly', 'LGBTQ Friendly'],
  ['NoSection8Here', 'No Section 8 Here'],
  ['55Plus', '55 Plus'],
  ['snake_case', 'snake case'],
  ['lower', 'lower'],
  ['ÉcoleNoël', 'Ecole Noel'],
  ['perfectforfamilies', 'perfect for families'],
  ['nosection8', 'no section 8'],
  ['pinegrove', 'pinegrove'],
  ['whitesettlement', 'whitesettlement'],
])('the tag %s reads %s', (tag, readable) => {
  expect(toReadable({ text: tag, blockBreaks: new Set() }, true).text).toBe(readable);
  expect(read(`see #${tag}, NotATag`).text).toBe(`see #${readable}, NotATag`);
});

test('the end of a block stays a line break, whatever is around it', () => {
  expect(read('a \n b', [2]).text).toBe('a\nb');
  expect(read('a\nb', []).text).toBe('a b');
});

test('every span leads back to the characters it came from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isTags) => {
      const { text: readable, originOf } = toReadable({ text, blockBreaks: new Set() }, isTags);
      let last = 0;
      for (let at = 0; at < readable.length; at++) {
        const { start, end } = originOf(at, at + 1);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = start;
      }
    }),
  );
});

test('plain letters lead back to themselves', () => {
  const text = 'ab\u200b  cd';
  const { text: readable, originOf } = read(text);
  expect(readable).toBe('ab cd');
  expect(originOf(0, 5)).toEqual({ start: 0, end: 7 });
  expect(originOf(3, 5)).toEqual({ start: 5, end: 7 });
});
