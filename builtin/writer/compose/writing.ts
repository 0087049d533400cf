import type { Random } from '#builtin/random.ts';
import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { capitalise, sentenceKey } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import type { OwnSubject } from '#builtin/writer/understand/subject.ts';
import { spoken, type Voice } from '#builtin/writer/voice/voice.ts';

/** Everything one candidate is composed from. */
export type Writing = {
  title: string;
  brief: Brief;
  /** What a subject of the agent's own asks for. */
  subject?: OwnSubject;
  material: Material;
  random: Random;
  voice: Voice;
  /** Whether words stood in one of the agent's last pieces. */
  isWornOut(text: string): boolean;
};

/** Our own words for the place, as people say them. */
export const say = ({ material }: Pick<Writing, 'material'>, text: string) =>
  spoken(material.say(text));

/** One of several wordings, of those that the agent's last pieces did not have as far as there are some. */
export function pickLine(
  writing: Pick<Writing, 'material' | 'random' | 'isWornOut'>,
  lines: readonly string[],
): string {
  const filled = lines.map((line) => say(writing, line));
  const fresh = filled.filter((line) => !writing.isWornOut(line));
  return writing.random.pick(fresh.length > 0 ? fresh : filled);
}

export const line = (...sentences: (string | false | undefined)[]): Block =>
  paragraph(...sentences);

/** Several lines as paragraphs of their own, as an address and a date stand. */
export const lines = (...texts: (string | false | undefined)[]): Block[] =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => paragraph(text as string));

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');
export const inWords = (count: number) => numbers[count] ?? String(count);

/** "4 offers" at the start of a sentence. */
export const startInWords = (text: string) =>
  capitalise(text.replace(/^(\d)(?= \p{Ll})/u, (_, digit: string) => inWords(Number(digit))));

export const namesCity = (text: string, city: string) =>
  ` ${sentenceKey(text)} `.includes(` ${sentenceKey(city)} `);

/** "12 Hopkins St Hilton Village": the street, and the part of town it is in. */
function addressWithArea({ address, typed }: Writing['brief']['event']): string | undefined {
  const rest = address && typed?.startsWith(address) ? typed.slice(address.length) : '';
  const area = /^,? ((?:\p{Lu}[\p{L}'’]+ ?){1,3})\.?$/u.exec(rest)?.[1];
  return area ? `${address}, ${area.trim()}` : address;
}

/** "Five Points, Reno", or the city alone. */
export function whereIn({ brief, subject, material }: Writing): string {
  const { city } = material.place;
  const address = addressWithArea(brief.event) ?? subject?.address;
  const named =
    subject?.area ??
    (address && subject && !/^(?:off|near) /.test(brief.event.venue ?? '')
      ? brief.event.venue
      : undefined);
  if (address && named && !namesCity(address, named) && !namesCity(named, city))
    return `${address} in ${named}, ${city}`;
  const beside = /^(?:off|near) /.exec(brief.event.venue ?? '') ? `, ${brief.event.venue}` : '';
  const street =
    subject?.area &&
    /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane)$/i.test(brief.event.venue ?? '')
      ? `${brief.event.venue}, `
      : '';
  const area =
    address ??
    (named && `${street}${named}`) ??
    brief.scope?.area ??
    // "Midtown, off Dauphin": what is no street is the part of town.
    (beside !== '' ? brief.event.name : undefined);
  return `${area && !namesCity(area, city) ? `${area}, ${city}` : (area ?? city)}${beside}`;
}
