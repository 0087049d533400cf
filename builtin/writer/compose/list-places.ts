import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import type { Scope } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { hookLine } from './knowledge-lines.ts';
import { factsOf, listBlock, sayAllElse } from './say-facts.ts';
import { isPlaces } from './say-scope.ts';
import { inWords, line, pickLine, type Writing } from './writing.ts';

/** The agent's names in the agent's order. */
export function listPlaces(writing: Writing): Block[] {
  const { brief, material, random } = writing;
  const [list] = factsOf(brief, 'places').toSorted((a, b) => b.items.length - a.items.length);
  if (!list) return [];
  const { scope } = brief;
  const named = scope && splitItems(scope.text)[0];
  // "Downtown, The Point and Pigeon Point": a list of all of them is in no one of these.
  const hasSeveral = scope?.area !== undefined && isAreas.test(scope.rest[0] ?? '');
  const area = hasSeveral
    ? material.place.city
    : withArticle(scope?.area ?? (named && isPlaces(named) ? named : material.place.city));
  const inOrOn = / (?:Side|Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane)$/.test(area)
    ? 'on'
    : 'in';
  // One of several ZIP codes would say less than was said.
  const isOneZip = scope?.text.match(/\b\d{5}\b/g)?.length === 1;
  // "The city blocks around the market, 17602 and 17603": what is no name says where it is.
  const where =
    scope && !scope.area && !(named && isPlaces(named)) && / \p{Ll}/u.test(named ?? '')
      ? [scope.text]
      : [
          ...(hasSeveral && scope.area ? [scope.area] : []),
          ...placesNamed(scope, openingOf(scope)),
        ];
  // Beside where it is stands the ZIP code, too.
  const zip =
    isOneZip && scope?.zip && !area.includes(scope.zip) && where.length === 0
      ? ` (${scope.zip})`
      : '';
  const inCity = area === material.place.city ? area : `${area}${zip}, ${material.place.city}`;
  const isGuide = material.knowledge.identifier === 'neighborhood-guide';
  const count = list.items.length;
  const intro = isGuide
    ? pickLine(writing, [
        `${capitalise(inWords(count))} stops to know ${inOrOn} ${inCity}:`,
        ...(zip === ''
          ? [`Put these ${inWords(count)} on your ${area.replace(/^the /, '')} list:`]
          : []),
        `Start with these ${inWords(count)} ${inOrOn} ${inCity}:`,
      ])
    : `${list.labels.length > 0 ? random.pick(list.labels) : 'Worth knowing'} in ${inCity}:`.replace(
        /(\bin [^:]+) in .+:$/,
        '$1:',
      );
  const opening = openingOf(scope);
  const hook =
    opening ??
    (isGuide
      ? pickLine(
          writing,
          area.includes(' and ')
            ? guideHooks.filter((each) => !/\b(?:it|its|makes)\b/.test(each))
            : guideHooks,
        )
          .replaceAll('{area}', area)
          .replace(/^the\b/, 'The')
      : hookLine(writing));
  const stands = [
    ...where,
    ...(isOneZip && scope?.zip && where.length > 0 && !where.join(' ').includes(scope.zip)
      ? [scope.zip]
      : []),
  ];
  const rest = where.length
    ? asSentence(
        `${
          !saysWhere.test(where[0] ?? '')
            ? 'Where to look'
            : scope?.area && !hasSeveral
              ? area.includes(' and ')
                ? 'Where they are'
                : 'Where it is'
              : 'The area'
        }: ${inSentence(stands.join(', ')).replace(/(?<!,) (?=(?:more or less|basically)$)/, ', ')}`,
      )
    : undefined;
  return [
    line(hook),
    line(intro),
    ...listBlock(list),
    line(rest, ...toldOf(scope, opening)),
    ...sayAllElse([list], writing),
    line(brief.nextStep || !isGuide ? callToAction(writing) : pickLine(writing, placeCalls)),
  ];
}

const isAreas =
  /^(?:and )?(?:the )?\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*)*(?: and (?:the )?\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*)*)?$/u;

/** "KK from Lincoln down to Oklahoma, basically" says where it is and opens nothing. */
const openingOf = (scope: Scope | undefined) =>
  scope?.sentences.find((sentence) => isWholeSentence(sentence) && !saysWhereOnly.test(sentence));

/** Nobody reads on for a ZIP code. */
const saysWhereOnly = /\bZIP\b|\bboundar(?:y|ies)\b/i;

/** What else was told of the area in whole sentences. */
const toldOf = (scope: Scope | undefined, opening: string | undefined) =>
  (scope?.sentences ?? []).filter(
    (sentence) => sentence !== opening && saysWhereOnly.test(sentence) && isWholeSentence(sentence),
  );

const isWholeSentence = (sentence: string) =>
  phraseKind(sentence.replace(/[.!]$/, '')) === 'sentence';

/** Where the area is, as it was typed. */
const placesNamed = (scope: Scope | undefined, opening: string | undefined) => [
  ...(scope?.rest ?? []),
  ...(scope?.sentences ?? [])
    .filter((sentence) => sentence !== opening && !toldOf(scope, opening).includes(sentence))
    .map((sentence) => sentence.replace(/[.]$/, '')),
];

/** "the West Side": sides and hills of a city go with an article. */
const withArticle = (area: string) =>
  /^(?:(?:Near |Far |Lower |Upper )?(?:North|South|East|West)(?:east|west)? (?:Side|End)|\p{Lu}\p{Ll}+ (?:District|Quarter|Bench|Foothills)|Stockade|Heights|Bench|Loop)$/u.test(
    area,
  )
    ? `the ${area}`
    : area;

/** "roughly College to Lemay" says where it is; "Benefit St mostly" names a part of it. */
const saysWhere =
  /^(?:roughly|about|around|between|from|near|off|along|just|north|south|east|west|inside|outside|up|down|at|by|on|in|over|across|next)\b|\bto\b/i;

/** True of any list of places that an agent names. */
const guideHooks = [
  'Getting to know {area}? Here is where I would start.',
  'New to {area}? Start here.',
  '{area} makes more sense once you have been to a few of its places.',
  'The quickest way to get a feel for {area} is to walk it.',
];

const placeCalls = [
  'Which stop did I miss? Tell me in the comments.',
  'What would you add? Tell me below.',
  "Where do you go first? Tell me, and I'll add it to my list.",
  'Want the rest of my list? Send me a message.',
];
