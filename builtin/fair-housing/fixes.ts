import type { CheckedPart } from '#contract/post.ts';
import type { Find } from './find-wording.ts';
import type { Span } from './spans.ts';

/** What one click can do. Nothing of it where only a person can: then there is advice. */
export type Fix = {
  /** Words that fit where the found ones stand, or none. */
  suggestion: string;
  /** The sentence that can be taken out whole. */
  sentence?: Span;
  /** A sentence about the property to change and put in its place. */
  draft?: string;
};

type Options = {
  where: CheckedPart;
  isVerifiedOlderPersons: boolean;
  /** Whether a readable text has risky wording. */
  isRisky: (text: string) => boolean;
};

/** How a find in a readable text can be mended. */
export function fixFor(text: string, find: Find, options: Options): Fix {
  // A tag is taken out: no wording with spaces can stand in its place. Answers are not part of the text.
  if (options.where === 'hashtags' || options.where === 'answers') return { suggestion: '' };
  const suggestion = suggestionFor(text, find, options);
  if (suggestion !== '' && isSafe(text, find, suggestion, options)) return { suggestion };
  const sentence = canGo(text, find.sentence, options.where) ? find.sentence : undefined;
  const draft =
    options.where === 'content'
      ? draftFor(text.slice(find.sentence.start, find.sentence.end), find)
      : undefined;
  return { suggestion: '', sentence, draft };
}

/** The sentence with the words in it is checked again before they are offered. */
function isSafe(text: string, find: Find, suggestion: string, { isRisky }: Options): boolean {
  const { start, end } = find.sentence;
  return !isRisky(text.slice(start, find.start) + suggestion + text.slice(find.end, end));
}

function suggestionFor(text: string, find: Find, options: Options): string {
  return (
    wordingFor(text, find, options) || withoutGroup(text, find) || withoutAdjective(text, find)
  );
}

/** The wording of the list, where its grammatical kind fits the slot. */
function wordingFor(text: string, find: Find, options: Options): string {
  const { wording, wordingKind, wordingNeeds } = find.phrase ?? {};
  if (!wording || !wordingKind) return '';
  if (wordingNeeds === 'HOPA' && !options.isVerifiedOlderPersons) return '';
  const before = text.slice(find.sentence.start, find.start).toLowerCase();
  const after = text.slice(find.end, find.sentence.end).toLowerCase();
  const found = text.slice(find.start, find.end).toLowerCase();
  return slots[wordingKind]({ before, after, found, wording });
}

type Slot = { before: string; after: string; found: string; wording: string };

const determined =
  /(?:^|[^a-z])(?:an?|the|your|its|this|that|my|our|his|her|one|another)(?: [a-z-]+){0,2} $/;
const pluralVerb = /^[^.;]* (?:are|were|have|do)\b/;
const things =
  /^[ -](?:parking|ramps?|bath(?:room)?s?|entrances?|entry|restrooms?|showers?|stalls?|spots?|spaces?|doors?|doorways?|features?|railings?)\b/;

const describedNoun =
  /^[ -](?:garages?|barns?|sheds?|spaces?|areas?|vibes?|feel|style|setup|basements?|lofts?|doors?|closets?|windows?|walls?|furniture|decor|bars?|theaters?|suites?|wings?|floors?|nook|corner)\b/;

/** Per grammatical kind: the wording as it fits, or nothing. */
const slots: Record<'noun' | 'adjective' | 'plural' | 'mass' | 'sentence', (slot: Slot) => string> =
  {
    noun({ before, after, found, wording }) {
      // "A man-cave garage": the words describe another noun.
      if (found.includes('-') || describedNoun.test(after)) return '';
      if (/quarters$/.test(found))
        return determined.test(before) && !pluralVerb.test(after) ? wording : '';
      // "The backyard has a backyard studio"
      if (
        wording === 'backyard studio' &&
        (/^ (?:out back|in the (?:back ?)?yard|behind)/.test(after) ||
          /\b(?:back ?yard|yard|out back)\b/.test(before))
      )
        return '';
      const isPlural = /(?:caves|sheds|rooms|nurseries)$/.test(found);
      if (isPlural) return `${wording}s`;
      return determined.test(before) || before === '' ? wording : '';
    },
    adjective({ before, after, found, wording }) {
      if (/(?:\b(?:not|no|never|nor|without|hardly)|n't)\b[^,;]*$/.test(before)) return '';
      if (wording === 'dual') return /^[ -](?:[a-z-]+ )?[a-z]+s\b/.test(after) ? wording : '';
      const isWhole = /(?:accessible|friendly|equipped)$/.test(found);
      return isWhole || things.test(after) ? wording : '';
    },
    // "Near top-rated schools" can be "near local schools"; "Great schools!" says nothing without "great".
    plural({ found, wording, before, after }) {
      const isPlace =
        /\b(?:near|nearby|to|by|from|of|with|and|into|several|including|between|,) $/.test(before);
      const isListed = before === '' && /^ (?:and|,)/.test(after);
      if (!/schools$/.test(found) || !(isPlace || isListed)) return '';
      // What kind of schools they are is a fact.
      const [kinds = ''] =
        /(?:(?:public|private|elementary|middle|high)[ -])*(?=schools$)/.exec(found) ?? [];
      return wording.replace(/(?=schools$)/, kinds);
    },
    mass: ({ wording }) => wording,
    sentence: ({ before, after, wording }) =>
      before === '' && /^[.!]?$/.test(after.trim()) ? wording : '',
  };

/** "No pets, smokers or children" is "No pets or smokers" without the group. */
function withoutGroup(text: string, find: Find): string {
  if (find.kind !== 'exclude') return '';
  const found = text.slice(find.start, find.end);
  const [, lead = '', list = ''] = /^(no|without) (.+)$/i.exec(found) ?? [];
  const items = list.split(/(?:, ?(?:or |and |nor |no )?| (?:or|and|nor) (?:no )?)/);
  if (items.length < 2 || !items.every((item) => harmless.test(item) || item === items.at(-1))) {
    return '';
  }
  // The list goes on after the group: without it the rest would hang in the air.
  if (/^,? ?(?:or|and|nor|no)\b|^, /i.test(text.slice(find.end, find.end + 6))) return '';
  const kept = items.slice(0, -1).filter((item) => item !== '');
  if (kept.length === 0) return '';
  return `${lead} ${kept.length === 1 ? kept[0] : `${kept.slice(0, -1).join(', ')} or ${kept.at(-1)}`}`;
}

/** Rules of the house that may stand without the rest. */
const harmless =
  /^(?:pets?|dogs?|cats?|smokers?|smoking|vaping|parties|party|loud music|noise|drugs|candles|grills|trailers|boats|rvs?|motorcycles|guns|weapons|subletting|short term rentals?|airbnb|drama|shoes)$/i;

/** "A safe and quiet street with trees" is one without "safe and" as well. */
function withoutAdjective(text: string, find: Find): string {
  if (!find.phrase || !areaPhrases.has(find.phrase.id)) return '';
  const found = text.slice(find.start, find.end);
  const [, rest = ''] = adjectiveAndRest.exec(found) ?? [];
  if (rest === '') return '';
  const after = text.slice(find.end, find.sentence.end);
  const before = text.slice(find.sentence.start, find.start);
  const isDescribed =
    /[ -]/.test(rest) || /^ (?:with|near|close|off|on|at|by|just|minutes)\b/.test(after);
  const isCompared = /^(?:safer|safest|best|finest)/i.test(found) || /\bmost $/i.test(before);
  // "Area with street lights." and "Priced for a neighborhood near the park." say too little.
  const isBare = !/[ -]/.test(rest) && (before === '' || /\bfor an? $/i.test(before));
  if (isBare) return '';
  // A comma or "and" before it belongs to the adjective that goes: "a quiet and safe street".
  return isDescribed && !isCompared && !/(?:,| and| but| yet) $/.test(before) ? rest : '';
}

const areaPhrases = new Set(
  'safe-area exclusive-nbhd prestigious close-knit diverse-area family-friendly-nbhd family-nbhd traditional-nbhd private-comm up-coming transitional'.split(
    ' ',
  ),
);

const adjectiveAndRest =
  /^(?:safe|secure|low[ -]crime|exclusive|prestigious|elite|upscale|affluent|wealthy|posh|(?:close|tight)[ -]knit|diverse|family(?:[ -](?:friendly|oriented))?|traditional|private|up[ -]and[ -]coming|transitional|transitioning)(?: and|,)?[ -]((?:(?:quiet|friendly|gated|private|luxury|waterfront|lakefront|residential|golf|hilltop|hillside|little|small|suburban|peaceful|walkable|leafy|charming|beautiful|lovely|established|historic|tree[ -]lined|master[ -]planned|well[ -]kept)(?:,| and)?[ -])*(?:cul[ -]de[ -]sacs?|neighbou?rhoods?|community|communities|areas?|streets?|subdivisions?|enclaves?|blocks?|suburbs?))$/i;

/** Whether the text still reads well without the sentence: it is not all there is, and nothing refers to it. */
function canGo(text: string, { start, end }: Span, where: CheckedPart): boolean {
  if (where === 'title') return false;
  // A question and its answer go or stay together, and a tag is no sentence.
  if (
    /\?[!?"')]*$/.test(text.slice(Math.max(0, end - 4), end)) ||
    /\?"? ?$/.test(text.slice(Math.max(0, start - 3), start))
  )
    return false;
  if (text.slice(start, end).includes('#')) return false;
  const [before, after] = [text.slice(0, start).trim(), text.slice(end).trim()];
  if (before === '' && after === '') return false;
  return !refersBack.test(text.slice(end, end + 40).replace(/^ /, ''));
}

const refersBack =
  /^(?:they|them|their|it|its|this|that|these|those|he|she|so|and|but|or|also|however|because|which|then|instead|otherwise|such|both|either|plus|nor|neither|same|even|likewise|similarly|sorry|seriously|period|no exceptions|no excuses|thanks|thank you)\b/i;

function draftFor(sentence: string, { phrase, kind, class: name }: Find): string | undefined {
  if (isSpanish.test(sentence)) return undefined;
  if (
    name === 'disability' &&
    (phrase?.id === 'able-bodied' || kind === 'exclude' || kind === 'prefer')
  )
    return 'The unit is up two flights of stairs, with no elevator.';
  return phrase ? phrase.draft : drafts[kind];
}

/** An English draft would not stand well in a Spanish text. */
const isSpanish = /\b(?:se renta|se vende|solo|para|personas|casa|con|sin|una?|los|las|el)\b/i;

/** What could be said of the property instead. What asks for something or sets terms has no such sentence. */
const drafts: Partial<Record<Find['kind'], string>> = {
  prefer: 'The home has 3 bedrooms, 2 baths and a fenced yard.',
  crime: 'The street has sidewalks and street lights.',
  schools: 'The home is zoned for Lincoln Elementary; verify with the district.',
  composition: 'The neighborhood has parks, shops and a bus line.',
};
