import type { Random } from '#server/adapters/ai/builtin/random.ts';
import {
  type Block,
  paragraph,
  sentencesIn,
  wordsOf,
} from '#server/adapters/ai/builtin/writer/blocks.ts';
import {
  asSentence,
  countWords,
  sentenceKey,
  splitSentences,
} from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import type { Material } from '#server/adapters/ai/builtin/writer/material.ts';

/** Takes whole sentences and list items away until few enough words are left. Start and end stay. */
export function shorten(blocks: Block[], mostWords: number): Block[] {
  let left = blocks;
  while (wordsOf(left) > mostWords) {
    const shorter = withoutOne(left, wordsOf(left) - mostWords);
    if (!shorter) break;
    left = shorter;
  }
  return left;
}

type Cut = { block: number; sentence: number; words: number };

/** The sentence whose loss comes nearest to what must go; later ones first among equals. */
function withoutOne(blocks: Block[], surplus: number): Block[] | undefined {
  const cuts = blocks.flatMap((block, index): Cut[] => {
    if (index === 0 || index === blocks.length - 1) return innerCuts(block, index);
    return cutsOf(block, index);
  });
  const best = cuts.toSorted(
    (one, other) => distance(one, surplus) - distance(other, surplus) || other.block - one.block,
  )[0];
  return (
    best &&
    tidy(
      blocks.map((block, index) =>
        index === best.block ? withoutPart(block, best.sentence) : block,
      ),
    )
  );
}

const distance = ({ words }: Cut, surplus: number) =>
  words >= surplus ? (words - surplus) * 2 : surplus - words;

/** Of a paragraph only its last sentence can go: what follows a sentence may lean on it. */
function cutsOf(block: Block, index: number): Cut[] {
  if (block.kind === 'p') {
    const sentences = splitSentences(block.text);
    const last = sentences.length - 1;
    return [{ block: index, sentence: last, words: countWords(sentences[last] ?? '') }];
  }
  // Two items are still a list, one is not.
  if (!('items' in block) || block.items.length <= 2) return [];
  return block.items.map((item, sentence) => ({ block: index, sentence, words: countWords(item) }));
}

/** The first sentence opens the text and the last one closes it. */
function innerCuts(block: Block, index: number): Cut[] {
  if (index > 0) return 'items' in block ? cutsOf(block, index) : [];
  return cutsOf(block, index).filter(({ sentence }) => sentence > 0);
}

function withoutPart(block: Block, part: number): Block {
  if (block.kind === 'p')
    return { kind: 'p', text: splitSentences(block.text).toSpliced(part, 1).join(' ') };
  if (block.kind === 'ul' || block.kind === 'ol')
    return { ...block, items: block.items.toSpliced(part, 1) };
  return block;
}

/** Without empty parts, and without a heading or an announcement nothing follows. */
export function tidy(blocks: Block[]): Block[] {
  return blocks
    .filter((block) => (block.kind === 'p' ? block.text.trim() !== '' : true))
    .filter((block) => !('items' in block) || block.items.length > 0)
    .map((block) => ('items' in block && block.items.length === 1 ? oneItem(block.items) : block))
    .filter((block, index, all) => {
      const next = all[index + 1];
      if (block.kind === 'h2') return next !== undefined && next.kind !== 'h2';
      return (
        block.kind !== 'h3' || (next !== undefined && next.kind !== 'h2' && next.kind !== 'h3')
      );
    });
}

/** A list of one is a sentence. */
const oneItem = ([item = '']: string[]): Block => paragraph(asSentence(item));

/** Adds what is still worth saying before the end, as far as it stays under a limit. */
export function lengthen(
  blocks: Block[],
  { least, most }: { least: number; most: number },
  material: Material,
  random: Random,
): Block[] {
  const said = new Set(sentencesIn(blocks).map(sentenceKey));
  let longer = blocks;
  for (const point of [...random.some(material.own), ...material.others]) {
    if (wordsOf(longer) >= least) break;
    const fresh = [random.pick(point.lead), point.why, point.how]
      .map(material.say)
      .filter((sentence) => !splitSentences(sentence).some((each) => said.has(sentenceKey(each))));
    if (fresh.length < 3 || isTold(point, said, material)) continue;
    const room = most - wordsOf(longer);
    const fitting = [fresh, fresh.slice(0, 2), fresh.slice(0, 1)].find(
      (list) => countWords(list.join(' ')) <= room,
    );
    if (fitting) longer = beforeEnd(longer, paragraph(...fitting));
  }
  return longer;
}

const isTold = (point: Material['own'][number], said: Set<string>, { say }: Material) =>
  point.lead.some((wording) => said.has(sentenceKey(say(wording))));

export function beforeEnd(blocks: Block[], block: Block): Block[] {
  return [...blocks.slice(0, -1), block, ...blocks.slice(-1)];
}
