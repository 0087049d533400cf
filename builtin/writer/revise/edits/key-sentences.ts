import {
  type Block,
  bullets,
  isEndNote,
  isPicture,
  lastIndexOf,
  paragraph,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import {
  type IsKept,
  isBold,
  isIllustration,
  isQuoted,
} from '#builtin/writer/revise/text-units.ts';

type Statement = { text: string; isItem: boolean };
type Fits = (blocks: Block[]) => boolean;

/**
 * The few sentences of a text that stand on their own, and its last one, as far as they fit: for
 * when so little room is left that its build cannot be kept. Undefined when not even that works.
 */
export function keySentencesOf(blocks: Block[], fits: Fits, isKept: IsKept): Block[] | undefined {
  // The legal note of an article may not go, and nothing else would be left beside it.
  if (blocks.some(isEndNote)) return undefined;
  const statements = statementsIn(blocks, isKept);
  const needed = new Set(statements.filter(({ text }) => isKept(text)));
  const closing = statements.at(-1);
  if (closing && fits(toBlocks([...needed, closing]))) needed.add(closing);
  const chosen = new Set(needed);
  for (const statement of statements) {
    const more = statements.filter((each) => chosen.has(each) || each === statement);
    if (fits(toBlocks(more))) chosen.add(statement);
  }
  const key = toBlocks(statements.filter((each) => chosen.has(each)));
  // A picture takes no room.
  return key.length > 0 && fits(key) ? [...key, ...blocks.filter(isPicture)] : undefined;
}

function statementsIn(blocks: Block[], isKept: IsKept): Statement[] {
  // Of an invented case only what it teaches can stand without the rest.
  const isStory = blocks.some((block) => sentencesOf(block).some(isIllustration));
  const told = isStory ? blocks.slice(Math.max(0, lastIndexOf(blocks))) : blocks;
  return told.flatMap((block): Statement[] => {
    if ('items' in block) return block.items.map((text) => ({ text, isItem: true }));
    const isHead = isQuoted(block) || isBold(block);
    return sentencesOf(block)
      .filter((text) => isKept(text) || (!isHead && standsAlone(withoutMarks(text))))
      .map((text) => ({ text, isItem: false }));
  });
}

const sentencesOf = (block: Block) => (block.kind === 'p' ? splitSentences(block.text) : []);

/** Neither a question that is answered later, nor an announcement, nor a word about what stood before. */
const standsAlone = (sentence: string) =>
  !/[?:]\W*$/.test(sentence) && !leansBack.test(sentence) && !pointsElsewhere.test(sentence);

const leansBack =
  /^(?:it|its|they|their|that|this|these|those|so|but|and|or|then|there|he|she|also|still|instead|both|here|again|many people|one (?:habit|mistake|thing|point|case)|the (?:usual|other|rest|same|first|second|third|case|turn|turning point))\b/i;

const pointsElsewhere =
  /\b(?:(?:this|the|these|those|both) (?:list|steps?|checklist|points?|questions?|items|answers?)|not here|above|below|following)\b/i;

/** Items that stay side by side are a list, a single one is a sentence. */
function toBlocks(statements: Statement[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, { text, isItem }] of statements.entries()) {
    const last = blocks.at(-1);
    if (isItem && statements[index - 1]?.isItem && last && 'items' in last) last.items.push(text);
    else if (isItem && statements[index + 1]?.isItem) blocks.push(bullets([text]));
    else blocks.push(paragraph(isItem ? asSentence(text) : text));
  }
  return blocks;
}
