import { describe, expect, test } from 'vitest';
import { linesOf, toHtml, wordCountOf } from '#builtin/writer/blocks.ts';
import { compose } from '#builtin/writer/compose.ts';
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { withEmoji } from './edits/emoji.ts';
import { beforeEnd } from './edits/length.ts';
import { makeFormal, makeFriendly, simplify } from './edits/tone.ts';
import { readBlocks } from './read-html.ts';

const writer = createBuiltinWriter(compose, () => someDay);
const facts = factsFor(seededTopic('sellers'), { titleNumber: 1 });

async function revise(html: string, request: string, title = 'Selling a home') {
  const revision = { title, content: visibleText(html), html, hashtags: ['One'], request };
  const { value, note } = await writer.write({
    kind: 'post',
    facts: { ...facts, revision },
    prompt: '',
    schema: PieceDraft,
    seed: 5,
  });
  return { ...value, note };
}

const post =
  '<p>Austin homes sell at their own pace.</p><p>A pool needs care. A roof needs more of it every year.</p><p>Check the gutters in the fall and again in spring.</p><p>Send me a message today.</p>';

describe('what stays', () => {
  test('edited HTML is untouched unless a edit changes it', async () => {
    const html =
      '<p>One <em>two</em><br />three</p><ul><li>a<ul><li>b</li></ul></li></ul><table><tbody><tr><td>x</td></tr></tbody></table>';
    for (const request of ['make it rhyme', 'fewer hashtags', 'call it "A new name"']) {
      expect((await revise(html, request)).content).toBe(html);
    }
  });

  test('emphasis, nested lists and tables without a header', () => {
    const html =
      '<p>One <em>two</em></p>\n<ul><li>a<ul><li>b</li></ul>c</li><li>d</li></ul>\n<table><tr><td>x</td></tr></table>';
    expect(toHtml(readBlocks(html))).toBe(
      '<p>One <em>two</em></p>\n<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>\n<table><tbody><tr><td>x</td></tr></tbody></table>',
    );
    expect(toHtml([{ kind: 'p', text: 'Left \uE000over' }])).toBe('<p>Left over</p>');
  });

  test('what the agent keeps', async () => {
    const shorter = await revise(post, "cut it in half but don't remove the part about the pool");
    expect(shorter.content).toMatch(/pool/);
    expect(shorter.content.length).toBeLessThan(post.length);
    const formal = await revise(post, 'make it formal, keep the call to action');
    expect(formal.content).toMatch(/Send me a message today\.<\/p>$/);
    const named = await revise(post, 'new title; keep the title');
    expect(named.title).toBe('Selling a home');
  });
});

describe('nothing would be left', () => {
  test.each([
    ['<p>Call me today.</p>', 'remove the call to action'],
    ['<p>🏡</p>', 'no emoji'],
    ['<img src="/a.jpg" alt="A house" />', 'make it shorter'],
  ])('%s', async (html, request) => {
    const { content, note } = await revise(html, request);
    expect(content).toBe(html);
    expect(note).toMatch(/nothing of the text|no text/);
  });
});

test('long runs do not hold up the process', async () => {
  expect(countWords('-'.repeat(100_000))).toBeLessThanOrEqual(1);
  expect(asSentence(`a${' '.repeat(50_000)}b${', '.repeat(50_000)}c`)).toMatch(/^A/);
  expect((await revise('<p>a</p>'.repeat(6_000), 'make it shorter')).note).toMatch(/too long/);
  const words = readBlocks('<p>One two. Three four. Five six.</p>'.repeat(400));
  expect(wordCountOf(shorten(words, 900))).toBeLessThanOrEqual(900);
});

describe('shorter texts are whole', () => {
  test.each([
    [
      'a myth keeps its fact',
      '<p>Austin.</p><p>"Spring is best." Many say so.</p><p>It depends on the home you sell.</p><p>Ask me.</p>',
      /"Spring is best\."[\s\S]*It depends|^(?!.*Spring)/s,
    ],
    [
      'two things stay two',
      '<p>Austin.</p><p>It depends on two things. The first is the roof you have. The second is the date you need.</p><p>A long line that can go at once here.</p><p>Ask me.</p>',
      /two things\. The first.+The second/,
    ],
    [
      'three questions stay three',
      '<p>Austin.</p><p>Three questions help to decide:</p><ol><li>One of them?</li><li>Two of them?</li><li>Three of them?</li></ol><p>Ask me.</p>',
      /Three questions.+(?:<li>.+){3}|^(?!.*Three questions)/s,
    ],
    [
      'an illustration says so',
      '<p>Picture an owner in Austin. This is an illustration, not a specific client.</p><p>They waited for a long time and lost it.</p><p>Ask me.</p>',
      /illustration/,
    ],
    [
      'a question keeps its answer',
      '<p>Austin.</p><p>Where does time get lost? In the papers that nobody reads.</p><p>Ask me.</p>',
      /lost\? In|^(?!.*lost)/s,
    ],
  ])('%s', (_, source, expected) => {
    for (const share of [0.9, 0.7, 0.5, 0.3]) {
      const blocks = readBlocks(source);
      const html = toHtml(shorten(blocks, wordCountOf(blocks) * share));
      expect(html.replaceAll('&quot;', '"')).toMatch(expected);
    }
  });

  test('an announcement is no bullet', async () => {
    const html =
      '<p>Austin homes.</p><p>To decide, ask yourself:</p><ol><li>One?</li><li>Two?</li></ol><p>Ask me.</p>';
    expect((await revise(html, 'use bullets')).content).toContain(
      '<p>To decide, ask yourself:</p>\n<ul><li>One?</li><li>Two?</li></ul>',
    );
  });
});

describe('tone keeps the grammar', () => {
  const changed = (change: typeof simplify, text: string) =>
    linesOf(change([{ kind: 'p', text }])).join('');

  test.each([
    [simplify, 'A request for a contribution.', 'A request for a contribution.'],
    [simplify, 'You can request a copy.', 'You can ask for a copy.'],
    [simplify, 'An Austin purchase contract.', 'An Austin purchase contract.'],
    [
      simplify,
      'Add light, so that closets look larger.',
      'Add light, so that closets look larger.',
    ],
    [simplify, 'It is late, so start now.', 'It is late. So start now.'],
    [makeFriendly, 'Leave the room as it is.', 'Leave the room as it is.'],
    [
      makeFriendly,
      'See how far along you are, then call.',
      'See how far along you are, then call.',
    ],
    [makeFriendly, 'The purchase price and you are set.', "The purchase price and you're set."],
    [
      makeFormal,
      'Can an agent tell me which area is best?',
      'Can an agent tell me which area is best?',
    ],
    [makeFormal, 'Tell me more.', 'Please tell me more.'],
  ])('%o: %s', (change, text, expected) => {
    expect(changed(change, text)).toBe(expected);
  });
});

test('the disclaimer of an article stays last and plain', () => {
  const blocks = readBlocks(
    '<p>Start.</p><h2>One</h2><p>Body.</p><h2>The next step</h2><p>Call me.</p><p>This article is general information, not legal advice.</p>',
  );
  expect(toHtml(beforeEnd(blocks, { kind: 'p', text: 'New.' }))).toMatch(
    /New\.<\/p>\n<h2>The next/,
  );
  expect(
    toHtml(withEmoji({ title: 'A', blocks, hashtags: [] }, { kind: 'emoji' }).piece.blocks),
  ).toMatch(/Call me\. 💬<\/p>\n<p>This article[^💬]+$/u);
});

describe('word counts are reached or named', () => {
  test.each([
    ['at least 200 words', 200, 400],
    ['60 words max', 20, 60],
    ['between 100 and 140 words', 100, 140],
  ])('%s', async (request, least, most) => {
    const { content, note } = await revise(post, request);
    const words = countWords(visibleText(content));
    expect((words >= least && words <= most) || note, note).toBeTruthy();
  });
});

describe('mention says something sensible', () => {
  test.each([
    ['Add one more sentence about pricing', /^(?!.*one more sentence)/s],
    ['Include my name, Jane Doe', /<p>Jane Doe<\/p>/],
    ['change the call to action to they should call Jane', /<p>Call Jane\.<\/p>$/],
  ])('%s', async (request, expected) => {
    expect((await revise(post, request)).content).toMatch(expected);
  });

  test('what cannot stand in a text is refused', async () => {
    for (const request of ['Add a photo', 'Focus on purple elephants']) {
      const { content, note } = await revise(post, request);
      expect(content).toBe(post);
      expect(note).toMatch(/change the picture|Tell me in a sentence/);
    }
  });
});

test('another angle names the wording it left out', async () => {
  const answers = [{ question: 'Who is it for?', answer: 'It is perfect for families.' }];
  const revision = {
    title: 'T',
    content: 'A.',
    html: '<p>A.</p>',
    hashtags: [],
    request: 'start over',
  };
  const { note } = await writer.write({
    kind: 'post',
    facts: { ...facts, answers, revision },
    prompt: '',
    schema: PieceDraft,
    seed: 5,
  });
  expect(note).toMatch(/perfect for families/);
});

test('a shorter title is shorter, and the text stays', async () => {
  const long = 'Selling a home in Austin: everything that you have ever wanted to know about it';
  const { title, content } = await revise(post, 'Make the title shorter', long);
  expect(title.length).toBeLessThan(long.length);
  expect(content).toBe(post);
  expect((await revise(post, 'Add the city to the title')).title).toBe('Selling a home in Austin');
});
