import { describe, expect, test } from 'vitest';
import { imagePromptOf } from '#server/adapters/ai/image-prompt.ts';
import { sceneFor } from '#server/content/scene.ts';
import { knownPlaceOf, pictureBriefFor, withoutMedium } from './images.prompts.ts';

const place = { city: 'Austin', state: 'TX' };
const brief = { subject: 'A porch at dusk', style: 'Watercolor', place };

describe('the prompt of a model', () => {
  const promptOf = (asked: Parameters<typeof pictureBriefFor>[0], look = {}) =>
    imagePromptOf(pictureBriefFor(asked), look);

  test('has scene, place, style and format apart, and says what is unwanted', () => {
    expect(promptOf(brief).split('\n')).toEqual([
      'Scene: A porch at dusk.',
      'Place: Austin, Texas. Homes, plants and weather as they are there.',
      'Style: Watercolor.',
      expect.stringMatching(
        /^Format: one landscape picture that is cropped to 4:3.*upper left and the lower right corner stay calm/,
      ),
      'No people, no religious buildings, schools or flags, no text, lettering, numbers, signs or logos.',
    ]);
  });

  test('says the shape only to those who are not told it otherwise', () => {
    expect(promptOf(brief, { takesRatio: true })).toContain('Format: one 4:3 picture');
    expect(promptOf(brief, { takesRatio: true })).not.toContain('cropped');
  });

  test('has no word of the text it is for', () => {
    expect(promptOf({ ...brief, title: 'A kitchen for cooks', topic: 'sellers' })).not.toMatch(
      /cooks|sellers/,
    );
  });
});

test('our own illustrator gets each on its own, and no medium in the subject', () => {
  const asked = { ...brief, subject: 'Realistic photo:\n a porch at  dusk', title: 'Porch season' };
  expect(pictureBriefFor(asked)).toEqual({
    subject: 'a porch at dusk',
    style: 'Watercolor',
    place,
    title: 'Porch season',
  });
});

test.each([
  ['Realistic photo: a brick home at dusk', 'a brick home at dusk'],
  ['A realistic photo-style scene of a brick home', 'a brick home'],
  ['Realistic photo for a blog post on sellers, Austin, TX', 'Austin, TX'],
  ['A watercolor painting of a porch', 'porch'],
  [
    'A porch, morning light, wide angle, realistic photograph',
    'A porch, morning light, wide angle',
  ],
  ['Realistic photo: a porch with two chairs, photo-style', 'a porch with two chairs'],
  ['A picture window over a photo wall', 'A picture window over a photo wall'],
])('no medium is left in %j', (given, expected) => {
  expect(withoutMedium(given)).toContain(expected);
  expect(withoutMedium(given)).not.toMatch(/realistic|painting of|photo-style|[,:;-]$/i);
});

describe('a scene for a text without one', () => {
  const january = new Date('2026-01-15T12:00:00Z');

  test.each([
    ['Open house this Saturday', 'A front door standing open'],
    ['How the market looks', 'A street of homes'],
    ['Winterizing a lake cabin', 'A home under fresh snow'],
    ['Real estate prices this fall', 'A street of homes'],
    ['Something else', 'A welcoming home'],
  ])('is chosen by the title %j, with homes of the region', (title, motif) => {
    const scene = sceneFor({ title, place }, january);
    expect(scene.startsWith(motif)).toBe(true);
    expect(scene).toContain('limestone and brick ranch homes');
    expect(scene).toContain('winter light');
  });

  test.each(['What a kitchen remodel costs', 'Your closing checklist'])(
    'is a room for %j, without the street',
    (title) => {
      const scene = sceneFor({ title, place }, january);
      expect(scene).toMatch(/^A (?:bright )?kitchen .*; winter light$/);
      expect(scene).not.toContain('ranch homes');
    },
  );

  test('holds no word of the title, and no place where there is none', () => {
    const scene = sceneFor({ title: 'Perfect for families near St. Mary Church' }, january);
    expect(scene).not.toMatch(/famil|church|perfect/i);
  });

  test('is chosen by the topic where the title says nothing', () => {
    expect(sceneFor({ title: 'Three thoughts', topic: 'financing' }, january)).toContain('papers');
  });
});

test.each([
  [
    { location: 'Austin', state: 'TX' },
    { city: 'Austin', state: 'TX' },
  ],
  [
    { location: 'Austin', state: 'texas' },
    { city: 'Austin', state: 'TX' },
  ],
  [{ location: 'Unknown', state: 'NA' }, undefined],
  [{ location: '', state: 'TX' }, undefined],
  [{}, undefined],
])('the place of %o', (given, expected) => {
  expect(knownPlaceOf(given)).toEqual(expected);
});
