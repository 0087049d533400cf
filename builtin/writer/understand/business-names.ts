import { isInDictionary } from './spelling.ts';

/**
 * Where it is asked who may be named, "bright star electric" and "joes plumbing" are names, though every word of
 * them is in a dictionary. "gutter cleaning" and "the gas company" are kinds.
 */
export const withBusinessNames = (text: string, question: string) =>
  asksWho.test(question)
    ? text
        // "smith & sons"
        .replace(
          /(?<=^|, |\b(?:call|use|try) )(\p{Ll}{3,}) (?:&|and) (sons?|daughters?|brothers|bros|associates)\b/gu,
          (_, name: string, who: string) => `${titled(name)} & ${titled(who)}`,
        )
        .split(/(, (?:and )?|; |\n| and (?!air\b|cooling\b)| or )/)
        .map((item, index) => (index % 2 === 0 ? named(item) : item))
        .join('')
    : text;

const asksWho =
  /\bvendors\b|\blocal services help\b|\bwho may be named\b|\bproperty manager or CPA\b|\bwho helped\b|\blender or housing counselor\b|\blocal office, company or service\b/i;

const kinds =
  'plumbing|roofing|electric(?:al)?|heating(?: (?:and|&) (?:air|cooling))?|hvac|landscaping|lawn care|tree (?:service|care)|movers|moving|storage|painting|flooring|restoration|pest control|septic|chimney|inspections?|auctions?|auction group|estate sales|estate liquidators|liquidators|transitions|hauling|junk removal|cleaning|cleaners|energy|power|mortgage|lending|title|realty|builders|construction|remodeling|management|mgmt|pm|PM|oil|propane|insulation|foundation repair|exteriors|interiors|windows|glass|hardware|nursery|tax|accounting|law|insurance';

/** What the work is done to, or of what kind it is: no part of a name. */
const describing =
  /^(?:the|a|an|any|my|our|your|their|his|her|local|licensed|good|great|free|same|every|some|city|town|county|state|call|ask|use|try|get|gutters?|trees?|junk|estate|pools?|lawn|roof|windows?|gas|furniture|senior|piano|carpet|house|home|homes|dumpster|snow|septic|power|leaf|yard|garage|attic|duct|chimney|furnace|boiler|water|sewer|drain|pipe|electric|solar|flood|fire|mold|termite|pest|general|self|climate|office|small|big|full|part|long|short|property|rental|vacation|income|sales|old|new|both|all|no|for|with|by|from|at|in|on|of|to|is|are|who|that|has|does|deep|window|pressure|house)$/i;

const business = new RegExp(
  `^((?:via |through |call |use |try |ask |with |from |at )?)((?:\\p{Ll}[\\p{Ll}'’]+ ){1,3})(${kinds})(?=$| (?:for|on|at|in|picks?|does|did|will|has|is|comes|takes|hauls|-)\\b|[ ,]*\\(?\\d{3})`,
  'u',
);

function named(item: string): string {
  const known = withOwner(item).replace(
    // "kelly at Gem City": whom one asks there.
    /^((?:call |ask |ask for )?)(\p{Ll}{3,}) (?=(?:at|with|from) (?:\p{Lu}|\p{Ll}+ \p{Ll}+))/u,
    (all, before: string, name: string) =>
      firstNames.has(name) || !isInDictionary(name) ? `${before}${titled(name)} ` : all,
  );
  return known
    .split(/ (?=(?:at|with|from) )/)
    .map((part) =>
      part.replace(business, (all, before: string, words: string, kind: string) => {
        const parts = words.trim().split(' ');
        return parts.some((word) => describing.test(word))
          ? all
          : `${before}${titled(`${words}${kind}`)}`;
      }),
    )
    .join(' ');
}

/** "joes plumbing", "mikes tree service" and "bobs burgers". */
const withOwner = (item: string) =>
  item.replace(owned, (all, name: string, kind: string) =>
    firstNames.has(name) ? `${titled(name)}'s ${titled(kind)}` : all,
  );

const owned = new RegExp(`^(\\p{Ll}{3,}?)['’]?s ((?:\\p{Ll}+ )?(?:${kinds}))(?![\\p{L}])`, 'u');

const titled = (text: string) =>
  text
    .replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:And|Of) /g, (small) => small.toLowerCase())
    .replace(/\bHvac\b/g, 'HVAC');

const firstNames = new Set(
  `al alan alex allen amy andy angela ann anna anne art barb becky ben bert beth betty bill billy bob bobby brad brian bruce carl
  carla carlos carol casey cathy chad charlie chris christy chuck cindy clark craig curt dale dan dana danny dave david dean deb
  debbie denise dennis diane don donna doug drew earl ed eddie ellen eric erik ernie frank fred gabe gary gene george gina glen
  greg hank harry heather henry howard ian ivan jack jackie jake james jane janet jason jay jeff jen jenny jerry jess jesse jill
  jim jimmy joan joe joel john johnny jon jorge jose josh joy juan judy julie justin karen kate kathy keith kelly ken kenny kevin
  kim kris kurt kyle larry laura lee len leo linda lisa liz lori lou luis luke lynn marco maria marie mark marty mary matt maya
  megan mel melissa mia miguel mike mitch molly nancy nate neil nick nicole norm pam pat patty paul paula pedro peggy pete peter
  phil rachel ralph ramon randy ray rebecca renee rich rick ricky rita rob robert robin rod roger ron ronnie rosa rose ross roy
  russ ruth ryan sal sally sam sandy sara sarah scott sean shane shannon sharon shawn sheila stan steph steve stu sue susan tammy
  ted teresa terry theo tim tina todd tom tommy toni tony tracy travis troy tyler vic vicky victor vince walt wanda wayne wendy
  will zach`.split(/\s+/),
);
