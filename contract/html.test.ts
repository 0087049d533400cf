import { describe, expect, test } from 'vitest';
import {
  blankImage,
  blankLink,
  dataImageBytes,
  dataImagesMaxBytes,
  htmlProfiles,
  safeImage,
  safeLink,
  safeStyle,
} from './html.ts';

test('neither profile allows what could run or reach out', () => {
  const dangerous = [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'svg',
    'math',
  ];
  for (const { tags, attributes, renamed } of Object.values(htmlProfiles)) {
    for (const tag of dangerous) expect(tags).not.toContain(tag);
    for (const names of Object.values(attributes)) {
      for (const name of names) expect(name).not.toMatch(/^(?:on|class$|id$|srcset$|name$)/);
    }
    for (const tag of Object.values(renamed)) expect(tags).toContain(tag);
  }
});

test('a model writes no links, pictures or styles', () => {
  expect(Object.values(htmlProfiles.model.attributes).flat()).not.toContain('href');
  expect(htmlProfiles.model.tags).not.toEqual(expect.arrayContaining(['a']));
  expect(htmlProfiles.model.tags).not.toEqual(expect.arrayContaining(['img']));
});

describe('safeLink', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b=c&d#e',
    'HTTPS://EXAMPLE.COM/',
    'mailto:agent@example.com',
  ])('%s stays', (href) => expect(safeLink(href)).toBe(href));

  test('spaces around a link and line breaks within it go, as in browsers', () => {
    expect(safeLink('  https://exa\nmple.com\t ')).toBe('https://example.com');
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'tel:5551234',
    'blob:https://example.com/1',
    '//example.com',
    '/api/auth/logout',
    'example.com',
    '#top',
    'https:',
    'https://',
    '',
  ])('%j becomes a blank link', (href) => expect(safeLink(href)).toBe(blankLink));

  test('a blank link stays one', () => expect(safeLink(blankLink)).toBe(blankLink));
});

describe('safeImage', () => {
  test.each([
    'https://example.com/a.png',
    'http://example.com/a',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,AAAA',
    'data:image/jpg;base64,AAAA',
    'data:image/gif;base64,AAAA',
    'data:image/webp;base64,AAAA',
    '/api/files/a1B2_c3-d4',
  ])('%s stays', (src) => expect(safeImage(src)).toBe(src));

  test.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png,raw',
    'data:image/png;base64,AA<script>',
    'data:text/html;base64,AAAA',
    'javascript:alert(1)',
    'mailto:a@example.com',
    '/api/files/../auth/logout',
    '/api/files/a?download=true',
    '//example.com/a.png',
    'a.png',
  ])('%s loads nothing', (src) => expect(safeImage(src)).toBe(blankImage));
});

describe('safeStyle', () => {
  test.each([
    ['color: red', 'color: red'],
    ['COLOR:#ff0000;', 'color: #ff0000'],
    ['color: rgb(1, 2, 3); background-color: hsla(10deg 50% 50% / 0.5)', undefined],
    ['background-color: #abc; font-size: 90px; position: fixed', 'background-color: #abc'],
    ['color: red; color: blue', 'color: blue'],
  ])('%s', (style, expected = style) => expect(safeStyle(style)).toBe(expected));

  test.each([
    'color: url(https://example.com)',
    'color: expression(alert(1))',
    'color: var(--x)',
    'color: red !important',
    'background: red',
    'background-image: url(x)',
    'text-align: center',
    'color: \\72 ed',
    'color: red/**/',
    '--color: red',
    'constructor: red',
    '__proto__: red',
    ';;;:::',
    '',
  ])('%j leaves nothing', (style) => expect(safeStyle(style)).toBe(''));
});

describe('dataImageBytes', () => {
  const picture = (bytes: number) =>
    `<img src="data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}" />`;

  test('sums the bytes of all pictures in a text', () => {
    expect(dataImageBytes('<p>none</p>')).toBe(0);
    expect(dataImageBytes(picture(100))).toBe(100);
    expect(dataImageBytes(`<p>${picture(1)}${picture(2)} ${picture(3)}</p>`)).toBe(6);
    expect(dataImageBytes(picture(dataImagesMaxBytes))).toBe(dataImagesMaxBytes);
  });

  test('does not count pictures on the web', () => {
    expect(dataImageBytes('<img src="https://example.com/a.png" />')).toBe(0);
  });
});
