import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import { isName } from './phrases.ts';

/** Words that become part of a sentence which is there already. */

/** "dogs are not ok" cannot stand beside "dogs ok on leash": it takes its place. */
export function inPlaceOfContrary(blocks: Block[], text: string): Block[] | undefined {
  // Two ways to park are one too many.
  const [, verb = ''] = /^(park|enter|meet|use) (?:at|in|on|by|behind|the|our)\b/i.exec(text) ?? [];
  const order = passagesOf(blocks).find(
    ({ text: line, kind }) =>
      verb !== '' &&
      kind === 'sentence' &&
      countWords(line) <= 7 &&
      new RegExp(`^${verb} (?:at|in|on|by|behind|the|our)\\b`, 'i').test(withoutMarks(line)),
  );
  if (order)
    return mapPassages(blocks, (each) =>
      includesPassage([order], each) ? asSentence(capitalise(text)) : each.text,
    );
  const rule = inPlaceOfRule(blocks, text);
  if (rule) return rule;
  const denial = /\b(?:not|no longer|never)\b|n['’]t\b/i;
  if (!denial.test(text)) return undefined;
  const words = [...keywordsOf(text.replace(denial, ''))].filter((word) => word.length > 2);
  const isContrary = (clause: string) => {
    const said = keywordsOf(clause);
    return !denial.test(clause) && words.length > 0 && said.has(words[0] ?? '') && said.size <= 4;
  };
  const found = passagesOf(blocks).find(
    ({ text: line, kind }) => kind === 'sentence' && clausesOf(line).some(isContrary),
  );
  if (!found) return undefined;
  const clauses = clausesOf(found.text);
  const fresh = clauses.map((clause, index) =>
    isContrary(clause) ? (index === 0 ? capitalise(text) : lowerFirst(text)) : clause,
  );
  return mapPassages(blocks, (each) =>
    includesPassage([found], each) ? asSentence(fresh.join(', ')) : each.text,
  );
}

/** "Treeline, Wild Joe's, Zocalo, all on Main" gets one more name behind the last. */
export function inRowOfNames(blocks: Block[], text: string): Block[] | undefined {
  const name = "\\p{Lu}[\\p{L}'’&-]*(?: (?:\\p{Lu}|of|the|and|&)[\\p{L}'’&-]*){0,3}";
  const row = new RegExp(`(${name}(?:, ${name})+)(,? and ${name})?(?=[.,;]|$| [-–—] )`, 'u');
  const passage = passagesOf(blocks).find((each) => row.test(withoutMarks(each.text)));
  return passage
    ? mapPassages(blocks, (each) =>
        includesPassage([passage], each)
          ? each.text.replace(row, (_, names: string, last?: string) =>
              last ? `${names}, ${last.replace(/^,? and /, '')} and ${text}` : `${names}, ${text}`,
            )
          : each.text,
      )
    : undefined;
}

/** "the duplex was on Latah Street in 2017" where the text has "a duplex on Latah St": only the year is new. */
export function withMore(blocks: Block[], text: string): Block[] | undefined {
  const said = text.replace(/[.!]$/, '');
  const tails = [...said.matchAll(/ (?:in|on|at|for|with|by|since|until|after|before) (?=\S)/g)];
  for (const { index } of tails.toReversed()) {
    const [head, tail] = [said.slice(0, index), said.slice(index)];
    const known = keywordsOf(inFull(head));
    const fresh = [...keywordsOf(tail), ...(tail.match(/\d+/g) ?? [])];
    if (known.size < 2 || countWords(tail) > 5 || fresh.length === 0) continue;
    const found = passagesOf(blocks).find(({ text: line, kind }) => {
      const words = keywordsOf(inFull(withoutMarks(line)));
      return (
        kind === 'sentence' &&
        !/[?:]$/.test(line) &&
        [...known].every((word) => words.has(word)) &&
        !fresh.some((word) => words.has(word)) &&
        // Another year or day there would contradict it.
        !(
          /\d/.test(tail) &&
          new RegExp(`${escaped(tail.trim().split(' ')[0] ?? '')} \\S*\\d`).test(line)
        )
      );
    });
    if (found)
      return mapPassages(blocks, (each) =>
        includesPassage([found], each)
          ? each.text.replace(/[.!]?$/, (mark) => `${tail}${mark}`)
          : each.text,
      );
  }
  return undefined;
}

/** "Latah St" and "Latah Street" are one street. */
const inFull = (text: string) =>
  text.replace(
    /\b(St|Ave|Rd|Dr|Ln|Blvd|Ct)\b\.?/g,
    (short) => streets[short.replace('.', '')] ?? short,
  );

const streets: Record<string, string> = {
  St: 'Street',
  Ave: 'Avenue',
  Rd: 'Road',
  Dr: 'Drive',
  Ln: 'Lane',
  Blvd: 'Boulevard',
  Ct: 'Court',
};

const clausesOf = (line: string) => line.replace(/[.!]$/, '').split(/, (?:and )?/);

/** "Who can help? Lakehead Plumbing, the city" gets a second plumber beside the first. */
export function amongOthers(blocks: Block[], text: string): Block[] | undefined {
  if (!isName(text) || countWords(text) > 5) return undefined;
  const last = text.split(' ').at(-1) ?? '';
  const pattern = new RegExp(`(?:\\p{Lu}[\\p{L}'’&-]* )+${escaped(last)}(?=[,.]| and )`, 'u');
  const passage = passagesOf(blocks).find((each) => pattern.test(withoutMarks(each.text)));
  return passage && countWords(text) > 1
    ? mapPassages(blocks, (each) =>
        includesPassage([passage], each)
          ? each.text.replace(pattern, (found) => `${found}, ${text}`)
          : each.text,
      )
    : undefined;
}

/** "Friday night jazz at the Roosevelt" stands with "The Roosevelt" on a list of places. */
export function atItsPlace(blocks: Block[], text: string): Block[] | undefined {
  const [, what = '', where = ''] =
    /^(.{4,60}?) (?:at|in|from|by) ((?:the )?\p{Lu}[^,.;]{2,40})$/iu.exec(text) ?? [];
  if (where === '' || !/\p{Lu}/u.test(where)) return undefined;
  const name = where.replace(/^the /i, '').toLowerCase();
  const item = passagesOf(blocks).find(
    (each) =>
      each.kind === 'item' && withoutMarks(each.text).replace(/^the /i, '').toLowerCase() === name,
  );
  return item
    ? mapPassages(blocks, (each) =>
        includesPassage([item], each) ? `${each.text}: ${what}` : each.text,
      )
    : undefined;
}

/** "Showings are by appointment only, Thursday to Sunday" says all that "Showings by appointment." does. */
export function inPlaceOfLess(
  blocks: Block[],
  text: string,
  isLiteral = false,
): Block[] | undefined {
  const said = keywordsOf(text);
  const less = passagesOf(blocks).find(({ text: line, kind }) => {
    const words = [...keywordsOf(withoutMarks(line))];
    return (
      (kind === 'sentence' || (isLiteral && kind === 'item')) &&
      countWords(line) <= 5 &&
      countWords(line) < countWords(text) &&
      words.length > 1 &&
      words.every((word) => said.has(word)) &&
      (isLiteral
        ? (line.match(/\d+/g) ?? []).every((number) => text.includes(number))
        : !/\d/.test(line))
    );
  });
  return less
    ? mapPassages(blocks, (each) =>
        !includesPassage([less], each)
          ? each.text
          : less.kind === 'item'
            ? capitalise(text)
            : asSentence(capitalise(text)),
      )
    : undefined;
}

/** "No dogs allowed" where the text says "dogs are welcome", and the other way around. */
function inPlaceOfRule(blocks: Block[], text: string): Block[] | undefined {
  const allowed = '(?:welcome|allowed|ok|okay|fine|permitted)';
  const [, refused] =
    new RegExp(`^(?:sorry,? )?no (\\p{L}+)(?: ${allowed}| please| inside)?$`, 'iu').exec(text) ??
    [];
  const [, invited] =
    new RegExp(`^(\\p{L}+) (?:are|is) (?:now )?${allowed}$`, 'iu').exec(text) ?? [];
  const noun = refused ?? invited;
  if (!noun) return undefined;
  const contrary = refused
    ? new RegExp(
        `(?<![\\p{L}])(?:${noun} (?:are |is )?(?:also |always )?${allowed}|${noun}-friendly)`,
        'giu',
      )
    : new RegExp(
        `(?<![\\p{L}])(?:no ${noun}(?: ${allowed}| please)?|${noun} (?:are|is) not ${allowed})`,
        'giu',
      );
  const changed = mapPassages(blocks, (each) =>
    each.text.replace(contrary, (_, at: number) =>
      at === 0 ? capitalise(text) : lowerFirst(text),
    ),
  );
  return JSON.stringify(changed) === JSON.stringify(blocks) ? undefined : changed;
}
