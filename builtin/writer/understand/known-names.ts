import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { isInDictionary } from './spelling.ts';

/** Names that are typed in small letters all over the country: styles of houses, regions, trails. */
export const withKnownNames = (text: string) =>
  text
    .replace(styles, asTitle)
    .replace(regions, (name) => spelling.get(name.toLowerCase()) ?? name)
    .replace(namedTwice, (name) => asTitle(name))
    .replace(namedAfter, (all, name: string, kind: string) =>
      isEverydayWord(name) || isInDictionary(name) ? all : `${asTitle(name)} ${asTitle(kind)}`,
    );

const asTitle = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Styles that are named after people, times and countries. */
const styles =
  /(?<![\p{L}'’./@-])(?:tudor(?: revival)?|victorian|italianate|georgian|edwardian|greek revival|gothic revival|colonial revival|spanish revival|mission revival|queen anne|cape cod|dutch colonial|spanish colonial|french provincial|french country|mediterranean|federal-style|craftsman|art deco|eichler)(?=s?(?![\p{L}'’@/-]|\.\p{L}))/gu;

const spelling = new Map(
  `Bay Area;Twin Cities;Pacific Northwest;Midwest;East Coast;West Coast;New England;Hill Country;Front Range;Gulf Coast;Outer Banks;Jersey Shore;Lake Tahoe;Central Valley;High Country;Upper Peninsula;Research Triangle;Silicon Valley;Wall Street;Main Street;Main St;Broadway;Fourth of July;4th of July;Labor Day;Memorial Day;Veterans Day;Mother's Day;Father's Day;Small Business Saturday;Super Bowl;Spanish;Realtor;Realtors;Zillow;Facebook;Instagram;LinkedIn;Nextdoor;Zoom;Venmo;Uber;Starbucks;Target;Tesla;Intel;SoCal;NorCal;Congress;Medicare;Social Security`
    .split(';')
    .map((name) => [name.toLowerCase(), name]),
);
const regions = new RegExp(
  `(?<![\\p{L}\\d'’@.-]|\\.\\S*/)(?:${[...spelling.keys()].filter((name) => !/^(?:target|intel|realtors?)$/.test(name)).join('|')})(?![\\p{L}\\d'’@]|\\.\\p{L})`,
  'gu',
);

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
