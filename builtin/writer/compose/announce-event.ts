import type { Block } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import { inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { joinShort, sayFact, sayRest } from './say-facts.ts';
import { addressLine, isStreet, isStreetName } from './where-in-town.ts';
import { line, namesCity, pickLine, startInWords, type Writing } from './writing.ts';

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

/** "60 pies for past clients" is no place. */
const namesPlace =
  /\p{Lu}|^(?:at|in|on|near|behind|by|off|our|my|the) |\b(?:office|library|hall|park|church|school|store|shop|lot|plaza|square|center|station|field|garden|downtown|uptown|midtown|club|lodge|barn|brewery|cafe|gym|house|street|room|fairgrounds|museum|lake|beach|farm|market|mall|porch|yard|driveway)\b/u;

/** "214 Backpacks": so many, and no number on a street. */
const isCount = /^\d+ \p{L}+s$/u;

/** What is over is told, and asks nobody in. */
const looksBack =
  /\b(?:wrap[- ]?up|recap|update|results|winners?|highlights|photos from|success)\b/i;

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
  const venue =
    event.venue && withoutEnding(event.venue, ' .').replace(/(\p{Ll}) (?=\d+ )/u, '$1, ');
  const isPlace = venue !== undefined && namesPlace.test(venue) && !isCount.test(venue);
  const where = [isPlace && venue, event.address].filter(Boolean).join(', ');
  if (looksBack.test(subject?.text ?? '') && brief.facts.length > 0) return tellBack(writing);
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
    line(venue && !isPlace && asSentence(capitalise(venue))),
    ...joinShort(notes.flatMap((fact) => sayFact(fact, writing))),
    ...sayRest(notes, writing),
    ...(known && brief.facts.length === 0 ? [knownPoint(writing, known)] : []),
    line(event.link && `Details: ${event.link}`),
    line(callOfEvent(writing)),
  ];
}

/** A drive that is over: what it was, how it went and what else was said. */
function tellBack(writing: Writing): Block[] {
  const { event } = writing.brief;
  const counted = [event.typed, event.address, event.venue, event.name, event.day].flatMap(
    (each) => each ?? [],
  );
  return [
    line(asSentence(capitalise(writing.subject?.text ?? '')), ...counted.map(asSentence)),
    ...sayRest([], writing),
    line(writing.brief.nextStep ?? pickLine(writing, ['Thank you, {city}.', '{city}, thank you.'])),
  ];
}
