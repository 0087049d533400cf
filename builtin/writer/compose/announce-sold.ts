import type { Block } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { kindOfHome } from '#builtin/writer/understand/read-home.ts';
import { toldInSubject } from '#builtin/writer/understand/subject-answers.ts';
import { announceByName, besideLittle } from './announce-by-name.ts';
import { callToAction } from './calls.ts';
import { homeInWords } from './home-in-lines.ts';
import { factsOf, labelled } from './say-facts.ts';
import { toldStory } from './tell-story.ts';
import { inTown } from './where-in-town.ts';
import { inWords, line, startInWords, type Writing, whereIn } from './writing.ts';

/** Where, for how much and how it went, then the agent's own account of it. */
export function announceSold(writing: Writing, intent: 'just-sold' | 'under-contract'): Block[] {
  const named = announceByName(writing, intent);
  if (named) return named;
  const { brief, subject } = writing;
  const [, what = ''] = (brief.facts.length === 0 && toldInSubject.exec(subject?.text ?? '')) || [];
  if (what)
    return [
      line(asSentence(`${intent === 'just-sold' ? 'Just sold' : 'Under contract'}: ${what}`)),
      ...besideLittle(writing, intent),
      line(callToAction(writing, intent)),
    ];
  const { price } = brief.property;
  brief.property.price = undefined;
  const where = whereIn(writing);
  const isAddress = Boolean(brief.event.address ?? subject?.address) && !where.startsWith('the ');
  const name = intent === 'just-sold' ? 'Just sold' : 'Under contract';
  const home = isAddress ? undefined : homeNamed(where);
  const isNamed = isAddress || home !== undefined;
  const head = isNamed
    ? `${name}: ${home ?? where}`
    : `${name} ${inTown(writing, where)}`.replace(/ just off /, ', just off ');
  // "A brick Victorian in the Newtown Historic District." is what was sold.
  const sold =
    isNamed || where !== writing.material.place.city ? undefined : brief.facts.find(isOneHome);
  if (sold) brief.facts = brief.facts.filter((fact) => fact !== sold);
  const stories = factsOf(brief, 'story');
  const went = brief.facts.filter(({ role, typed }) => role !== 'story' && asResult.test(typed));
  // "4 offers" where the street was asked for.
  const misplaced = [brief.event.typed, brief.event.venue].flatMap((each) =>
    each && asResult.test(each) ? withoutEnding(each, ' .!') : [],
  );
  if (asResult.test(brief.event.venue ?? '')) brief.event.venue = undefined;
  const results = distinctPieces([
    ...(subject?.details ?? []),
    ...stories.filter(isFewWords).flatMap(piecesOf),
    ...went.map(({ typed }) => typed.replace(/[.!]$/, '')),
    ...misplaced,
  ]);
  const told = stories.filter((fact) => !isFewWords(fact));
  const ofHome = brief.facts.filter(
    ({ role, typed }) => role === 'features' && kindOfHome.test(typed) && countWords(typed) <= 8,
  );
  const rest = brief.facts.filter(
    (fact) => fact.role !== 'story' && !ofHome.includes(fact) && !went.includes(fact),
  );
  const { day } = brief.event;
  const result = results.map(small).join(', ');
  // Without a price, how it went is the news.
  const news = price ?? result;
  return [
    line(
      // "Under contract in Apex: in 4 days" needs no pause.
      firstLine(head, sold && lowerFirst(withoutEnding(sold.typed, '.')), news, isNamed).replace(
        /: (in (?:just |only )?(?:\d+|one|two|three|four|five|six|seven|a) [^,]+)(?:, (?=[^,]*\boffers?[.]?$))?/,
        (all, time: string) =>
          `${head.includes(',') ? ',' : ''} ${time}${all.endsWith(', ') ? ', with ' : ''}`,
      ),
    ),
    line(
      ...homeInWords(writing),
      ...ofHome.map(({ typed }) => typed),
      day &&
        !brief.event.typed &&
        asSentence(`${intent === 'just-sold' ? 'Closed' : 'Closing'} ${day}`),
    ),
    line(price && results.length > 0 && asSentence(startInWords(result))),
    ...told.map((fact) => line(toldStory(fact))),
    ...rest.map((fact) => line(saidOfSale(fact, writing))),
    line(!asResult.test(brief.event.typed ?? '') && brief.event.typed),
    ...besideLittle(writing, intent),
    line(callToAction(writing, intent)),
  ];
}

/** "Just sold in Apex: 4 offers.", "Just sold: 12 Elm St. 4 offers.", "Just sold in Apex: a brick ranch. 4 offers." */
function firstLine(head: string, sold: string | undefined, news: string, isNamed: boolean): string {
  const told = sold ? `${head}: ${sold}` : head;
  if (news === '') return `${told}.`;
  return sold || isNamed ? `${told}. ${capitalise(news)}.` : `${told}: ${news}.`;
}

const isOneHome = ({ role, typed, sentences }: Fact) =>
  (role === 'note' || role === 'features') &&
  sentences.length < 2 &&
  /^an? /i.test(typed) &&
  kindOfHome.test(typed) &&
  phraseKind(withoutEnding(typed, '.')) === 'noun';

/** "Highland Square duplex, Akron" is a home and no place to be in; "A bungalow in Perry" was typed as one says it. */
function homeNamed(where: string): string | undefined {
  if (/^an? /i.test(where)) return lowerFirst(where);
  const [, thing = ''] = /(\S+),/.exec(where) ?? [];
  return kindOfHome.test(thing) ? `the ${where.replace(/^the /i, '')}` : undefined;
}

/** "She did the state grant program" says itself what made the difference. */
const saidOfSale = (fact: Fact, writing: Writing) =>
  phraseKind((splitSentences(fact.typed)[0] ?? '').replace(/[.!]$/, '')) === 'sentence'
    ? fact.typed
    : labelled(fact, fact.labels[0], writing);

/** Typed wherever it was asked for. */
const asResult = /^\d+ (?:offers?|days|showings)[.!]?$/i;

/** "4 offers, 6 days, over list". */
const isFewWords = (fact: Fact) =>
  fact.head !== undefined &&
  fact.sentences.length === 0 &&
  piecesOf(fact).every((piece) => countWords(piece) <= 7);

const piecesOf = ({ items, head }: Fact) =>
  (items.length > 1 ? items : (head?.text.split(/, /) ?? [])).map((piece) =>
    lowerFirst(piece.trim()),
  );

/** "4 offers" inside a line of such pieces. */
const small = (piece: string) =>
  piece.replace(/^(\d)(?= offers)/, (_, digit: string) => inWords(Number(digit)));

/** The same said twice, once by the subject and once by the answer. */
const distinctPieces = (pieces: string[]) =>
  pieces.filter(
    (piece, index) =>
      pieces.findIndex((other) => other.includes(piece) || piece.includes(other)) === index,
  );
