import { describe, expect, test } from 'vitest';
import { keepingNumbers } from './kept-numbers.ts';
import { repaired } from './repair.ts';

const special = 'What is special about it (facts only, such as a new roof, a view or a workshop)?';

describe('numbers that are names', () => {
  test.each([
    ['Dana 414-555-0163 tours start monday', '414-555-0163'],
    ['new deck, ask for Lou 414-555-0163 or 414-555-0164', '414-555-0163 or 414-555-0164'],
    ['call 555-0163 before 5pm', '555-0163'],
    ['(414) 555-0163 text anytime', '(414) 555-0163'],
    ['414.555.0163 is my cell', '414.555.0163'],
    ['mail cards to 53202-1100 by friday', '53202-1100'],
    ['fenced yard, MLS# 2026-4471, 315,000', '2026-4471'],
    ['lic. SA-655-012, sold 3 on this street', 'SA-655-012'],
    ['tour: www.oak-and-pine.com/tour/12-34', 'www.oak-and-pine.com/tour/12-34'],
  ])('%s', (typed, number) => {
    expect(repaired(typed, special)).toContain(number);
  });

  test('a range of prices or years is still one', () => {
    expect(repaired('dues 60-90 a month', 'Which costs matter?')).toBe('dues $60 to $90 a month');
  });

  test.each([
    (text: string) => text.replaceAll('-', ' to '),
    (text: string) => text.replace('414', '$414,000'),
  ])('whatever mends the words around it', (mend) => {
    expect(keepingNumbers('call 414-555-0163', mend)).toBe('call 414-555-0163');
  });
});
