import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** "Four stops to know:" says five when the list under it got a fifth. */
export function withAnnouncedCounts(before: readonly Block[], after: Block[]): Block[] {
  return after.map((block, index) => {
    const [oldList, newList] = [before[index + 1], after[index + 1]];
    if (block.kind !== 'p' || !oldList || !newList) return block;
    if (!('items' in oldList) || !('items' in newList)) return block;
    if (!/:\s*$/.test(withoutMarks(block.text))) return block;
    return { ...block, text: counted(block.text, oldList.items.length, newList.items.length) };
  });
}

function counted(text: string, old: number, fresh: number): string {
  if (old === fresh || fresh < 2) return text;
  const named = numberWords[old] ?? String(old);
  return text.replace(new RegExp(`\\b(?:${named}|${old})\\b`, 'i'), (word) => {
    if (/^\d/.test(word)) return String(fresh);
    const count = numberWords[fresh] ?? String(fresh);
    return /^\p{Lu}/u.test(word) ? count.charAt(0).toUpperCase() + count.slice(1) : count;
  });
}
