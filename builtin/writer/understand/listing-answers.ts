import { withHomeInWords } from './shorthand.ts';

/**
 * Answers to questions about a listing. Whether one may advertise it is for the writer alone: it is
 * taken out, and a "no" becomes a hint. Where beds were asked for, "3/2" is rooms and no date;
 * where the closing date was, "closed" is its label.
 */
export function readListingAnswer(
  question: string,
  answer: string,
  isProperty = false,
): { answer: string; hint?: string } {
  const dated = /\bclosing date\b/i.test(question) ? answer.replace(closedOn, '$1') : answer;
  const spelled = /\bbeds\b/i.test(question)
    ? withRooms(dated)
    : isProperty
      ? withRoomsInPassing(dated, question)
      : dated;
  // That a home is empty, and how agents get in, is for agents alone.
  if (/\bwhen can people see it\b/i.test(question) && forAgents.test(spelled))
    return {
      answer: spelled
        .replace(new RegExp(forAgents.source, 'giu'), '')
        .replace(/^[\s,;.]+|[\s,;]+$/g, ''),
      hint: 'That the home is empty and how agents get in is left out: the public should not read it.',
    };
  if (!/\bauthority to advertise\b/i.test(question)) return { answer: spelled };
  const parts = spelled
    // "2206 Harlan Ave yes I have the listing"
    .replace(/(?<=[\p{L}\d]) (?:and )?(?=(?:yes|yep|yeah)\b)/giu, ', ')
    .split(/(?<=[,;.!])\s+/);
  const isOfAuthority = (part: string) => aboutAuthority.test(part) || speaksOfLeave(part);
  const said = parts.filter((part) => !isOfAuthority(part) && !isStatus.test(part));
  const isRefused = parts.some(
    (part) => isOfAuthority(part) && refusal.test(part) && !isGranted.test(part),
  );
  return {
    // "309 East 44th Street, and yes, ...": what led to the reply goes with it.
    answer: said.join(' ').replace(/[\s,;]+(?:and|but|so)?[\s,;]*$/i, ''),
    ...(isRefused && { hint: noAuthority }),
  };
}

const forAgents =
  /[,;]? ?\b(?:(?:it['’]?s |its |house is |home is )?(?:vacant|empty)(?=[,.;]|$| (?:go|show|call|so)\b)|(?:on |use |w\/? ?|with )?(?:a |the )?(?:lock ?box|supra|sentrilock)\b[^,.;]*|(?:use )?(?:a |the )?combo(?: lock)?(?: code| is| \d)[^,.;]*|go and show(?=[,.;]|$)|agents only(?: obv(?:iously)?)?|for agents)/iu;

const closedOn = /(^|[,;.]\s*)closed (?:on )?(?!last|this|in)(?=\S)/gi;

const withRooms = (answer: string) =>
  withHomeInWords(answer.replace(/\b(\d,?\d{3}) ?(?:ft|feet)\b/gi, '$1 sq ft')).replace(
    /(?<![\d/$])(\d) ?\/ ?(\d(?:\.(?:5|75))?)(?=[\s,;.]|$)(?!\/)/,
    (_, beds: string, baths: string) => `${beds} bed ${baths} bath`,
  );

const aboutAuthority =
  /^(?:(?:yes|yep|yeah|no(?=$|[\s,;.!]*$|[,;.!]| (?:authority|permission|not|i|it|its)\b)|nope|not yet|not mine|waiting|pending|mine|ours|authorized|approved|signed)\b|(?:it['’]?s |its )?(?:my|our|his|her|their|another|a) (?:own )?(?:listing|broker|brokers|broker['’]s|colleague|team|office)|co-?list|listed (?:by|with)|(?:the )?(?:seller|owner|broker)s? (?:said|signed|ok|has|have|agreed|approved|hasn|haven)|i (?:do|don['’]?t|have|haven['’]?t))/i;

/** "14 Birch Rd, 315k, 3/2": of a home these are rooms, unless a day is asked for or named with them. */
function withRoomsInPassing(answer: string, question: string): string {
  const beside = /\b(?:day|date|when)\b/i.test(question) && !hasPrice.test(answer);
  return beside
    ? answer
    : answer.replace(
        /(?<![\d/$.])(?<!\b(?:on|by|until|till?|from|through|thru|since|before|after|starting|starts?|ends?|closed|closes|closing|live|available|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?),? )([1-7]) ?\/ ?([1-5](?:\.(?:5|75))?)(?=[\s,;.]|$)(?! ?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|-)|at \d|from \d|cup|mile|acre|inch|of\b))/gi,
        (_, beds: string, baths: string) => `${beds} bed ${baths} bath`,
      );
}

const hasPrice = /\$ ?\d|\b\d{2,3},\d{3}\b|\b\d{2,4}k\b/i;

/** Asked for leave to advertise, words about leave are the reply, however they are put, unless a figure is in them. */
const speaksOfLeave = (part: string) =>
  !/\d/.test(part) &&
  /\b(?:listings?(?: agent| agreement)?|(?:co-?)?list(?:ed|ing) (?:agent|by|with)|authori[tz]\p{L}*|permission|approv\p{L}+|advertis\p{L}+|consent\p{L}*|signed|in writing|on file|good to go)\b/iu.test(
    part,
  );

const isGranted =
  /^(?:yes|yep|yeah|authorized|approved|signed)\b|\b(?:permission|approved|authorized|in writing|gave (?:the|me|us))\b(?!.*\b(?:pending|waiting|not yet)\b)/i;

/** What the title says already. */
const isStatus = /^(?:coming soon|active|new listing|just listed)(?: status)?[,;.!]*$/i;

const refusal =
  /^(?:no(?=$|[\s,;.!]*$|[,;.!]| (?:authority|permission|not|i|it|its)\b)|nope|not yet|not mine|waiting|pending)\b|\b(?:don['’]?t|hasn['’]?t|haven['’]?t|another|brokers?\b(?! (?:said|ok|signed|agreed|approved))|colleague|co-?list)/i;

const noAuthority =
  "You may not have authority to advertise it yet: post it only with the listing broker's and the seller's written permission.";
