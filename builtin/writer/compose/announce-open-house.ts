import type { Block } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { announceByName, besideLittle } from './announce-by-name.ts';
import { callToAction } from './calls.ts';
import { featureBlocks, propertyLines } from './home-in-lines.ts';
import { titleAnswer } from './knowledge-lines.ts';
import { factsOf, noteSentences, sayRest } from './say-facts.ts';
import { addressLine } from './where-in-town.ts';
import { line, lines, pickLine, type Writing } from './writing.ts';

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
    event.address &&
    event.venue &&
    event.venue !== city &&
    !event.venue.includes(' ') &&
    /^\p{Lu}/u.test(event.venue)
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
            event.hours
              ? 'Message me for the address.'
              : 'Message me for the address and the hours.',
            'Want the address? Send me a message.',
          ]),
    ),
  ];
}

const announcesOpenHouse =
  /\bthis weekend\b|\bwelcome\b|\bpreview\b|\btwilight\b|\bopen house (?:this|on|at|in|sat|sun|plan)|^open house\b|\blisting\b/i;
