import { expect, test } from 'vitest';
import { indefiniteArticle } from './articles.ts';
import { fillTitle } from './fill-title.ts';

test.each([
  ['Austin', 'an'],
  ['Dallas', 'a'],
  ['Eugene', 'a'],
  ['Utica', 'a'],
  ['Union City', 'a'],
  ['Upland', 'an'],
  ['Urbana', 'an'],
  ['Ypsilanti', 'an'],
  ['Yuma', 'a'],
  ['Honolulu', 'a'],
  ['Oneonta', 'an'],
  ['Unalaska', 'an'],
  ['Ōkala', 'an'],
  ['Évian', 'an'],
  ['“Enid”', 'an'],
  ['X', 'an'],
  ['U', 'a'],
  ['', 'a'],
])('%s takes %s', (name, article) => {
  expect(indefiniteArticle(name)).toBe(article);
});

test('a title is filled with the right article, and nothing in a name is read', () => {
  expect(fillTitle('Repair or credit? A {location} guide', 'Austin')).toBe(
    'Repair or credit? An Austin guide',
  );
  expect(fillTitle('photos of a {location} home', 'Enid')).toBe('photos of an Enid home');
  expect(fillTitle('{location}, {location}', 'A $& {location}')).toBe(
    'A $& {location}, A $& {location}',
  );
});
