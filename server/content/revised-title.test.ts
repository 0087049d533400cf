import { describe, expect, test } from 'vitest';
import { revisedTitle } from './revised-title.ts';

const title = '<strong>Selling</strong> in Austin &amp; around';

describe('the title of a revision', () => {
  test.each([
    'Make it shorter',
    'Friendlier, please, and mention the Saturday market',
    'Keep the title, but rewrite the rest',
    "Don't change the headline. Add bullet points.",
    'Add headings',
    'The title stays as it is, the text is too long',
    'Shorter, but leave the title alone',
    'Mention our title company and title insurance',
    'Try a different angle',
    'Replace the last sentence with a question',
  ])('stays: %s', (request) => {
    expect(revisedTitle({ title, request })).toBe(title);
  });

  test.each([
    'Give it another title',
    'A punchier headline, please',
    'Shorten the title',
    'Translate it to Spanish',
    'Write this in Spanish',
    'Change Austin to Round Rock',
    'Replace "Austin" with "Round Rock" everywhere',
    'Remove the emojis',
  ])('is left to the writer: %s', (request) => {
    expect(revisedTitle({ title, request })).toBeUndefined();
  });

  test('is the one the agent writes in the request', () => {
    const request = 'Change the title to "Ready, set & list"';
    expect(revisedTitle({ title, request })).toBe('Ready, set &amp; list');
  });

  test('is left to the writer where there is none', () => {
    expect(revisedTitle({ title: '<p> </p>', request: 'Shorter' })).toBeUndefined();
  });
});
