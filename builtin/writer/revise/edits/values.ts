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
import { type Context, type EditResult, named } from './context.ts';
import {
  daysBetween,
  month,
  replaceEverywhere,
  weekday,
  weekdays,
  withDatesOfDays,
  withOtherDate,
} from './dates.ts';

/** Prices, hours, days, addresses and ways to reach somebody, as they stand in a text. */

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
  if (result.done) return isChanged ? result : { piece, refusal: result.refusal };
  // A day is named as it was asked for: the text may have several.
  const [fresh] =
    isChanged && name
      ? name === 'day'
        ? [spelled(name, edit.to)]
        : valuesIn(result.piece, name)
      : [];
  return fresh && name
    ? {
        ...result,
        done: `changed the ${names[name]} to "${fresh.replace(/[ap]\.m$/, '$&.').replace(/\)$/, '')}"`,
      }
    : result;
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
  const half = name === 'hours' ? halfOfDay(fresh, old) : undefined;
  return name === 'day'
    ? withOtherDate(piece, old, fresh, context)
    : { piece: replaceEverywhere(piece, old, `${fresh}${half ?? ''}`) };
}

/** Of hours that were typed without it, where the old ones had it; nobody opens a house at one in the night. */
function halfOfDay(fresh: string, old: string): string | undefined {
  if (/[ap]\.?m|noon/i.test(fresh)) return undefined;
  const isAfternoon = /[ap]\.m|noon/i.test(old) && /^(?:12|[1-6])(?::\d\d)?(?: to|$)/.test(fresh);
  return isAfternoon ? (/m$/.test(old) ? ' p.m' : ' p.m.') : / [ap]\.m\.?$/.exec(old)?.[0];
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
