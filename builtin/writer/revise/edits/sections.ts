import {
  type Block,
  isEndNote,
  mapText,
  type Piece,
  paragraph,
  tidy,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { bareDescription, findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, type Passage, passagesOf } from '#builtin/writer/revise/passages.ts';
import { endingCall } from './call-to-action.ts';

/** Which parts of a text a removal means. */

/** "everything after the parking"; "the roof and the garage"; or one thing. */
export function passagesToRemove(blocks: readonly Block[], what: string): Passage[] {
  const [, side = '', anchor = ''] =
    /^(?:everything|all|the rest|anything) (?:that comes )?(after|below|before|above) (.+)$/i.exec(
      what,
    ) ?? [];
  if (side) {
    const all = passagesOf(blocks);
    const at = findPassages(blocks, anchor, { isStrict: true });
    const indexes = all.flatMap((each, index) => (includesPassage(at, each) ? [index] : []));
    if (indexes.length === 0) return [];
    return /after|below/i.test(side)
      ? all.slice(Math.max(...indexes) + 1)
      : all.slice(0, Math.min(...indexes));
  }
  const found = findPassages(blocks, what, { isStrict: true });
  // A phrase that stands in the text is one thing, whatever joins it.
  const isPhrase = found.some(({ text }) =>
    withoutMarks(text).toLowerCase().includes(bareDescription(what).toLowerCase()),
  );
  const parts = isPhrase ? [] : what.split(/,? (?:and|or|&) (?:the )?|, (?:the )?/);
  const each = parts.map((part) => findPassages(blocks, part, { isStrict: true }));
  return each.length > 1 && each.every((one) => one.length > 0) ? each.flat() : found;
}

/** Tables, and what stands under a heading, as an article has them. */
export function withoutSections(blocks: Block[], what: string): Block[] | undefined {
  const names = what.split(/,? (?:and|&) (?:the )?|, (?:the )?/).map((name) =>
    name
      .replace(/^(?:the|that|this|whole|entire) /gi, '')
      .replace(
        /^(?:section|part|heading|chapter|one|bit)s? (?:on|about|for|called|titled|named|with) (?:the )?/i,
        '',
      )
      .replace(/ (?:section|part)s?$/i, '')
      .trim(),
  );
  const announced = withoutAnnounced(blocks, what);
  if (announced) return announced;
  let left = blocks;
  for (const name of names) {
    const next = withoutSection(left, name, namesSection.test(what));
    if (!next) return undefined;
    left = next;
  }
  return left;
}

/** In an article "the part about portals" is all that stands under its heading. */
const namesSection =
  /\bsections?\b|\b(?:part|bit)s? (?:on|about|called|titled|named)\b|\bone (?:called|titled|named)\b/i;

/** "the 'What I'd do first' section": the line that ends with a colon, and the list under it. */
function withoutAnnounced(blocks: Block[], what: string): Block[] | undefined {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/ (?:section|part|list|bullets|checklist)$/, '')
      .replace(/[^\p{L}\d ]/gu, '')
      .trim();
  const at = blocks.findIndex(
    (block, index) =>
      block.kind === 'p' &&
      /:\s*$/.test(withoutMarks(block.text)) &&
      'items' in (blocks[index + 1] ?? {}) &&
      bare(withoutMarks(block.text)) === bare(what.replace(/^the /i, '')),
  );
  return at < 0 || bare(what).length < 6 ? undefined : tidy(blocks.toSpliced(at, 2));
}

function withoutSection(blocks: Block[], name: string, isSection: boolean): Block[] | undefined {
  if (/^(?:comparison )?tables?$/i.test(name)) {
    const left = blocks.filter(({ kind }) => kind !== 'table');
    return left.length < blocks.length ? tidy(left) : undefined;
  }
  const isFaq = /^(?:faqs?|q ?(?:&|and) ?a|frequently asked questions)$/i.test(name);
  if (!isFaq && !isSection) return undefined;
  if (isSection && /^last$/i.test(name)) return withoutLastSection(blocks);
  const words = keywordsOf(name);
  const at = blocks.findIndex(
    (block) =>
      (block.kind === 'h2' || block.kind === 'h3') &&
      (isFaq
        ? /\b(?:questions|faq)\b/i.test(block.text)
        : words.size > 0 && [...words].every((word) => keywordsOf(block.text).has(word))),
  );
  if (at < 0) return undefined;
  if (!isFaq && at === blocks.findLastIndex(({ kind }) => kind === 'h2'))
    return withoutLastSection(blocks);
  const length = blocks
    .slice(at + 1)
    .findIndex(
      (block) =>
        block.kind === 'h2' ||
        (block.kind === 'h3' && blocks[at]?.kind === 'h3') ||
        isEndNote(block),
    );
  return blocks.toSpliced(at, length < 0 ? blocks.length : length + 1);
}

/** How to reach the agent stands in the last one of an article, and stays. */
function withoutLastSection(blocks: Block[]): Block[] | undefined {
  const at = blocks.findLastIndex(({ kind }) => kind === 'h2');
  const call = endingCall(blocks);
  if (at <= 0) return undefined;
  const last = passagesOf(blocks).filter(({ kind }) => kind === 'sentence');
  const calledAt = last.findLastIndex(({ text }) => withoutMarks(text) === call);
  // "Want this for your street? Ask me."
  const lead = last[calledAt - 1];
  const isLed = lead?.block === last[calledAt]?.block && /\?$/.test(lead?.text ?? '');
  return [
    ...blocks.slice(0, at),
    ...(call ? [paragraph(...(isLed && lead ? [lead.text] : []), call)] : []),
    ...blocks.slice(at + 1).filter(isEndNote),
  ];
}

/** What can go from an address while the rest of it stays. */
const partsOfAddress: [name: RegExp, part: RegExp][] = [
  [
    /^(?:the )?(?:unit|apt|apartment|suite)(?: number| #)?$/i,
    /,? (?:unit|apt\.?|apartment|suite|#) ?[\w-]+/giu,
  ],
  [/^(?:the )?zip(?: ?code)?$/i, /,? \d{5}(?:-\d{4})?(?=[\s,.:]|$)/gu],
  [
    /^(?:the )?(?:street|house) number$/i,
    /(?<![\p{L}\d$,.])\d{1,6} (?=(?:[NSEW]\.? )?\p{Lu}\p{Ll}+ (?:St|Ave|Rd|Dr|Ln|Blvd|Ct|Way|Pl|Street|Avenue|Road|Drive|Lane|Court)\b)/gu,
  ],
];

export function withoutPartOfAddress(piece: Piece, what: string): Piece | undefined {
  const part = partsOfAddress.find(([name]) => name.test(what.trim()))?.[1];
  if (!part) return undefined;
  const change = (text: string) => text.replace(part, '');
  const changed = { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) };
  return JSON.stringify(changed) === JSON.stringify(piece) ? undefined : changed;
}
