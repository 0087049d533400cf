import { type Block, linesOf, sentencesIn, withoutMarks } from '#builtin/writer/blocks.ts';
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
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { baseOf } from './added-words.ts';
import type { Context } from './context.ts';
import { announcesHome, isName, withDeterminer } from './phrases.ts';

/** What the agent wants said as an item of a list that the text has, or as a line of its own. */

/** A list of things like it: short items, as the added words are. */
export function listFor(
  blocks: readonly Block[],
  text: string,
  inList?: boolean,
): number | undefined {
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
export const itemOf = (text: string) =>
  capitalise(
    text.replace(
      /^(?:(?:the |and )?(?:it['’]s|it is|its|there['’]s|there is) )?(?:the|a|an) (?=[\p{L}\d])/iu,
      '',
    ),
  );

export function withItems(blocks: Block[], at: number, text: string): Block[] {
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

export function linesFor(text: string, blocks: Block[], { material }: Context): string[] {
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
export function knownAbout(
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
