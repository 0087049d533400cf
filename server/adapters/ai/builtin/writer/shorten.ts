import { type Block, paragraph, wordsOf } from './blocks.ts';
import { asSentence, countWords, splitSentences } from './language/sentences.ts';

/** Sentences that must stay, such as what the agent said. */
type IsKept = (sentence: string) => boolean;

/** Takes whole sentences and list items away until few enough words are left. Start and end stay. */
export function shorten(blocks: Block[], mostWords: number, isKept: IsKept = () => false): Block[] {
  let left = blocks;
  while (wordsOf(left) > mostWords) {
    const shorter = withoutOne(left, wordsOf(left) - mostWords, isKept);
    if (!shorter) break;
    left = shorter;
  }
  return left;
}

type Cut = { block: number; sentence: number; words: number; text: string };

/** The sentence whose loss comes nearest to what must go; later ones first among equals. */
function withoutOne(blocks: Block[], surplus: number, isKept: IsKept): Block[] | undefined {
  const cuts = blocks
    .flatMap((block, index): Cut[] => {
      if (index === 0 || index === blocks.length - 1) return innerCuts(block, index);
      return cutsOf(block, index);
    })
    .filter(
      ({ text, block, sentence }) =>
        !isKept(text) && !isQuestionOrOnlyAnswer(blocks, block, sentence),
    );
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

/** A bold line stands over what follows: neither goes without the other. */
function isQuestionOrOnlyAnswer(blocks: Block[], index: number, sentence: number): boolean {
  const isBold = (block?: Block) => block?.kind === 'p' && block.text.startsWith('\uE000');
  return sentence === 0 && (isBold(blocks[index]) || isBold(blocks[index - 1]));
}

const distance = ({ words }: Cut, surplus: number) =>
  words >= surplus ? (words - surplus) * 2 : surplus - words;

/** Of a paragraph only its last sentence can go: what follows a sentence may lean on it. */
function cutsOf(block: Block, index: number): Cut[] {
  if (block.kind === 'p') {
    const sentences = splitSentences(block.text);
    const last = sentences.length - 1;
    return [
      {
        block: index,
        sentence: last,
        words: countWords(sentences[last] ?? ''),
        text: sentences[last] ?? '',
      },
    ];
  }
  // Two items are still a list, one is not.
  if (!('items' in block) || block.items.length <= 2) return [];
  return block.items.map((item, sentence) => ({
    block: index,
    sentence,
    words: countWords(item),
    text: item,
  }));
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
