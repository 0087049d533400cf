import fc from 'fast-check';

/** Texts as agents make them in the editor: links, pictures, tables, quotes, and words that look like none of ours. */

export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a text may hold to be taken for a token. */
const tokenLike = [
  'link-3f9a2c-1',
  'picture-000000-2',
  '[link-1]',
  '&lt;a href="link-abcdef-1"&gt;here&lt;/a&gt;',
  '[my guide](link-abcdef-1)',
  'href="link-1"',
  '{{1}} \uE004\uE100 $1 $&amp;',
];

const words = fc.constantFrom(
  'The porch faces west and catches the evening light.',
  'Check the roof before the first storm of the season.',
  'A clear plan helps every owner who wants to sell.',
  'Ask for the papers of the last renovation in time.',
  'Most offers arrive within the first two weeks.',
  'Gutters, siding and windows come first on my list.',
  ...tokenLike,
);

const link = fc
  .tuple(
    fc.constantFrom('my guide', 'this checklist', 'a map of the trails', 'R&amp;D notes'),
    fc.constantFrom(
      'https://example.com/guide?a=1&amp;b=2',
      'https://example.org/list',
      'mailto:me@example.com',
    ),
  )
  .map(
    ([text, href]) =>
      `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${text}</a>`,
  );

const picture = fc
  .tuple(
    fc.constantFrom(pixel, 'https://example.com/porch.jpg', '/api/files/abc-1'),
    fc.constantFrom('', 'The porch at dusk', 'A &amp; B', 'link-3f9a2c-1'),
  )
  .map(([src, alt]) => `<img src="${src}" alt="${alt}" />`);

const sentence = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 1, arbitrary: link.map((each) => `Read ${each} before you decide on anything.`) },
  { weight: 1, arbitrary: picture.map((each) => `Look: ${each} That is the house in May.`) },
);

const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((sentences) => `<p>${sentences.join(' ')}</p>`);

const cell = fc.oneof(words, link);

const table = fc
  .tuple(cell, cell, fc.boolean())
  .map(
    ([one, other, isWide]) =>
      `<table><tbody><tr>${isWide ? '<th colspan="2" scope="col">Costs</th>' : '<th>Item</th><th>Cost</th>'}</tr><tr><td>${one}</td><td>${other}</td></tr></tbody></table>`,
  );

const quote = fc.oneof(words, link).map((said) => `<blockquote><p>${said}</p></blockquote>`);

const block = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 1, arbitrary: table },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: picture.map((each) => `<p>${each}</p>`) },
  {
    weight: 1,
    arbitrary: fc
      .array(sentence, { minLength: 2, maxLength: 4 })
      .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  },
);

/** Clean HTML of the edited profile, with at least one paragraph of words. */
export const editedText = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) =>
    ['<p>Austin homes sell at their own pace.</p>', ...blocks, '<p>Call me.</p>'].join(''),
  );

export const countTags = (html: string, tag: string) => html.split(tag).length - 1;
