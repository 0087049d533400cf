import { keywordsOf } from '#builtin/writer/points.ts';
import { withNamesOfText, withoutShoutedAnd, withSumsInDigits } from './as-given.ts';
import { isAside, withNamesAsGiven, withoutAsides } from './asides.ts';
import { blamedWords } from './blamed-words.ts';
import { canonical } from './canonical.ts';
import { readClause, withObjects } from './clauses/read-clauses.ts';
import { type Clause, splitClauses } from './clauses/split-clauses.ts';
import { withoutComplaints, withPlainQuotes } from './complaints.ts';
import { withCorrections } from './corrections.ts';
import { type Edit, type Reader, reader } from './edit.ts';
import { withoutFraming } from './framing.ts';
import {
  additionReaders,
  factReader,
  moreAboutReader,
  plainFactReader,
  statementReader,
} from './readers/addition.ts';
import { callReaders } from './readers/call-to-action.ts';
import { characterReaders } from './readers/characters.ts';
import { declinedReaders } from './readers/declined.ts';
import { isReason, reason } from './readers/given-words.ts';
import { labelReaders } from './readers/labels.ts';
import { layoutReaders, removableMarkReaders } from './readers/layout.ts';
import { lengthReaders, partLengthReaders } from './readers/length.ts';
import { nameReaders } from './readers/names.ts';
import { newsReaders } from './readers/news.ts';
import { orderReaders } from './readers/order.ts';
import { personReaders } from './readers/person.ts';
import { placementReaders } from './readers/placement.ts';
import { listRemovalReader, placeRemovalReader, removalReaders } from './readers/removal.ts';
import { explanationReader, replacementReaders } from './readers/replacement.ts';
import { shapeReader, subjectReader, toneReaders, vagueReader } from './readers/tone.ts';
import { resolved } from './resolve.ts';
import { isCourtesy, splitRequest } from './split-request.ts';
import { stanceTowards } from './stance.ts';
import { withoutTypos } from './typos.ts';
import { withoutDoubles } from './without-doubles.ts';

export type ReadRequest = {
  edits: Edit[];
  /** Parts of the request that nobody could make sense of. */
  unread: string[];
};

/** Edits of the whole text: one part of a request may ask for several of them. */
const modifierReaders: Reader[] = [...lengthReaders, ...toneReaders, ...personReaders];

/** From the special to the general: the first that fits a part of the request takes it. */
const readers: Reader[] = [
  ...newsReaders,
  ...declinedReaders,
  ...characterReaders,
  ...personReaders,
  ...labelReaders,
  ...nameReaders,
  moreAboutReader,
  ...partLengthReaders,
  ...callReaders,
  ...orderReaders,
  ...placementReaders,
  ...replacementReaders,
  explanationReader,
  shapeReader,
  listRemovalReader,
  placeRemovalReader,
  ...layoutReaders,
  ...lengthReaders,
  ...toneReaders,
  factReader,
  ...removalReaders,
  subjectReader,
  ...additionReaders,
  statementReader,
  vagueReader,
  plainFactReader,
];

/** What is to be said can hold any word: "the short walk to the park" asks for no length. */
const isAddition =
  /^(?:please |also |just |can you |could you )*(?:mention|say (?:to (?!sellers|buyers)|never|always|that|it['’]?s|its|it is|it has|there['’]?s|there (?:is|are)|we|i|i['’]m|they|you|the (?:buyers?|sellers?|owners?|clients?|neighbors?|kids|house|home|hoa|city|roof|lot)|our|my (?:buyers?|sellers?|clients?))|state that|note that|talk about|point out|bring up|refer to|add that|add my|add a (?:line|sentence|note)|let (?:them|people) know|tell (?:them|people) that)\b(?!.*\b(?:more|title|headline|hash ?tags?|#\w+|instead|to the list|not|(?<!\b(?:at|to|for|with|in|from|by|into) )first$|first[,.]|first thing|in(?:to)? the (?:very )?(?:first|opening|top) (?:line|sentence)|in the (?:opening|hook|intro)|up (?:top|front)|at the (?:very )?(?:top|start|end|bottom|beginning))\b)/i;

const isRemoval =
  /^(?:please |also |just |can you |could you )*(?:remove|delete|drop|omit|leave out|take out|cut out|get rid of|ditch) (?:the |any |that )?(?:(?:\S+ )*(?:part|sentence|line|bit|stuff|paragraph|section)s?\b|(?!(?:first|second|third|last|other|all|those|these|of)\b)(?:\S+ ){1,4}?(?<!the |those |these |all |and |,)(?:bullet|item|point)(?: point)?(?=$|[,.]))/i;

const wholeReader: Reader = reader(/^(?:also )?(.+)$/i, ({ 1: what = '' }) => ({
  kind: 'mention',
  what,
  isLiteral: true,
}));

/** "there's a dog at the house, so no other dogs" */
const isFactWithResult =
  /^(?:also )?(?:there['’]?s|theres|we have|it has|it['’]?s|its) .{4,60}, so /i;

const mostEdits = 20;

/**
 * The clauses of a request one by one, each by its verb and its object. What that does not know is read with
 * its neighbors by the patterns below. `text` is the title and the text that the request is about.
 */
export function readRequest(request: string, text = ''): ReadRequest {
  const [title = '', ...lines] = text.split('\n');
  const post = { title, content: lines.join('\n') };
  const plain = withSumsInDigits(
    withNamesOfText(
      withoutFraming(withPlainQuotes(withoutShoutedAnd(withoutTypos(request)))),
      text,
    ),
  );
  const clauses = withObjects(splitClauses(plain));
  const parts: ReadRequest[] = [];
  const blamed = clauses.flatMap((clause, index) =>
    blamedWords(clause.words, clauses[index + 1]?.words ?? '', text),
  );
  let open: Clause[] = [];
  const closeOpen = () => {
    if (open.length > 0) parts.push(readTogether(open, text));
    open = [];
  };
  for (const clause of clauses) {
    const blame = blamed.find(({ words, next }) => words === clause.words || next === clause.words);
    if (blame) {
      closeOpen();
      if (blame.words === clause.words) parts.push({ edits: [blame.edit], unread: [] });
      continue;
    }
    const edits = readClause(clause.words, post);
    if (!edits) {
      open.push(clause);
      continue;
    }
    closeOpen();
    parts.push({ edits, unread: [] });
  }
  closeOpen();
  const { edits, unread } = joined(parts);
  return {
    edits: withoutDoubles(resolved(edits)).map(withoutLoneQuotes),
    unread: withoutAsideParts(unread, edits),
  };
}

/** A mark that was torn from its pair is nothing to print. */
const withoutLoneQuotes = (edit: Edit): Edit =>
  Object.fromEntries(
    Object.entries(edit).map(([name, value]) => [
      name,
      typeof value === 'string' && value.split('"').length === 2
        ? value.replace(/(?<!\d)"/, '')
        : value,
    ]),
  ) as Edit;

/** Clause by clause where each makes sense by itself, so that none hides in another; else all as they were typed. */
function readTogether(clauses: readonly Clause[], text: string): ReadRequest {
  const alone = clauses.map(({ words }) => readByPatterns(words, text));
  // A question is often answered by what comes next.
  const isEach =
    !clauses.some(({ words }) => /\?$/.test(words)) &&
    alone.every(({ edits, unread }) => edits.length > 0 && unread.length === 0);
  if (isEach && clauses.length > 1) return joined(alone);
  const typed = clauses.map(({ words, joint }, index) =>
    index === 0 ? words : `${joint}${words}`,
  );
  const together = readByPatterns(typed.join(''), text);
  // What makes sense alone is done, though the clause beside it makes none.
  return together.edits.length > 0 ? together : joined(alone);
}

/** Clauses that no verb of editing tells apart, by patterns for what agents often type. */
function readByPatterns(request: string, text: string): ReadRequest {
  const edits: Edit[] = [];
  const unread: string[] = [];
  for (const part of splitRequest(
    withCorrections(
      withNamesAsGiven(withoutAsides(withoutComplaints(withoutTypos(request))), text),
      text,
    ),
  ).slice(0, mostEdits)) {
    const wish = canonical(part);
    const read = readPart(wish);
    edits.push(...read.edits);
    // What could not be read is repeated as it was typed.
    const typed = read.unread.map((words) => (words === wish ? part : words));
    unread.push(...typed.filter((words) => !isCourtesy(words)));
  }
  return {
    edits: withoutDoubles(resolved(edits)),
    unread: withoutAsideParts(unread, edits),
  };
}

/** Beside edits, what only tells why asks for nothing. */
const withoutAsideParts = (unread: string[], edits: readonly Edit[]) =>
  edits.length > 0
    ? unread.filter((part) => !isReason(part) && !isAside(part) && !isContrary(part, edits))
    : unread;

/** "no parking on the street, say park at the church": the second half says what holds instead. */
const isContrary = (part: string, edits: readonly Edit[]) =>
  /^no \p{L}/iu.test(part) &&
  edits.some(
    (edit) =>
      edit.kind === 'mention' &&
      [...keywordsOf(part)].some((word) => keywordsOf(edit.what).has(word)),
  );

/** No edit is an answer as well: "don't make it longer". */
function readPart(part: string): ReadRequest {
  const pieces = piecesOf(part);
  if (pieces.length > 1) return joined(pieces.map(readPart));
  for (const each of readersFor(part)) {
    const match = each.says.exec(part);
    const found = match && editOf(each, match);
    if (!match || !found) continue;
    if (found === 'nothing') return { edits: [], unread: [] };
    if ('what' in found && found.what === '') continue;
    return joined([{ edits: [found], unread: [] }, readRest(part, match, each, found.kind)]);
  }
  return { edits: [], unread: [part] };
}

/** The words to change and the new ones stand in the wish: nothing in them asks for more. */
const isRewording =
  /^(?:please )?(?:change|replace) (?!(?:the |my )?(?:title|headline|hash ?tags?|ending|end|closing|cta|call)\b)(?:the )?[^"“”]{0,40}(?:"[^"]+")? ?(?:to|with) ["“][^"”]+["”]$/i;

function readersFor(part: string): Reader[] {
  if (isRewording.test(part)) return replacementReaders;
  if (isFactWithResult.test(part)) return [...newsReaders, wholeReader];
  if (isAddition.test(part)) return [...orderReaders, ...additionReaders];
  return isRemoval.test(part) && !/\b(?:except|but|besides|apart from)\b/i.test(part)
    ? [...newsReaders, placeRemovalReader, ...removableMarkReaders, ...removalReaders]
    : readers;
}

const joined = (all: ReadRequest[]): ReadRequest => ({
  edits: all.flatMap(({ edits }) => edits),
  unread: all.flatMap(({ unread }) => unread),
});

/** "shorter and warmer", "add emojis and hashtags": each with the verb of the first. */
function piecesOf(part: string): string[] {
  const pieces = part.split(/,\s+(?:and |but )?| (?:and|but|&|\+) /);
  if (pieces.length < 2 || !pieces.every(isModifier)) return [part];
  const verb =
    /^(?:please |can you |could you )*(add|remove|drop|delete|no|lose|use|without|fewer|more|less|too many)\b/i.exec(
      part,
    )?.[1];
  return pieces.map((piece, index) =>
    index > 0 && verb && isThing.test(piece) && !startsWithVerb.test(piece)
      ? `${verb} ${piece}`
      : piece,
  );
}

const isThing = /\b(?:emojis?|hash ?tags?|bullets?|excla\w+)\b/i;
const startsWithVerb =
  /^(?:add|remove|drop|delete|no|lose|use|without|fewer|more|less|too|make|keep)\b/i;

/** A few words that change the whole text or what stands around it. */
const isModifier = (words: string) =>
  words.split(' ').length <= 6 &&
  [...modifierReaders, ...layoutReaders, ...labelReaders, vagueReader].some(({ says }) =>
    says.test(words),
  );

/**
 * What stands beside the words that were read: "less salesy more casual". A second thought after a comma
 * is not dropped in silence.
 */
function readRest(
  part: string,
  match: RegExpExecArray,
  reader: Reader,
  kind: Edit['kind'],
): ReadRequest {
  const [before, after] = [part.slice(0, match.index), part.slice(match.index + match[0].length)];
  const isWhole =
    !declinedReaders.includes(reader) &&
    match.length > 1 &&
    match.slice(1).some((group) => group !== undefined);
  const second = /^,? (?:and|but|so) (.+)$|^, (.+)$/i.exec(after);
  const thought = second?.[1] ?? second?.[2] ?? '';
  if (!isWhole && thought.split(' ').length > 2 && !reason.test(`, ${thought}`))
    return readPart(thought);
  if (!modifierReaders.includes(reader)) return { edits: [], unread: [] };
  const edits = [before, after].flatMap((words) => {
    for (const each of words.trim() === '' ? [] : modifierReaders) {
      const found = each.says.exec(words);
      const edit = found && editOf(each, found);
      if (edit && edit !== 'nothing' && edit.kind !== kind) return [edit];
    }
    return [];
  });
  return { edits, unread: [] };
}

function editOf(reader: Reader, match: RegExpExecArray): Edit | 'nothing' | undefined {
  if (reader.speaksForItself) return reader.edit(match);
  const stance = stanceTowards(match.input, match.index, match.index + match[0].length);
  if (stance === 'wanted') return reader.edit(match);
  if (stance === 'less') return reader.less?.();
  return reader.unwanted ? reader.unwanted() : 'nothing';
}
