import { type Block, linesOf, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type Passage, passagesOf } from './passages.ts';

/** What an edit left broken: marks that stand twice, words that lean on what is gone, a line that announces nothing. */
export function brokenSentence(before: Piece, after: Piece): string | undefined {
  const old = passagesOf(before.blocks).filter(({ kind }) => kind !== 'heading');
  const known = new Set(old.map(({ text }) => text));
  const fresh = passagesOf(after.blocks).filter(
    ({ text, kind }) => kind !== 'heading' && !known.has(text),
  );
  const broken = fresh.find((passage) => {
    const text = withoutMarks(passage.text).trim();
    const from = nearest(text, old);
    return (
      hasBrokenMarks(text, from) ||
      (from === undefined && /\b(?:is|are|was|were|the|an?|my|our|of),/i.test(text)) ||
      (from !== undefined &&
        (dangles(text, from) || (passage.kind === 'sentence' && isCutOff(text, from))))
    );
  });
  return broken ? withoutMarks(broken.text) : announcesNothing(before.blocks, after.blocks);
}

const tokens = (text: string) => text.split(/\s+/).filter(Boolean);
const bare = (token: string) => token.toLowerCase().replace(/[^\p{L}\p{N}$]/gu, '');

/** The sentence that it was made from: most of its words stood there. */
function nearest(text: string, old: readonly Passage[]): string | undefined {
  const words = tokens(text).map(bare).filter(Boolean);
  const shared = (other: string) => {
    const there = new Set(tokens(other).map(bare));
    return words.filter((word) => there.has(word)).length;
  };
  const [best] = old
    .map((passage) => ({
      text: withoutMarks(passage.text),
      count: shared(withoutMarks(passage.text)),
    }))
    .toSorted((one, other) => other.count - one.count);
  return best && words.length > 0 && best.count >= words.length * 0.6 ? best.text : undefined;
}

const marks =
  /[,;:]\s*[.,;:!?]|\s[,.;:!?](?=\s|$)|\$\$|[!?][,;]|(?<!\b(?:a\.m|p\.m|Inc|St|Ave|Rd|Dr|Blvd|Ln|Co|Jr|Sr|etc|U\.S|\p{L}))\.[,;:]|(?<!\.)\.\.(?!\.)|\(\s*\)|^[,;.)]|(?<!\b(?:a\.m|p\.m|St|Ave|Rd|Dr|vs|approx|sq|ft|\p{L}))\. \p{Ll}/u;
const twice = /(?<![\p{L}'’])(\p{L}{2,}) \1(?![\p{L}'’])/iu;

const hasBrokenMarks = (text: string, from = '') =>
  (marks.test(text) && !marks.test(from)) ||
  (twice.test(text) &&
    !twice.test(from) &&
    !/\b(?:that that|had had|\p{Lu}\p{L}+ \p{Lu})/u.test(text));

const openWord =
  '(?:with|by|for|of|from|to|at|in|on|over|under|near|the|an?|my|our|your|their|his|her|its|this|these|every|and|or|but|than|as|is|are|was|were)';
const endsOpen =
  /\b(?:and|or|but|with|the|an?|of|from|my|our|your|their|than|because|is|are|to be)[.!?]?$/i;
const openInside = new RegExp(`\\b${openWord}(?:,|;| (?:and|or|but)\\b)`, 'gi');

/** "My on Elm St": what the word pointed at is gone. */
const nounless =
  /\b(?:the|an?|my|our|your|their|this) (?:on|in|at|for|of|to|with|from|by|is|was|are|were)\b/gi;

/** ": off the list", where a word stood between. */
const cutAfterColon = /: (?:off|of|in|to|at|for|with|from|by|and|or) /i;

/** A word that goes on, and nothing behind it. */
function dangles(text: string, from: string): boolean {
  if (endsOpen.test(text) && !endsOpen.test(from)) return true;
  const opened = text.match(openInside) ?? [];
  if (opened.some((each) => !from.toLowerCase().includes(each.toLowerCase()))) return true;
  const bare = text.match(nounless) ?? [];
  if (bare.some((each) => !from.toLowerCase().includes(each.toLowerCase()))) return true;
  if (cutAfterColon.test(text) && !cutAfterColon.test(from)) return true;
  return lostItsObject(text, from);
}

/** "cleaned them with changed 22 knobs": what the preposition spoke of is gone, with the comma behind it. */
function lostItsObject(text: string, from: string): boolean {
  const [now, was] = [tokens(text), tokens(from)];
  if (now.length >= was.length) return false;
  let start = 0;
  while (start < now.length && bare(now[start] ?? '') === bare(was[start] ?? '')) start++;
  let end = 0;
  while (end < now.length - start && bare(now.at(-1 - end) ?? '') === bare(was.at(-1 - end) ?? ''))
    end++;
  const isCut = start + end === now.length && start > 0;
  const gone = was.slice(start, was.length - end);
  return (
    isCut &&
    new RegExp(`^${openWord}$`, 'i').test(bare(now[start - 1] ?? '')) &&
    /[,;:]$/.test(gone.at(-1) ?? '')
  );
}

const leads = /^(?:when|if|while|once|because|since|although|unless|as soon as)\b/i;

/** A clause that led up to another which is gone, or a whole sentence of which a few words are left. */
function isCutOff(text: string, from: string): boolean {
  const plain = text.replace(/[.!?]+$/, '');
  // "Shoes off, please." without its shoes.
  if (
    /^(?:please|thanks|thank you|too|also|as well|anyway)$/i.test(plain) &&
    plain !== from.replace(/[.!?]+$/, '')
  )
    return true;
  if (leads.test(plain) && from.includes(',') && !/[,?:]/.test(text)) return true;
  if (/^\p{Ll}/u.test(text) && !/^\p{Ll}/u.test(from) && !/^\p{Ll}+\p{Lu}|^\S+\.\p{Ll}/u.test(text))
    return true;
  const isShorter = tokens(text).length < tokens(from).length;
  return (
    isShorter &&
    !/[:?]/.test(text) &&
    /^(?:predicate|gerund)$/.test(phraseKind(plain)) &&
    phraseKind(from.replace(/[.!?]+$/, '')) === 'sentence'
  );
}

/** A line that ends with a colon, and no list behind it. */
function announcesNothing(before: readonly Block[], after: readonly Block[]): string | undefined {
  const alone = (blocks: readonly Block[]) =>
    blocks.flatMap((block, index) => {
      const next = blocks[index + 1];
      const isLead = block.kind === 'p' && /:\s*$/.test(withoutMarks(block.text));
      return isLead && !(next && ('items' in next || next.kind === 'table' || next.kind === 'kept'))
        ? linesOf([block])
        : [];
    });
  const old = new Set(alone(before));
  return alone(after).find((line) => !old.has(line));
}

/** What was put between a line that announces a list and the list goes behind the list. */
export function withListsTogether(before: Piece, after: Piece): Piece {
  const leadsIn = new Set(
    before.blocks.flatMap((block, index) =>
      block.kind === 'p' &&
      /:\s*$/.test(withoutMarks(block.text)) &&
      'items' in (before.blocks[index + 1] ?? {})
        ? [block.text]
        : [],
    ),
  );
  const blocks = [...after.blocks];
  for (let at = blocks.length - 3; at >= 0; at--) {
    const [lead, between, list] = blocks.slice(at, at + 3);
    const isApart =
      lead?.kind === 'p' &&
      leadsIn.has(lead.text) &&
      between?.kind === 'p' &&
      list &&
      'items' in list;
    if (isApart) blocks.splice(at + 1, 2, list, between);
  }
  return { ...after, blocks };
}

const leaning =
  /^(?:that['’]?s|that|this|these|those|they|they['’]?re|it|it['’]?s|he|she|both|which|also|so|but|and|then|instead|again|then it['’]?s)\b/i;

/** Sentences that lean on one that stood before them and is gone: "That's what every one of them asks for." */
export function orphans(before: Piece, after: Piece): Passage[] {
  const old = passagesOf(before.blocks);
  const now = passagesOf(after.blocks);
  const left = new Set(now.map(({ text }) => text));
  return now.filter((passage, at) => {
    if (passage.kind !== 'sentence' || !leaning.test(withoutMarks(passage.text))) return false;
    const was = old.findIndex(({ text }) => text === passage.text);
    const lead = old[was - 1];
    const isLed = lead && was > 0 && lead.block === old[was]?.block;
    if (!isLed || left.has(lead.text)) return false;
    // A shorter form of what stood there says it still.
    const next = now[at - 1];
    return !(next && next.block === passage.block && nearest(withoutMarks(next.text), [lead]));
  });
}
