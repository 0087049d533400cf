import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { addFact, addSentence } from './add-fact.ts';
import type { Brief } from './brief.ts';
import { readNextStep } from './next-step/read-next-step.ts';
import { phraseKind } from './phrase-kind.ts';
import { readSegment, spelledPrice, whereAndWhen } from './segments.ts';

/** An address, a day with its hours or two prices, in whatever answer they stand. */
export function saysWhereAndWhen(said: string, isEvent: boolean): boolean {
  const [first = ''] = splitSentences(said);
  const { address, day, hours } = whereAndWhen(first);
  const isChange = new RegExp(`\\b(?:was|from) ${amount}.{1,20}?(?:now|to) ${amount}`, 'i').test(
    first,
  );
  const isRange = /\b(?:to|through)\b/.test(day ?? '');
  return isChange || (isEvent && Boolean(address || isRange || (day && hours)));
}

/** A price, and no hour of the day. */
const amount =
  '(?:\\$?\\d{1,3}(?:,\\d{3})+|\\$?\\d+(?:\\.\\d+)? ?(?:k|m|mil|million)\\b|\\$\\d[\\d.]*|\\d{5,7}\\b)';

/** Where an event's name was asked for, the first thing that is said is its name. */
export function readEvent(brief: Brief, typed: string, question = ''): void {
  const { event, property } = brief;
  // "now til dec 18"
  const said = typed
    .replace(/^now,? (?=(?:un)?till?\b|thr(?:u|ough)\b)/i, '')
    // "The open house is at 207 Tern Court", "Ave. Info at oakshred.example"
    .replace(/^(?:the|our|my) open house (?:is|will be)(?: held)? at (?=\d{1,5} )/i, '')
    .replace(/(?<=\. )(?:more )?(?:info|details) (?:at|on|:) ?(?=\S+\.\p{L}{2,}\S*$)/giu, '');
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  const found = whereAndWhen(first);
  const before = new RegExp(
    `(?:\\b(?:was|from|originally|down from|(?:was )?listed (?:at|for)|started at)\\s+|^(?=\\S+ to \\S+$))(${amount})`,
    'i',
  ).exec(first)?.[1];
  const isNow = new RegExp(`\\b(?:now|to|new price(?: is)?)\\s+(${amount})`, 'i');
  // "Was $259,000. As of Monday it's $247,500.": the second sentence has the new price.
  const isNext = new RegExp(
    `^(?:as of [^.]*?|since [^.]*?)?(?:it['’]s|it is|we are at|now)(?: now)?\\s+(${amount})`,
    'i',
  );
  const now = (isNow.exec(first) ?? isNext.exec(others[0] ?? ''))?.[1];
  const isInNext = before !== undefined && !isNow.test(first) && now !== undefined;
  if (before && now) {
    property.oldPrice = spelledPrice(before);
    property.price = spelledPrice(now);
    event.address ??= found.address;
    // "as of Thursday": from when.
    event.day ??= found.day;
    for (const sentence of isInNext ? others.slice(1) : others)
      addSentence(brief, 'note', sentence);
    return;
  }
  // "It has four bedrooms and a bath and a half, and it sold for $457,400" is a sentence, no list.
  // Asked for the area, "The house is in Ardsley Park" names it.
  const isArea =
    /^Which street or area\b/.test(question) &&
    /^The (?:house|home|condo|place|property)\b/.test(first);
  if ((isTold.test(first) || isArea) && phraseKind(first) === 'sentence') {
    const street =
      /^(?:it(?:['’]s| is| was)|the (?:house|home|condo|place|property) (?:is|was)) (?:on|in|at|off) (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*)(?: in (\p{Lu}[\p{L}'’ -]*))?[.!]?$/u.exec(
        first.replace(/^(?:It|The)\b/, (word) => word.toLowerCase()),
      );
    if (street && !event.name) {
      event.name = [street[1], street[2]].filter(Boolean).join(', ');
      addNotes(brief, others);
      return;
    }
    if (found.day) event.typed = first;
    event.day ??= found.day;
    addNotes(brief, found.day ? others : sentences);
    return;
  }
  event.address ??= found.address;
  event.day ??= found.day;
  event.hours ??= found.hours;
  event.link ??= found.link?.toLowerCase();
  const says = found.rest.filter((item) => readSegment(item).kind === 'words');
  // A piece that is neither a name nor a place would be torn from what it belongs to.
  // "Thursday 5 to 6:30 neighbors, Saturday 12 to 3 public": each day has its own guests.
  const isForEach =
    (first.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)?.length ?? 0) > 1 &&
    says.length > 0;
  const isTorn =
    isForEach ||
    (found.day !== undefined &&
      !found.address &&
      says.some((item, index) => index > 0 && !/^\p{Lu}|^(?:at|in|near|the) /u.test(item))) ||
    says.some((item) =>
      /^(?:runs|goes|lasts|weekends|weekdays|weeknights|daily|every|each|each night|all day|rain)\b/i.test(
        item,
      ),
    );
  if ((found.isMixed || isTorn || (says.length > 2 && found.day)) && countWords(first) <= 30) {
    const street = found.address;
    event.typed = asSentence(
      capitalise(
        withHours(withoutLink(first, found.link)).replace(
          street ? new RegExp(RegExp.escape(street), 'i') : /$^/,
          () => street ?? '',
        ),
      ),
    );
    addNotes(brief, others);
    return;
  }
  // "Sounds Like Summer concert series" is a name, whatever its first word does elsewhere.
  const [lead = ''] = found.rest;
  if (
    !event.name &&
    !event.address &&
    (/^\p{Lu}\S* (?:\S+ )?\p{Lu}/u.test(lead) ||
      (/^event name\b/i.test(question) &&
        !isTold.test(lead) &&
        !(isVenue.test(lead) && countWords(lead) < 4))) &&
    countWords(lead) <= 7
  )
    event.name = capitalise(withoutEnding(found.rest.shift() ?? '', ' .'));
  for (const item of found.rest.filter((rest) => !/^(?:at|on|from|in|the)$/i.test(rest)))
    placeSegment(brief, item);
  addNotes(brief, others);
}

function addNotes(brief: Brief, sentences: readonly string[]): void {
  const { event, property } = brief;
  for (const sentence of sentences) {
    const said = withoutEnding(sentence, ' .').replace(
      /^(?:the )?(?:link|site|website|details|info)(?:[:,]| is)? (?=\S+\.\S+$)/i,
      '',
    );
    if (priceRange.test(said)) {
      placeSegment(brief, said);
      continue;
    }
    // "15th st" alone says where.
    if (
      !event.venue &&
      !event.address &&
      /^(?:[NSEW]\.? )?[\p{L}\d]+(?: [\p{L}\d]+)? (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|way|pl|place|terrace|trail)\.?$/iu.test(
        said,
      )
    )
      event.venue = said.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase());
    else if (readSegment(said).kind === 'link') event.link ??= said;
    else if (readSegment(said).kind === 'price') property.price ??= spelledPrice(said);
    else addSentence(brief, 'note', sentence);
  }
}

const isTold = /^(?:It|We|They|There|I|This|That)(?:['’]s|['’]re|['’]ve|['’]m)? \p{Ll}/u;

/** "every Thursday in September 5-8". */
const withHours = (text: string) =>
  text
    // "November 7-8, 10-5": days first, then hours; "every Thursday in September 5-8" are hours.
    .replace(
      /(?<!\bin )\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}) ?[-–] ?(\d{1,2})(?![:\d]| ?[ap]\.?m)/g,
      '$1 $2 to $3',
    )
    // No clock goes past twelve: "84-20 Austin St" is an address.
    .replace(
      /,? ((?:1[0-2]|0?[1-9])(?::\d\d)?) ?[-–] ?((?:1[0-2]|0?[1-9])(?::\d\d)?)(?=$| |[,.;](?!\d))/g,
      ', $1 to $2',
    );

const withoutLink = (text: string, link: string | undefined) =>
  link
    ? withoutEnding(
        text
          .replace(link, '')
          .replace(/\s+/g, ' ')
          // "official site is" was said of the link.
          .replace(
            /[,;]? (?:the )?(?:official )?(?:site|link|website|info|details|page)(?: is| at|:)?[\s.,]*$/i,
            '',
          )
          .replace(/[\s,]+\.$/, '.'),
        ' ,',
      )
    : text;

/** What is left of an event's line: its name comes first, its venue after it. */
function placeSegment(brief: Brief, item: string): void {
  const { event, property } = brief;
  const segment = readSegment(item);
  const range = priceRange.exec(item);
  if (range) {
    property.price ??= `in the ${range[1]?.replace(/(?<![$\d])(?=\d{3}s\b)/g, '$')}`;
    return;
  }
  if (segment.kind === 'steer' || /^(?:yes|yep|yeah|sure)\b/i.test(item)) return;
  // "closed Friday" among the answers of a sale: the day is taken already.
  if (/^(?:closed|sold)\.?$/i.test(item) && event.day) return;
  if (/^season\.?$/i.test(item)) {
    event.day = event.day ? `${event.day} in season` : 'in season';
    return;
  }
  // "leaves from Unity Park": where it starts.
  if (/^(?:leaves|starts|begins|meets|kicks off|ends|finishes) (?:from|at|in|on) /i.test(item)) {
    addSentence(
      brief,
      'note',
      `It ${item.charAt(0).toLowerCase()}${withoutEnding(item.slice(1), ' .')}`,
    );
    return;
  }
  // "swamp rabbit trail group ride": what it is, typed small.
  if (!event.name && isOccasion.test(item) && countWords(item) <= 7) {
    event.name = capitalise(withoutEnding(item, ' .'));
    return;
  }
  // "May to October": when it runs, and no place.
  if (rangeOfMonths.test(item)) {
    addSentence(brief, 'note', `It runs ${withoutEnding(item, ' .')}`);
    return;
  }
  if (/^(?:through|until|till) /i.test(item) && event.day && countWords(item) <= 4) {
    event.day += `, ${item.charAt(0).toLowerCase()}${withoutEnding(item.slice(1), ' .')}`;
    return;
  }
  const within =
    /^(?:in|near|off) (?=\p{Lu})(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/iu.exec(
      item,
    );
  if (within && !event.venue && countWords(item) <= 6) {
    const name = withoutEnding(item, ' .');
    event.venue = /^in /i.test(name) ? name.slice(3) : name.charAt(0).toLowerCase() + name.slice(1);
    return;
  }
  if (isPlaceOnly(item) || /^\d{5}$/.test(item)) return;
  if (
    /^(?:(?:unit|apt|apartment|suite|#) ?\S+|(?:\d+(?:st|nd|rd|th)|first|second|third|ground|lower|upper) (?:floor|level))\.?$/i.test(
      item,
    ) &&
    event.address
  ) {
    event.address += `, ${withoutEnding(item, ' .')}`;
    return;
  }
  if (
    /^(?:lot|house|home|lot and house|house and lot|condo|townhome|land|acreage)\b/i.test(item) &&
    event.address &&
    countWords(item) <= 4
  ) {
    addSentence(brief, 'note', item);
    return;
  }
  if (phraseKind(item) === 'order') {
    readNextStep(brief, item, false);
    return;
  }
  if (segment.kind === 'price') property.price ??= spelledPrice(item);
  else if (segment.kind === 'rooms') property.rooms.push(item);
  else if (segment.kind === 'size') property.size.push(item);
  else if (phraseKind(item) === 'sentence') addSentence(brief, 'note', item);
  else if (!event.name && /^\p{Lu}|\p{L} \p{Lu}/u.test(item) && !event.address) event.name = item;
  else if (!event.venue && isVenue.test(item)) event.venue = withoutEnding(item, ' .');
  else addFact(brief, { role: 'note', labels: [], fromMemory: false }, item, '');
}

const isOccasion =
  /\b(?:ride|run|walk|market|festival|fest|fair|parade|concerts?|show|race|tour|sale|drive|lighting|cleanup|clean-up|5k|10k|potluck|cookout|fundraiser|bazaar|open mic|trivia night|movie night|art walk|crawl|swap)\.?$/i;

const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const rangeOfMonths = new RegExp(
  `^(?:(?:early |mid |mid-|late )?${months} (?:to|through|until) (?:early |mid |mid-|late )?${months}|(?:all |every )?(?:summer|winter|spring|fall)(?: long)?)\\.?$`,
  'i',
);

/** "Macon 31204" says no more than the place does. */
const isPlaceOnly = (item: string) => /^\p{Lu}[\p{L} .'’-]+,? (?:[A-Z]{2} )?\d{5}\.?$/u.test(item);

const isVenue =
  /^\p{Lu}|^\d|^(?:downtown|uptown|midtown)$|\b(?:square|park|library|center|hall|church|school|gym|office|plaza|green|commons|fairgrounds|stadium|theater|theatre|museum|amphitheater|depot|lobby|parking lot)$/u;

const priceRange =
  /^price (?:range )?(?:is |in |was )?(?:the )?((?:low|mid|high|upper)[- ].*\d.*)$/i;
