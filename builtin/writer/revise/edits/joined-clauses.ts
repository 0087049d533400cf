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
