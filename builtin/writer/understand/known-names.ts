import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { usStates } from '#contract/us-states.ts';
import { isInDictionary } from './spelling.ts';

/** Names that are typed in small letters all over the country: styles of houses, regions, trails. */
export const withKnownNames = (text: string) =>
  text
    .replace(styles, asTitle)
    .replace(regions, (name) => spelling.get(name.toLowerCase()) ?? name)
    .replace(stateCodes, (code) => code.toUpperCase())
    .replace(/\b([A-Z]{2}) (?=[A-Z]{2}\b(?: and|,|$))/g, (all, code: string) =>
      isStateCode(code) ? `${code}, ` : all,
    )
    // The network, unless a house or a neighbor is next door.
    .replace(
      /(?<=\b(?:on|to|via|my|from the|our|a|in) )nextdoor(?! neighbor)(?![\p{L}'’])/gu,
      'Nextdoor',
    )
    .replace(/(?<![\p{L}'’])nextdoor(?= neighbor)/gu, 'next-door')
    .replace(/(?<![\p{L}'’])nextdoor(?![\p{L}'’])/gu, 'next door')
    .replace(namedTwice, (name) => asTitle(name))
    .replace(namedAfter, (all, name: string, kind: string) =>
      isEverydayWord(name) || isInDictionary(name) ? all : `${asTitle(name)} ${asTitle(kind)}`,
    );

/**
 * A word that no dictionary has and that is not put together from two of its words is a name:
 * "irvington". One that is, is a name beside another: "Clintonville and beechwold".
 */
export const withLikelyNames = (text: string) =>
  withUnknownWords(withUnknownWords(text)).replace(
    /(?<![\p{L}'’])(?!(?:the|a|an|new|old|big|little|nice|town|city|dog|small|one|our|my)\b)(\p{Ll}{3,} (?:square|park|heights|hills?|village|grove|point|beach|ridge|valley|hollow)) (?=(?:and|&) \p{Lu}\p{Ll}{3})/gu,
    (_, name: string) => `${asTitle(name)} `,
  );

const withUnknownWords = (text: string) =>
  text.replace(unknown, (word, at: number) => {
    if (isEverydayWord(word) || isInDictionary(word) || coined.test(word)) return word;
    const isBeside = besideName.test(text.slice(Math.max(0, at - 40), at));
    return isBeside || !isPutTogether(word) ? asTitle(word) : word;
  });

const unknown = /(?<![\p{L}\p{N}'’@./#-])\p{Ll}{5,}(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu;
/** Beside a name, or where a place is told: "off gosford" is no "go" and "ford". */
const besideName = /\p{Lu}\p{Ll}{3,} (?:and|&|or) $|\b(?:off|near|along|past) $/u;
/** Words of the trade and of the phone that no dictionary has. */
const coined =
  /^(?:pre|re|un|non|multi|semi|sub|over|under|mini|micro|co|anti|auto|bio|eco|geo|hydro|photo|video|tele|up|out)\p{L}{4,}|ish$|able$|ville?s$|^(?:https|valorem|habla|español|también|laundromats?|kolaches?|mauka|makai|tiktoks?|comps|zestimates?|airbnbs?|vibe|vibes|hoas|adus|reno|renos|spendy|homey|townhome|townhomes|backsplash|xeriscap\p{L}*|hardscap\p{L}*|shiplap|luxe|closers?|lockboxes|signup|signups|covid|wifi|fiber|geothermal|radiant|gonna|wanna|kinda|sorta|gotta|lotta|hafta|alright|photog|photogs|grandkids|newbies?|rehabbers?|flippers?)$/u;

const isPutTogether = (word: string) =>
  Array.from({ length: word.length - 5 }, (_, index) => index + 3).some(
    (at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
  ) || isKnown(word.replace(/(?:s|es|ed|ing|er|ers|y|ies)$/, ''));
const isKnown = (word: string) => word.length > 2 && (isEverydayWord(word) || isInDictionary(word));

const asTitle = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Styles that are named after people, times and countries. */
const styles =
  /(?<![\p{L}'’./@-])(?:tudor(?: revival)?|victorian|italianate|georgian|edwardian|greek revival|gothic revival|colonial revival|spanish revival|mission revival|queen anne|cape cod|dutch colonial|spanish colonial|french provincial|french country|mediterranean|federal-style|craftsman|art deco|eichler)(?=s?(?![\p{L}'’@/-]|\.\p{L}))/gu;

const spelling = new Map(
  `Bay Area;Twin Cities;Pacific Northwest;Midwest;East Coast;West Coast;New England;Hill Country;Front Range;Gulf Coast;Outer Banks;Jersey Shore;Lake Tahoe;Central Valley;High Country;Upper Peninsula;Research Triangle;Silicon Valley;Wall Street;Main Street;Main St;Broadway;Fourth of July;4th of July;Labor Day;Memorial Day;Veterans Day;Mother's Day;Father's Day;Small Business Saturday;Super Bowl;Spanish;Realtor;Realtors;Zillow;Facebook;Instagram;LinkedIn;Zoom;Venmo;Uber;Starbucks;Target;Tesla;U-Haul;Intel;SoCal;NorCal;Congress;Medicare;Social Security`
    .split(';')
    .map((name) => [name.toLowerCase(), name]),
);
const regions = new RegExp(
  `(?<![\\p{L}\\d'’@.-]|\\.\\S*/)(?:${[...spelling.keys()].filter((name) => !/^(?:target|intel|realtors?)$/.test(name)).join('|')})(?![\\p{L}\\d'’@]|\\.\\p{L})`,
  'gu',
);

/** Codes of states that are no words: "in", "or" and "me" are. */
const stateCodes =
  /(?<![\p{L}\d'’@./-])(?:sc|nc|nj|ny|tn|tx|fl|ga|md|wi|mn|nh|nm|nv|az|ky|ks|ut)(?![\p{L}\d'’@/-]|\.\p{L})/gu;
const isStateCode = (code: string) => usStates.some((state) => state.code === code);

const land =
  'creek|lake|river|hill|hills|mountain|valley|ridge|brook|canyon|bay|harbor|island|grove|pond|forest|prairie|meadow|meadows|springs|fork|bend|rock|point|mill|falls';
/** "spring creek trail": a place, and what is named after it. */
const namedTwice = new RegExp(
  `(?<![\\p{L}'’])(?!(?:the|a|an|this|that|our|your|my|each|every|no|any|new|big|little|nice|small)\\b)\\p{Ll}{3,} (?:${land}) (?:trail|trails|greenway|park|parkway|drive|road|preserve|nature center|golf course|golf club|country club|elementary|reservoir|marina|boardwalk|library|estates|subdivision)(?![\\p{L}'’-])`,
  'gu',
);
/** "mahon park" with a word that no dictionary has. */
const namedAfter =
  /(?<![\p{L}\d'’./@-])(\p{Ll}{4,}) (trail|greenway|park|creek|river|lake|elementary|high school|library|mall|parkway|bridge|plaza|reservoir|highway)(?![\p{L}'’-])/gu;
