import { checkWords } from '#builtin/fair-housing/check.ts';
import { type Block, linesOf, withoutMarks } from '#builtin/writer/blocks.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { joinFaults } from '#builtin/writer/judge/join-faults.ts';
import {
  blocksOfReadyPost,
  localLine,
  type ReadyPost,
} from '#builtin/writer/knowledge/ready-posts.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { findProseFaults } from './prose-rules.ts';

/** What every post that was written whole must keep to. */

export type NamedPost = { name: string; lines: ReadyPost };

const filled = (text: string) =>
  text.replaceAll('{a city}', 'an Ames').replaceAll('{city}', 'Ames').replaceAll('{state}', 'Iowa');

/** Words and sentences. */
export function faultsOfProse({ name, lines }: NamedPost): string[] {
  return lines.flatMap((line) => {
    const text = line.replace(/^(?:- |\d\. )/, '').replaceAll('**', '');
    if (text === localLine) return [];
    const found = [...findProseFaults(text), ...joinFaults(filled(text))];
    if (/[{}]/.test(filled(text))) found.push('an unknown placeholder');
    found.push(...checkWords(filled(text)).map((flag) => `${flag.severity}: ${flag.text}`));
    return found.map((fault) => `${name}: ${fault} in "${text}"`);
  });
}

/** A short first sentence, its city, lists that something leads into, a call at the end, the length of a post. */
export function faultsOfForm(
  { name, lines }: NamedPost,
  [fewest, most]: readonly [number, number],
): string[] {
  const blocks = blocksOfReadyPost(lines.filter((line) => line !== localLine));
  const text = linesOf(blocks).map(withoutMarks);
  const words = text.reduce((sum, each) => sum + countWords(each), 0);
  const cities = lines.join(' ').match(/\{(?:a )?city\}/g)?.length ?? 0;
  const last = blocks.at(-1);
  const found = [
    countWords(splitSentences(text[0] ?? '')[0] ?? '') > 17 && 'first sentence too long',
    (words < fewest || words > most) && `${words} words, not ${fewest} to ${most}`,
    (cities < 1 || cities > 3) && `names the city ${cities} times`,
    !(last?.kind === 'p' && endsWithCall(last.text)) && 'no call at the end',
    ...faultsOfLists(blocks),
  ];
  return found.filter(Boolean).map((fault) => `${name}: ${fault}`);
}

/** A list is led into, and its items are built alike. */
export const faultsOfLists = (blocks: readonly Block[]) => [
  blocks.some((block, index) => {
    const before = blocks[index - 1];
    return 'items' in block && !(before?.kind === 'p' && /[:?]$/.test(withoutMarks(before.text)));
  }) && 'a list that no line with a colon leads into',
  blocks.some(
    (block) =>
      'items' in block &&
      (block.items.length < 2 || new Set(block.items.map((item) => /[.?]$/.test(item))).size > 1),
  ) && 'a list of one item, or with periods after some items only',
];

/** Rows of so many words that stand in two posts; `isAlike` says which two may not share so many. */
export function rowsSaidTwice<Post extends NamedPost>(
  posts: readonly Post[],
  length: number,
  isAlike: (one: Post, other: Post) => boolean = () => true,
): string[] {
  const runs = new Map<string, Post>();
  const faults: string[] = [];
  for (const post of posts) {
    const words =
      post.lines
        .join(' ')
        .toLowerCase()
        .match(/[a-z{}'-]+/g) ?? [];
    const own = new Set(
      words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')),
    );
    for (const run of own) {
      const other = runs.get(run);
      if (other && isAlike(other, post)) faults.push(`"${run}" in ${other.name} and ${post.name}`);
      else runs.set(run, post);
    }
  }
  return faults;
}
