import { isRemark } from './remark-patterns.ts';

/**
 * The pieces of an answer between its commas, each taken for what it is: an address, a day, an
 * hour, a price. Dates and hours have patterns of their own, since libraries read "Nov 21 12-2" as
 * the year 2012.
 */
export type Segment =
  | { kind: 'address'; text: string }
  | { kind: 'day'; text: string }
  | { kind: 'hours'; text: string }
  | { kind: 'price'; text: string }
  | { kind: 'rooms'; text: string }
  | { kind: 'size'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'phone'; text: string }
  | { kind: 'email'; text: string }
  | { kind: 'steer'; text: string }
  | { kind: 'words'; text: string };

/** Splits at commas, semicolons and line ends, but not inside figures, brackets or "City, ST". */
export function splitItems(text: string): string[] {
  // A list with lines of its own: what has a comma in its line is one thing.
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 2) return lines.map((line) => line.trim());
  const items = text
    .split(
      /\n|;|,(?!\d{3}\b)(?!(?<=\b(?:on|every|each) \p{L}+days?,) \p{L}+days?\b)(?!(?<=day,) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d)(?![^(]*\))(?! (?:because|but|so|which|who|where|if|when|unless|since|though|although|even|not|llc|inc|pllc|llp|ltd|corp|jr|sr|pa|cpa|esq)\b)/iu,
    )
    .map((item) => item.trim())
    .filter(Boolean);
  return withLastTwoApart(withConditions(items)).map((item) =>
    item.replace(/^(?:and|&|also|plus) (?=\S)/i, ''),
  );
}

/** "2-stall garage, heated if possible": what is said of the thing before it. */
function withConditions(items: string[]): string[] {
  const whole: string[] = [];
  for (const item of items) {
    const isCondition =
      /^(?:\p{L}+ed )?(?:if possible|preferred|ideally|when possible|if you can)[.]?$/iu.test(item);
    if (isCondition && whole.length > 0) whole.push(`${whole.pop()}, ${item}`);
    else whole.push(item);
  }
  return whole;
}

/** "A, B, C and D": a row has its "and" before the last of it, with a comma or without. */
function withLastTwoApart(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  const parts = last.split(' and ');
  const isRow =
    items.length > 2 &&
    parts.length === 2 &&
    // "Johnson and Johnson" is one name.
    !parts.every((part) => /^\p{Lu}[\p{L}'’]*$/u.test(part)) &&
    !/^(?:and|&|also|plus) /i.test(last) &&
    items.every(
      (item) => item.split(' ').length <= 6 && !/\d|(?<!\b\p{Lu})\.|[:()"]/u.test(item),
    ) &&
    items.slice(0, -1).every((item) => !/ and | & /.test(item));
  return isRow ? [...items.slice(0, -1), ...parts] : items;
}

export const streetKinds =
  'st|street|ave|avenue|av|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|cir|circle|pl|place|ter|terrace|way|pkwy|parkway|hwy|highway|trl|trail|loop|run|row|sq|square|cv|cove|pt|point|path|pike|alley|xing|crossing|ridge';

const address = new RegExp(
  `(?<![\\d.,])\\b(?:lot )?\\d{1,6}[a-z]?(?:-\\d+)? (?![ap]\\.?m\\b|ac(?:res?)?\\b)(?:[nsew]\\.? |north |south |east |west |(?:ne|nw|se|sw) )?(?:(?!(?:at|on|from|to|until|by|near|and|is)\\b)[\\p{L}\\d][\\p{L}\\d.'’-]* ){1,4}?(?:${streetKinds})\\b\\.?(?: (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|pl|place|ter|terrace|way|pkwy|trl|trail)\\b\\.?)?(?: (?:[nsew]|ne|nw|se|sw)\\b)?(?:,? (?:#|apt\\.?|unit|suite|ste\\.?) ?[\\w-]+)?`,
  'iu',
);

/** "1815 Ave L" and "4410 County Road 12": the kind of street comes first. */
const numberedStreet =
  /^\d{1,6} (?:[nsew]\.? \d{2,5} [nsew]\b\.?$|(?:[nsew]|ne|nw|se|sw)\.? \d{1,3}(?:st|nd|rd|th)\b(?: (?:st|ave|pl|ct|street|avenue)\b)?|(?:ave(?:nue)?|street|road|route|highway|hwy|county road|county rd|state route|fm|farm to market) [a-z0-9]{1,4}\b|(?:calle|camino|avenida|paseo|via|vía|rue) [\p{L}'’ ]{2,30}$)/iu;

/** "5528 n Sequoia": a number and a name, as the first thing that is said. */
const bareAddress =
  /^\d{2,6} (?:[nsew]\.? |(?:ne|nw|se|sw) )?(?!(?:beds?|baths?|acres?|days?|am|pm|sq|sf|homes?|people|to|k)\b)\p{L}[\p{L}'’.-]+(?: (?!at\b|on\b)\p{L}[\p{L}'’.-]+)?(?: \d{1,4})?$/iu;

const weekdays: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const months: Record<string, string> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

const weekday = '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const dayNumber = '\\d{1,2}(?:st|nd|rd|th)?';
const date = `(?:${month} ${dayNumber} ?(?:-|–) ?${dayNumber}(?! ?[ap:])|${month} ${dayNumber}(?:,? \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|the \\d{1,2}(?:st|nd|rd|th))`;

const day = new RegExp(
  `\\b(?:(?:this|next|on|every|each|last) )?(?:${weekday},? (?:the )?${date}|${weekday}(?: (?:and|&|through|-) ${weekday})?(?: in ${month}(?! \\d))?|(?:through |until )?${date}(?: ?(?:to|through|thru|-|–) ${date})?|today|tomorrow|this weekend)(?![\\p{L}\\d])`,
  'iu',
);

const clock = '(?:\\d{1,2}(?::\\d{2})?|noon|midnight)(?: ?[ap]\\.?m?\\.?(?![\\p{L}]))?';
const hours = new RegExp(
  `\\b(?:from )?(?:${clock} ?(?:-|–|to|until|till) ?${clock}|(?:[1-9]|1[0-2])[0-5]\\d ?(?:-|–|to) ?${clock}|(?:at |starts (?:at )?)?(?:\\d{1,2}(?::\\d{2})? ?[ap]\\.?m\\.?(?![\\p{L}])|noon|\\d{1,2}:\\d{2}))(?![\\p{L}\\d%])`,
  'iu',
);

export const linkIn =
  /\b(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|us|io|co|info|biz|example|homes|realty|city|town)(?:\/[^\s,;]*)?/iu;
export const emailIn = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
export const phoneIn = /(?:\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/;
const price =
  /\$ ?\d[\d,.]*(?: ?(?:k|m|mil|million|thousand)\b)?|\b\d{2,4}(?:\.\d+)? ?(?:k|mil|million)\b|\b\d(?:\.\d+)? ?m\b/iu;
/** "329,000" among the figures of a home. */
const barePrice = /\d{2,3},\d{3}|\d{1,2},\d{3},\d{3}|\d{6,7}/;
const rooms =
  /\b\d+(?:\.\d+)? ?(?:beds?|bedrooms?|br|bd|bdrm|baths?|bathrooms?|ba)\b|\b\d ?\/ ?\d(?:\.5)?\b(?! buydown)/iu;
const size =
  /\b(?:(?:about|approx\.?|approximately|around|roughly|just over|just under|over|almost|nearly|right around) )?[\d,.]+ ?(?:\+\/-)? ?(?:square feet|sq\.? ?ft|sqft|sf|acres?|acre lot)\b(?: finished| living)?|\bhalf(?:[- ]an)?[- ]acre\b/iu;

export function readSegment(text: string): Segment {
  const said = text
    .trim()
    .replace(
      /^(?:will be|asking|priced at|listed (?:at|for)|(?:list )?price(?: is| around| about)?) (?=\$?\d)/i,
      '',
    );
  if (isRemark(said)) return { kind: 'steer', text: said };
  if (emailIn.test(said) && said.split(' ').length < 3) return { kind: 'email', text: said };
  if (phoneIn.test(said) && said.split(' ').length < 3) return { kind: 'phone', text: said };
  if (isAll(linkIn, said)) return { kind: 'link', text: said };
  if (isAll(address, said)) return { kind: 'address', text: said };
  if (isAll(day, said)) return { kind: 'day', text: said };
  if (isAll(hours, said)) return { kind: 'hours', text: said };
  if (isAll(price, said) || isAll(barePrice, said)) return { kind: 'price', text: said };
  if (rooms.test(said) && isOnlyRooms(said)) return { kind: 'rooms', text: said };
  if (isAll(size, said)) return { kind: 'size', text: said };
  return { kind: 'words', text: said };
}

/** "4 bed 2 bath", but not "3 beds on one level". */
const isOnlyRooms = (text: string) =>
  text
    .replace(new RegExp(rooms.source, 'giu'), '')
    .replace(/\b(?:and|full|half|home|house)\b|[&+,\s]/gi, '') === '';

const isAll = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].trim() === text.trim();

/** "Thanksgiving morning, 8 am", but "Dickens of a Christmas" is a name. */
const onHoliday =
  /^(?:thanksgiving|christmas|new year['’]?s|easter|halloween|labor day|memorial day|veterans day|black friday)(?: (?:eve|day|morning|night|weekend))?(?=$| \d| at \d)/i;

/** Where and when, taken out of a line, and what is left of it. */
export type WhereAndWhen = {
  address?: string;
  day?: string;
  hours?: string;
  link?: string;
  /** What is left, piece by piece. */
  rest: string[];
  /** Whether a piece says more than where and when: "neighbors preview Thursday 5 to 6". */
  isMixed?: boolean;
};

/** "Saturday 1-3 and Sunday 2-4": both days, each with its hours. */
function takeTwoDays(text: string, found: WhereAndWhen): string {
  const first = dayWithHours(text);
  const joint = first && /^(?:,| and| &|, and|,? then) /i.exec(text.slice(first.end));
  const rest = first && joint ? text.slice(first.end + joint[0].length) : '';
  const second = rest ? dayWithHours(rest) : undefined;
  if (!first || !second || second.start > 0) return text;
  found.day =
    first.hours === second.hours
      ? `${first.day} and ${second.day}`
      : `${first.day}, ${first.hours}, and ${second.day}`;
  found.hours = second.hours;
  return `${text.slice(0, first.start)}${rest.slice(second.end)}`;
}

function dayWithHours(text: string) {
  const onDay = day.exec(text);
  if (!onDay) return undefined;
  const after = onDay.index + onDay[0].length;
  const time = hours.exec(text.slice(after));
  if (!time || !/^,? $/.test(text.slice(after, after + time.index))) return undefined;
  return {
    start: onDay.index,
    end: after + time.index + time[0].length,
    day: spelledDay(onDay[0]),
    hours: spelledHours(time[0]),
  };
}

const pairOfDays = new RegExp(
  `\\b${month} ${dayNumber} ?(?:and|&) ?${dayNumber}(?![\\d:]| ?(?:[ap]\\.?m\\b|to\\b|-|–))`,
  'i',
);

/** "Dec 12 and 13 downtown": two days, and no house of that number. */
function takePairOfDays(text: string, found: WhereAndWhen): string {
  const pair = found.day ? undefined : pairOfDays.exec(text)?.[0];
  if (!pair) return text;
  found.day = spelledDay(pair.replace(/ ?& ?/, ' and '));
  return text
    .replace(pair, '')
    .replace(/, (?=,|$)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/,(?=\p{L})/gu, ', ');
}

/** "Nov 9 to Dec 4, Monday to Friday 9 to 5, Saturday 10 to 1": days of the week with their hours. */
function takeWeek(text: string, found: WhereAndWhen): string {
  const open = new RegExp(
    `,? ?\\b${weekday}(?: ?(?:-|–|to|through|and|&) ?${weekday})?,? ${hours.source}`,
    'giu',
  );
  const rest = text.replace(open, '');
  if (rest === text || !new RegExp(date, 'i').test(rest)) return text;
  found.hours = (text.match(open) ?? [])
    .map((each) => spelledHours(spelledDay(each.replace(/^[, ]+/, ''))))
    .join(', ');
  return rest;
}

export function whereAndWhen(typed: string): WhereAndWhen {
  const found: WhereAndWhen = { rest: [] };
  const joined = typed.replace(new RegExp(`\\b(${weekday}), (?=${month} \\d)`, 'gi'), '$1 ');
  const text = takePairOfDays(takeTwoDays(takeWeek(joined, found), found), found);
  let isFirst = true;
  for (const item of splitItems(text)) {
    let left = item;
    const take = (pattern: RegExp, isWanted = true): string | undefined => {
      const match = isWanted ? pattern.exec(left) : null;
      if (!match) return undefined;
      left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`;
      return match[0].trim();
    };
    const street =
      take(numberedStreet, !found.address) ??
      take(address, !found.address) ??
      take(bareAddress, !found.address && isFirst);
    isFirst = false;
    if (street) found.address = spelledAddress(street);
    const link = take(linkIn, !found.link && !emailIn.test(left));
    if (link) found.link = link;
    const onDay =
      take(day, !found.day && !isNameWithDay(left) && !/\bwhen\b/i.test(left)) ??
      take(onHoliday, !found.day);
    if (onDay) found.day = spelledDay(onDay);
    const time = take(
      hours,
      !found.hours && !/^(?:drop|pick|open(?! house)|call|stop|come|bring)\b/i.test(left),
    );
    if (time) found.hours = spelledHours(time);
    const rest = left
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.:@-]+|[\s,:@-]+$/g, '')
      .replace(/^\(([^()]+)\)$/, '$1')
      .replace(/^(?:at|on|from)\s+|\s+(?:at|on|from|first|second|third|last|1st|2nd|3rd)$/gi, '');
    const isCut = Boolean(street || onDay || time);
    if (isCut && /\p{L}{2} \p{L}{2}/u.test(rest) && !isUsual.test(rest)) found.isMixed = true;
    if (/[\p{L}\p{N}]/u.test(rest)) found.rest.push(isCut || link ? rest : item);
  }
  return found;
}

/** What any line of an open house may say beside its day. */
const isUsual =
  /^(?:(?:public |first |broker |brokers |agent )?open(?: house)?|showings?(?: start| from)?|(?:it['’]?s |is )?listed by .+|in \p{Lu}.*|near .+|off .+|the .{0,20}|to|and|unit .+)$/iu;

/** "First Friday", "Taco Tuesday" and "Saturday farmers market" are names. */
const isNameWithDay = (text: string) =>
  /\p{L} (?:first|second|third|fourth|last|1st|2nd|3rd) (?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu.test(
    text,
  ) ||
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?!at|from|to|through|and|or|in|on|the|only|until|between|for|by|with|after|before)\p{Ll}{3,} (?:\p{L}+ )?(?:market|class|tour|walk|run|club|night|series|concert|brunch)\b/iu.test(
    text,
  ) ||
  (/\b(?!(?:This|Next|On|Every|Each|Open|House|And)\b)\p{Lu}\p{L}+ (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/u.test(
    text,
  ) &&
    !new RegExp(`\\b${month} \\d`, 'i').test(text));

/** "Sat Nov 21" and "Sat 11/21" in full. */
function spelledDay(text: string): string {
  const said = text.replace(/^on /i, '').replace(/\s+/g, ' ');
  const named = withMonthDays(said)
    .replace(
      new RegExp(`\\b${weekday}\\b`, 'gi'),
      (word) => weekdays[word.slice(0, 3).toLowerCase()] + (/days$/i.test(word) ? 's' : ''),
    )
    .replace(
      new RegExp(`\\b${month}(?= \\d)`, 'gi'),
      (word) => months[word.slice(0, 3).toLowerCase()] ?? word,
    )
    .replace(/(\d) ?[-–] ?(?=\d{1,2}(?:st|nd|rd|th)?$)/, '$1 to ')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, (all, number: string) =>
      /\bthe \d/i.test(said) ? all : number,
    )
    .replace(
      /(day) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      '$1, ',
    )
    .replace(/day ,/g, 'day,');
  return named;
}

/** "11/21" as Americans say it; what is no day of a month stays. */
export const withMonthDays = (text: string) =>
  text.replace(
    /\b(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d{2})?\b/g,
    (all, monthNumber: string, dayOf: string) => {
      const name = Object.values(months)[Number(monthNumber) - 1];
      return name && Number(dayOf) > 0 && Number(dayOf) < 32 ? `${name} ${Number(dayOf)}` : all;
    },
  );

/** "1-3pm" as "1 to 3 p.m."; hours without a half of the day stay without. */
function spelledHours(text: string): string {
  return text
    .replace(/^(?:from|at|starts(?: at)?) /i, '')
    .replace(/^(\d{1,2})([0-5]\d)(?=\D)/, '$1:$2')
    .replace(/ ?(?:-|–|until|till) ?/gi, ' to ')
    .replace(
      /(\d) ?([ap])\.?m?\.?(?![\p{L}])/giu,
      (_, digit: string, half: string) => `${digit} ${half.toLowerCase()}.m.`,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** A street typed in small letters gets its capitals. */
function spelledAddress(text: string): string {
  const said = text.replace(/\s+/g, ' ').replace(/\.$/, '');
  return said
    .replace(/(?<![\p{L}\d'’])(?!(?:de|del|la|las|los|el|of|the|block)\b)\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/ (?:Ne|Nw|Se|Sw)(?=$|[ ,])/g, (side) => side.toUpperCase())
    .replace(/^(?=\d+ block of\b)/i, 'the ');
}

/** "$389.9k", "749k" and "2.5M" as a price is printed. */
export function spelledPrice(text: string): string {
  const match = /\$? ?(\d[\d,]*(?:\.\d+)?) ?(k|m|mil|million|thousand)?\b/i.exec(text);
  if (!match) return text;
  const [, digits = '', unit = ''] = match;
  const value = Number(digits.replaceAll(',', ''));
  if (/^m/i.test(unit)) return `$${digits} million`;
  const dollars = /^(?:k|t)/i.test(unit) ? value * 1000 : value;
  return `$${Math.round(dollars).toLocaleString('en-US')}`;
}

export const priceIn = price;
export const addressIn = address;
export const roomsIn = rooms;
export const sizeIn = size;
