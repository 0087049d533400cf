import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { addFact, addSentence } from './add-fact.ts';
import type { Brief } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { readSegment, spelledPrice, whereAndWhen } from './segments.ts';

/** An address, a day with its hours or two prices, in whatever answer they stand. */
export function saysWhereAndWhen(said: string, isEvent: boolean): boolean {
  const [first = ''] = splitSentences(said);
  const { address, day, hours } = whereAndWhen(first);
  const isChange = new RegExp(`\\b(?:was|from) ${amount}.{1,20}?(?:now|to) ${amount}`, 'i').test(
    first,
  );
  return isChange || (isEvent && Boolean(address || (day && hours)));
}

/** A price, and no hour of the day. */
const amount =
  '(?:\\$?\\d{1,3}(?:,\\d{3})+|\\$?\\d+(?:\\.\\d+)? ?(?:k|m|mil|million)\\b|\\$\\d[\\d.]*|\\d{5,7}\\b)';

export function readEvent(brief: Brief, said: string): void {
  const { event, property } = brief;
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  const found = whereAndWhen(first);
  event.address ??= found.address;
  event.day ??= found.day;
  event.hours ??= found.hours;
  event.link ??= found.link;
  const before = new RegExp(`\\b(?:was|from|originally|down from)\\s+(${amount})`, 'i').exec(
    first,
  )?.[1];
  const now = new RegExp(`\\b(?:now|to|new price(?: is)?)\\s+(${amount})`, 'i').exec(first)?.[1];
  if (before && now) {
    property.oldPrice = spelledPrice(before);
    property.price = spelledPrice(now);
    for (const sentence of others) addSentence(brief, 'note', sentence);
    return;
  }
  for (const item of found.rest.filter((rest) => !/^(?:at|on|from|in|the)$/i.test(rest)))
    placeSegment(brief, item);
  for (const sentence of others) addSentence(brief, 'note', sentence);
}

/** What is left of an event's line: its name comes first, its venue after it. */
function placeSegment(brief: Brief, item: string): void {
  const { event, property } = brief;
  const segment = readSegment(item);
  if (segment.kind === 'steer' || /^(?:yes|yep|yeah|sure)\b/i.test(item)) return;
  if (segment.kind === 'price') property.price ??= spelledPrice(item);
  else if (segment.kind === 'rooms') property.rooms.push(item);
  else if (segment.kind === 'size') property.size.push(item);
  else if (phraseKind(item) === 'sentence') addSentence(brief, 'note', item);
  else if (!event.name && /^\p{Lu}|\p{L} \p{Lu}/u.test(item) && !event.address) event.name = item;
  else if (!event.venue && /^\p{Lu}|\d|^(?:downtown|uptown|midtown)$/u.test(item))
    event.venue = item;
  else addFact(brief, { role: 'note', labels: [], fromMemory: false }, item, '');
}
