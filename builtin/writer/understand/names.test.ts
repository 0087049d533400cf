import { expect, test } from 'vitest';
import { withNames, withUnknownNames } from './names.ts';
import { repaired } from './repair.ts';

test.each([
  ['we close in polk county', 'OR', 'we close in Polk County'],
  ['polk co taxes', 'OR', 'Polk County taxes'],
  ['people from santa fe and el paso', 'OR', 'people from santa fe and El Paso'],
  ['homes in cottage grove', 'OR', 'homes in Cottage Grove'],
  ['a bend in the river', 'OR', 'a bend in the river'],
  ['freddie mac and va loans', 'OR', 'Freddie Mac and VA loans'],
  ['off i-5 by the market', 'OR', 'off I-5 by the market'],
])('%s in %s', (typed, state, text) => {
  expect(withNames(typed, state)).toBe(text);
});

test('where names are asked for, a word nobody knows is one', () => {
  expect(withUnknownNames('tektronix, the research park')).toBe('Tektronix, the research park');
  expect(repaired('tektronix', 'Which employers, campuses or bases draw people here?')).toBe(
    'Tektronix',
  );
  expect(repaired('the sewwer', 'Which inspections matter most?')).toBe('the sewer');
});
