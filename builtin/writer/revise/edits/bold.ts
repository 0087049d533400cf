import { type Piece, strong } from '#builtin/writer/blocks.ts';
import { bareDescription, escaped, findPassages } from '#builtin/writer/revise/find-passage.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import { includesPassage, mapPassages } from '#builtin/writer/revise/passages.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { type EditResult, withBlocks } from './context.ts';
import { notThere } from './not-there.ts';
import { valuePattern } from './values.ts';

/** Bold letters for what should stand out. */
export function inBold(piece: Piece, { what }: { what: string }): EditResult {
  if (/^(?:all )?(?:the |my )?(?:numbers|figures|stats|prices|dollar amounts)$/i.test(what))
    return boldFigures(piece, what);
  const found = findPassages(piece.blocks, what).slice(0, 2);
  if (found.length === 0)
    return { piece, refusal: notThere(piece.blocks, what, { isWanted: true }) };
  return withBlocks(
    piece,
    mapPassages(piece.blocks, (passage) =>
      includesPassage(found, passage)
        ? boldBehindLabel(passage.text, namesPart.test(what) ? what : bareDescription(what))
        : passage.text,
    ),
  );
}

/** Sums, shares and counts; no phone number, hour or house number. */
const figure =
  /(?<![\p{L}\d$.,:/#-])(?:\$\d[\d,.]*\d(?: ?(?:million|k\b))?|\$\d|\d[\d,]*(?:\.\d+)? ?(?:%|percent)|\d[\d,]*(?:\.\d+)?)(?![\d:/-]|s\b|[,.]\d|(?:st|nd|rd|th)\b| ?[ap]\.?m)/giu;

function boldFigures(piece: Piece, what: string): EditResult {
  const isMoney = /price|dollar/i.test(what);
  const blocks = mapPassages(piece.blocks, ({ text }) =>
    phoneIn.test(text) || text.includes('\uE000')
      ? text
      : text.replace(figure, (found) =>
          isMoney && !found.startsWith('$') ? found : strong(found),
        ),
  );
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? { piece, refusal: 'There are no figures in it to make bold.' }
    : {
        ...withBlocks(piece, blocks),
        done: `made the ${what.replace(/^(?:all )?(?:the |my )?/i, '')} bold`,
      };
}

const namesPart = /\b(?:details?|info|information|part|line|sentence|bit|story)$/i;

/** A label that is bold already stays, and what stands behind it gets its own. */
function boldBehindLabel(text: string, what: string): string {
  const [, label = '', rest = ''] = /^(\uE000[^\uE001]*\uE001 )([^\uE000]+)$/u.exec(text) ?? [];
  if (label !== '')
    return new RegExp(escaped(what), 'i').test(rest) ? `${label}${boldIn(rest, what)}` : text;
  return text.includes('\uE000') ? text : boldIn(text, what);
}

/** The words themselves, or the price, the day or the hours; else all that speaks of it. */
function boldIn(text: string, what: string): string {
  const literal = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(what)}(?![\\p{L}\\p{N}])`, 'iu');
  const value = kindNamed(what) && valuePattern(what);
  const pattern = literal.test(text) ? literal : value;
  return pattern?.test(text) ? text.replace(pattern, (words) => strong(words)) : strong(text);
}
