import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { finishPiece } from './finish-piece.ts';
import { type ReadText, readTextToRevise } from './revised-html.ts';
import { countTags, editedText, pixel } from './testing/edited-texts.ts';

const facts = {
  topic: { identifier: 'sellers', name: 'sellers', description: '' },
  place: { city: 'Austin', state: 'TX' },
};

const read = (content: string, request = 'Make it friendlier', title = 'Old title') =>
  readTextToRevise({ title, content, request });

/** What the agent gets when a writer answers this. */
function finish({ kept }: ReadText, content: string, title = 'Old title') {
  const draft = { title, content, hashtags: ['One'], contentTags: [], imagePrompt: 'A porch' };
  return finishPiece({ draft, facts, kept });
}

const guide =
  '<a href="https://example.com/guide" target="_blank" rel="noopener noreferrer nofollow">my guide</a>';
const porch = `<img src="${pixel}" alt="The porch" />`;

describe('what a writer gets', () => {
  test('addresses are short tokens, words and structure stay', () => {
    const { html, content } = read(
      `<p>Read ${guide} and ${porch}.</p><blockquote><p>Said.</p></blockquote>`,
    );
    expect(html).toMatch(
      /^<p>Read <a href="link-[\da-f]{6}-1">my guide<\/a> and <img src="picture-[\da-f]{6}-2" alt="The porch" \/>\.<\/p><blockquote><p>Said\.<\/p><\/blockquote>$/,
    );
    expect(content).toBe('Read my guide and .\nSaid.');
  });

  test('no bytes of a picture, whatever the text', () => {
    fc.assert(
      fc.property(editedText, (text) => {
        expect(read(text).html).not.toMatch(/data:image|https?:|mailto:/);
      }),
    );
  });
});

describe('what comes back', () => {
  test('the unchanged text is the old one to the letter', () => {
    fc.assert(
      fc.property(editedText, (text) => {
        const given = read(text);
        const { content, note } = finish(given, given.html);
        expect(content).toBe(cleanHtml(text, 'edited'));
        expect(note).toBeUndefined();
      }),
    );
  });

  test('links and pictures stand where the writer put them', () => {
    const given = read(`<p>Read ${guide} first.</p><p>${porch}</p>`);
    const [, link] = /href="([^"]*)"/.exec(given.html) ?? [];
    const [, picture] = /src="([^"]*)"/.exec(given.html) ?? [];
    const { content, note } = finish(
      given,
      `<p><img src="${picture}"></p><p>Before all else, see <a href="${link}">the guide</a>.</p>`,
    );
    expect(content).toBe(
      `<p>${porch}</p><p>Before all else, see ${guide.replace('my guide', 'the guide')}.</p>`,
    );
    expect(note).toBeUndefined();
  });

  test.each([
    ['as Markdown', (token: string) => `See [my guide](${token}) now.\n\nMore.`],
    [
      'as an address',
      (token: string) => `<p>See <a href="https://${token}/">my guide</a> now.</p>`,
    ],
    ['in capitals', (token: string) => `<p>See <a href="${token.toUpperCase()}">my guide</a>.</p>`],
    ['among the words', (token: string) => `<p>See [${token}] now.</p>`],
    ['without words', (token: string) => `<p>See <a href="${token}"></a> now.</p>`],
    ['not at all, but with its words', () => '<p>See my guide now.</p>'],
    ['twice', (t: string) => `<p>See <a href="${t}">my guide</a>, <a href="${t}">again</a>.</p>`],
    ['in itself', (t: string) => `<p>See <a href="${t}">my <a href="${t}">guide</a></a>.</p>`],
  ])('a token written %s is still the link, once', (_, answer) => {
    const given = read(`<p>Read ${guide} first.</p>`);
    const [, token = ''] = /href="([^"]*)"/.exec(given.html) ?? [];
    const { content, note } = finish(given, answer(token));
    expect(countTags(content, 'href="https://example.com/guide"')).toBe(1);
    expect(content).not.toContain(given.kept.code);
    expect(content).toContain('guide');
    expect(note).toBeUndefined();
  });

  test.each([1, 2])(
    'a token that broke off with the answer, %s letters early, is not in the text',
    (cut) => {
      const given = read(`<p>Read ${guide} first.</p>`);
      const answer = `<p>See [link-${given.kept.code}-1`.slice(0, -cut);
      expect(finish(given, answer).content).toBe('<p>See</p>');
    },
  );

  test('what the new text has no place for is named', () => {
    const given = read(
      `<p>Read ${guide} first.</p><p>${porch}</p><table><tbody><tr><td>Roof</td></tr></tbody></table><blockquote><p>Best agent.</p></blockquote>`,
    );
    expect(finish(given, '<p>Call me.</p>').note).toBe(
      'The new text has no place for the link "my guide" (https://example.com/guide), the picture "The porch", the table "Roof" and the quote "Best agent.". You will find them in the version before.',
    );
  });

  test('a link somebody wanted removed does not come back by its words', () => {
    const given = read(`<p>Read ${guide} first.</p>`, 'Remove the link');
    const { content, note } = finish(given, '<p>Read my guide first.</p>');
    expect(content).toBe('<p>Read my guide first.</p>');
    expect(note).toContain('the link "my guide"');
  });

  test('a title that stays keeps its marks, one that goes names its link', () => {
    const title = '<p><strong>Old</strong> <a href="https://example.com">title</a></p>';
    const given = read('<p>One.</p>', 'Shorter', title);
    expect(finish(given, '<p>Two.</p>', 'Old title').title).toBe(given.kept.title);
    const other = finish(given, '<p>Two.</p>', 'New title');
    expect(other).toMatchObject({ title: 'New title', note: expect.stringContaining('"title"') });
  });

  test('a writer’s own links and pictures never pass', () => {
    const given = read(`<p>Read ${guide} first.</p>`);
    const { content } = finish(
      given,
      '<p>See <a href="https://evil.example">this</a>, <a href="link-ffffff-1">that</a> <img src="https://evil.example/x.png"><a href="javascript:x">z</a></p><script>x</script>',
    );
    expect(content).not.toMatch(/evil|href="link|javascript|script/);
  });
});

/** What models do to what they are told to keep. */
const mangle = fc.constantFrom<(html: string) => string>(
  (html) => html.replace(/<a [^>]*>|<\/a>/g, ''),
  (html) => html.replace(/<img [^>]*>/g, ''),
  (html) => html + html,
  (html) => html.split('</p>').reverse().join('</p>'),
  (html) => html.replace(/(link|picture)-([\da-f]{6})-(\d+)/g, 'https://$1-$2-$3.com/'),
  (html) => html.replace(/(link|picture)-([\da-f]{6})-(\d+)/g, '$1-$2-9$3'),
  (html) => html.replace(/(link|picture)-([\da-f]{6})-(\d+)/g, 'link-$2-1'),
  (html) => html.replace(/<(?:a href|img src)="([^"]*)"[^>]*>/g, '[$1]'),
  (html) => html.replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$2]($1)'),
  (html) => html.replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '<a href="$1"></a>$2'),
  (html) => html.replace(/<table>[\s\S]*?<\/table>/g, ''),
  (html) => html.replace(/<\/?blockquote>/g, ''),
  (html) => html.slice(0, Math.floor(html.length / 2)),
  (html) => `<a href="${html}">${html}`,
  () => '<p>Something else entirely.</p>',
);

test('every link and picture is in the new text as often as in the old one, or named', () => {
  fc.assert(
    fc.property(editedText, fc.array(mangle, { minLength: 1, maxLength: 3 }), (text, changes) => {
      const given = read(text);
      const answer = changes.reduce((html, change) => change(html), given.html);
      const { content, note = '' } = finish(given, `<p>Start.</p>${answer}`);
      expect(cleanHtml(content, 'edited')).toBe(content);
      expect(content).not.toMatch(new RegExp(`(?:link|picture)-${given.kept.code}`, 'i'));
      const tags = new Set(given.kept.parts.map(({ tag }) => tag));
      for (const [tag] of content.matchAll(/<(?:a|img) [^>]*>/g)) expect(tags).toContain(tag);
      for (const tag of tags) {
        const before = given.kept.parts.filter((part) => part.tag === tag);
        const missing = before.length - countTags(content, tag);
        expect(missing).toBeGreaterThanOrEqual(0);
        if (missing > 0) expect(note).toMatch(before[0]?.kind === 'link' ? /link/ : /picture/);
      }
      for (const tag of ['table', 'blockquote']) {
        if (countTags(content, `<${tag}>`) < countTags(given.kept.content, `<${tag}>`)) {
          expect(note).toMatch(tag === 'table' ? /table/ : /quote/);
        }
      }
    }),
    { numRuns: 500 },
  );
});
