import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('whatever is in a cell stays in it', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"])('%j is no formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  expect(csvLine([text], '\u2060')).toBe(`"\u2060${text}"\r\n`);
});
