import { mapText, type Piece } from '#builtin/writer/blocks.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';

/** Days of the week and dates that belong together, wherever a text names them. */

export const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)';
export const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

export function replaceEverywhere(piece: Piece, old: string, fresh: string): Piece {
  const change = (text: string) => text.replaceAll(old, () => fresh);
  return { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) };
}

/**
 * Another date in the place of one: in the form of the old one, and the day of the week changes wherever it
 * stands alone, so that no line invites for the old day. A day and a date that the agent gave both stay as
 * given, and the note says where the calendar differs.
 */
export function withOtherDate(
  piece: Piece,
  old: string,
  typed: string,
  context: Pick<Context, 'material'>,
): EditResult {
  const fresh = inFormOf(old, typed, context);
  const [was, is] = [old, fresh].map((text) => weekdays.find((day) => text.includes(day)));
  const changed = replaceEverywhere(piece, old, fresh);
  const lone = was && is && !fresh.includes(was) ? onOtherDay(changed, was, is) : changed;
  const done = `changed the date to "${fresh}"`;
  if (!weekdays.some((day) => typed.includes(day)) || !/\d/.test(typed))
    return { ...withDatesOfDays(lone, context), done };
  const date = comingDate(dateIn.exec(fresh)?.[0] ?? '', context.material.today);
  const real = date && weekdays[date.getDay()];
  return {
    piece: lone,
    done,
    ...(real &&
      is &&
      real !== is && {
        refusal: `Please check the date: ${dateIn.exec(fresh)?.[0]} is a ${real}.`,
      }),
  };
}

const dateIn = new RegExp(`${month} \\d{1,2}\\b`);

/** "the 23rd" in the month of the old date, and a date with its day where the old one had it. */
function inFormOf(old: string, typed: string, { material }: Pick<Context, 'material'>): string {
  const named = new RegExp(`^(${weekday}),? the (\\d{1,2})(?:st|nd|rd|th)$`).exec(typed);
  const name = new RegExp(month).exec(old)?.[0];
  if (named && name) return `${named[1]}, ${name} ${named[2]}`;
  const bare = new RegExp(`^${month} \\d{1,2}$`).test(typed);
  const date =
    bare && weekdays.some((day) => old.includes(day)) && comingDate(typed, material.today);
  return date ? `${weekdays[date.getDay()]}, ${typed}` : typed;
}

/** A day that stands without a date: "Come see it Saturday." */
function onOtherDay(piece: Piece, was: string, is: string): Piece {
  const alone = new RegExp(`\\b${escaped(was)}\\b(?!s\\b|,? ${month} \\d| the \\d)`, 'g');
  const change = (text: string) => text.replace(alone, is);
  return { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) };
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

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
export function daysBetween(from: string, to: string): number {
  const days = weekdays.indexOf(to) - weekdays.indexOf(from);
  return ((days + 10) % 7) - 3;
}

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
