import { expect, test } from 'vitest';
import { hashVersion, hashWords, type PieceWords } from './piece-version.ts';

const piece: PieceWords = {
  title: 'Porch season',
  content: '<p>Come and <a href="https://example.com/">sit</a> on the porch of Zoë.</p>',
  hashtags: ['Austin', 'Porches'],
  sources: [{ title: 'Census', url: 'https://census.gov/' }],
  imageUrls: ['/api/files/aaaaaaaaaaaaaaaaaaaaaaaa'],
  platformTexts: { x: 'Come and sit.', facebook: 'Come in.' },
};

const hashOf = (change: Partial<PieceWords> = {}) => hashWords({ ...piece, ...change });

const versionOf = (textHash: string, pictureKeys: string[], line: string | null = null) =>
  hashVersion({ textHash, pictureKeys, line });

test('a hash is SHA-256 in hexadecimal', () => {
  expect(hashOf()).toMatch(/^[0-9a-f]{64}$/);
  expect(versionOf(hashOf(), [])).toMatch(/^[0-9a-f]{64}$/);
});

test.each<[string, Partial<PieceWords>]>([
  ['bold', { content: piece.content.replace('porch', '<strong>porch</strong>') }],
  ['a heading', { title: '<h1>Porch season</h1>' }],
  ['spaces and line breaks', { content: piece.content.replace('on the', ' on\n&nbsp;the ') }],
  ['another encoding of a letter', { content: piece.content.replace('ë', 'e\u0308') }],
  ['attributes of a link', { content: piece.content.replace('<a ', '<a rel="noopener" ') }],
  ['entities', { title: 'Porch&#32;season' }],
  ['bold inside a link', { content: piece.content.replace('sit', 's<strong>i</strong>t') }],
  ['a link that stops at a space', { content: piece.content.replace('sit</a> ', 'sit </a>') }],
  ['a span without a color', { content: piece.content.replace('porch', '<span>porch</span>') }],
])('%s makes no other version', (_, change) => {
  expect(hashOf(change)).toBe(hashOf());
});

test.each<[string, Partial<PieceWords>]>([
  ['a word', { content: piece.content.replace('porch', 'deck') }],
  ['a capital', { title: 'Porch Season' }],
  ['a full stop', { content: piece.content.replace('.<', '<') }],
  ['words that moved from the title', { title: 'Porch', content: `season ${piece.content}` }],
  ['where a link leads', { content: piece.content.replace('.com', '.org') }],
  ['a picture in the text', { content: `${piece.content}<img src="/api/files/x" alt="">` }],
  ['what a link stands on', { content: piece.content.replace('">sit</a> on', '">sit on</a>') }],
  ['a link in the title', { title: '<a href="https://example.com/">Porch</a> season' }],
  ['a word struck out', { content: piece.content.replace('porch', '<s>porch</s>') }],
  ['a word struck out in the title', { title: 'Porch <s>season</s>' }],
  [
    'a color',
    { content: piece.content.replace('porch', '<span style="color: #fff">porch</span>') },
  ],
  ['a hashtag', { hashtags: ['Austin'] }],
  ['a hashtag that is two', { hashtags: ['Austin', 'Por', 'ches'] }],
  ['a source', { sources: [] }],
  ['other words for a platform', { platformTexts: { ...piece.platformTexts, x: 'Come on in.' } }],
  ['no own words for platforms', { platformTexts: {} }],
  ['a picture beside the text', { imageUrls: [] }],
])('%s makes another version', (_, change) => {
  expect(hashOf(change)).not.toBe(hashOf());
});

test('what a picture in the text shows and says counts, however large it is', () => {
  const image = (bytes: string, alt: string) =>
    hashOf({ content: `<p><img src="data:image/png;base64,${bytes}" alt="${alt}"></p>` });
  const large = 'A'.repeat(2_000_000);
  expect(image(large, 'A porch')).toBe(image(large, 'A porch'));
  expect(image(`${large}B`, 'A porch')).not.toBe(image(large, 'A porch'));
  expect(image(large, 'A deck')).not.toBe(image(large, 'A porch'));
});

test('a mark is one for a reader where an editor cuts it', () => {
  const whole = hashOf({ content: '<p>It is <s>not safe</s> here.</p>' });
  const cut = '<p>It is <s>not</s><strong><s> safe</s></strong> here.</p>';
  expect(hashOf({ content: cut })).toBe(whole);
  expect(hashOf({ content: '<p>It is <s>not</s> safe here.</p>' })).not.toBe(whole);
});

test('where a picture stands counts, and what of it is address and what description', () => {
  const image = '<img src="/api/files/x" alt="A porch">';
  const before = hashOf({ content: `<p>One.</p>${image}<p>Two.</p>` });
  expect(hashOf({ content: `<p>One.</p><p>Two.</p>${image}` })).not.toBe(before);
  expect(hashOf({ content: '<img src="https://a.example/b" alt="c d">' })).not.toBe(
    hashOf({ content: '<img src="https://a.example/b c" alt="d">' }),
  );
  expect(hashOf({ content: `<a href="https://example.com/">${image}</a>` })).not.toBe(
    hashOf({ content: image }),
  );
});

test('pictures made for a piece count, in whatever order they come, and so does the line below it', () => {
  expect(versionOf('x', ['a', 'b'])).toBe(versionOf('x', ['b', 'a']));
  expect(versionOf('x', ['a'])).not.toBe(versionOf('x', ['a', 'b']));
  expect(versionOf('x', ['a'])).not.toBe(versionOf('y', ['a']));
  expect(versionOf('x', ['a'], 'Nora Lee')).not.toBe(versionOf('x', ['a'], 'Nora'));
  expect(versionOf('x', ['a'], '')).not.toBe(versionOf('x', ['a'], null));
});
