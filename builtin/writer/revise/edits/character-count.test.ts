import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { readRequest } from '#builtin/writer/revise/read-request.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { findFaults } from '#builtin/writer/testing/faults.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { spaceOf } from './character-count.ts';

const writer = createBuiltinWriter(compose, () => someDay);
const facts = factsFor(seededTopic('sellers'), { titleNumber: 1, isTemplateBinding: true });
const write = (given = facts, kind: 'post' | 'blog' = 'post', seed = 5) =>
  writer.write({ kind, facts: given, prompt: '', schema: PieceDraft, seed });
const { value: original } = await write();

async function revise(request: string, { title, content, hashtags }: PieceDraft = original) {
  const revision = { title, content: visibleText(content), html: content, hashtags, request };
  const { value, note } = await write({ ...facts, revision });
  return { ...value, space: spaceOf(readBlocks(value.content)), note };
}

describe('a number of characters', () => {
  test.each([
    ['Make it fit 280 characters', { most: 280 }],
    ['Shorten this to at most 280 characters', { most: 280 }],
    ['make it fit 1,500 characters', { most: 1_500 }],
    ['under 500 chars please', { most: 500 }],
    ['280-character version', { most: 280 }],
    ['no more than 280 characters', { most: 280 }],
    ["don't go over 280 characters", { most: 280 }],
    ['Max 2,200 characters', { most: 2_200 }],
    ['at least 900 characters', { least: 900 }],
    ['900 characters or more', { least: 900 }],
    ['between 900 and 1,500 characters', { least: 900, most: 1_500 }],
    ['make it 900-1500 characters', { least: 900, most: 1_500 }],
    ['It is 40 characters too long', { fewer: 40 }],
    ['shorten it by 40 characters', { fewer: 40 }],
    ['280 characters including the title', { most: 280, withTitle: true }],
    [
      'Shorten this to at most 1,432 characters for Google Business Profile, title included. What stands below the text comes on top of that.',
      { most: 1_432, withTitle: true },
    ],
  ])('%s', (request, bounds) => {
    expect(readRequest(request)).toEqual({
      edits: [{ kind: 'characters', ...bounds }],
      unread: [],
    });
  });

  test('of the title or of hashtags is none of the text', () => {
    for (const request of ['Shorten the title to 60 characters', '100 characters of hashtags']) {
      const kinds = readRequest(request).edits.map(({ kind }) => kind);
      expect(kinds).not.toContain('characters');
    }
  });
});

describe('the text', () => {
  test.each([200, 280, 350, 450, 550])('fits %i characters', async (most) => {
    const { content, space, note, title } = await revise(
      `Shorten this to at most ${most} characters`,
    );
    expect(space, content).toBeLessThanOrEqual(most);
    expect(space).toBeGreaterThan(60);
    expect(note).toMatch(/^I [a-z]/);
    expect(title).toBe(original.title);
    expect(visibleText(content).trim()).toMatch(/[.!?]$/);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of any post fits with its title, %i', async (seed) => {
    const { value } = await write(facts, 'post', seed);
    const { content, space, note } = await revise(
      'Shorten this to at most 280 characters for X, title included.',
      value,
    );
    expect(note ?? space + value.title.length + 2, content).toSatisfy(
      (result: string | number) => typeof result === 'string' || result <= 280,
    );
    expect(findFaults(content, facts).filter((fault) => !/words|short/.test(fault))).toEqual([]);
  });

  test('with emoji added fits all the same', async () => {
    const { space } = await revise('Add emojis and make it fit 280 characters');
    expect(space).toBeLessThanOrEqual(280);
  });

  test('loses what it must, counted from what it has', async () => {
    const before = spaceOf(readBlocks(original.content));
    expect((await revise('It is 60 characters too long')).space).toBeLessThanOrEqual(before - 60);
  });

  test('grows where more is asked for', async () => {
    const { space, note } = await revise('at least 1,100 characters');
    expect(space >= 1_100 || note).toBeTruthy();
  });

  test('that fits stays, and what would say nothing is refused', async () => {
    const fits = await revise('Make it fit 5,000 characters');
    expect(fits.content).toBe(original.content);
    expect(fits.note).toBe('It has that length already.');
    const tiny = await revise('Make it fit 20 characters');
    expect(tiny.content).toBe(original.content);
    expect(tiny.note).toContain('would say too little');
  });

  test('of one long sentence is left, and the note says so', async () => {
    const content = `<p>${'word '.repeat(100)}end.</p>`;
    const { note, content: after } = await revise('Make it fit 280 characters', {
      ...original,
      content,
    });
    expect(after).toBe(content);
    expect(note).toMatch(/^It has 50\d characters, not 280/);
  });

  test('of an article keeps its legal note', async () => {
    const { value } = await write(facts, 'blog');
    const { content } = await revise('Make it fit 280 characters', value);
    expect(content).toContain('This article is general information');
  });
});
