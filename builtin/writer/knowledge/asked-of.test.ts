import { expect, test } from 'vitest';
import { askedOf } from './asked-of.ts';
import { findOwnSubject } from './own-subjects.ts';
import { subjectHead } from './subject-head.ts';

test.each([
  ['is a water softener worth it?', 'a water softener', 'worth'],
  ['gutter guards, worth it', 'gutter guards', 'worth'],
  ['how much does a septic inspection cost', 'a septic inspection', 'cost'],
  ['how much does it cost to paint a house in Akron', 'painting a house', 'cost'],
  ['fence repair cost', 'fence repair', 'cost'],
  ['do buyers really need a survey', 'a survey', 'need'],
  ['earthquake insurance, do I need it?', 'earthquake insurance', 'need'],
  ['how long does an appraisal take', 'an appraisal', 'time'],
  ['what I wish buyers knew about easements', 'easements', undefined],
  ["what sellers don't know about radon", 'radon', undefined],
])('%s', (text, thing, kind) => {
  expect(askedOf(text)).toEqual({ thing, ...(kind && { kind }) });
});

test.each(['should I wait', 'best coffee shops', 'how to price a house', 'is it worth it'])(
  '%s asks of no thing',
  (text) => {
    expect(askedOf(text)).toBeUndefined();
  },
);

test.each([
  ['water heater insurance', 'insurance'],
  ['sump pumps in old houses', 'pumps'],
  ['wood ducks are nesting', 'ducks'],
  ['kitchen trends', ''],
  ['winterizing a cabin', ''],
  ['radon', ''],
])('the head of %s is %s', (text, head) => {
  expect(subjectHead(text)).toBe(head);
});

test.each([
  ['what I wish sellers knew about radon', 'radon'],
  ['fridge coverage worth it?', undefined],
  ['snow geese on the river', undefined],
  ['kitchen trends', 'kitchen'],
  ['sewer line insurance', 'service-line-insurance'],
])('%s is told by what knows the thing itself', (text, id) => {
  expect(findOwnSubject(text, 'explain')?.id).toBe(id);
});
