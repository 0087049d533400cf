import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { factsAbout, visibleText } from '#builtin/writer/testing/facts.ts';
import { editedPosts } from '#builtin/writer/testing/revisions/edited-posts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

/** Requests as agents type them, for posts that they edited themselves. */
function revise(name: string, request: string) {
  const post = editedPosts[name];
  if (!post) throw new Error(`There is no post ${name}`);
  const [city = '', state = ''] = post.place.split(', ');
  const { title, html, hashtags } = post;
  const revision = { title, content: visibleText(html), html, hashtags, request };
  const facts = { ...factsAbout(title, { city, state }), title, revision };
  const today = new Date('2026-11-16T12:00:00');
  const { draft, note } = compose({ kind: 'post', facts, seed: 7, today });
  const { content, ...rest } = draft as PieceDraft;
  return { ...rest, html: content, text: visibleText(content), before: visibleText(html), note };
}

describe('a value is another now', () => {
  test.each([
    ['price is $379,900 now', '$379,900'],
    ['change the price to 379.9k', '$379,900'],
    ['its 420 Lake Ave not 418', '420 Lake Ave'],
    ['my number is 608-555-0199', '608-555-0199'],
    ['change Dana to Dana Reyes', 'Call Dana Reyes at'],
    ["i don't like 'must-see', change it to 'good find'", 'an absolute good find'],
  ])('%s', (request, words) => {
    const { text, note } = revise('lakeHouse', request);
    expect(text).toContain(words);
    expect(note).toMatch(/^I [a-z]/);
  });

  test('of two prices nobody can tell which', () => {
    const { text, before, note } = revise('story', 'the price is $400,000');
    expect(text).toBe(before);
    expect(note).toMatch(/more than one price \(\$9,800, \$31,000\)/);
  });
});

describe('parts of the text', () => {
  test.each([
    ['put the price in the first line', /^We are so excited .* \$389,900!/],
    ['take out the part about the roof', /^(?!.*New roof)/s],
    ["lose the 'dream home'", /bring this home to market/],
    [
      'turn the bullets into a sentence',
      /It has a screened porch .+ lake, a new roof in 2022 and a two car garage\./,
    ],
    ['add a heated driveway to the list', /Two car garage\s+Heated driveway/],
    ['remove the exclamation points', /^[^!]+$/],
    ['less salesy', /^(?!.*(?:stunning|must-see|dream|last))/s],
  ])('%s', (request, expected) => {
    const { text, note } = revise('lakeHouse', request);
    expect(text).toMatch(expected);
    expect(note).toMatch(/^I [a-z]/);
  });

  test('a list says how many things it has', () => {
    const { text } = revise('coffee', 'drop the part about Slate');
    expect(text).not.toMatch(/Slate/);
    expect(text).toMatch(/Anchored Ship/);
  });

  test('the whole thought moves, and nothing is lost', () => {
    const { text, before } = revise('story', 'start with the six offers');
    expect(text).toMatch(/^Six offers came in over four days\./);
    expect(text.length).toBeCloseTo(before.length, -1);
  });

  test('a picture and a link stay', () => {
    expect(revise('market', 'half as long').html).toContain('<img ');
    expect(revise('lakeHouse', 'half as long').html).toContain('https://danahomes.example/418');
  });
});

describe('a shorter text keeps its figures and its call', () => {
  test.each(['make it shorter', 'punchier', 'half as long', 'cut it to 60 words', 'tighten it up'])(
    '%s',
    (request) => {
      const { text, before } = revise('market', request);
      for (const fact of ['$512,000', '2%', '68 days', '9%', 'Send me a message'])
        expect(text.toLowerCase()).toContain(fact.toLowerCase());
      expect(text.length).toBeLessThan(before.length);
    },
  );
});

describe('who speaks, and to whom', () => {
  test('a team', () => {
    const { text } = revise('market', 'use we instead of I');
    expect(text).toMatch(/^We pulled the October numbers/);
    expect(text).toContain('Just send us a message');
    expect(text).not.toMatch(/\b(?:I|me|my)\b/);
  });

  test('the first person', () => {
    expect(revise('tips', 'write it in first person').text).toMatch(
      /I tell homeowners to disconnect hoses/,
    );
  });

  test('buyers, with the agent’s own call', () => {
    const { text, note } = revise('story', 'make it for buyers');
    expect(text).toMatch(/Buying in Portland\? Text me at 207-555-0164\.$/);
    expect(note).toMatch(/made the end speak to buyers/);
  });

  test('nobody by name', () => {
    const { text } = revise('story', "don't name the clients");
    expect(text).toMatch(/^Last spring my clients called me/);
  });
});

describe('several edits in one request are all made', () => {
  test('with a verb for all of them', () => {
    const { html, hashtags } = revise('coffee', 'add emojis and 2 more hashtags');
    expect(html).toMatch(/\p{Extended_Pictographic}/u);
    expect(hashtags.length).toBeGreaterThan(3);
  });

  test('or declined by name', () => {
    const { text, note } = revise(
      'tips',
      'more direct. and translate to spanish, like hemingway wrote it',
    );
    expect(text).toContain('Disconnect hoses and drain the sprinkler line before then.');
    expect(note).toMatch(/cannot write in Spanish/);
    expect(note).toMatch(/cannot write like hemingway/);
  });

  test('what nobody understands is named', () => {
    expect(revise('tips', 'shorter, and swizzle the frob').note).toMatch(/"swizzle the frob"/);
  });
});

test.each([
  ['a bolder opening', /bolder|opening/i],
  ['can you write a catchier hook', /catchier|hook/i],
  ['add some personality', /personality/i],
  ['add a stronger call to action', /call to action/i],
  ['make the ending better', /the ending|better/i],
  ['add a heading of some kind', /heading/i],
])('%s is never printed', (request, words) => {
  for (const name of Object.keys(editedPosts))
    expect(revise(name, request).text).not.toMatch(words);
});

test('contact details go to the call', () => {
  const { text } = revise('tips', 'add my cell 303-555-0122 and my site denver.example/rob');
  expect(text).toMatch(/Call or text me at 303-555-0122\. See more at denver\.example\/rob\.$/);
  expect(revise('tips', 'add my number').note).toMatch(/I do not know it/);
});
