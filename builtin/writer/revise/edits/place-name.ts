import {
  firstIndexOf,
  linesOf,
  mapText,
  type Piece,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import type { Context, EditResult } from './context.ts';
import { withBlocks } from './context.ts';
import { withinSentence } from './phrases.ts';

/** The name of the city: in the first sentence, or only once. */
export function withCity(
  piece: Piece,
  { where }: EditOf<'city'>,
  { material: { place } }: Context,
): EditResult {
  const city = place.city;
  if (where === 'first') return inFirstSentence(piece, city);
  if (where === 'notFirst') return notFirst(piece, city);
  return where === 'once' ? onlyOnce(piece, city, 1) : onlyOnce(piece, city, 0);
}

function inFirstSentence(piece: Piece, city: string): EditResult {
  const [first] = passagesOf(piece.blocks);
  if (!first) return { piece };
  if (withoutMarks(first.text).includes(city))
    return { piece, refusal: `The first sentence has "${city}" already.` };
  const text = /^["“(]/.test(withoutMarks(first.text))
    ? `From ${city}: ${first.text}`
    : `In ${city}, ${withinSentence(first.text)}`;
  const blocks = mapPassages(piece.blocks, (each) =>
    each.block === first.block && each.part === first.part ? text : each.text,
  );
  return { ...withBlocks(piece, blocks), done: `put "${city}" in the first sentence` };
}

/** "In Bend, look ..." is "Look ... in Bend" no more: the name just goes from the front. */
function notFirst(piece: Piece, city: string): EditResult {
  const at = firstIndexOf(piece.blocks);
  const first = piece.blocks[at];
  const lead = new RegExp(
    `^(?:In|Around|Near|For|Across) ${escaped(city)}(?:, \\p{Lu}{2})?, `,
    'u',
  );
  if (
    first?.kind !== 'p' ||
    !new RegExp(`^(?:\\p{L}+ )?${escaped(city)}\\b`, 'u').test(withoutMarks(first.text))
  )
    return { piece, refusal: `It does not start with "${city}".` };
  const text = first.text.replace(lead, '');
  return text === first.text
    ? {
        piece,
        refusal: `I could not begin the first sentence without "${city}". Tell me the line you would like.`,
      }
    : {
        ...withBlocks(piece, piece.blocks.with(at, { ...first, text: capitalise(text) })),
        done: `took "${city}" from the start`,
      };
}

/** The name stays where it stands first; elsewhere it goes with the word that leads up to it. */
function onlyOnce(piece: Piece, city: string, keep: number): EditResult {
  const name = `${escaped(city)}(?:, \\p{Lu}{2})?`;
  const all = new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu');
  const count = linesOf(piece.blocks).reduce(
    (sum, line) => sum + (line.match(all)?.length ?? 0),
    0,
  );
  if (count <= keep)
    return {
      piece,
      refusal:
        count === 0
          ? `The text does not say "${city}".`
          : `The text says "${city}" only once already.`,
    };
  let seen = 0;
  const led = new RegExp(
    `(?:^(?:In|Around|Near) ${name}, |,? (?:in|around|near|across|of|for|at) ${name}(?![\\p{L}])|(?<=^|[.!?] )(?:In|Around|Near) ${name}, |, ${name}(?=[.,]|$)|${name})`,
    'gu',
  );
  const blocks = mapText(piece.blocks, (text) => {
    const changed = text.replace(led, (found) => {
      seen += 1;
      if (seen <= keep) return found;
      if (/^(?:In|Around|Near) /.test(found)) return '';
      return found.startsWith(',') || /^ (?:in|around|near|across|of|for|at) /.test(found)
        ? ''
        : 'here';
    });
    return changed === text
      ? text
      : capitalise(changed.replace(/(?<=\p{L}) here (?=\p{Ll}+s\b)/gu, ' local '));
  });
  return {
    ...withBlocks(piece, blocks),
    done: keep === 0 ? `took "${city}" out` : `left "${city}" in one place`,
  };
}
