import { linesOf, mapText, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise, listed } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { listFor } from './added-lines.ts';
import { isSaid, isStatement, mentioned, withDayAndHours } from './addition.ts';
import { type Context, type EditResult, named, printable } from './context.ts';
import { corrected } from './correction.ts';
import { eachRestated, restated } from './restated.ts';

/** A sentence that asks for nothing: what it says is right, so the text should say it. */

/** "its the 11 Pierce Transit bus": a correction of what stands there, else the part that is new. */
export function stated(piece: Piece, { what }: EditOf<'statement'>, context: Context): EditResult {
  const { text, refusal } = printable(what, context);
  if (text === '') return { piece, refusal };
  const bare = text.replace(
    /^(?:it['’]?s|its|there['’]?s|there (?:are|were|is|was)|it (?:is|has|had|got)|(?:we|i|they) (?:have|had|got|received)) (?:also )?(?:the |an? )?/i,
    '',
  );
  const right = corrected(piece, bare);
  if (right) return { piece: withCapitals(piece, right), done: `corrected it to ${named(bare)}` };
  const several = eachRestated(piece, what);
  if (several) return several;
  const told = withArticleOfText(piece, text);
  if (told !== text) return stated(piece, { kind: 'statement', what: told }, context);
  const halves = halvesOf(what);
  if (halves) return eachStated(piece, halves, context);
  const other = restated(piece, what);
  if (other) return { piece: other.piece, done: `changed it to ${named(other.line)}` };
  const closer = /^(?:it['’]?s|its|they['’]?re|it is)\b/i.test(text)
    ? described(piece, bare)
    : undefined;
  if (closer) return { piece: closer, done: `changed it to ${named(bare)}` };
  const dated = withDayAndHours(piece, bare, context, 5);
  if (dated) return dated;
  const parts = bare === text ? [text] : bare.split(/,? and |, /);
  const fresh = parts.filter((part) => !isSaid(piece.blocks, withNumbers(part)));
  // Whole as it was said, unless it is one more thing on a list.
  if (fresh.length === parts.length && listFor(piece.blocks, bare) === undefined)
    return mentioned(piece, { kind: 'mention', what: text }, context);
  if (fresh.length === 0) return { piece, refusal: `It says ${named(text)} already.` };
  return mentioned(piece, { kind: 'mention', what: fresh.join(' and ') }, context);
}

/** "SRP rebate is $75" of what the text calls "the SRP rebate". */
function withArticleOfText({ blocks }: Piece, text: string): string {
  const [, subject = ''] =
    /^((?!the |an? |my |our )[\p{L}\d'’ ]{3,40}?) (?:is|are|was|has|runs|starts|opens) /iu.exec(
      text,
    ) ?? [];
  const lines = linesOf(blocks).join(' ');
  const isNamedSo = subject !== '' && lines.toLowerCase().includes(` the ${subject.toLowerCase()}`);
  return isNamedSo ? `The ${text}` : text;
}

/** "the class is at 10:30 now and parking is in back" says two things, each with its own place in the text. */
function halvesOf(what: string): string[] | undefined {
  const halves = what.split(/,? and (?=(?:the |our |my |there['’]?s |it['’]?s |its )?\p{L})/u);
  return halves.length === 2 && halves.every(isStatement) ? halves : undefined;
}

function eachStated(piece: Piece, halves: string[], context: Context): EditResult {
  const results: EditResult[] = [];
  for (const half of halves)
    results.push(
      stated(results.at(-1)?.piece ?? piece, { kind: 'statement', what: half }, context),
    );
  const done = results.flatMap((each) => each.done ?? []);
  const refusal = results.flatMap((each) => each.refusal ?? []).join(' ');
  return {
    piece: results.at(-1)?.piece ?? piece,
    ...(done.length > 0 && { done: listed(done) }),
    ...(refusal !== '' && { refusal }),
  };
}

/** "its pumpkin pie" where the text has "pie" and no word of which. */
function described(piece: Piece, text: string): Piece | undefined {
  const [, noun = ''] = /^\p{L}+ (\p{L}{3,})$/u.exec(text) ?? [];
  if (noun === '' || phraseKind(text) !== 'noun' || /\p{Lu}/u.test(text)) return undefined;
  const alone = new RegExp(
    `(?<=\\b(?:for|with|the|some|and|our|my|free|have|serve|bring|get|of) )${noun}(?![\\p{L}-])`,
    'iu',
  );
  const found = passagesOf(piece.blocks).filter((each) =>
    new RegExp(`(?<![\\p{L}-])${noun}(?![\\p{L}-])`, 'iu').test(withoutMarks(each.text)),
  );
  return found.length === 1 && alone.test(found[0]?.text ?? '')
    ? { ...piece, blocks: mapText(piece.blocks, (line) => line.replace(alone, () => text)) }
    : undefined;
}

const withNumbers = (text: string) => text.replace(/\b(bed|bath)s\b/gi, '$1rooms');

/** What begins a sentence now begins like one. */
function withCapitals(before: Piece, after: Piece): Piece {
  const old = new Set(passagesOf(before.blocks).map(({ text }) => text));
  return {
    ...after,
    blocks: mapPassages(after.blocks, ({ text, kind }) =>
      kind === 'sentence' && !old.has(text) ? capitalise(text) : text,
    ),
  };
}
