import { describe, expect, test } from 'vitest';
import { buildImagePrompt, knownPlaceOf, openingOf } from './images.prompts.ts';

test('the prompt has subject, place and style, and says what is unwanted', () => {
  const place = { city: 'Austin', state: 'TX' };
  const style = 'Modern real estate photography';
  expect(buildImagePrompt({ subject: 'A porch at dusk', style, place })).toBe(
    [
      'A porch at dusk',
      'Place: Austin, TX.',
      'Style: Modern real estate photography.',
      'No text, lettering or logos.',
    ].join('\n'),
  );
});

test('without a subject it is a home', () => {
  expect(buildImagePrompt({ subject: '', style: '' })).toBe(
    'A welcoming home from the street\nNo text, lettering or logos.',
  );
});

describe('the opening of a text', () => {
  test('is all of a short one, on one line', () => {
    expect(openingOf(' Hello\nthere.  Come in. ')).toBe('Hello there. Come in.');
  });

  test('ends with a sentence', () => {
    const sentence = 'The market in Austin is calm this spring.';
    const opening = openingOf(`${sentence} `.repeat(40));
    expect(opening.length).toBeLessThanOrEqual(400);
    expect(opening.length).toBeGreaterThan(300);
    expect(opening.endsWith('spring.')).toBe(true);
  });

  test('ends with a word where no sentence ends', () => {
    const opening = openingOf('porch '.repeat(200));
    expect(opening.length).toBeLessThanOrEqual(400);
    expect(opening.endsWith('porch')).toBe(true);
  });

  test('breaks no character of a text without spaces', () => {
    expect(openingOf('🏡'.repeat(500)).isWellFormed()).toBe(true);
    expect(openingOf(`a${'🏡'.repeat(500)}`).isWellFormed()).toBe(true);
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
