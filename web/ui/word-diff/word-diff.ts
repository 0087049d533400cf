/** A stretch of text that both versions have, or only the later or the earlier one. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Pairs of words that can be compared well within a blink; beyond it whole paragraphs are. */
const mostPairs = 16_000_000;

/** What became of the words of `before`. Spaces between words make no difference. */
export function diffWords(before: string, after: string): DiffPart[] {
  const words = trimCommon(wordsIn(before), wordsIn(after));
  if (words.before.length * words.after.length <= mostPairs)
    return joinParts(fromLineStarts(diff(words)));
  return joinParts(diff(trimCommon(paragraphsIn(before), paragraphsIn(after))));
}

/** Each with one space behind it; line breaks count as words of their own. */
const wordsIn = (text: string) => (text.match(/\n+|\S+/g) ?? []).map(spaced);

const paragraphsIn = (text: string) => (text.match(/\n+|[^\n]+/g) ?? []).map(spaced);

const spaced = (word: string) => (word.startsWith('\n') ? word : `${word} `);

type Sides = { start: string[]; before: string[]; after: string[]; end: string[] };

/** What both begin and end with needs no comparing. */
function trimCommon(before: string[], after: string[]): Sides {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    start: after.slice(0, start),
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
    end: after.slice(after.length - end),
  };
}

function diff({ start, before, after, end }: Sides): DiffPart[] {
  const parts = start.map(same);
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old = '', next = ''] = [before[row], after[column]];
    const below = lengths[(row + 1) * width + column] ?? 0;
    const right = lengths[row * width + column + 1] ?? 0;
    if (row < before.length && column < after.length && old === next) {
      parts.push(same(next));
      row++;
      column++;
    } else if (column === after.length || (row < before.length && below >= right)) {
      parts.push({ kind: 'removed', text: old });
      row++;
    } else {
      parts.push({ kind: 'added', text: next });
      column++;
    }
  }
  return [...parts, ...end.map(same)];
}

/** For every pair of places, how many words both have in common from there on, row by row. */
function commonLengths(before: string[], after: string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const [rows, columns] = numbersFor(before, after);
  for (let row = before.length - 1; row >= 0; row--) {
    const word = rows[row];
    let here = (row + 1) * width - 2;
    let right = 0;
    let diagonal = 0;
    for (let column = after.length - 1; column >= 0; column--, here--) {
      const below = lengths[here + width] as number;
      if (word === columns[column]) right = diagonal + 1;
      else if (below > right) right = below;
      lengths[here] = right;
      diagonal = below;
    }
  }
  return lengths;
}

/** Equal words get equal numbers, which compare much faster. */
function numbersFor(before: string[], after: string[]): [Int32Array, Int32Array] {
  const known = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = known.get(word) ?? known.size;
    known.set(word, number);
    return number;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

/**
 * Moves what was only added or only removed to where its line begins, if it says the same there: a line that went takes
 * its own bullet along, and not that of the next.
 */
function fromLineStarts(parts: DiffPart[]): DiffPart[] {
  const moved = [...parts];
  for (let start = 0; start < moved.length; start++) {
    const kind = moved[start]?.kind;
    if (kind === 'same' || moved[start - 1]?.kind !== 'same') continue;
    let end = start;
    while (moved[end]?.kind === kind) end++;
    // Something else took its place: there is nothing to move.
    if (moved[end] && moved[end]?.kind !== 'same') continue;
    const steps = stepsToLineStart(moved, start, end);
    for (let step = 1; step <= steps; step++) {
      const text = (moved[end - step] as DiffPart).text;
      moved[end - step] = same(text);
      moved[start - step] = { kind: kind as DiffPart['kind'], text };
    }
    start = end;
  }
  return moved;
}

/** How far back the stretch has to go to begin with its line; none where it cannot. */
function stepsToLineStart(parts: DiffPart[], start: number, end: number): number {
  for (let steps = 0; ; steps++) {
    const before = parts[start - steps - 1];
    if (!before || before.text.startsWith('\n')) return steps;
    if (before.kind !== 'same' || before.text !== parts[end - steps - 1]?.text) return 0;
  }
}

const same = (text: string): DiffPart => ({ kind: 'same', text });

/** One part for each run; a lone small word between changes belongs to them, or it would flicker. */
function joinParts(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, index) => {
    const isBetween = removed && added && parts[index + 1] && parts[index + 1]?.kind !== 'same';
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetween && /^\S{1,3}\s*$/.test(text)) {
      removed += text;
      added += text;
    } else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') last.text += text;
      else joined.push({ kind: 'same', text });
    }
  });
  flush();
  return joined;
}
