import { linesOf, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  mapPassages,
  type Passage,
  passagesOf,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { type EditResult, named } from './context.ts';

/**
 * Something is cancelled: the lines that invite to it go, and the news stands in the place of the first where
 * it is to be told. A text that is about nothing else is left alone.
 */
export function calledOff(piece: Piece, { what, text }: EditOf<'callOff'>): EditResult {
  const isOpenHouse = /\bopen house\b/i.test(what);
  const spoken = findPassages(piece.blocks, what);
  const dated = passagesOf(piece.blocks).filter(
    (each) => isOpenHouse && (invites.test(withoutMarks(each.text)) || isDate.test(each.text)),
  );
  const found = passagesOf(piece.blocks).filter(
    (each) => includesPassage(spoken, each) || includesPassage(dated, each),
  );
  const [first] = found;
  if (!first) return { piece, refusal: `I found no ${named(what)} in the text to take out.` };
  const rest = found.filter((each) => !includesPassage([first], each));
  const told = mapPassages(piece.blocks, (each) =>
    text && includesPassage([first], each) ? asSentence(text) : each.text,
  );
  const gone: Passage[] = text ? rest : found;
  const blocks = withoutPassages(told, gone);
  if (linesOf(blocks).join(' ').length < 20)
    return { piece, refusal: `The whole text is about the ${what}, so I left it.` };
  return {
    piece: { ...piece, blocks },
    done: `took out the ${what}${text ? ` and put ${named(asSentence(text))} in its place` : ''}`,
    ...(new RegExp(`\\b${what}s?\\b`, 'i').test(piece.title) && {
      refusal: `The title still speaks of the ${what}. Tell me a new one, and I will change it.`,
    }),
  };
}

const invites = /^(?:come see|stop by|swing by|join (?:me|us)|see you)\b.*(?:day\b|\d)/i;
const isDate =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? )?\d{1,2}(?::\d\d)?(?: [ap]\.m\.)? to (?:\d|noon)/;
