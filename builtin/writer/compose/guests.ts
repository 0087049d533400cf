import type { Fact } from '#builtin/writer/understand/brief.ts';
import { whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { namesCity, pickLine, type Writing } from './writing.ts';

/** An hour and a street or a room on a day, or a day of every week: something to come to. */
export const invitesGuests = (facts: readonly Fact[]): boolean =>
  !facts.some(({ typed }) => ofHome.test(typed) || keepsAway.test(typed)) &&
  facts.some(({ typed }) => {
    const { day, hours, address } = whereAndWhen(typed);
    return (
      hours !== undefined &&
      (address !== undefined || isRoom.test(typed)) &&
      (day !== undefined || everyWeek.test(typed))
    );
  });

/** A price or rooms: what is coming is a listing. */
const ofHome = /\d{2,3},\d{3}|\b\d(?:\.5)?[ -](?:bed|bath)|\b(?:closed|sold|listed)\b/i;

/** "No parking on Main Street from 2 to 6." */
const keepsAway = /\b(?:no parking|closed|closure|detour|ban|not allowed|outage)\b/i;

const everyWeek = /\b(?:every|each|first|second|third|last) (?:mon|tue|wed|thu|fri|sat|sun)/i;

const isRoom =
  /\b(?:at|in) (?:my|our|the) [\p{Ll} ]*(?:office|library|hall|park|plaza|square|center|school|church|lot|garden|fairgrounds)\b|\b(?:library|fire hall|community center|town hall|fire station)\b/iu;

/** Who is asked to come is asked for nothing else. */
export const callToCome = (writing: Writing): string =>
  writing.brief.nextStep ??
  pickLine(
    writing,
    namesCity(
      `${writing.title} ${writing.brief.facts.map(({ typed }) => typed).join(' ')}`,
      writing.material.place.city,
    )
      ? ["Who's coming? Tell me below.", 'See you there?']
      : ['See you there, {city}?', "Who's coming, {city}? Tell me below."],
  );
