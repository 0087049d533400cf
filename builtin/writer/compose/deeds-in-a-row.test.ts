import { describe, expect, it } from 'vitest';
import { deedsInARow, withHomeNamed } from './deeds-in-a-row.ts';

describe('deeds typed in a row', () => {
  it.each([
    [
      'We painted the oak, new quartz, kept the layout.',
      'We painted the oak, put in new quartz and kept the layout.',
    ],
    [
      'We took out a sectional and two rugs, went pending in 6 days.',
      'We took out a sectional and two rugs, and it went pending in 6 days.',
    ],
    [
      'We listed at $415,000 on a Thursday, 9 showings, took $428,000 by Monday.',
      'We listed at $415,000 on a Thursday, had 9 showings and took $428,000 by Monday.',
    ],
    [
      'We sold a ranch on Elm last month, 3 weeks on market, buyer flew in twice.',
      'We sold a ranch on Elm last month after 3 weeks on the market, and the buyer flew in twice.',
    ],
    [
      '11 windows on Transit, kept the wavy glass, heating bill dropped about a fifth.',
      '11 windows on Transit. We kept the wavy glass, and the heating bill dropped about a fifth.',
    ],
  ])('%s', (typed, told) => {
    expect(deedsInARow(typed)).toBe(told);
  });

  it.each([
    'We swapped the photos, painted the door and took $12,000 off.',
    'We painted the porch, blue door, nobody liked it.',
    'Before: brown paneling. After: white paint, 2 weekends.',
    'We closed in May.',
  ])('leaves %s', (typed) => {
    expect(deedsInARow(typed)).toBe(typed);
  });

  it('gives one home its article', () => {
    expect(withHomeNamed('Empire Pass townhome closed at 98% of list.')).toBe(
      'An Empire Pass townhome closed at 98% of list.',
    );
    expect(withHomeNamed('Empire Pass closed early.')).toBe('Empire Pass closed early.');
  });
});
