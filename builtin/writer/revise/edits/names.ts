import { linesOf, mapText, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import { isOneSlip } from '#builtin/writer/revise/typos.ts';
import { type Context, type EditResult, named, printable } from './context.ts';

/** "My name is spelled Dana Reyes-Hill": the name in the text that is nearly this one gives way to it. */
export function respelled(
  piece: Piece,
  { to, from, pronoun }: EditOf<'name'>,
  context: Context,
): EditResult {
  const { text, refusal } = printable(withNameCapitals(to), context);
  if (text === '') return { piece, refusal };
  const all = [piece.title, ...linesOf(piece.blocks)].join('\n');
  const old =
    (from && standing(all, from, text)) ??
    joinedName(all, text) ??
    closestName(all, text) ??
    smallName(all, text);
  const spoken = pronoun && new RegExp(`(?:^|(?<=[.!?] ))${pronoun}(?= \\p{Ll})`, 'u');
  if (!old && spoken && !all.includes(text)) {
    let isDone = false;
    const named = mapText(piece.blocks, (words) =>
      isDone
        ? words
        : words.replace(spoken, () => {
            isDone = true;
            return text;
          }),
    );
    if (isDone)
      return { piece: { ...piece, blocks: named }, done: `put in the name ${quotedName(text)}` };
  }
  if (!old)
    return {
      piece,
      refusal: all.includes(text)
        ? `It says ${named(text)} already. If it is spelled another way, tell me how.`
        : `I found no name like ${named(text)} in the text. Tell me where to put it.`,
    };
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}(?![\\p{L}\\p{N}-])`, 'gu');
  const change = (words: string) => words.replace(pattern, () => text);
  return {
    piece: { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) },
    done: `changed "${old}" to "${text}"`,
  };
}

/** "it was the owners who did the painting" where the text says "We painted": they painted. */
export function doneBySomebody(piece: Piece, { who, did }: EditOf<'doer'>): EditResult {
  const stems = new Set(
    (did.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)),
  );
  let line: string | undefined;
  const blocks = mapPassages(piece.blocks, ({ text }) => {
    const [, verb = ''] = /^(?:We|I) (\p{L}+)/u.exec(text) ?? [];
    if (line || !stems.has(verb.slice(0, 4).toLowerCase())) return text;
    line = text.replace(/^(?:We|I)(?= )/, capitalise(who));
    return line;
  });
  return line
    ? { piece: { ...piece, blocks }, done: `changed it to ${named(line)}` }
    : {
        piece,
        refusal: `I found no sentence that says who ${did}. Tell me which one to change.`,
      };
}

const quotedName = (name: string) => `"${name}"`;

const withNameCapitals = (name: string) =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The name as the text has it, in whatever case. */
function standing(text: string, name: string, fresh: string): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu');
  const found = pattern.exec(withoutMarks(text))?.[0];
  return found && found !== fresh && !text.includes(fresh) ? found : undefined;
}

/** "Dauphin Wood" where the text has "Dauphinwood", and the other way around. */
function joinedName(text: string, name: string): string | undefined {
  const letters = name.replace(/[\s-]/g, '').split('').map(escaped).join('[ -]?');
  const found = new RegExp(`(?<![\\p{L}])${letters}(?![\\p{L}])`, 'iu').exec(
    withoutMarks(text),
  )?.[0];
  return found && found !== name ? found : undefined;
}

/** "jen" alone, in small letters, where "Jen Castillo" is meant. */
function smallName(text: string, name: string): string | undefined {
  const [first = '', ...more] = name.split(' ');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped(first)}|${escaped(first.toLowerCase())})(?![\\p{L}\\p{N}'’]| \\p{Lu})`,
    'u',
  );
  return more.length > 0 && first.length > 2 ? pattern.exec(withoutMarks(text))?.[0] : undefined;
}

/** The longest run of capitalized words of which each is nearly a word of the name. */
function closestName(text: string, name: string): string | undefined {
  const wanted = name.split(/ /);
  const runs =
    withoutMarks(text).match(/\p{Lu}[\p{L}'’-]*(?: (?:(?:and|of|&) )?\p{Lu}[\p{L}'’-]*)*/gu) ?? [];
  const found = runs.flatMap((run) => {
    const words = run.split(' ');
    return words.flatMap((_, start) =>
      words
        .map((__, end) => words.slice(start, end + 1))
        .filter((part) => part.length > 0 && part.length <= wanted.length)
        .filter((part) => part.every((word) => wanted.some((each) => isNearly(word, each))))
        .map((part) => part.join(' ')),
    );
  });
  return found
    .filter(
      (each) => each !== name && !name.split(' ').every((word) => each.split(' ').includes(word)),
    )
    .filter((each) => each.split(' ').length > 1 || wanted.length === 1 || !name.startsWith(each))
    .toSorted((one, other) => other.length - one.length)[0];
}

function isNearly(word: string, meant: string): boolean {
  const [one, other] = [word, meant].map((each) => each.toLowerCase().replace(/['’]s$/, '')) as [
    string,
    string,
  ];
  if (one === other || (/^(?:and|&)$/.test(one) && /^(?:and|&)$/.test(other))) return true;
  if (one.length < 3 || other.length < 3) return false;
  return other.startsWith(`${one}-`) || isOneSlip(one, other) || distance(one, other) <= 2;
}

/** How many letters have to be changed, added or dropped. */
function distance(one: string, other: string): number {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 2) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, each] of [...other].entries())
      next.push(
        Math.min(
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          (row[at] ?? 0) + (letter === each ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 9;
}
