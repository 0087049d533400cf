import { expect, test } from 'vitest';
import { blankImage, safeImage } from '#contract/html.ts';
import { readReviewPicture } from '#contract/review.ts';
import { safeSentImage } from './safe-sent-image.ts';

const sent = readReviewPicture.path.replace('{token}', 'a_B-1').replace('{key}', 'c-D_2');

test('a picture behind a review link is loaded on its page, and nowhere else', () => {
  expect(safeSentImage(sent)).toBe(sent);
  expect(safeImage(sent)).toBe(blankImage);
});

test.each([
  `${sent}/../../approve`,
  `${sent}?x`,
  `${sent}\n`,
  '/api/review/a/approve',
  '//example.com/api/review/a/pictures/b',
  'javascript:alert(1)',
])('%j loads nothing', (src) => expect(safeSentImage(src)).toBe(blankImage));

test('what is loaded everywhere is loaded here', () => {
  expect(safeSentImage('https://example.com/a.png')).toBe('https://example.com/a.png');
});
