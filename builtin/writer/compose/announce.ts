import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { commonSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import { kindOfHome } from '#builtin/writer/understand/read-home.ts';
import { spelledPrice } from '#builtin/writer/understand/segments.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import { inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { titleAnswer } from './knowledge-lines.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { homeNamedIn } from './named-home.ts';
import {
  factsOf,
  joinShort,
  labelled,
  listBlock,
  noteSentences,
  sayFact,
  sayRest,
} from './say-facts.ts';
import { toldStory } from './tell-story.ts';
import {
  inWords,
  line,
  lines,
  namesCity,
  pickLine,
  startInWords,
  type Writing,
  whereIn,
} from './writing.ts';

const isStreetName =
  /^(?!.*\d)[^,]+ (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane)\.?$/;

/** Who, where and when first, then what is special. No tips and no myths. */
export function announceOpenHouse(writing: Writing): Block[] {
  const { brief, material } = writing;
  const named = announceByName(writing, 'open-house');
  if (named) return named;
  const { event } = brief;
  const features = factsOf(brief, 'features');
  const { city } = material.place;
  const when = capitalise([event.day, event.hours].filter(Boolean).join(', '));
  const street =
    event.address && event.venue && !event.venue.includes(' ') && /^\p{Lu}/u.test(event.venue)
      ? `${event.address} (${event.venue})`
      : event.address;
  const address = addressLine(street ?? event.venue ?? writing.subject?.address, city);
  const [first, second] =
    `${event.day ?? ''}, ${event.hours ?? ''}`.match(/\b\p{Lu}\p{L}+day\b/gu) ?? [];
  const weekday =
    first && second && first !== second
      ? `${first} and ${second}`
      : /^(?:this |next )?\p{L}+day\b/u.exec(event.day ?? '')?.[0];
  // "Thursday 5 to 6:30 (neighbors only), then Sunday 1 to 3": not everybody is asked in on Thursday.
  const only = /\((?:the )?(neighbors|agents|brokers|clients) only\)(.*)$/i.exec(event.typed ?? '');
  const hook = only
    ? /day\b/.test(only[2] ?? '')
      ? `${capitalise(only[1] ?? '')} first, then everyone: an open house in ${city}.`
      : `For ${only[1]?.toLowerCase()}: a first look in ${city}.`
    : pickLine(
        writing,
        weekday
          ? [
              `Open house ${weekday} in {city}. Come take a look.`,
              `The door is open ${weekday} in {city}.`,
              `Come see this one in person ${weekday}.`,
            ]
          : ['Open house in {city}. Come take a look.', 'The door is open in {city}.'],
      );
  const used: Fact[] = [...features];
  const list = featureBlocks(features, writing);
  // A preview and a public one: when they are comes before what there is to see.
  const timed = event.hours
    ? []
    : factsOf(brief, 'note').filter(({ typed }) => /day\b.*\d/.test(typed));
  return [
    line(hook),
    // "Saturday" alone stands in the line above.
    ...lines(
      event.typed,
      !event.typed && address,
      !event.typed && (event.hours || !hook.includes(event.day ?? '')) && when,
    ),
    ...propertyLines(writing),
    ...timed.flatMap((fact) => [line(...noteSentences(fact, writing))]),
    ...list,
    ...sayRest([...used, ...timed], writing),
    ...(features.length === 0 ? besideLittle(writing, 'open-house') : []),
    // "Questions to ask the host" wants some, whichever house it is.
    line(!announcesOpenHouse.test(writing.title) && titleAnswer(writing)),
    line(
      brief.nextStep || event.address || event.venue || writing.subject?.address
        ? callToAction(writing, 'open-house')
        : pickLine(writing, [
            'Message me for the address and the hours.',
            'Want the address? Send me a message.',
          ]),
    ),
  ];
}

const announcesOpenHouse =
  /\bthis weekend\b|\bwelcome\b|\bpreview\b|\btwilight\b|\bopen house (?:this|on|at|in|sat|sun|plan)|^open house\b|\blisting\b/i;

const addressLine = (address: string | undefined, city: string) =>
  address && (namesCity(address, city) ? address : `${address}, ${city}`);

/** The home in figures, then what is special. */
function homeBlocks(features: readonly Fact[], writing: Writing): Block[] {
  const special = featureBlocks(features, writing);
  return [...propertyLines(writing), ...special];
}

/** What is special, and one lone figure of the home with it. */
function featureBlocks(features: readonly Fact[], { brief }: Writing): Block[] {
  const { property } = brief;
  const lone = [...property.rooms.map(spelledRooms), ...property.size.map(spelledSize)];
  if (lone.length === 1 && !property.price && features[0]) {
    property.rooms = [];
    property.size = [];
    const [first, ...others] = features;
    const items = first.items.length > 1 ? first.items : first.head ? [first.head.text] : [];
    return [...listBlock({ ...first, items: [...items, ...lone] }), ...others.flatMap(listBlock)];
  }
  return features.flatMap(listBlock);
}

/** Beds, baths, size and price on a line of their own. */
function propertyLines({ brief }: Writing): Block[] {
  const { rooms, size, price } = brief.property;
  const parts = [...rooms.map(spelledRooms), ...size.map(spelledSize), ...(price ? [price] : [])];
  return parts.length > 0 ? [paragraph(`${capitalise(parts.join(', '))}.`)] : [];
}

const spelledRooms = (text: string) =>
  text
    .replace(
      /\b(\d+(?:\.\d+)?) ?(?:beds?|bedrooms?|br|bd|bdrm)\b/gi,
      (_, count: string) => `${count} bed${count === '1' ? '' : 's'}`,
    )
    .replace(
      /\b(\d+(?:\.\d+)?) ?(?:baths?|bathrooms?|ba)\b/gi,
      (_, count: string) => `${count} bath${count === '1' ? '' : 's'}`,
    )
    .replace(/\b(\d+) ?\/ ?(\d+(?:\.5)?)\b/g, '$1 beds, $2 baths')
    .replace(/(beds?) (?=\d)/g, '$1, ');

const spelledSize = (text: string) =>
  text
    .replace(/^About\b|^Around\b|^Roughly\b|^Just\b|^Over\b|^Nearly\b/, (word) =>
      word.toLowerCase(),
    )
    .replace(/\b(?:sf|sqft|sq\.? ?ft\.?)\b/gi, 'square feet');

const heads: Partial<Record<Intent, string[]>> = {
  'just-listed': ['Just listed: {where}.', 'New on the market: {where}.', 'Now listed: {where}.'],
  'coming-soon': [
    'Coming soon: {where}.',
    'A first look at {where}, coming soon.',
    'Not on the market yet: {where}.',
  ],
};

const headsOfHome = {
  'just-listed': ['Just listed', 'New on the market', 'Now listed'],
  'coming-soon': ['Coming soon'],
} as const;

/** A listing that starts, or is about to. */
export function announceListing(writing: Writing, intent: 'just-listed' | 'coming-soon'): Block[] {
  const { brief } = writing;
  const named = announceByName(writing, intent);
  if (named) return named;
  const features = factsOf(brief, 'features');
  const where = whereIn(writing);
  const { day, hours } = brief.event;
  const address = brief.event.address ?? writing.subject?.address;
  const area = address ?? writing.subject?.area;
  const isBack = /\bback on (?:the )?market\b/i.test(writing.subject?.text ?? '');
  const place = `${area ? prepositionOf(writing, area) : 'in'} ${ofArea(where)}`;
  const home = address ? undefined : homeNamedIn(writing);
  const hook = home
    ? `${pickLine(writing, headsOfHome[intent])} ${place}: ${home}.`
    : pickLine(writing, isBack ? ['Back on the market: {where}.'] : (heads[intent] ?? [])).replace(
        '{where}',
        address ? where : `a home ${place}`,
      );
  const timing = [day, hours].filter(Boolean).join(', ');
  const price = writing.subject?.price;
  if (price) brief.property.price ??= spelledPrice(price);
  return [
    line(hook),
    ...homeBlocks(features, writing),
    ...sayRest(features, writing),
    ...besideLittle(writing, intent),
    line(
      timing &&
        asSentence(intent === 'coming-soon' ? `On the market ${timing}` : `See it ${timing}`),
    ),
    line(callToAction(writing, intent)),
  ];
}

export function announcePrice(writing: Writing): Block[] {
  const named = announceByName(writing, 'price-change');
  if (named) return named;
  const { brief, material } = writing;
  const { price, oldPrice } = brief.property;
  const what = brief.event.address ?? writing.subject?.address ?? writing.subject?.area;
  const isHere = brief.event.address ?? writing.subject?.address;
  const preposition = isHere ? 'on' : prepositionOf(writing, what ?? '');
  const where = what ? ` ${preposition} ${whereIn(writing)}` : ` in ${material.place.city}`;
  const features = factsOf(brief, 'features');
  const hook = price
    ? pickLine(writing, [
        `New price${where}: ${price}.`,
        `Now ${price}: ${what ? whereIn(writing) : `a home in ${material.place.city}`}.`,
      ])
    : pickLine(writing, [`New price${where}.`, `The price just changed${where}.`]);
  const { day } = brief.event;
  brief.property.price = undefined;
  return [
    line(
      hook,
      oldPrice &&
        (day
          ? `It was ${oldPrice} until ${day.replace(/,? \d{4}$/, '')}.`
          : pickLine(writing, [`It was ${oldPrice}.`, `That's down from ${oldPrice}.`])),
    ),
    ...homeBlocks(features, writing),
    ...sayRest(features, writing),
    ...besideLittle(writing, 'price-change'),
    line(callToAction(writing, 'price-change')),
  ];
}

/** Where, for how much and how it went, then the agent's own account of it. */
export function announceSold(writing: Writing, intent: 'just-sold' | 'under-contract'): Block[] {
  const named = announceByName(writing, intent);
  if (named) return named;
  const { brief, subject } = writing;
  const { price } = brief.property;
  brief.property.price = undefined;
  const where = whereIn(writing);
  const isAddress = Boolean(brief.event.address ?? subject?.address) && !where.startsWith('the ');
  const name = intent === 'just-sold' ? 'Just sold' : 'Under contract';
  const head = isAddress
    ? `${name}: ${where}`
    : `${name} ${prepositionOf(writing, /^[^,]+/.exec(where)?.[0] ?? '')} ${ofArea(where)}`.replace(
        / just off /,
        ', just off ',
      );
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
  // "Under contract in 3 days" stands above it in the same words.
  const days =
    /^in (?:just |only )?((?:\d+|one|two|three|four|five|six|seven) (?:days?|weeks?))$/.exec(
      result,
    )?.[1];
  if (days && brief.facts.length === 0 && !price && writing.title.includes(days))
    return [
      line(
        pickLine(
          writing,
          intent === 'just-sold'
            ? [`It took ${days}. One more set of keys in {city} has changed hands.`]
            : [
                `${capitalise(startInWords(days))} on the market, and this one in {city} has a signed offer.`,
              ],
        ),
      ),
      ...besideLittle(writing, intent),
      line(callToAction(writing, intent)),
    ];
  return [
    line(
      // "Under contract in Apex: in 4 days" needs no pause.
      `${head}${news === '' ? '.' : isAddress ? `. ${capitalise(news)}.` : `: ${news}.`}`.replace(
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
    ...rest.map((fact) => line(labelled(fact, fact.labels[0], writing))),
    line(!asResult.test(brief.event.typed ?? '') && brief.event.typed),
    ...besideLittle(writing, intent),
    line(callToAction(writing, intent)),
  ];
}

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

/** Beds, baths and size as one sentence. */
function homeInWords({ brief }: Writing): (string | undefined)[] {
  const { rooms, size } = brief.property;
  const parts = [...rooms.map(spelledRooms), ...size.map(spelledSize)];
  return [parts.length > 0 ? `${capitalise(parts.join(', '))}.` : undefined];
}

/** "4 offers" inside a line of such pieces. */
const small = (piece: string) =>
  piece.replace(/^(\d)(?= offers)/, (_, digit: string) => inWords(Number(digit)));

/** "the Chestnut Hill area, Lancaster". */
const ofArea = (where: string) =>
  where
    // "off Haywood Rd, West Asheville, off Haywood Rd": once is enough.
    .replace(/^([^,]+), (.+), \1$/, '$1, $2')
    .replace(
      /^(?=(?:(?:Near |Far |Lower |Upper )?(?:North|South|East|West) (?:Side|End))\b)/,
      'the ',
    )
    .replace(/^(?!the\b)(.+ (?:area|side|neighborhood))(?=,|$)/i, (_, area: string) =>
      // "N 28th St in the Proctor area" says it already.
      / in the /.test(area)
        ? area
        : `the ${area.replace(/(?<=\s)(?!(?:of|the|in|by|near)\b)\p{Ll}(?=\p{L}+ )/gu, (letter) => letter.toUpperCase())}`,
    );

const isStreet = (name: string) =>
  /\b(?:st|ave|rd|dr|ln|blvd|ct|way|pl) in the /i.test(name) ||
  /^[NSEW]\.? \p{Lu}|\b[Ss]ide$/u.test(name) ||
  /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|way|pl|place|terrace|trail|pkwy|parkway|circle|loop|highway|hwy)\.?(?: (?:[nsew]|ne|nw|se|sw|north|south|east|west))?$/i.test(
    name,
  );

/** "on Oak", as the subject has it, and "in Hyde Park". */
const prepositionOf = ({ subject }: Writing, area: string) =>
  /^(?:off|near|by) /i.test(area)
    ? 'just'
    : /^the \d/.test(area)
      ? 'in'
      : isStreet(area) || subject?.text.includes(` on ${area}`)
        ? 'on'
        : 'in';

/** The same said twice, once by the subject and once by the answer. */
const distinctPieces = (pieces: string[]) =>
  pieces.filter(
    (piece, index) =>
      pieces.findIndex((other) => other.includes(piece) || piece.includes(other)) === index,
  );

/** What is announced without a word about it: where it is, and what holds for every one. */
function announceByName(writing: Writing, intent: Intent): Block[] | undefined {
  const { brief, subject } = writing;
  const isMore =
    !subject ||
    countFacts(brief) > 0 ||
    subject.address ||
    subject.price ||
    subject.details.length > 0 ||
    homeNamedIn(writing) ||
    /\bback on (?:the )?market\b/i.test(subject.text);
  const known = isMore ? undefined : commonSubject(intent);
  if (!known) return undefined;
  const place = whereIn(writing);
  const where = `${prepositionOf(writing, /^[^,]+/.exec(place)?.[0] ?? '')} ${ofArea(place)}`;
  return [...tellKnown(writing, known, where).slice(0, -1), line(callToAction(writing, intent))];
}

/** A line that holds for every one, where the agent said hardly anything. */
const besideLittle = (writing: Writing, intent: Intent): Block[] => {
  const known = writing.brief.facts.length === 0 ? commonSubject(intent) : undefined;
  return known ? [knownPoint(writing, known)] : [];
};

/** Where its line says more than a name, a day and a place, it stands as it was typed. */
function announceAsTyped(writing: Writing, typed: string): Block[] {
  const { brief, subject } = writing;
  const named = keywordsOf(subject?.text ?? '');
  const isNamed = named.size === 0 || [...keywordsOf(typed)].some((word) => named.has(word));
  return [
    // "Drop off at 410 Main" says where, and not what.
    line(isNamed ? typed : `${capitalise(subject?.text ?? '')}: ${lowerFirst(typed)}`),
    ...sayRest([], writing),
    line(brief.event.link && `Details: ${brief.event.link}`),
    line(callOfEvent(writing)),
  ];
}

/** What is dropped off needs no company. */
const callOfEvent = (writing: Writing) =>
  !writing.brief.nextStep &&
  !writing.brief.event.day &&
  writing.brief.facts.length === 0 &&
  !writing.brief.event.typed
    ? pickLine(writing, [
        'Want the details? Send me a message.',
        'Message me and I will send you the day and the place.',
      ])
    : /\b(?:drive|collecting|drop[- ]off|drop (?:off|them|it)|donations?)\b/i.test(
          `${writing.subject?.text} ${writing.brief.event.typed}`,
        ) && !writing.brief.nextStep
      ? pickLine(writing, [
          'Thank you for helping. Questions? Send me a message.',
          'Tell a neighbor. Thank you for helping.',
        ])
      : callToAction(writing, 'event');

/** Something that happens in town: what, when, where, and how to go. */
export function announceEvent(writing: Writing): Block[] {
  const { brief, material, subject } = writing;
  const { event } = brief;
  const { city } = material.place;
  // "Free class Dec 3" is on that day: once is enough.
  const date = /\p{Lu}\p{L}+ \d{1,2}$/u.exec(event.day ?? '')?.[0];
  const named = event.name ?? (subject && capitalise(subject.text));
  const name = date ? named?.replace(new RegExp(`,? (?:on )?${date}$`), '') : named;
  const when = [event.day, event.hours].filter(Boolean).join(', ');
  const where = [event.venue, event.address].filter(Boolean).join(', ');
  if (event.typed) return announceAsTyped(writing, event.typed);
  const known = subject && (knownOf(subject) ?? commonOf(writing));
  if (known && countFacts(brief) === 0) return tellKnown(writing, known);
  const hook = name
    ? when
      ? /^(?:through|thru|until|now|all) /i.test(when)
        ? `${name}, ${lowerFirst(when)}`
        : pickLine(writing, [`${name}: ${when}`, `Save the date: ${inSentence(name)}, ${when}`])
      : namesCity(name, city) || where
        ? name
        : `${name} in ${city}`
    : pickLine(writing, [`Something to put on the {city} calendar${when ? `: ${when}` : ''}.`]);
  const isDistrict = /^(?:downtown|uptown|midtown)$/i.test(where);
  const notes = brief.facts.filter(({ role }) => role === 'note');
  return [
    line(asSentence(startInWords(hook))),
    line(
      isDistrict && asSentence(`Where: ${where.toLowerCase()} ${city}`),
      where &&
        !isDistrict &&
        asSentence(
          `${pickLine(writing, ['Where', 'The place', 'Find it at'])}${where.startsWith('at ') ? ' ' : ': '}${/^the \p{Ll}/u.test(where) ? where : addressLine(where, city)}`,
        ).replace(
          'Find it at: ',
          (!event.venue || isStreetName.test(event.venue)) &&
            isStreet(where.replace(/ in (?:the )?\p{Lu}.*$/u, '')) &&
            !/^\d/.test(where)
            ? 'Find it on '
            : 'Find it at ',
        ),
    ),
    ...joinShort(notes.flatMap((fact) => sayFact(fact, writing))),
    ...sayRest(notes, writing),
    ...(known && brief.facts.length === 0 ? [knownPoint(writing, known)] : []),
    line(event.link && `Details: ${event.link}`),
    line(callOfEvent(writing)),
  ];
}
