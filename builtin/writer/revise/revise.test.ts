import { describe, expect, it, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { readyPostsOf } from '#builtin/writer/knowledge/ready-posts.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { readBlocks } from './read-html.ts';
import { readRequest } from './read-request.ts';

const writer = createBuiltinWriter(compose, () => someDay);
const facts = factsFor(seededTopic('sellers'), { titleNumber: 1, isTemplateBinding: true });
const write = (given = facts, kind: 'post' | 'blog' = 'post') =>
  writer.write({ kind, facts: given, prompt: '', schema: PieceDraft, seed: 5 });
const { value: original } = await write();

async function revise(
  request: string,
  from: Partial<PieceDraft> = {},
  kind: 'post' | 'blog' = 'post',
) {
  const { title, content, hashtags } = { ...original, ...from };
  const revision = { title, content: visibleText(content), html: content, hashtags, request };
  const { value, note } = await write({ ...facts, revision }, kind);
  const text = visibleText(value.content);
  expect(findFaults(value.content, facts)).toEqual([]);
  return { ...value, text, words: countWords(text), note };
}

const before = {
  text: visibleText(original.content),
  words: countWords(visibleText(original.content)),
};

describe('length', () => {
  it.each(['Make it shorter', 'too long, please', 'more concise', 'trim it a little'])(
    '%s',
    async (request) => {
      const { words, note } = await revise(request);
      expect(words).toBeLessThan(before.words * 0.8);
      expect(words).toBeGreaterThan(before.words * 0.4);
      expect(note).toMatch(/^I [a-z]/);
    },
  );

  test('half', async () => {
    expect((await revise('cut it in half')).words).toBeLessThanOrEqual(before.words * 0.55);
  });

  it.each(['make it longer', 'add more detail', 'expand this'])('%s', async (request) => {
    const { words, text } = await revise(request);
    expect(words).toBeGreaterThan(before.words + 10);
    expect(text.length).toBeLessThanOrEqual(1_300);
  });

  it.each([
    [80, '80 words'],
    [100, 'about 100 words please'],
    [250, 'make it 250 words long'],
  ])('%i words', async (count, request) => {
    const { words, note } = await revise(request);
    expect(Math.abs(words - count), note).toBeLessThanOrEqual(Math.max(10, count * 0.12));
  });

  test('at most', async () => {
    expect((await revise('keep it under 90 words')).words).toBeLessThanOrEqual(90);
  });

  test('a count that makes no text is refused kindly', async () => {
    const { text, note } = await revise('make it 3 words');
    expect(text).toBe(before.text);
    expect(note).toMatch(/too little/);
  });
});

describe('tone', () => {
  test('simpler', async () => {
    const average = (text: string) => countWords(text) / (text.match(/[.?]/g) ?? []).length;
    const { text } = await revise('simpler please');
    expect(average(text)).toBeLessThan(average(before.text));
  });

  test('more formal', async () => {
    const { text } = await revise('Make it more formal', {
      content: "<p>🏡 It's great!</p><p>We'll see, and don't wait.</p>",
    });
    expect(text).toMatch(/It is great\./);
    expect(text).toMatch(/do not wait/);
    expect(text).not.toMatch(/🏡|!/);
    expect(text).toMatch(/please contact me|pleased/i);
  });

  test('friendlier', async () => {
    const { text } = await revise('a friendlier tone', {
      content: '<p>I will help if you are selling in Austin.</p><p>It is easy.</p>',
    });
    expect(text).toMatch(/I'll help if you're selling/);
    expect(text).toMatch(/It's easy/);
  });

  test('more persuasive', async () => {
    const { text, words } = await revise('more persuasive');
    expect(words).toBeGreaterThan(before.words);
    expect(text).not.toMatch(/guarantee/i);
  });
});

describe('layout', () => {
  test('bullets and none', async () => {
    const listed = await revise('use bullet points', {
      content:
        '<p>One thing in Austin.</p><p>Second thing here. Third thing here.</p><p>Ask me.</p>',
    });
    expect(listed.content).toMatch(
      /<ul><li>Second thing here\.<\/li><li>Third thing here\.<\/li><\/ul>/,
    );
    const plain = await revise('no bullet points');
    expect(plain.content).not.toContain('<li>');
    expect(plain.words).toBe(before.words);
  });

  test('emoji in and out', async () => {
    const decorated = await revise('add some emojis');
    expect(decorated.content).toMatch(/\p{Extended_Pictographic}/u);
    const plain = await revise('remove the emojis', {
      content: decorated.content,
      title: '🏡 Homes',
    });
    expect(plain.content).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(plain.title).toBe('Homes');
    expect((await revise('without emoji')).note).toMatch(/no emoji/);
  });
});

describe('call to action', () => {
  const lastOf = (text: string) => text.trim().split('\n').at(-1);

  test('another one', async () => {
    const { text } = await revise('change the call to action');
    expect(lastOf(text)).not.toBe(lastOf(before.text));
  });

  it.each([
    'Change the call to action to "Book a valuation with me"',
    'End with "Book a valuation with me."',
    'ask them to book a valuation with me',
  ])('%s', async (request) => {
    expect(lastOf((await revise(request)).text)).toBe('Book a valuation with me.');
  });

  test('added where there is none', async () => {
    const { text } = await revise('add a call to action', {
      content: '<p>Austin homes differ.</p><p>Prices rose.</p>',
    });
    expect(text).toMatch(/^Austin homes differ\.\nPrices rose\.\n.+/);
  });

  test('a question at the end', async () => {
    expect((await revise('end with a question')).text.trim()).toMatch(/\?$/);
  });
});

describe('mention and remove', () => {
  test('mention', async () => {
    expect((await revise('Mention the new park on Main Street')).text).toMatch(
      /: the new park on Main Street\./,
    );
    expect((await revise('say that I offer photos with every listing')).text).toContain(
      'I offer photos with every listing.',
    );
  });

  test('risky wording is not added, and the note says so', async () => {
    const { text, note } = await revise('mention that it is perfect for families');
    expect(text).not.toMatch(/families/);
    expect(note).toMatch(/"perfect for families".+fair-housing/);
  });

  test('remove by words, by position, and what is not there', async () => {
    const content =
      '<p>Austin is large. The pool is new.</p><ul><li>Check the roof</li><li>Check the pool</li><li>Check the yard</li></ul><p>Last words here.</p>';
    expect((await revise('remove the part about the pool', { content })).text).not.toMatch(/pool/);
    expect((await revise('drop the last paragraph', { content })).text).not.toMatch(/Last words/);
    expect((await revise('delete the second bullet', { content })).text).not.toMatch(
      /Check the pool/,
    );
    const { text, note } = await revise('remove the elephant', { content });
    expect(text).toMatch(/pool/);
    expect(note).toMatch(/nothing about "the elephant"/);
  });
});

describe('title and hashtags', () => {
  test('a title that was given', async () => {
    expect((await revise('Change the title to "Ready, set, list"')).title).toBe('Ready, set, list');
    expect((await revise('title should be A calmer sale')).title).toBe('A calmer sale');
  });

  test('a new title', async () => {
    const { title } = await revise('give it another title');
    expect(title).not.toBe(original.title);
    expect(title).toContain('Austin');
  });

  test('fewer, more, a number, none, a given one', async () => {
    const hashtags = ['AustinHomes', 'One', 'Two', 'Three', 'Four'];
    expect((await revise('fewer hashtags', { hashtags })).hashtags).toHaveLength(3);
    expect((await revise('more hashtags', { hashtags })).hashtags.length).toBeGreaterThan(5);
    expect((await revise('only 2 hashtags', { hashtags })).hashtags).toEqual([
      'AustinHomes',
      'One',
    ]);
    expect((await revise('remove the hashtags', { hashtags })).hashtags).toEqual([]);
    expect((await revise('add #OpenHouse', { hashtags })).hashtags).toContain('OpenHouse');
  });
});

test('another angle is another text under the same title', async () => {
  const { text, title } = await revise('try a different angle');
  expect(title).toBe(original.title);
  expect(text).not.toBe(before.text);
  expect((await revise('turn it into a checklist')).content).toMatch(/<ul>(<li>[^<]+<\/li>){5,7}/);
});

test('another angle on a post that was written whole is another of them', async () => {
  const topic = seededTopic('sellers');
  const given = factsFor(topic, { titleNumber: 1 });
  const { value: whole } = await write(given);
  const first = visibleText(whole.content);
  const revision = { ...whole, content: first, html: whole.content, request: 'rewrite it' };
  const { value, citations } = await write({ ...given, revision });
  const openings = (readyPostsOf('sellers')[topic.titles[1] ?? ''] ?? []).map(([line = '']) =>
    line.replaceAll('{city}', 'Austin'),
  );
  expect(openings.filter((line) => visibleText(value.content).startsWith(line))).toHaveLength(1);
  expect(openings.filter((line) => first.startsWith(line))).toHaveLength(1);
  expect(visibleText(value.content)).not.toBe(first);
  expect(citations).toHaveLength(1);
});

test('several edits at once', async () => {
  const request =
    'Make it shorter and friendlier, add an emoji, mention the Saturday market; use only 3 hashtags and change the title to "Before you list".';
  const result = await revise(request);
  expect(result.title).toBe('Before you list');
  expect(result.hashtags).toHaveLength(3);
  expect(result.text).toMatch(/Saturday market/);
  expect(result.content).toMatch(/\p{Extended_Pictographic}/u);
  expect(result.words).toBeLessThan(before.words);
  expect(result.note).toMatch(/^I [a-z]/);
});

test('what it cannot do it says kindly, and does the rest', async () => {
  const alone = await revise('translate it into Spanish');
  expect(alone.text).toBe(before.text);
  expect(alone.note).toMatch(/cannot write in Spanish, so I left that as it was/);
  const mixed = await revise('make it shorter and make it rhyme');
  expect(mixed.words).toBeLessThan(before.words);
  expect(mixed.note).toMatch(/rhyme/);
});

test('an article is revised as well', async () => {
  const { value: blog } = await write(facts, 'blog');
  const shorter = await revise('shorter please', blog, 'blog');
  expect(shorter.words).toBeLessThan(countWords(visibleText(blog.content)) * 0.8);
  expect(shorter.content).toMatch(/<h2>/);
});

test('edited HTML keeps its bold words and loses nothing else of its text', () => {
  const blocks = readBlocks(
    '<h1>Top</h1><div>Loose <b>bold</b></div>Bare<blockquote><p>Quoted</p></blockquote><ul><li><p>One</p></li><li>Two</li></ul>',
  );
  expect(blocks).toEqual([
    { kind: 'h2', text: 'Top' },
    { kind: 'p', text: 'Loose \uE000bold\uE001' },
    { kind: 'p', text: 'Bare' },
    { kind: 'kept', html: '<blockquote><p>Quoted</p></blockquote>', lines: ['Quoted'] },
    { kind: 'ul', items: ['One', 'Two'] },
  ]);
});

test('a text beyond all measure is left alone', async () => {
  const content = `<p>${'word '.repeat(20_000)}</p>`;
  const revision = { title: 'T', content, html: content, hashtags: [], request: 'shorter' };
  const { note } = await write({ ...facts, revision });
  expect(note).toMatch(/too long/);
});

test.each([
  ['', 0],
  ['thanks!', 0],
  ['I love it. Just make it a bit shorter.', 1],
  ['1. shorter\n2. friendlier\n3. more hashtags', 3],
])('%j has %i edits', (request, count) => {
  expect(readRequest(request).edits).toHaveLength(count);
});
