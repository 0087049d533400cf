import type { Random } from '#builtin/random.ts';
import {
  type Block,
  firstIndexOf,
  lastIndexOf,
  paragraph,
  sentencesIn,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { countWords, sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';

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
    if (wordCountOf(longer) >= least) break;
    const fresh = [random.pick(point.lead), point.why, point.how]
      .map(material.say)
      .filter((sentence) => !splitSentences(sentence).some((each) => said.has(sentenceKey(each))));
    if (fresh.length < 3 || isTold(point, said, material)) continue;
    const room = most - wordCountOf(longer);
    const fitting = [fresh, fresh.slice(0, 2), fresh.slice(0, 1)].find(
      (list) => countWords(list.join(' ')) <= room,
    );
    if (fitting) longer = beforeEnd(longer, paragraph(...fitting));
  }
  return longer;
}

const isTold = (point: Material['own'][number], said: Set<string>, { say }: Material) =>
  point.lead.some((wording) => said.has(sentenceKey(say(wording))));

/** Before the closing words: those of an article stand under its last heading. */
export function beforeEnd(blocks: Block[], block: Block): Block[] {
  const heading = blocks.findLastIndex(({ kind }) => kind === 'h2');
  // Of a text that is one paragraph nothing but the end is before its end.
  const isOne = lastIndexOf(blocks) === firstIndexOf(blocks);
  const last = lastIndexOf(blocks) + (isOne ? 1 : 0);
  const end = heading > 0 ? heading : Math.max(0, last);
  return blocks.toSpliced(end, 0, block);
}
