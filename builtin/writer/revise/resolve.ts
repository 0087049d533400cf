import { countWords } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import type { Edit } from './edit.ts';

/** Edits that belong to one another: what a part of a request says about the part before it. */
export function resolved(asked: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of withoutTakenBack(asked)) {
    const before = result.at(-1);
    const together = before && joinedWith(before, edit);
    if (together) result.splice(-1, 1, ...together);
    else result.push(edit);
  }
  return result;
}

/** "lose the permit part. actually keep it": what was asked for first is not meant any more. */
function withoutTakenBack(edits: readonly Edit[]): Edit[] {
  const isSame = (kept: string, what: string) => {
    const words = [...keywordsOf(withoutUnit(what))];
    const wanted = keywordsOf(withoutUnit(kept));
    return words.length > 0
      ? words.some((word) => wanted.has(word))
      : what.toLowerCase().replace(/^the /, '') === kept.toLowerCase().replace(/^the /, '');
  };
  return edits.filter((edit, index) => {
    const isTakenBack = (later: Edit, at: number) =>
      at > index &&
      later.kind === 'keep' &&
      edit.kind === 'remove' &&
      isSame(later.what, edit.what);
    return !edits.some(isTakenBack);
  });
}

const pointsBack =
  /^(?:that|this|it|those|these|the whole)(?: (?:whole )?(?:sentence|line|part|bit|one|paragraph|bullet|thing)s?)?$/i;

const withoutUnit = (what: string) =>
  what.replace(/\b(?:part|sentence|line|paragraph|bit|section|bullet|last|first)s?\b/gi, '');

/** Two edits as what they mean together; nothing where they are two. */
function joinedWith(before: Edit, edit: Edit): Edit[] | undefined {
  // "why did you say down from 389? take that out" asks for no answer.
  if (
    before.kind === 'question' &&
    edit.kind === 'remove' &&
    /"(?:Why|How come)\b/.test(before.answer)
  )
    return [edit];
  // "say what the class costs, its free": the second half is what the first one asked for.
  if (before.kind === 'unknown' && (edit.kind === 'statement' || edit.kind === 'mention'))
    return [{ kind: 'mention', what: withSubject(edit.what, before.what), about: before.what }];
  // "make the shop the first thing and say it's insulated"
  if (
    (before.kind === 'startWith' || before.kind === 'move' || before.kind === 'bold') &&
    edit.kind === 'mention' &&
    /^(?:it['’]?s|it is|they['’]?re|they are) /i.test(edit.what)
  )
    return [before, { ...edit, what: edit.what.replace(/^its /i, "it's "), about: before.what }];
  // "start with the number of agents, its 3"
  const counted = /^(?:the )?number of (.+)$/i.exec(
    'what' in before ? (before.what ?? '') : '',
  )?.[1];
  const count = /^(?:it['’]?s|its|it is) (\d[\d,.]*)$/i.exec(
    'what' in edit ? (edit.what ?? '') : '',
  )?.[1];
  if (counted && count && (before.kind === 'startWith' || before.kind === 'endWith'))
    return [{ ...before, what: `${count} ${counted}`, isLiteral: true }];
  // "lead with the fire pit, its november" tells why; "explain the deposit. It's 5% and ..." what to say.
  if (
    (before.kind === 'startWith' || before.kind === 'move' || before.kind === 'opening') &&
    edit.kind === 'statement' &&
    /^(?:it['’]?s|its|that['’]?s|it is) /i.test(edit.what) &&
    !/\d/.test(edit.what)
  )
    return [before];
  if (before.kind === 'mention' && before.isTopic && edit.kind === 'statement')
    return [{ kind: 'mention', what: edit.what, isLiteral: true, about: before.what }];
  // "you forgot the loft. put that after the address"
  if (edit.kind === 'insert' && edit.text === '')
    return before.kind === 'mention' || before.kind === 'statement'
      ? [{ ...edit, text: before.what.replace(/^its /i, "it's ") }]
      : undefined;
  // "i don't stage, so drop that sentence"
  if (before.kind === 'remove' && edit.kind === 'remove' && pointsBack.test(edit.what))
    return [{ kind: 'remove', what: before.what, isWhole: true }];
  // "it's Friday to Sunday, say that"
  if (edit.kind === 'mention' && /^(?:that|this|it|so)$/i.test(edit.what)) return [before];
  // "we got an offer, it's under contract"
  if (before.kind === 'statement' && edit.kind === 'callOff' && /\boffer\b/i.test(before.what))
    return [edit];
  // "add Rockford Coffee to the list, it's on Main too": why it belongs there.
  if (before.kind === 'mention' && before.inList && edit.kind === 'statement')
    return /^(?:it['’]?s|its|they['’]?re|it is)\b/i.test(edit.what) && !/\d/.test(edit.what)
      ? [before]
      : undefined;
  // "tell people to bring an umbrella, it's going to rain"
  if (before.kind === 'mention' && edit.kind === 'statement' && !/\d/.test(edit.what))
    return phraseKind(before.what) === 'order' ? [before] : undefined;
  // What was to stand in the place of something that we could not find has no place.
  if (before.kind === 'declined' && edit.kind === 'mention' && edit.isInstead) return [before];
  if (edit.kind === 'statement' && takesAway.has(before.kind) && !/\d/.test(edit.what))
    return [before];
  if (before.kind !== 'remove') return undefined;
  // "take out the first sentence, it's boring"
  if (edit.kind === 'statement')
    return /\d/.test(edit.what) && !speaksOf(edit.what, before.what) ? undefined : [before];
  // "take out Lakehead and add Twin Ports": one stands where the other stood.
  if (edit.kind === 'mention' && edit.isInstead && /^\p{Lu}\p{L}* \p{Lu}/u.test(edit.what))
    return [{ kind: 'reword', from: before.what, to: edit.what }];
  // "don't say the sale was 41k, say it was a little house": said of the same thing.
  if (
    edit.kind === 'mention' &&
    edit.isLiteral &&
    /^it (?:was|is) /i.test(edit.what) &&
    / (?:was|is|were|are) /i.test(before.what)
  )
    return [{ kind: 'reword', from: before.what, to: edit.what, isPart: true }];
  // "don't say over asking, say it sold fast instead": the words go, and the sentence around them stays.
  if (
    edit.kind === 'mention' &&
    edit.isInstead &&
    before.isWord &&
    phraseKind(edit.what) === 'sentence'
  )
    return [before, { ...edit, isInstead: undefined, isLiteral: true }];
  if (edit.kind === 'mention' && edit.isInstead && !isName(edit.what))
    return [{ kind: 'reword', from: before.what, to: edit.what, isPart: true }];
  const isNamed = countWords(before.what) <= 4 && !isPart.test(before.what);
  const isSwap = edit.kind === 'mention' && !edit.inList && isName(edit.what) && isNamed;
  return isSwap ? [{ kind: 'reword', from: before.what, to: edit.what }] : undefined;
}

/** "the fence is only on two sides" tells why the fenced yard goes. */
const speaksOf = (statement: string, what: string) =>
  [...keywordsOf(what)].some((word) =>
    [...keywordsOf(statement)].some(
      (each) => each.slice(0, 4) === word.slice(0, 4) && word.length > 3,
    ),
  );

/** After these a statement tells why, and nothing to print. */
const takesAway = new Set<Edit['kind']>([
  'noCallToAction',
  'noEmoji',
  'noExclamation',
  'noBullets',
  'hashtags',
  'lessSalesy',
  'shorter',
  'declined',
]);

const isPart = /\b(?:part|sentence|line|paragraph|section|bit|stuff|bullets?|about|list)\b/i;

const isName = (words: string) => /^(?:\p{Lu}[\p{L}'’&.-]*(?: (?=\p{Lu})|$)){1,5}$/u.test(words);

/** "it's free" as "the class is free" after "what the class costs". */
function withSubject(statement: string, asked: string): string {
  const subject =
    /^(?:what|how much|when|where|how long|who) ((?:the|my|our|your) \p{L}+(?: \p{L}+)?) (?:costs?|is|are|was|takes?|opens?|starts?|ends?|means?)\b/iu.exec(
      asked,
    )?.[1];
  if (!subject) return statement;
  return /^[$\d]/.test(statement)
    ? `${subject} is ${statement}`
    : statement.replace(/^(?:it['’]?s|its|it is) /i, `${subject} is `);
}
