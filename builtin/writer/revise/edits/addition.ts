import {
  type Block,
  firstIndexOf,
  lastIndexOf,
  linesOf,
  mapText,
  type Piece,
  paragraph,
  sentencesIn,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  sentenceKey,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { byFit, keywordsOf } from '#builtin/writer/points.ts';
import { withAnnouncedCounts } from '#builtin/writer/revise/announced-count.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, phoneIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { baseOf, needsValue, speaksOfTheText, wordsMeant } from './added-words.ts';
import { inBold } from './bold.ts';
import { contactLines, withContact } from './contact.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';
import { corrected, hedged, recounted, renumbered } from './correction.ts';
import {
  amongOthers,
  atItsPlace,
  inPlaceOfContrary,
  inPlaceOfLess,
  inRowOfNames,
  withMore,
} from './joined-clauses.ts';
import { announcesHome, isName, withDeterminer } from './phrases.ts';
import { inPlace } from './place-in-text.ts';
import { eachRestated, restated } from './restated.ts';
import { meaningOf } from './terms.ts';
import { withValue } from './values.ts';

/** What the agent wants said: a fact, a way to reach somebody, an item of the list, a name under the text. */

export function mentioned(
  piece: Piece,
  {
    what: wish,
    inList,
    about,
    isLiteral,
    isTopic: isNamedOnly,
    isEmphasis,
    isFirst,
  }: EditOf<'mention'>,
  context: Context,
): EditResult {
  if (isEmphasis && findPassages(piece.blocks, wish, { isStrict: true }).length > 0)
    return {
      ...inBold(piece, { what: wish }),
      done: `made ${named(wish)} stand out`,
    };
  const what = isNamedOnly || isLiteral ? wish : (answered(piece, wish, context) ?? wish);
  const dated = withDayAndHours(piece, what, context);
  if (dated) return dated;
  const counted = inList ? undefined : recounted(piece, what);
  if (counted) return { piece: counted, done: `changed it to ${named(what)}` };
  const numbered = inList ? undefined : (hedged(piece, what) ?? renumbered(piece, what));
  if (numbered) return { piece: numbered, done: `changed it to ${named(what)}` };
  // A number of somebody else is no way to reach the agent.
  const contact = /^(?:their|his|her|its)\b/i.test(what) ? undefined : contactLines(what, context);
  if (contact) return withContact(piece, contact, what);
  const { text, refusal } = printable(wordsMeant(what), context);
  if (
    !/\p{L}{2}/u.test(text) ||
    /^(?:that|this|it|so|them|those)(?: (?:in|at|to|on|as|first|last|up|there|somewhere)\b.*)?$/i.test(
      text,
    ) ||
    speaksOfTheText(text)
  )
    return { piece, refusal: refusal ?? `I could not tell what to add for ${named(what)}.` };
  if (/^it['’]s (?:me|us|him|her|them)\b/i.test(text))
    return {
      piece,
      refusal: `Tell me in a whole sentence what to say for ${named(text)}, and I will add it.`,
    };
  if (needsValue.test(text))
    return {
      piece,
      refusal: `I do not know ${lowerFirst(text)}. Tell me in a sentence, and I will add it.`,
    };
  if (isNamedOnly) return told(piece, text, context, isFirst);
  if (isSaid(piece.blocks, text)) return { piece, refusal: `It says ${named(text)} already.` };
  const beside = about && besideIt(piece, text, about);
  if (beside) return { piece: beside, refusal, done: `added ${named(text)}` };
  const fuller = about ? undefined : inPlaceOfLess(piece.blocks, text);
  if (fuller)
    return { ...withBlocks(piece, fuller, refusal), done: `changed it to ${named(text)}` };
  const placed = isLiteral ? undefined : atItsPlace(piece.blocks, text);
  if (placed) return { ...withBlocks(piece, placed, refusal), done: `added ${named(text)}` };
  const list = isLiteral ? undefined : listFor(piece.blocks, text, inList);
  if (list !== undefined)
    return {
      ...withBlocks(piece, withItems(piece.blocks, list, text), refusal),
      done: `added ${named(itemOf(text))} to the list`,
    };
  const row = inList && isName(text) ? inRowOfNames(piece.blocks, text) : undefined;
  if (row) return { ...withBlocks(piece, row, refusal), done: `added ${named(text)}` };
  if (inList) return { piece, refusal: `There is no list to add ${named(text)} to.` };
  const contrary = inPlaceOfContrary(piece.blocks, text);
  if (contrary)
    return { ...withBlocks(piece, contrary, refusal), done: `changed it to ${named(text)}` };
  const more = about || !isStatement(text) ? undefined : withMore(piece.blocks, text);
  if (more) return { ...withBlocks(piece, more, refusal), done: `added ${named(text)}` };
  const joined = amongOthers(piece.blocks, text);
  if (joined) return { ...withBlocks(piece, joined, refusal), done: `added ${named(text)}` };
  const lines = isLiteral
    ? splitSentences(asSentence(text.replace(/^(no \S+(?: \S+)?) (?=no )/i, '$1, ')))
    : linesFor(text, piece.blocks, context);
  // What an answer says is worth a line, however short it is.
  if (lines.length === 0 && what !== wish) lines.push(asSentence(`Worth knowing: ${text}`));
  return lines.length === 0
    ? {
        piece,
        refusal: `Tell me in a sentence what to say about ${named(text)}, and I will work it in.`,
      }
    : {
        ...withBlocks(piece, inPlace(piece.blocks, lines, about), refusal),
        done: `added ${named(lines.join(' '))}`,
      };
}

const isStatement = (text: string) => phraseKind(text.replace(/[.!]$/, '')) === 'sentence';

/** "you left out the fireplace": what an answer says of it and the text does not. */
function answered({ blocks }: Piece, what: string, { answers }: Context): string | undefined {
  const words = [...keywordsOf(what)];
  if (words.length === 0 || words.length > 3 || /\d/.test(what)) return undefined;
  const says = (text: string) => words.every((word) => keywordsOf(text).has(word));
  if (linesOf(blocks).some(says)) return undefined;
  const clause = answers
    .flatMap(({ answer }) => answer.split(/[,;.]\s+/))
    .find((each) => says(each) && countWords(each) <= 12);
  return clause && writtenOut(clause.trim());
}

/** What is known of something, or the wish to be told. */
function told(piece: Piece, topic: string, { material }: Context, isFirst?: boolean): EditResult {
  const meaning = meaningOf(topic);
  const isThere = meaning && linesOf(piece.blocks).join(' ').includes(meaning);
  if (isThere) return { piece, refusal: `It explains ${named(topic)} already.` };
  const lines = meaning ? splitSentences(meaning) : knownAbout(topic, piece.blocks, material);
  return lines.length === 0
    ? {
        piece,
        refusal: `I know nothing more about ${named(topic)}. Tell me in a sentence what to say, and I will put it in.`,
      }
    : {
        ...withBlocks(
          piece,
          isFirst
            ? piece.blocks.toSpliced(firstIndexOf(piece.blocks), 0, paragraph(...lines))
            : inPlace(piece.blocks, lines, topic),
        ),
        done: `added ${named(lines.join(' '))}`,
      };
}

/** "it's insulated" said of the shop stands with "Heated shop 24x30". */
function besideIt(piece: Piece, text: string, about: string): Piece | undefined {
  const [, quality = ''] =
    /^(?:it['’]s|it is|they['’]re|they are|its) (?:also )?(\p{L}.{2,40}?)(?: too| as well)?$/iu.exec(
      text,
    ) ?? [];
  const [found] = findPassages(piece.blocks, about);
  const plain = withoutMarks(found?.text ?? '').replace(/[.!]$/, '');
  const isThing = !/^(?:sentence|order)$/.test(phraseKind(plain));
  if (quality === '' || !found || countWords(plain) > 8 || !isThing) return undefined;
  return {
    ...piece,
    blocks: mapPassages(piece.blocks, (each) =>
      includesPassage([found], each)
        ? each.text.replace(/[.!]?$/, (mark) => `, ${quality}${mark}`)
        : each.text,
    ),
  };
}

/** All of its words that count stand in one sentence already, figures included. */
function isSaid(blocks: readonly Block[], text: string): boolean {
  const words = [...keywordsOf(text), ...(text.match(/\d+/g) ?? [])];
  return (
    words.length > 1 &&
    linesOf(blocks).some((line) => {
      const said = new Set([...keywordsOf(line), ...(line.match(/\d+/g) ?? [])]);
      return words.every((word) => said.has(word));
    })
  );
}

/** A list of things like it: short items, as the added words are. */
function listFor(blocks: readonly Block[], text: string, inList?: boolean): number | undefined {
  const lists = blocks.flatMap((block, index) => ('items' in block ? [index] : []));
  if (inList) return lists[0];
  if (phraseKind(text) !== 'noun' || countWords(text) > 9 || isTopic(text) || text.includes(':'))
    return undefined;
  if (/^(?:thanks?|thank you|congratulations|congrats|welcome|happy|your agent)\b/i.test(text))
    return undefined;
  return lists.find((index) => {
    const block = blocks[index];
    return (
      block &&
      'items' in block &&
      block.items.every((item) => countWords(withoutMarks(item)) <= 8 && !/[.!?:]/.test(item)) &&
      (isName(text) ||
        !/\b(?:stops?|places?|builders?|areas?|communities)\b/i.test(
          linesOf([blocks[index - 1] ?? block])[0] ?? '',
        ))
    );
  });
}

/** "it's a 3-car garage" on a list is "3-car garage". */
const itemOf = (text: string) =>
  capitalise(
    text.replace(
      /^(?:(?:the |and )?(?:it['’]s|it is|its|there['’]s|there is) )?(?:the|a|an) (?=[\p{L}\d])/iu,
      '',
    ),
  );

function withItems(blocks: Block[], at: number, text: string): Block[] {
  const list = blocks[at];
  if (!list || !('items' in list)) return blocks;
  const isSentence = /[.]$/.test(list.items[0] ?? '');
  const item = itemOf(text);
  return withAnnouncedCounts(
    blocks,
    blocks.with(at, { ...list, items: [...list.items, isSentence ? asSentence(item) : item] }),
  );
}

/** What a host offers. */
const treats =
  /^(?:free (?!parking|delivery|estimates?|consult)\p{L}+|live \p{L}+|an? (?:santa|raffle|band|fiddler|food truck|magician)|(?:\p{L}+ ){0,2}(?:cookies|coffee|pralines|pie|bbq|barbecue|popcorn|champagne|hot chocolate|candy|cake|s['’]mores|snacks|lemonade|cider|donuts|tacos|drinks|refreshments|pizza|cocoa|treats|food|balloons|wine|music|face painting))\b/iu;

function linesFor(text: string, blocks: Block[], { material }: Context): string[] {
  if (linkIn.test(text) && phraseKind(text) === 'noun') return [asSentence(text)];
  const offered = text.split(/,? and |, /);
  if (
    offered.some((each) => treats.test(each)) &&
    offered.every((each) => countWords(each) < 7 && phraseKind(each) !== 'sentence')
  )
    return [asSentence(`There will be ${lowerFirst(listed(offered))}`)];
  if (isTopic(text)) return knownAbout(text, blocks, material);
  const kind = phraseKind(text);
  if (
    kind === 'sentence' ||
    kind === 'order' ||
    /^[\p{L} ]{3,24}: \S/u.test(text) ||
    /^(?:this|that|these|those) (?:is|are|was|were)\b/i.test(text) ||
    /^(?:thank|congrat|welcome|happy|your agent:|there['’]s|it['’]s|it is|we['’]re|(?:my|our) \p{L}+ number is)/iu.test(
      text,
    )
  )
    return splitSentences(asSentence(text));
  if (kind === 'predicate' && !/^\p{L}+ed\b/iu.test(text))
    return [asSentence(`It ${lowerFirst(text)}`)];
  if (kind === 'gerund') return [asSentence(asOrder(text))];
  // A name alone tells nobody why it stands there.
  if (isName(text) || /^(?:my|our|his|her|their)\b/i.test(text)) return [];
  // What a person has to do with it only a sentence can say.
  if (
    /\b(?:agent|lender|inspector|stager|realtor|broker|attorney)\b/i.test(text) &&
    !isGuest.test(text)
  )
    return [];
  const isHome = announcesHome(blocks);
  const { day, hours } = whereAndWhen(linesOf(blocks).join(' '));
  if (isGuest.test(text) && (day || hours))
    return [asSentence(`${/['’]s? /.test(text) ? text : withDeterminer(text)} will be there`)];
  return [asSentence(isHome ? `There's also ${withDeterminer(text)}` : `Worth knowing: ${text}`)];
}

/** "leaving the doors open" as "Leave the doors open". */
function asOrder(gerund: string): string {
  const [first = '', ...rest] = gerund.split(' ');
  const base = baseOf(first);
  return base ? capitalise([base, ...rest].join(' ')) : `Also worth doing: ${lowerFirst(gerund)}`;
}

/** Who or what comes to an event. */
const isGuest =
  /\b(?:truck|band|choir|dj|vendors?|booth|photographer|lender|inspector|magician|petting zoo|ponies|santa|mayor|chef|baker)s?$/i;

/** A word or two without an article or a name. */
const isTopic = (text: string) =>
  countWords(text) <= 2 &&
  phraseKind(text) === 'noun' &&
  !/\p{Lu}|\d|^(?:the|an?|my|our|your|this|that|these)\b/u.test(text);

/** A mere topic such as "pricing": what is known about it says more than the word. */
function knownAbout(
  topic: string,
  blocks: Block[],
  { own, others, say }: Context['material'],
): string[] {
  const said = new Set(sentencesIn(blocks).map(sentenceKey));
  const isFresh = (sentence: string) =>
    !splitSentences(sentence).some((each) => said.has(sentenceKey(each)));
  const keywords = keywordsOf(topic);
  // Every word must be a subject of the point: "first-time" alone finds front doors.
  const enough = Math.max(1, keywords.size) * 3;
  const found = byFit([...own, ...others], keywords).find(
    ({ point, fit }) => fit >= enough && [point.lead[0], point.why].map(say).every(isFresh),
  );
  const lines = found ? [say(found.point.lead[0]), say(found.point.why)] : [];
  const words = keywordsOf(lines.join(' '));
  return [...keywords].every((word) => words.has(word)) ? lines : [];
}

/** "its the 11 Pierce Transit bus": a correction of what stands there, else the part that is new. */
export function stated(piece: Piece, { what }: EditOf<'statement'>, context: Context): EditResult {
  const { text, refusal } = printable(what, context);
  if (text === '') return { piece, refusal };
  const bare = text.replace(
    /^(?:it['’]?s|its|there['’]?s|there (?:are|were|is|was)|it (?:is|has|had|got)|(?:we|i|they) (?:have|had|got|received)) (?:also )?(?:the |an? )?/i,
    '',
  );
  const right = corrected(piece, bare);
  if (right) return { piece: right, done: `corrected it to ${named(bare)}` };
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

/** "open house is sunday 1-4 now": the day and the hours that stand in the text give way. */
function withDayAndHours(
  piece: Piece,
  text: string,
  context: Context,
  mostOther = 0,
): EditResult | undefined {
  const { day, hours, rest } = whereAndWhen(text);
  if ((!day && !hours) || countWords(rest.join(' ')) > mostOther) return undefined;
  const onDay: EditResult = day
    ? withValue(piece, { kind: 'value', of: 'day', to: day }, context)
    : { piece };
  const timed = hours
    ? withValue(onDay.piece, { kind: 'value', of: 'hours', to: hours }, context)
    : onDay;
  const isSame = JSON.stringify(timed.piece) === JSON.stringify(piece);
  const done = [onDay, timed === onDay ? { piece } : timed].flatMap((each) => each.done ?? []);
  return isSame
    ? undefined
    : {
        ...timed,
        refusal: onDay.refusal ?? timed.refusal,
        ...(done.length > 0 && { done: done.join(' and ').replace(' and changed', ' and') }),
      };
}

const withNumbers = (text: string) => text.replace(/\b(bed|bath)s\b/gi, '$1rooms');

/** A name under the text. */
export function signed(
  piece: Piece,
  { text: name }: EditOf<'signature'>,
  context: Context,
): EditResult {
  const { text, refusal } = printable(name, context, { isExact: /^[-–~]/.test(name) });
  if (text === '') return { piece, refusal };
  const said = linesOf(piece.blocks).join(' ');
  const phone = phoneIn.exec(text)?.[0];
  const typed = phone && said.includes(phone) ? text.replace(`, ${phone}`, '') : text;
  // A name typed small gets its capitals; a line with a name in it has them where they belong.
  const isName =
    countWords(typed) <= 5 &&
    !/^(?:see|love|thanks|thank|with|your|happy|cheers|yours|best|until|stay)\b/i.test(typed);
  const line = isName
    ? typed.replace(
        /(?<![\p{L}'’])(?!with\b|and\b|the\b|for\b|from\b|of\b|at\b)\p{Ll}(?=\p{L}{2})/gu,
        (letter) => letter.toUpperCase(),
      )
    : capitalise(typed);
  const at = lastIndexOf(piece.blocks) + 1;
  return withBlocks(piece, piece.blocks.toSpliced(at, 0, paragraph(line)), refusal);
}
