import { expect, test } from 'vitest';
import { mendedSubject } from './mend-subject.ts';

test.each([
  ['why is my house not selling', 'why is my house not selling'],
  ['first freeze is coming, drip your faucets', 'first freeze is coming, drip your faucets'],
  ['Why I dont work sundays', "Why I don't work Sundays"],
  ['pie day wednesday nov 25', 'pie day Wednesday, November 25'],
  ['Appraisal came in low. Now what?', 'Appraisal came in low. Now what?'],
  ['the bridge is closed', 'the bridge is closed'],
])('%s is printed as %s', (typed, printed) => {
  expect(mendedSubject(typed)).toBe(printed);
});
