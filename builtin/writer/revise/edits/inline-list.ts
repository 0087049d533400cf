import { type Block, bullets, paragraph } from '#builtin/writer/blocks.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { escaped, findPassages } from '#builtin/writer/revise/find-passage.ts';
import type { Passage } from '#builtin/writer/revise/passages.ts';

/** "Inspections here: radon, septic and well flow." as a line and a list under it. */
export function withListInside(
  blocks: Block[],
  about: string,
  isNumbered: boolean,
): Block[] | undefined {
  for (const passage of candidates(blocks, about)) {
    const block = blocks[passage.block];
    const parts = partsOf(passage.text, about);
    if (block?.kind !== 'p' || !parts) continue;
    const sentences = splitSentences(block.text);
    const at = sentences.indexOf(passage.text);
    if (at < 0) continue;
    const list = bullets(parts.items.map(capitalise));
    const [before, after] = [sentences.slice(0, at), sentences.slice(at + 1)];
    return blocks.toSpliced(
      passage.block,
      1,
      paragraph(...before, `${parts.lead}:`),
      isNumbered && list.kind === 'ul' ? { ...list, kind: 'ol' } : list,
      ...(after.length > 0 ? [paragraph(...after)] : []),
    );
  }
  return undefined;
}

const candidates = (blocks: Block[], about: string): Passage[] =>
  findPassages(blocks, about).filter(({ kind }) => kind === 'sentence');

/** An "and" joins the last two of a row; before that it belongs to a name such as "knob and tube". */
function itemsOf(rest: string): string[] {
  const parts = rest.split(/,(?!\d{3}) |; /).map((each) => each.trim());
  const last = parts.at(-1) ?? '';
  const end = /^(?:and|or) /.test(last)
    ? [last.replace(/^(?:and|or) /, '')]
    : last.split(/ (?:and|or) (?!.* (?:and|or) )/);
  return [...parts.slice(0, -1), ...end];
}

function partsOf(text: string, about: string): { lead: string; items: string[] } | undefined {
  const [, lead = '', rest = ''] =
    /^([^:]{3,70}): (\S.*?)[.!]?$/u.exec(text) ??
    // "Minges has a shaded paddock, a wash bay and two runs": the thing itself leads.
    new RegExp(
      `^([^:,]{0,60}\\b${escaped(about)}(?: here| nearby)? (?:are|include|includes)) (\\S.*?)[.!]?$`,
      'iu',
    ).exec(text) ??
    [];
  const items = itemsOf(rest);
  const isList =
    items.length >= 3 &&
    items.every((each) => each !== '' && countWords(each) <= 9 && !/[.!?]/.test(each));
  return isList ? { lead, items } : undefined;
}
