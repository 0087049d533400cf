import { expect, test } from 'vitest';
import { type PlatformKey, platforms } from '#contract/platforms.ts';
import { findWarnings } from './find-warnings.ts';

const found = (key: PlatformKey, text: string) => findWarnings(platforms[key], text).length;

test.each(['970.555.0142', '+1 970 555 0142', '9705550142', '970–555–0142', 'www.nora.test'])(
  '%s is a phone number or a link that Google Business Profile does not want',
  (text) => {
    expect(found('gbp', text)).toBe(1);
  },
);

test.each(['80525-1234', 'Lic. 10401234567', '2024-2025', '1,200 sq.ft', '#1', 'a@b.com'])(
  '%s only looks like a phone number, a link or a hashtag',
  (text) => {
    expect(found('gbp', text)).toBe(0);
  },
);

test('a link is fine where links work', () => {
  expect(found('linkedin', 'https://example.com')).toBe(0);
});
