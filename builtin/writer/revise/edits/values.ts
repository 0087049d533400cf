import { linesOf, mapText, type Piece } from '#builtin/writer/blocks.ts';
import type { EditOf, ValueName } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import {
  addressIn,
  emailIn,
  linkIn,
  phoneIn,
  priceIn,
  readSegment,
  sizeIn,
  spelledPrice,
  whereAndWhen,
} from '#builtin/writer/understand/segments.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { type Context, type EditResult, named, withBlocks } from './context.ts';

/** Prices, hours, days, addresses and ways to reach somebody, as they stand in a text. */

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)';
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const shortDay =
  '(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\\.?';
const clock = '(?:\\d{1,2}(?::\\d\\d)?|noon|midnight)(?: ?[ap]\\.?m\\.?)?';

const patterns: Record<ValueName, RegExp> = {
  price: priceIn,
  hours: new RegExp(
    `\\b${clock} ?(?:-|–|to|until) ?${clock}(?![\\p{L}\\d])|\\b\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?(?!\\p{L})`,
    'iu',
  ),
  day: new RegExp(
    `\\b(?:(?:${weekday}|${shortDay}),? )?${month} \\d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to|through|and) ?\\d{1,2}\\b(?! ?[ap]\\.?m|:))?(?![\\p{L}\\d])|\\b${weekday}(?: the \\d{1,2}(?:st|nd|rd|th))?\\b`,
    'u',
  ),
  address: new RegExp(`${addressIn.source}|^\\d{2,6} (?:\\p{Lu}[\\p{L}.]* ?)+(?=,|$)`, 'imu'),
  phone: phoneIn,
  email: emailIn,
  link: linkIn,
  size: sizeIn,
};

const names: Record<ValueName, string> = {
  price: 'price',
  hours: 'time',
  day: 'date',
  address: 'address',
  phone: 'phone number',
  email: 'email address',
  link: 'link',
  size: 'size',
};

/** What a value of this name looks like in a text: "price", "time", "address". */
export function valuePattern(name: string): RegExp | undefined {
  const [, value] = Object.entries(names).find(([, word]) => name.includes(word)) ?? [];
  const key = (Object.keys(names) as ValueName[]).find(
    (each) => names[each] === value || name.includes(each),
  );
  return key && patterns[key];
}

/** The price is another now: the one in the text gives way to it. */
export function withValue(piece: Piece, edit: EditOf<'value'>, context: Context): EditResult {
  const name = edit.of ?? valueNameOf(edit.to);
  const result = changedValue(piece, edit, context);
  const isChanged = JSON.stringify(result.piece) !== JSON.stringify(piece);
  // A day is named as it was asked for: the text may have several.
  const [fresh] =
    isChanged && name
      ? name === 'day'
        ? [spelled(name, edit.to)]
        : valuesIn(result.piece, name)
      : [];
  return fresh && name ? { ...result, done: `changed the ${names[name]} to "${fresh}"` } : result;
}

function changedValue(piece: Piece, { of, to }: EditOf<'value'>, context: Context): EditResult {
  const name = of ?? valueNameOf(to);
  const fresh = name && spelled(name, to);
  if (!name || !fresh) return { piece, refusal: `I could not tell what ${named(to)} replaces.` };
  const found = currentOf(valuesIn(piece, name), piece);
  if (found.length === 0)
    return { piece, refusal: `I found no ${names[name]} in the text to change to ${named(to)}.` };
  if (found.length > 1)
    return {
      piece,
      refusal: `The text has more than one ${names[name]} (${found.slice(0, 4).join(', ')}). Tell me which one becomes ${named(to)}.`,
    };
  const old = found[0] as string;
  // "425" for a price of $419,000 means thousands.
  const isShort = name === 'price' && /^\$?\d{2,3}$/.test(to.trim()) && old.length > 6;
  if (isShort) return changedValue(piece, { kind: 'value', of, to: `${to.trim()}k` }, context);
  // "Friday through Sunday" says which days "November 20 to 22" are.
  if (name === 'day' && !/\d/.test(fresh) && / \d+ (?:to|through|and|-|–) \d+$/.test(old))
    return { piece: replaceEverywhere(piece, old, `${fresh}, ${old}`) };
  if (name === 'day' && weekdays.includes(fresh)) return withWeekday(piece, old, fresh, context);
  // "3 to 7" for "3 to 6 p.m." is in the afternoon as well.
  const half =
    name === 'hours' && !/[ap]\.?m|noon/i.test(fresh) ? / [ap]\.m\.?$/.exec(old)?.[0] : undefined;
  const changed = replaceEverywhere(piece, old, `${fresh}${half ?? ''}`);
  return name === 'day' ? withDatesOfDays(changed, context) : { piece: changed };
}

/** Another day of the week: with it goes the day of the month, whether "November 21" or "the 21st". */
function withWeekday(piece: Piece, old: string, fresh: string, context: Context): EditResult {
  const day = weekdays.find((each) => old.includes(each));
  if (!day) return { piece: replaceEverywhere(piece, old, fresh) };
  const shift = daysBetween(day, fresh);
  const moved = replaceEverywhere(piece, day, fresh);
  const blocks = mapText(moved.blocks, (text) =>
    text.replace(
      new RegExp(`(${fresh} the )(\\d{1,2})(?:st|nd|rd|th)\\b`, 'g'),
      (_, start, number) => `${start}${ordinal(Number(number) + shift)}`,
    ),
  );
  return withDatesOfDays({ ...moved, blocks }, context);
}

function ordinal(number: number): string {
  const ending = number > 3 && number < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** A price that was is no price that changes: "It was $349,000." */
function currentOf(found: string[], { blocks }: Piece): string[] {
  const text = linesOf(blocks).join('\n');
  const left = found.filter(
    (value) =>
      !new RegExp(`\\b(?:was|were|from|previously|originally) ${escaped(value)}`, 'i').test(text),
  );
  return left.length === 1 ? left : found;
}

function valuesIn({ blocks, title }: Piece, name: ValueName): string[] {
  const found: string[] = [];
  const pattern = new RegExp(patterns[name].source, `g${patterns[name].flags.replace('g', '')}`);
  const collect = (text: string) => {
    found.push(
      ...Array.from(text.matchAll(pattern), ([value]) => value.trim().replace(/[,.]$/, '')),
    );
    return text;
  };
  mapText(blocks, collect);
  if (name !== 'address') collect(title);
  const distinct = [...new Set(found)];
  // "Saturday" is part of "Saturday, November 21".
  return distinct.filter(
    (value) => !distinct.some((other) => other !== value && other.includes(value)),
  );
}

/** A text with its only value of a kind changed. */
export function withValueIn(text: string, name: ValueName, to: string): string | undefined {
  const pattern = new RegExp(patterns[name].source, `g${patterns[name].flags.replace('g', '')}`);
  const found = Array.from(text.matchAll(pattern), ([value]) => value.trim().replace(/[,.]$/, ''));
  const fresh = spelled(name, to);
  const half = /[ap]\.?m/i.test(fresh ?? '')
    ? ''
    : (/ ?[ap]\.m\.?$/.exec(found[0] ?? '')?.[0] ?? '');
  return found.length === 1 && fresh
    ? text.replace(found[0] as string, () => `${fresh}${half}`)
    : undefined;
}

/** What a typed value is, when nobody says it. */
export function valueNameOf(typed: string): ValueName | undefined {
  const { kind } = readSegment(typed.trim());
  return kind === 'steer' || kind === 'words' || kind === 'rooms' ? undefined : kind;
}

function spelled(name: ValueName, typed: string): string | undefined {
  if (name === 'price') return /\d/.test(typed) ? spelledPrice(typed) : undefined;
  const read = whereAndWhen(typed);
  if (name === 'hours') return read.hours ?? /^\d{1,2}:\d\d$/.exec(typed.trim())?.[0];
  if (name === 'day') return read.day;
  return name === 'address' ? (read.address ?? typed) : writtenOut(typed.trim());
}

function replaceEverywhere(piece: Piece, old: string, fresh: string): Piece {
  const change = (text: string) => text.replaceAll(old, () => fresh);
  return { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * "Sunday, November 21" is wrong when the 21st is a Saturday: the date follows the day by up to three
 * days, and the note says so.
 */
export function withDatesOfDays(piece: Piece, { material }: Pick<Context, 'material'>): EditResult {
  const notes: string[] = [];
  const pattern = new RegExp(`\\b(${weekday}),? (${month}) (\\d{1,2})\\b`, 'g');
  const blocks = mapText(piece.blocks, (text) =>
    text.replace(pattern, (all, day: string, name: string, number: string) => {
      const date = comingDate(`${name} ${number}`, material.today);
      const shift = date && daysBetween(weekdays[date.getDay()] as string, day);
      if (!date || !shift) return all;
      date.setDate(date.getDate() + shift);
      const fresh = `${monthNames[date.getMonth()]} ${date.getDate()}`;
      notes.push(
        `I made it ${day}, ${fresh}, because ${name} ${number} is another day. Please check the date.`,
      );
      return `${day}, ${fresh}`;
    }),
  );
  return withBlocks(piece, blocks, notes[0]);
}

/** And the other way around: the day of the week follows a date that was changed. */
export function withDaysOfDates(piece: Piece, { material }: Pick<Context, 'material'>): Piece {
  const pattern = new RegExp(`\\b${weekday}(,? )(${month} \\d{1,2})\\b`, 'g');
  const blocks = mapText(piece.blocks, (text) =>
    text.replace(pattern, (all, between: string, date: string) => {
      const day = comingDate(date, material.today)?.getDay();
      return day === undefined ? all : `${weekdays[day]}${between}${date}`;
    }),
  );
  return { ...piece, blocks };
}

/** The day of this year, or of the next when it is long past. */
function comingDate(text: string, today: Date): Date | undefined {
  const date = new Date(`${text} ${today.getFullYear()} 12:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  if (date.getTime() < today.getTime() - 30 * 86_400_000) date.setFullYear(date.getFullYear() + 1);
  return date;
}

/** From -3 to 3. */
function daysBetween(from: string, to: string): number {
  const days = weekdays.indexOf(to) - weekdays.indexOf(from);
  return ((days + 10) % 7) - 3;
}

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
