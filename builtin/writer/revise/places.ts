import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';
import { type Passage, passagesOf } from './passages.ts';

/** Parts of a text by where they stand: "the last two sentences", "the line before the last one". */

const positions: Record<string, number | 'middle'> = {
  first: 0,
  opening: 0,
  top: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  'third to last': -3,
  'second to last': -2,
  'second-to-last': -2,
  'next to last': -2,
  penultimate: -2,
  last: -1,
  final: -1,
  closing: -1,
  bottom: -1,
  middle: 'middle',
};

const names = Object.keys(positions).toSorted((one, other) => other.length - one.length);

/** Words for a place, for patterns of what may be asked. */
export const ordinalWords = `(?:very )?(?:${names.join('|')}|other)`;
export const unitWords =
  '(?:lists?|paragraphs?|sentences?|lines?|bullets?(?: points?)?|items?|points?|headings?|sections?|words?|ones?|parts?|bits?|stops?|spots?|steps?|tips?|features?|places?)';
const unit =
  '(list|paragraph|sentence|line|bullet|item|point|heading|stop|spot|step|tip|feature|place)';
const counts = 'zero one two three four five six seven eight nine ten'.split(' ');

export const countOf = (word: string): number =>
  /^(?:a )?couple(?: of)?$/i.test(word)
    ? 2
    : Math.max(counts.indexOf(word.toLowerCase()), Number(word) || 0);

const several = new RegExp(
  `\\b(first|last|top|final|opening|closing|middle) (two|three|four|five|couple(?: of)?|[2-9]) (?:\\p{L}+ )?${unit}s\\b`,
  'iu',
);
const beforeLast = new RegExp(
  `^(?:the )?(?:${unit}|one|part|bit)s? (?:right |just )?before the (?:very )?(?:last|final|end|bottom|closing)(?: (?:one|${unit}))?$`,
  'i',
);
const afterFirst = new RegExp(
  `^(?:the )?(?:${unit}|one|part|bit)s? (?:right |just )?after the (?:very )?(?:first|opening|top)(?: (?:one|${unit}))?$`,
  'i',
);
const both = new RegExp(
  `\\b(${names.join('|')})(?: ${unit})? and (?:the )?(?:very )?(${names.join('|')}) ${unit}s?\\b`,
  'i',
);
const one = new RegExp(`\\b(${names.join('|')})(?: (?:short|long|whole|entire))? ${unit}\\b`, 'i');

/** The passages in a place; undefined where the words name no place. */
export function passagesInPlace(
  blocks: readonly Block[],
  described: string,
): Passage[] | undefined {
  const [, near, next] = beforeLast.exec(described) ?? [];
  if (beforeLast.test(described)) return partAt(blocks, near ?? next ?? 'line', -2);
  const [, own, other] = afterFirst.exec(described) ?? [];
  if (afterFirst.test(described)) return partAt(blocks, own ?? other ?? 'line', 1);
  const [, end = '', many = '', named = ''] = several.exec(described) ?? [];
  if (end !== '') {
    const parts = partsOf(blocks, named.toLowerCase());
    const count = countOf(many);
    if (/^middle$/i.test(end)) {
      const start = Math.max(0, Math.floor((parts.length - count) / 2));
      return parts.slice(start, start + count).flat();
    }
    return (
      /^(?:last|final|closing)$/i.test(end) ? parts.slice(-count) : parts.slice(0, count)
    ).flat();
  }
  const [, start = '', , finish = '', kind = ''] = both.exec(described) ?? [];
  if (start !== '') return [start, finish].flatMap((which) => partAt(blocks, kind, at(which)));
  const [, which = '', what = ''] = one.exec(described) ?? [];
  return which === '' ? undefined : partAt(blocks, what, at(which));
}

/** "the last two sentences" as two parts, and not as the passages that they hold. */
export function partsInPlace(blocks: readonly Block[], described: string): Passage[][] {
  const [, , , named = ''] = several.exec(described) ?? [];
  const kind = named || (both.exec(described)?.[4] ?? one.exec(described)?.[2] ?? '');
  const found = passagesInPlace(blocks, described) ?? [];
  return partsOf(blocks, kind.toLowerCase()).filter((part) =>
    part.every((passage) =>
      found.some(({ block, part: index }) => block === passage.block && index === passage.part),
    ),
  );
}

const at = (which: string) => positions[which.toLowerCase()] ?? 0;

function partAt(blocks: readonly Block[], kind: string, index: number | 'middle'): Passage[] {
  const parts = partsOf(blocks, kind.toLowerCase());
  const place = index === 'middle' ? Math.floor((parts.length - 1) / 2) : index;
  return parts.at(place) ?? [];
}

/** All paragraphs, sentences, lines or items of a text, in their order. */
function partsOf(blocks: readonly Block[], kind: string): Passage[][] {
  const passages = passagesOf(blocks);
  if (kind === 'paragraph')
    return blocks.flatMap((block, index) =>
      block.kind === 'p' && passages.some((each) => each.block === index)
        ? [passages.filter((each) => each.block === index)]
        : [],
    );
  if (kind === 'line') return linesIn(passages);
  if (kind === 'list')
    return blocks.flatMap((block, index) =>
      'items' in block ? [passages.filter((each) => each.block === index)] : [],
    );
  const wanted = kind === 'heading' ? 'heading' : kind === 'sentence' ? 'sentence' : 'item';
  return passages.filter((each) => each.kind === wanted).map((each) => [each]);
}

/**
 * A line is what a reader sees as one: an item, a paragraph of a sentence or two, and of a longer one each sentence,
 * with the question that leads up to it.
 */
function linesIn(passages: readonly Passage[]): Passage[][] {
  const lines: Passage[][] = [];
  for (const passage of passages) {
    if (passage.kind === 'heading') continue;
    const last = lines.at(-1);
    const isSame = passage.kind === 'sentence' && last?.[0]?.block === passage.block;
    const isShort = passages.filter(({ block }) => block === passage.block).length < 3;
    const isLed = /\?["')]*$/.test(withoutMarks(last?.at(-1)?.text ?? ''));
    if (isSame && last && (isShort || isLed)) last.push(passage);
    else lines.push([passage]);
  }
  return lines;
}

/** What announces a list ends with a colon. */
export const isLeadLine = (text: string) => /:\s*$/.test(withoutMarks(text));
