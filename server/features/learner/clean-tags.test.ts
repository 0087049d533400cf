import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tag } from '#contract/learner-forms.ts';
import { cleanTags, withoutUnmentionedPlaces } from './clean-tags.ts';

describe('cleanTags', () => {
  test.each([
    ['Home Inspection', 'home-inspection'],
    ['#ClosingCosts', 'closingcosts'],
    ['closing cost', 'closing-costs'],
    ['inspector', 'home-inspection'],
    ['Topic: Earnest money', 'earnest-money'],
    ['City: Austin', 'city:austin'],
    ['city:Austin, TX', 'city:austin'],
    ['city:St Paul', 'city:saint paul'],
    ['city:New York', 'city:new york city'],
    ['state:Texas', 'state:tx'],
    ['state:TX', 'state:tx'],
    ['county:Travis County', 'county:travis'],
    ['zip:78751', 'zip-code:78751'],
    ['zip_code: 78751-1234', 'zip-code:78751'],
    ['neighborhood:The Domain', 'neighborhood:domain'],
    ['neighborhood:German Village', 'neighborhood:german village'],
    ['city:Arab', 'city:arab'],
    ['city:Pass Christian', 'city:pass christian'],
    ['neighborhood:Coeur d’Alene Park', "neighborhood:coeur d'alene park"],
  ])('%s becomes %s', (label, tag) => {
    expect(cleanTags([label])).toEqual([tag]);
  });

  test.each([
    '',
    ' : ',
    '12',
    'state:bavaria',
    'zip-code:123',
    'seniors',
    'young families',
    'community:retirees',
    'community:active adult',
    'neighborhood:jewish',
    'a whole sentence that somebody wrote here',
    `city:${'a'.repeat(60)}`,
    'x'.repeat(51),
  ])('%j is no tag', (label) => {
    expect(cleanTags([label])).toEqual([]);
  });

  test('each comes once, and at most twenty', () => {
    expect(cleanTags(['Roof', 'roof', 'roofing'])).toEqual(['roof']);
    const many = Array.from({ length: 40 }, (_, index) => `label-${'abcdefgh'[index % 8]}${index}`);
    expect(cleanTags(many)).toHaveLength(20);
  });

  test('whatever a model writes, what is left is a tag', () => {
    const prefix = fc.constantFrom(
      '',
      'city:',
      'State :',
      'neighborhood:',
      'zip code:',
      'topic:',
      ':',
    );
    const label = fc
      .tuple(prefix, fc.string({ unit: 'grapheme', maxLength: 70 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(label, { maxLength: 30 }), (labels) => {
        const tags = cleanTags(labels);
        expect(tags.length).toBeLessThanOrEqual(20);
        for (const tag of tags) expect(Tag.parse(tag)).toBe(tag);
      }),
      { numRuns: 500 },
    );
  });
});

test('places that the text does not name are left out, states and subjects stay', () => {
  const tags = [
    'city:austin',
    'city:dallas',
    'city:new york city',
    'state:tx',
    'county:travis',
    'roof',
  ];
  expect(withoutUnmentionedPlaces(tags, 'From New York to Austin: mind the roof.')).toEqual([
    'city:austin',
    'city:new york city',
    'state:tx',
    'roof',
  ]);
});
