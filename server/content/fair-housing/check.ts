import { findPlace } from '#builtin/places/places.ts';
import type { WordingCheck } from '#contract/fair-housing.ts';
import { fromWirePlace } from '#contract/place.ts';
import type { CheckedPart, Flag } from '#contract/post.ts';
import type { PlainText } from '#contract/text-flow.ts';
import { readHtml } from '#server/content/plain-text.ts';
import { withoutAllowed, withoutOverlaps } from './overlaps.ts';
import { ownPlaceOf } from './own-place.ts';
import { appliesTo, type CompiledPhrase, getPhrases } from './phrases.ts';
import { isOnlyAPlace, type OwnPlace, withoutOwnPlace } from './place-mentions.ts';
import { toReadable } from './readable-text.ts';
import { type Span, spansOf } from './spans.ts';

/** Title and content are HTML, the rest is plain text. */
export type CheckedPost = {
  title: string;
  content: string;
  hashtags: readonly string[];
  imagePrompt?: string;
  answers?: readonly string[];
};

export type CheckContext = {
  place: OwnPlace;
  /** The agent has said that this is verified housing for older persons (HOPA). */
  isVerifiedOlderPersons?: boolean;
};

/**
 * Common risk wording under the Fair Housing Act and state law. It finds words, not violations:
 * nothing here may be shown as "compliant".
 */
export function checkFairHousing(post: CheckedPost, given: CheckContext): Flag[] {
  const context = { ...given, place: believable(given.place) };
  return mostImportant([
    ...checkPart('title', readHtml(post.title), context),
    ...checkPart('content', readHtml(post.content), context),
    ...checkPart('hashtags', joined(post.hashtags, ' '), context),
    ...checkPart('imagePrompt', { text: post.imagePrompt ?? '', blockBreaks: new Set() }, context),
    ...checkPart('answers', joined(post.answers ?? [], '\n'), context),
  ]);
}

/** Nobody reads more in one list, and each takes half a kilobyte of every answer that has it. */
const flagsAtMost = 100;

/** What to avoid before what to be careful with, as it stands in the text. */
function mostImportant(flags: Flag[]): Flag[] {
  if (flags.length <= flagsAtMost) return flags;
  const { avoid = [], caution = [] } = Object.groupBy(flags, ({ severity }) => severity);
  const kept = new Set([...avoid, ...caution].slice(0, flagsAtMost));
  return flags.filter((flag) => kept.has(flag));
}

/** Risky wording in a few words without a place, such as a label. */
export function findRisks(text: string): Flag[] {
  return checkPart('content', joined([text], ''), { place: { city: '', state: '' } });
}

/** A city is free text. One that is itself risky wording, and none we know, hides nothing. */
function believable(place: OwnPlace): OwnPlace {
  const isPlace = findPlace(place.city, place.state) || findRisks(place.city).length === 0;
  return isPlace ? place : { ...place, city: '' };
}

function checkPart(where: CheckedPart, plain: PlainText, context: CheckContext): Flag[] {
  if (plain.text === '') return [];
  const readable = toReadable(plain, where === 'hashtags');
  const text = withoutOwnPlace(readable.text, context.place);
  const { risky, allowed } = getPhrases();
  const isVerified = context.isVerifiedOlderPersons ?? false;
  const found = risky
    .filter((phrase) => appliesTo(phrase, where) && !(isVerified && phrase.verify === 'HOPA'))
    .flatMap((phrase) => findPhrase(text, phrase));
  if (found.length === 0) return [];
  const risks = withoutAllowed(
    found,
    allowed.flatMap((pattern) => [...spansOf(text, pattern)]),
  );
  return withoutOverlaps(risks, text.length).map(({ phrase, start, end }) => {
    const origin = readable.originOf(start, end);
    return toFlag(phrase, where, plain.text.slice(origin.start, origin.end), origin, isVerified);
  });
}

/** Finds of one phrase in one part: after fifty the text has to be rewritten anyway. */
const maxFinds = 50;

function findPhrase(text: string, phrase: CompiledPhrase) {
  return spansOf(text, phrase.pattern)
    .filter((span) => !isOnlyAPlace(text, span, phrase.pattern))
    .take(maxFinds)
    .map((span) => ({ ...span, severity: phrase.severity, phrase }))
    .toArray();
}

function toFlag(
  phrase: CompiledPhrase,
  where: CheckedPart,
  text: string,
  span: Span,
  isVerified: boolean,
): Flag {
  const { id, severity, why, wording = '', wordingNeeds, replacement = '' } = phrase;
  // A tag is taken out: no wording with spaces can stand in its place.
  const isUsable = where !== 'hashtags' && (wordingNeeds !== 'HOPA' || isVerified);
  return {
    ...{ id, severity, class: phrase.class, where, text, ...span, why },
    suggestion: isUsable ? wording : '',
    isFact: isUsable && wordingNeeds === 'fact',
    note: where === 'hashtags' ? 'remove the hashtag' : replacement,
  };
}

/** Several plain texts as one. No phrase reaches from one into the next. */
function joined(texts: readonly string[], separator: string): PlainText {
  const blockBreaks = new Set<number>();
  let text = '';
  for (const [index, piece] of texts.entries()) {
    if (index > 0) {
      blockBreaks.add(text.length);
      text += separator;
    }
    text += piece;
  }
  return { text, blockBreaks };
}

/** Common risk wording in a text somebody is working on. */
export function findRiskyWording({ location, state, ...text }: WordingCheck): Flag[] {
  const place = ownPlaceOf(fromWirePlace({ location, state }));
  return checkFairHousing({ ...text, content: withoutPictures(text.content) }, { place });
}

/** A picture holds no words, and may hold 2 MB of what is none. */
const withoutPictures = (html: string) => html.replace(/<img\b[^<>]*>/gi, '');
