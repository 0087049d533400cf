import { parseHtml } from '#builtin/html/parse-html.ts';
import { readHtml } from '#builtin/html/plain-text.ts';
import { findPlace } from '#builtin/places/places.ts';
import type { WordingCheck } from '#contract/fair-housing.ts';
import { fromWirePlace } from '#contract/place.ts';
import type { CheckedPart, Flag } from '#contract/post.ts';
import type { PlainText } from '#contract/text-flow.ts';
import { adviceOf, lawOf, whyOf } from './explain.ts';
import { findWording } from './find-wording.ts';
import { fixFor } from './fixes.ts';
import { ownPlaceOf } from './own-place.ts';
import { type OwnPlace, withoutOwnPlace } from './place-mentions.ts';
import { toReadable } from './readable-text.ts';
import type { Span } from './spans.ts';

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
    ...checkAttributes(post.content, context),
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

/** The same for a few words without a place, such as a label. */
export function checkWords(text: string): Flag[] {
  return checkPart('content', joined([text], ''), { place: { city: '', state: '' } });
}

/** A city is free text. One that is itself risky wording, and none we know, hides nothing. */
function believable(place: OwnPlace): OwnPlace {
  const isPlace = findPlace(place.city, place.state) || checkWords(place.city).length === 0;
  return isPlace ? place : { ...place, city: '' };
}

/** No click reaches into a picture or a link: the agent gets advice. */
function checkAttributes(html: string, context: CheckContext): Flag[] {
  return readAttributes(html).flatMap(({ attribute, plain }) =>
    checkPart('content', plain, context).map(({ sentence: _, draft: __, ...flag }) => ({
      ...flag,
      suggestion: '',
      attribute,
    })),
  );
}

function checkPart(where: CheckedPart, plain: PlainText, context: CheckContext): Flag[] {
  if (plain.text === '') return [];
  const readable = toReadable(plain, where === 'hashtags');
  const text = withoutOwnPlace(readable.text, context.place);
  const isVerified = context.isVerifiedOlderPersons ?? false;
  const options = { where, isVerifiedOlderPersons: isVerified };
  const fixing = { ...options, isRisky: checkedAgain(options) };
  const inPlain = (span: Span) => {
    const origin = readable.originOf(span.start, span.end);
    return { text: plain.text.slice(origin.start, origin.end), ...origin };
  };
  return findWording(text, options).map((find) => {
    const { suggestion, sentence, draft } = fixFor(text, find, fixing);
    const law = lawOf(find.class, context.place.state);
    return {
      ...{ id: find.phrase?.id ?? find.kind, severity: find.severity, class: find.class, where },
      ...inPlain(find),
      why: whyOf(find),
      ...(law && { law }),
      suggestion,
      note: where === 'hashtags' ? 'remove the hashtag' : adviceOf(find),
      ...(sentence && { sentence: inPlain(sentence) }),
      ...(draft && { draft }),
    };
  });
}

/** Suggestions of one part that are checked: who has more flags than these rewrites the text anyway. */
const maxChecksAgain = 12;

function checkedAgain(options: Parameters<typeof findWording>[1]): (words: string) => boolean {
  const known = new Map<string, boolean>();
  return (words) => {
    const isKnown = known.get(words);
    if (isKnown !== undefined) return isKnown;
    if (known.size >= maxChecksAgain) return true;
    const isRisky = findWording(words, options).length > 0;
    known.set(words, isRisky);
    return isRisky;
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

/** The same for a text somebody is working on, as the wording check of the API takes it. */
export function checkEditedText({ location, state, ...text }: WordingCheck): Flag[] {
  const place = ownPlaceOf(fromWirePlace({ location, state }));
  return checkFairHousing({ ...text, content: withoutPictureData(text.content) }, { place });
}

/** What a picture is made of holds no words and may be 2 MB of what is none. What it shows stays. */
const withoutPictureData = (html: string) =>
  html.replace(/(<img\b[^<>]*?\bsrc=)(?:"data:[^"<>]*"|'data:[^'<>]*')/gi, '$1""');

/** Words that a reader hears or sees on hover: what a picture shows, and the titles of links. */
type AttributeText = { attribute: 'alt' | 'title'; plain: PlainText };

function readAttributes(html: string): AttributeText[] {
  if (!/\b(?:alt|title)\s*=/i.test(html)) return [];
  const texts: AttributeText[] = [];
  parseHtml(html, {
    allowedTags: [],
    onOpenTag: (_, attributes) => {
      for (const attribute of ['alt', 'title'] as const) {
        const text = attributes[attribute]?.trim();
        if (text) texts.push({ attribute, plain: { text, blockBreaks: new Set() } });
      }
    },
  });
  return texts;
}
