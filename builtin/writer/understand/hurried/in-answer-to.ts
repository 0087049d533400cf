import { capitalise } from '#builtin/writer/language/sentences.ts';
import { ofFigures } from './answers-in-figures.ts';
import { ofNames, titled } from './answers-in-names.ts';
import { type AskedRows, withAskedRows } from './asked-rows.ts';

/**
 * What the question tells of an answer typed in a hurry: where a name ends and its day begins, what a bare figure counts,
 * which words are left out.
 */
export const withPausesInAnswerTo = (question: string, answer: string) =>
  withAskedRows([...ofWords, ...ofNames, ...ofFigures], question, answer);

const ofWords: AskedRows[] = [
  {
    asked: /\bauthority to advertise\b/i,
    rows: [[/[,.]? (?:its|it['’]s) (mine|my listing|ours)\b/gi, ', $1']],
  },
  {
    // "where is the shutoff. every time" is one question.
    asked: /\bask you most\b/i,
    rows: [[/[.,;]? every (?:single )?time[.!]*$/i, '']],
  },
  {
    asked: /\bhow did it go\b/i,
    rows: [[/\b(over|under) (list|ask|asking) a (bit|little)\b/gi, 'a $3 $1 $2']],
  },
  {
    asked: /\bmarketing do you provide\b|\bservices do you include\b/i,
    rows: [
      [
        /^(?:yes,? )?i (?:do|offer|give|provide|include|use) (?=[^.;]*,)(?!it\b|all\b|not\b|a lot\b)/i,
        '',
      ],
      [
        /\b(sat|sun)(?:ur)?(?:day)? open\b(?! house)/gi,
        (_, on) => `${/^sat/i.test(on ?? '') ? 'Saturday' : 'Sunday'} open house`,
      ],
      [/\btwilights?(?=$|[,;.]| and\b)/gi, 'twilight photos'],
    ],
  },
  {
    asked: /\bmistake you see sellers make\b/i,
    // "wont fix it b4 listing": they who were asked about.
    rows: [
      [/^(?=(?:wo|do|ca)n['’]?t (?!forget|let|ever|over)\p{L})/iu, 'they '],
      [
        /^(?=(?:refuse|insist|expect|leave|skip|forget|ignore|wait|price|overprice) (?:to|on|the|all|until|til|off|too|their|there|about|it)\b)/i,
        'they ',
      ],
    ],
  },
  {
    asked: /\bwith a source\b/i,
    rows: [
      [
        /(?<=\bon )(?!the\b|an?\b|my\b|hold\b|track\b)(\p{Ll}{4,})(?=$|[,.;]| \()/gu,
        (name) => capitalise(name),
      ],
      [/\((\p{Ll}[\p{L} ]{2,30})\)$/u, (_, source) => `(${capitalise(source ?? '')})`],
    ],
  },
  {
    asked: /\bcommute routes or transit\b/i,
    rows: [
      [/(?<=\p{L}{2}) (?=(?:bus|route|rt|light rail|train|hwy) ?\d{1,3}\b(?! ?min))/giu, ', '],
      [/\bdt\b/g, 'downtown'],
      [
        /(?<=\p{Ll}{3})(?<!\b(?:its|are|was|about|only|like|just|under|over|within|around|roughly|walk|drive|another|takes|than|is)) (?=\d+ ?min(?:s|utes)? to \p{L})/giu,
        ', ',
      ],
    ],
  },
  {
    // "both, 45 min walk-through": that it is both says nothing of what.
    asked: /^do you (?:provide|offer)\b.*\bor\b/i,
    rows: [[/^(?:both|all|either)[,;. ]+(?=\S)/i, '']],
  },
  {
    asked: /\bbefore-and-after\b/i,
    rows: [
      [
        /^(?:(?:yes|yep|yeah)[,. ]*)?(?:before|b4):? (?!(?:i|we|it|they|the|you|our|my|listing|selling)\b)(.{4,80}?)[,;.]? after:? (.{4,})$/i,
        (_, before, after) =>
          `Before: ${before}. After: ${(after ?? '').replace(/(?<=\p{Ll}) (?=(?:sold|closed|went|under contract|pending)\b)/u, ', ')}`,
      ],
    ],
  },
  {
    asked: /\bclass to promote\b|\bevent, a gift\b|^date, time, place\b/i,
    rows: [
      [/(?<=\d ?[ap]?m?) (?=(?:my|our|the) (?:office|library|house|place)\b)/gi, ' at '],
      [/(?<=\b(?:office|library|house)) (?=\d{2,5} \p{L}{3})/giu, ', '],
      [
        /(?<=\p{L}{2}),? (free (?:pizza|food|lunch|coffee|snacks|donuts|dinner|breakfast|childcare))\b/giu,
        '. $1',
      ],
      [/(?<=\d ?[ap]m|\p{L}{3}),? (?=(?:sign up|register|rsvp) (?:at|on|by|here|with)\b)/giu, '. '],
    ],
  },
  {
    asked: /\bwhen can people see\b|\bgo live\b/i,
    rows: [
      [
        /(?<=\p{L} (?:\p{L}+day|mon|tues?|weds?|wed|thurs?|fri|sat|sun|starts?)) (?=(?:open|showings?|tours?)\b)/giu,
        ', ',
      ],
      [/(?<=\b(?:appt|appointment) only) (?=\p{L})/giu, ', '],
    ],
  },
  {
    asked: /\bparking\b/i,
    rows: [
      [/(?<=\b(?:pls|please)) (?=park (?:on|in|at|behind|across)\b)/gi, '. '],
      [
        /(?<=\bpark(?:ing)? on )(?!street\b|driveway\b|lawn\b|grass\b|gravel\b|road\b|either\b|both\b|site\b|curb\b|the\b)(\p{Ll}{4,})(?=$|[,.;])/giu,
        (name) => capitalise(name),
      ],
      [
        /(?<=\p{L}{3}|\bst),? (?=(?:no (?:pets|dogs|shoes|smoking|food|drinks|strollers|kids)|(?:shoes|dogs|pets|strollers) (?:are )?(?:ok|okay|fine|welcome))\b)/giu,
        ', ',
      ],
      [
        /(?<![\d/$])\$?(\d{1,2}) ?\/ ?(hr|hour|day|night)\b/gi,
        (_, sum, unit) => `$${sum} ${/^h/i.test(unit ?? '') ? 'an hour' : `a ${unit}`}`,
      ],
    ],
  },
  {
    asked: /\bHOPA\b/,
    rows: [
      [/,? (yes|yep|no|nope),? (?=\d|verified|it|hopa)/gi, ', $1, '],
      [/\bhopa\b/g, 'HOPA'],
    ],
  },
  {
    // "elmwood its on potters ave": the street, and where it is.
    asked: /\bmay the address\b/i,
    rows: [
      [
        /[,.]? (?:its |price |all |both |street |street name |address )?(?:ok|okay|fine)(?: to (?:say|use|name|print|share|post)(?: (?:it|price|the price|street|the street|both|that))?)?(?=[,.]?$|,? its\b)/gi,
        '',
      ],
      [
        /^([^,.;]{3,30}?)[,.]? (?:(?:ok |okay )?street is|its|it['’]s|it is|was) on (\p{L}[^,.;]{2,30})$/iu,
        (_, area, street) => `${titled(area)}. It's on ${titled(street)}`,
      ],
    ],
  },
];
