import { type Block, isDisclaimer } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { tidy } from '#builtin/writer/shorten.ts';

/** Takes out the sentences that speak of something, or a part named by its position. */
export function remove(blocks: Block[], what: string): Block[] | undefined {
  const named = byPosition(blocks, what);
  if (named) return named;
  const phrase = what
    .toLowerCase()
    .replace(/^(?:the|any|all|every|your|my) /, '')
    .replace(/s$/, '');
  const exact = without(blocks, (sentence) => sentence.toLowerCase().includes(phrase));
  if (exact) return exact;
  const keywords = keywordsOf(what);
  if (keywords.size === 0) return undefined;
  const speaksOf = (least: number) => (sentence: string) => {
    const words = keywordsOf(sentence);
    return [...keywords].filter((keyword) => words.has(keyword)).length >= least;
  };
  const all = without(blocks, speaksOf(keywords.size));
  // "inspector finding stuff" is meant for the sentence where he finds it.
  return all ?? (keywords.size > 2 ? without(blocks, speaksOf(keywords.size - 1)) : undefined);
}

/** Undefined when nothing was found, or when nothing would be left. */
function without(blocks: Block[], isMeant: (sentence: string) => boolean): Block[] | undefined {
  let found = false;
  const keep = (sentence: string) => {
    const meant = isMeant(sentence);
    found ||= meant;
    return !meant;
  };
  const left = tidy(
    blocks.map((block) => {
      if (block.kind === 'table' || block.kind === 'kept' || isDisclaimer(block)) return block;
      if ('items' in block) return { ...block, items: block.items.filter(keep) };
      return { ...block, text: splitSentences(block.text).filter(keep).join(' ') };
    }),
  );
  return found && left.length > 0 ? left : undefined;
}

const places: Record<string, number> = {
  first: 0,
  opening: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
  final: -1,
  closing: -1,
};

function byPosition(blocks: Block[], what: string): Block[] | undefined {
  const match =
    /\b(first|opening|second|third|fourth|last|final|closing) (paragraph|sentence|line|bullet|item|point)\b/i.exec(
      what,
    );
  const at = places[match?.[1]?.toLowerCase() ?? ''];
  if (!match || at === undefined || blocks.length < 2) return undefined;
  const unit = match[2]?.toLowerCase();
  if (unit === 'paragraph') {
    const paragraphs = blocks.filter((block) => block.kind === 'p');
    const meant = paragraphs.at(at);
    return meant && tidy(blocks.filter((block) => block !== meant));
  }
  if (unit === 'bullet' || unit === 'item' || unit === 'point') {
    const list = blocks.find((block) => block.kind === 'ul' || block.kind === 'ol');
    if (!list || !('items' in list)) return undefined;
    const index = at < 0 ? list.items.length - 1 : at;
    return tidy(
      blocks.map((block) =>
        block === list ? { ...list, items: list.items.toSpliced(index, 1) } : block,
      ),
    );
  }
  const sentences = blocks.flatMap((block) =>
    block.kind === 'p' ? splitSentences(block.text) : [],
  );
  const meant = sentences.at(at);
  return meant ? without(blocks, (sentence) => sentence === meant) : undefined;
}
