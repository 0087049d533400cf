import type { Random } from '#builtin/random.ts';
import { type Block, linesOf, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { tidy } from '#builtin/writer/shorten.ts';

/** Another first line. A first line that the agent gave stays, right behind the new one. */
export function withOpening(
  blocks: Block[],
  {
    material,
    random,
    isOwn,
  }: { material: Material; random: Random; isOwn: (sentence: string) => boolean },
): Block[] {
  const [first, ...others] = blocks;
  if (first?.kind !== 'p') return blocks;
  const text = linesOf(blocks).join(' ');
  const { titleEntry, knowledge, own, say } = material;
  const lines = [
    ...(titleEntry?.openings ?? knowledge.openings),
    ...own.slice(0, 3).map(({ mistake }) => mistake),
  ].map(say);
  const fresh = lines.filter((line) => !text.includes(line));
  if (fresh.length === 0) return blocks;
  const [old = '', ...rest] = splitSentences(first.text);
  const kept = isOwn(old) ? [old, ...rest] : rest;
  return [
    paragraph(random.pick(fresh)),
    ...(kept.length > 0 ? [paragraph(...kept)] : []),
    ...others,
  ];
}

/** The sentence or item that speaks of something, moved to the start or the end. */
export function moved(blocks: Block[], what: string, to: 'start' | 'end'): Block[] | undefined {
  const found = sentenceAbout(blocks, what);
  if (!found) return undefined;
  const without = tidy(
    blocks.map((block) => {
      if ('items' in block)
        return { ...block, items: block.items.filter((item) => item !== found) };
      return block.kind === 'p'
        ? {
            ...block,
            text: splitSentences(block.text)
              .filter((each) => each !== found)
              .join(' '),
          }
        : block;
    }),
  );
  const line = paragraph(asSentence(found));
  return to === 'start' ? [line, ...without] : [...without, line];
}

export const withFirstLine = (blocks: Block[], text: string): Block[] => [
  paragraph(asSentence(capitalise(text))),
  ...blocks,
];

/** By its words, or as what it is: a number, a question, a price. */
function sentenceAbout(blocks: readonly Block[], what: string): string | undefined {
  const sentences = blocks.flatMap((block) =>
    'items' in block ? block.items : block.kind === 'p' ? splitSentences(block.text) : [],
  );
  const kind = kinds.find(([name]) => name.test(what))?.[1];
  if (kind) return sentences.find((sentence) => kind.test(sentence));
  const exact = sentences.find((sentence) => sentence.toLowerCase().includes(what.toLowerCase()));
  if (exact) return exact;
  const wanted = keywordsOf(what);
  const shared = (sentence: string) =>
    [...keywordsOf(sentence)].filter((word) => wanted.has(word)).length;
  const best = sentences.toSorted((one, other) => shared(other) - shared(one))[0];
  return best && shared(best) > 0 && shared(best) >= wanted.size / 2 ? best : undefined;
}

const kinds: [RegExp, RegExp][] = [
  [/^(?:price|cost)$/i, /\$\d/],
  [/^(?:numbers?|stats?|figures?|statistics?)$/i, /\d/],
  [/^question$/i, /\?$/],
  [
    /^(?:date|time|day|when)$/i,
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d (?:to|p\.m\.|a\.m\.)/i,
  ],
  [/^(?:address|where)$/i, /^\d+ \p{L}/u],
];
