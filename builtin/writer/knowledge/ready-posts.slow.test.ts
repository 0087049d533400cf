import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords } from '#builtin/fair-housing/check.ts';
import { linesOf, withoutMarks } from '#builtin/writer/blocks.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { joinFaults } from '#builtin/writer/judge/join-faults.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { announcementTopics, seededTopics } from '#builtin/writer/testing/facts.ts';
import { findProseFaults } from '#builtin/writer/testing/prose-rules.ts';
import { blocksOfReadyPost, localLine, readyPostsOf } from './ready-posts.ts';

const folder = path.join(import.meta.dirname, '../../../data-files/ready-posts');
const topics = readdirSync(folder).map((file) => path.basename(file, '.json'));

const filled = (text: string) =>
  text.replaceAll('{a city}', 'an Ames').replaceAll('{city}', 'Ames').replaceAll('{state}', 'Iowa');

describe.each(topics)('%s', (identifier) => {
  const titles =
    [...seededTopics, ...announcementTopics].find((topic) => topic.identifier === identifier)
      ?.titles ?? [];
  const ready = readyPostsOf(identifier);
  const posts = Object.entries(ready).flatMap(([title, each]) =>
    each.map((lines, number) => ({ name: `${title}, ${number + 1}`, title, lines })),
  );

  it('has eight posts and more for every seeded title', () => {
    expect(Object.keys(ready)).toEqual(titles);
    expect(Object.entries(ready).filter(([, each]) => each.length < 8)).toEqual([]);
  });

  it('keeps to the rules of prose', () => {
    const faults = posts.flatMap(({ name, lines }) =>
      lines.flatMap((line) => {
        const text = line.replace(/^(?:- |\d\. )/, '').replaceAll('**', '');
        if (text === localLine) return [];
        const found = [...findProseFaults(text), ...joinFaults(filled(text))];
        if (/[{}]/.test(filled(text))) found.push('an unknown placeholder');
        found.push(...checkWords(filled(text)).map((flag) => `${flag.severity}: ${flag.text}`));
        return found.map((fault) => `${name}: ${fault} in "${text}"`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('opens with a short sentence, names its city, ends in a call and has the length of a post', () => {
    const faults = posts.flatMap(({ name, lines }) => {
      const blocks = blocksOfReadyPost(lines.filter((line) => line !== localLine));
      const text = linesOf(blocks).map(withoutMarks);
      const words = text.reduce((sum, each) => sum + countWords(each), 0);
      const cities = lines.join(' ').match(/\{(?:a )?city\}/g)?.length ?? 0;
      const last = blocks.at(-1);
      const found = [
        countWords(splitSentences(text[0] ?? '')[0] ?? '') > 17 && 'first sentence too long',
        (words < 50 || words > 130) && `${words} words, not 50 to 130`,
        (cities < 1 || cities > 3) && `names the city ${cities} times`,
        !(last?.kind === 'p' && endsWithCall(last.text)) && 'no call at the end',
        blocks.some((block, index) => {
          const before = blocks[index - 1];
          return (
            'items' in block && !(before?.kind === 'p' && /[:?]$/.test(withoutMarks(before.text)))
          );
        }) && 'a list that no line with a colon leads into',
        blocks.some(
          (block) =>
            'items' in block &&
            (block.items.length < 2 ||
              new Set(block.items.map((item) => /[.?]$/.test(item))).size > 1),
        ) && 'a list of one item, or with periods after some items only',
      ];
      return found.filter(Boolean).map((fault) => `${name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('says nothing twice', () => {
    const faults: string[] = [];
    const runs = new Map<string, { name: string; title: string }>();
    for (const { name, title, lines } of posts) {
      const words =
        lines
          .join(' ')
          .toLowerCase()
          .match(/[a-z{}'-]+/g) ?? [];
      for (const length of [6, 8]) {
        const own = new Set(
          words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')),
        );
        for (const run of own) {
          const other = runs.get(run);
          // Two posts of a title share less than two of a topic.
          if (other && (length === 8 || other.title === title))
            faults.push(`"${run}" in ${other.name} and ${name}`);
          else runs.set(run, { name, title });
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
