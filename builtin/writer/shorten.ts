import { type Block, firstIndexOf, isEndNote, lastIndexOf, tidy } from './blocks.ts';
import { countWords } from './language/sentences.ts';
import { leansBack } from './revise/passages.ts';
import { type IsKept, type Unit, unitsOf } from './revise/text-units.ts';

/**
 * Takes whole sentences and list items away until few enough words are left. Start and end stay. `slack` words more
 * are allowed where the next cut would take far more than must go.
 */
export function shorten(
  blocks: Block[],
  mostWords: number,
  isKept: IsKept = () => false,
  slack = 0,
): Block[] {
  const units = unitsOf(blocks, isKept);
  const edges = { start: firstIndexOf(blocks), end: lastIndexOf(blocks) };
  for (;;) {
    const surplus = wordsLeft(units) - mostWords;
    const cut = surplus > 0 && (bestCut(units, edges, surplus) ?? innerCut(units, surplus));
    if (!cut) break;
    // Less is lost where items can do without what they are good for.
    if (cut.words > surplus * 1.4 && dropPurposes(units, mostWords)) continue;
    if (surplus <= slack && cut.words > surplus * 2) break;
    for (const { unit, from, count } of cut.takes) unit.parts.splice(from, count);
  }
  dropPurposes(units, mostWords);
  return tidy(units.map(blockOf));
}

/** When no more sentences can go, items still can do without what they are good for. */
function dropPurposes(units: readonly Unit[], mostWords: number): boolean {
  let isShorter = false;
  for (const part of units
    .filter(({ isList }) => isList)
    .flatMap(({ parts }) => parts)
    .toReversed()) {
    if (wordsLeft(units) <= mostWords) return isShorter;
    const short = /^(.{20,}?), so .+$/.exec(part.text)?.[1];
    if (!short || part.stays) continue;
    part.text = /[.!]$/.test(part.text) ? `${short}.` : short;
    part.words = countWords(part.text);
    isShorter = true;
  }
  return isShorter;
}

type Take = { unit: Unit; from: number; count: number };
/** Where the text begins and where it ends. */
type Edges = { start: number; end: number };
type Cut = { takes: Take[]; words: number };

/** Counted from what was counted once; a heading nothing follows will go. */
function wordsLeft(units: readonly Unit[]): number {
  let sum = 0;
  for (const { parts } of units) for (const { words } of parts) sum += words;
  return sum;
}

/** The one whose loss comes nearest to what must go; later ones first among equals. */
function bestCut(units: readonly Unit[], edges: Edges, surplus: number): Cut | undefined {
  let best: Cut | undefined;
  for (const index of units.keys()) {
    for (const cut of cutsAt(units, index, edges)) {
      if (!best || distance(cut, surplus) <= distance(best, surplus)) best = cut;
    }
  }
  return best;
}

/** Where no paragraph can lose its end: a sentence inside one, on which the next does not lean. */
function innerCut(units: readonly Unit[], surplus: number): Cut | undefined {
  const cuts = units
    .filter(({ isList, block, leastParts }) => !isList && !isEndNote(block) && leastParts === 0)
    .flatMap((unit) =>
      unit.parts.flatMap((part, from) => {
        const [before, next] = [unit.parts[from - 1], unit.parts[from + 1]];
        const canGo =
          before &&
          next &&
          !part.stays &&
          !countsSomething.test(part.text) &&
          !part.leadsOn &&
          !before.leadsOn &&
          !leansBack(next.text);
        return canGo ? [cutOf([{ unit, from, count: 1 }])] : [];
      }),
    );
  return cuts.toSorted((one, other) => distance(one, surplus) - distance(other, surplus))[0];
}

/** "Six offers came in" is told by somebody who was there. */
const countsSomething =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)\b|\b(?:I|we|my|our)\b|\b(?:sold|closed|offers?)\b/i;

const distance = ({ words }: Cut, surplus: number) =>
  words >= surplus ? (words - surplus) * 2 : surplus - words;

function cutsAt(units: readonly Unit[], index: number, { start, end }: Edges): Cut[] {
  const unit = units[index] as Unit;
  if (unit.parts.length === 0 || isEndNote(unit.block)) return [];
  const takes = unit.isList
    ? itemTakes(unit)
    : index === end
      ? []
      : tailTake(unit, index === start);
  const cuts = takes.map((take) => cutOf([take]));
  const next = units[index + 1];
  // The only list is what the text is about.
  const isOnlyList =
    next?.isList && units.filter(({ isList, parts }) => isList && parts.length > 0).length < 2;
  if (unit.bindsNext && next && !isOnlyList && index > start && index + 1 < end)
    cuts.push(...wholeCut(unit, next));
  return cuts;
}

/** Two parts that lean on each other can only go together. */
function wholeCut(...both: Unit[]): Cut[] {
  if (both.some(({ parts }) => parts.some(({ stays }) => stays))) return [];
  return [cutOf(both.map((unit) => ({ unit, from: 0, count: unit.parts.length })))];
}

function cutOf(takes: Take[]): Cut {
  let words = 0;
  for (const { unit, from, count } of takes) {
    for (let part = from; part < from + count; part++) words += unit.parts[part]?.words ?? 0;
  }
  return { takes, words };
}

/** Two items are still a list, one is not. */
function itemTakes(unit: Unit): Take[] {
  if (unit.parts.length <= 2 || unit.keepsCount) return [];
  return unit.parts.flatMap(({ stays }, from) => (stays ? [] : [{ unit, from, count: 1 }]));
}

/** Of a paragraph only its end can go: what follows a sentence may lean on it. */
function tailTake(unit: Unit, isFirst: boolean): Take[] {
  const { parts } = unit;
  let from = parts.length - 1;
  while (from > 0 && parts[from - 1]?.leadsOn) from--;
  if (from < (isFirst ? 1 : unit.leastParts)) return [];
  if (parts.slice(from).some(({ stays }) => stays)) return [];
  return [{ unit, from, count: parts.length - from }];
}

function blockOf({ block, parts, isList }: Unit): Block {
  const texts = parts.map(({ text }) => text);
  if (isList && 'items' in block) return { ...block, items: texts };
  return block.kind === 'p' ? { kind: 'p', text: texts.join(' ') } : block;
}
