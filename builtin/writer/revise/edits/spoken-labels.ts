import { type Block, linesOf, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { isAnnouncement } from '#builtin/writer/revise/text-units.ts';
import { onlyAnnounces } from './layout.ts';

/** A label in bold letters and what stands behind it, as somebody would say it. */

const labelled = /^\uE000([^\uE001]{3,60}):\uE001 (.+)$/u;

/** Labels that a person could ask as a question: "The mistake I see most?" */
const canAsk =
  /^(?:The (?:mistake|step|part|one|surprise|local|usual|inspections|costs|area|exception)|What(?:['’]s)? (?!I|comes)|Where |Which |Who (?!I)|How (?!I)|A realistic|Most requested|Local costs|Good to know)/;

/** "The mistake I see most? Pricing off Zillow." Undefined where the item has no label. */
export function asSpoken(item: string, canBeAsked = true): string | undefined {
  const [, label = '', typed = ''] = labelled.exec(item) ?? [];
  // "inspection, they panic over every line" is two sentences.
  const value = typed.replace(
    /, (they|we|it|there|you|he|she) (?=\p{Ll}{2,} )/gu,
    (_, subject: string) => `. ${capitalise(subject)} `,
  );
  if (label === '') return undefined;
  // Words that ask something themselves are no answer.
  return canBeAsked && canAsk.test(label) && !value.includes('?')
    ? `${label}? ${asSentence(capitalise(value))}`
    : asSentence(`${label}: ${value}`);
}

const mostQuestions = 2;
const sentencesTogether = 3;

/** A list of labels as paragraphs; the line that announced it has nothing to announce. */
export function withSpokenLabels(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    const next = blocks[index + 1];
    const [line = ''] = linesOf([block]);
    if (isAnnouncement(block) && next && isLabelled(next) && !/\d/.test(line))
      return onlyAnnounces.test(line) ? [] : [paragraph(asSentence(line.replace(/:\s*$/, '')))];
    if (!isLabelled(block)) return [block];
    let questions = 0;
    const said = block.items.map((item) => {
      const asked = asSpoken(item, questions < mostQuestions) ?? asSentence(item);
      if (asked.includes('? ')) questions += 1;
      return asked;
    });
    const groups = Math.ceil(said.length / sentencesTogether);
    const each = Math.ceil(said.length / groups);
    return Array.from({ length: groups }, (_, at) =>
      paragraph(...said.slice(at * each, (at + 1) * each)),
    );
  });
}

type List = Extract<Block, { items: string[] }>;

const isLabelled = (block: Block): block is List =>
  'items' in block &&
  block.items.length > 0 &&
  block.items.length <= mostLabels &&
  block.items.every((item) => labelled.test(item));

/** More of them in a row read like a form without its lines. */
const mostLabels = 2;
