import { oncePerKey } from '#builtin/once.ts';
import { citiesByState, countiesByFips } from '#builtin/places/place-files.ts';
import { isEverydayWord, lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { usStates } from '#contract/us-states.ts';
import { withKnownNames } from './known-names.ts';
import { isInDictionary } from './spelling.ts';

/** Names typed in small letters get their capitals, where it is certain that they are names. */
export function withNames(text: string, state = ''): string {
  const ofState = /^(?:IN|OR|ME|HI|OK|OH|DE|LA|)$/.test(state)
    ? text
    : text.replace(
        new RegExp(`(?<=\\b(?:in|across) )${state.toLowerCase()}(?=$|[ ,.;])`, 'g'),
        state,
      );
  return withKnownNames(
    withKindsOfPlace(
      withCities(
        withBodies(ofState)
          .replace(stateNames, (name) => states.get(name) ?? name)
          .replace(organizations, (name) => spellings.get(name.toLowerCase()) ?? name),
        state,
      )
        .replace(/(?<=\p{Lu}\p{L}+ )county\b/gu, 'County')
        .replace(
          /(?<=\b(?:on|via|off|near|along|down|up|from|to|at|and) )((?:[nsew] )?(?!the\b|my\b)\p{Ll}{3,}) (st|ave|rd|blvd|dr|ln|hwy|pkwy)\b(?!\.\w)/gu,
          (_, name: string, kind: string) => `${titled(name)} ${titled(kind)}`,
        )
        .replace(
          /(?<=\p{Lu}\p{Ll}+ |\b\d+(?:st|nd|rd|th) )(st|ave|rd|blvd|dr|ln|ct|pkwy|hwy|ter|cir)(?=$|[\s,;:)])/gu,
          (kind) => titled(kind),
        )
        // "bullard st is the main drag"
        .replace(
          /(?<=^|[,/] ?)(?!the\b|my\b|our\b|a\b|this\b|that\b|main\b)(\p{Ll}{3,}) (st|ave|rd|blvd|dr|ln) (?=(?:is|runs|has|between|from|to|down|up|ranch|duplex|dup|condo|house|cape|colonial|bungalow)\b)/gu,
          (_, name: string, kind: string) => `${titled(name)} ${titled(kind)} `,
        )
        // "randall rd on the west kirk on the east": what lies on two sides at least.
        .replace(
          /(?<=^|, |east |west |north |south |and )(?!(?:the|it|homes|houses|lots|mostly|mainly|some|most|nothing|more|less)\b)(\p{Ll}{3,}(?: (?:rd|st|ave|creek|river|lake))?) (?=on the (?:north|south|east|west)\b)/giu,
          (all, name: string, _at: number, whole: string) =>
            /on the (?:north|south|east|west)\b.* on the (?:north|south|east|west)\b/is.test(whole)
              ? `${titled(name)} `
              : all,
        )
        .replace(
          /(on the (?:north|south|east|west)(?: side)?) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* on the (?:north|south|east|west)\b)/gu,
          '$1, ',
        )
        .replace(
          /(?<=^|, )(?!the\b|a\b|our\b|by\b|on\b|near\b|old\b|big\b)(\p{Ll}{3,}) (river|creek)(?= (?:down|on|along|through|runs|in)\b)/gu,
          (_, name: string, kind: string) => `${titled(name)} ${titled(kind)}`,
        )
        .replace(/\bfort (\p{Ll}{3,})\b/gu, (_, name: string) => `Fort ${titled(name)}`)
        .replace(
          /(?<![\p{L}'’])(camp|lake|mount|port|cape|san|santa|las|los) (\p{Ll}{3,})\b/gu,
          (all, _start: string, name: string) => (isEverydayWord(name) ? all : titled(all)),
        )
        .replace(/\bi-? ?(\d{1,3})\b(?= |$|[,.;])(?! (?:did|said|was|sold|have|had))/g, 'I-$1'),
    ),
  );
}

const sides = { N: 'North', S: 'South', E: 'East', W: 'West' } as const;

/** "Apex" typed once with its capital is a name wherever it stands; "west Toledo" is called West Toledo. */
export function withSeenNames(text: string, everything: string): string {
  const seen = new Set(
    [...everything.matchAll(/(?<=[\p{L}\d,;:)/&] )(\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})*)/gu)]
      .map(([, name = '']) => name)
      .filter((name) => name.includes(' ') || !isEverydayWord(name.toLowerCase())),
  );
  // "west mobile": a side of the city, whatever else its name means.
  const city = everything.slice(everything.lastIndexOf(', ') + 2);
  let said = text
    // "N Raleigh 27615": no street, but a side of the city.
    .replace(
      new RegExp(
        `(?<![\\p{L}\\d] |\\d )(?<=^|[,;] )([NSEW])\\.? (?=${RegExp.escape(city)}(?:$|[,;]| \\d{5}))`,
        'gu',
      ),
      (_, side: keyof typeof sides) => `${sides[side]} `,
    )
    .replace(
      new RegExp(
        `(?<![\\p{L}'’])((?:north|south|east|west|downtown|midtown|uptown|old|greater) ${RegExp.escape(city.toLowerCase())})(?![\\p{L}'’])`,
        'gu',
      ),
      titled,
    )
    .replace(/(?<=^|, )(midtown|uptown)(?= (?:and|or|,)|,)/gu, titled);
  for (const name of seen) {
    const small = name.toLowerCase();
    if (!said.includes(small)) continue;
    said = said.replace(
      new RegExp(`(?<![\\p{L}\\d'’./@-])${small}(?![\\p{L}\\d'’@/-]|\\.\\w)`, 'gu'),
      name,
    );
  }
  return said.replace(
    /(?<![\p{L}'’])(north|south|east|west)(?= (?:\p{Lu}\p{Ll}{3,})(?![\p{L}'’]))/gu,
    (word) => titled(word),
  );
}

/** "greater erie board of realtors": what such bodies are called has capitals all through. */
const bodies =
  /(?<![\p{L}'’])((?:\p{L}+ ){0,3}?)(property appraiser(?:['’]s office)?|tax assessor|tax collector|county clerk|clerk of courts?|register of deeds|recorder(?:['’]s office)|assessor(?:['’]s office)|board of realtors|association of realtors|realtors association|home ?ownership center|housing authority|housing finance agency|(?:county |city )?(?:health|building|water|planning|fire|police|parks) department|chamber of commerce|historical society|food bank|credit union)((?: of(?: greater| the)? \p{L}+)?)(?![\p{L}'’])/giu;

const withBodies = (text: string) =>
  text.replace(bodies, (all, before: string, kind: string, after: string) => {
    const words = before.trim().split(' ').filter(Boolean);
    const from = words.findLastIndex((word) => notOfName.test(word)) + 1;
    // "a credit union" and "the title company" are no names.
    const isNamed =
      after !== '' ||
      words
        .slice(from)
        .some((word) => /^\p{Lu}|^county$/u.test(word) || !isInDictionary(word.toLowerCase()));
    if ((from === words.length && after === '') || !isNamed) return all;
    const name =
      [...words.slice(from).map((word) => (/^co\.?$/i.test(word) ? 'County' : word)), kind].join(
        ' ',
      ) + after;
    return `${words
      .slice(0, from)
      .map((word) => `${word} `)
      .join('')}${titled(name).replace(/ (Of|The) /g, (small) => small.toLowerCase())}`;
  });

const notOfName =
  /^(?:the|a|an|my|our|your|their|any|every|each|local|at|by|from|with|to|for|and|or|of|in|on|per|via|ask|call|use|is|are|goes|good|best|great|small|big)$/i;

const titled = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

const states = new Map(usStates.map(({ name }) => [name.toLowerCase(), name]));
const stateNames = new RegExp(
  `(?<![\\w.@/-])(?:${[...states.keys()].join('|')})(?![\\w@/-]|\\.\\w)`,
  'g',
);

/** Names that agents all over the country type. */
const spellings = new Map(
  `Cal Fire;Freddie Mac;Fannie Mae;NASA;HVAC;VA;FHA;USDA;NMLS;HUD;FEMA;IRS;DMV;YMCA;HOA;FSBO;AC;DC;NYC;Amtrak;Metra;MARTA;SEPTA;PATCO;MBTA;Caltrain;Metrolink;LIRR;TriMet;SunRail;Tri-Rail;Brightline;Metro-North;Costco;Trader Joe's;Whole Foods;Home Depot;Lowe's;Habitat for Humanity;Habitat ReStore;Goodwill;Salvation Army;Airbnb;Vrbo;Zelle;Google;Yelp;Redfin;Trulia;Boeing;Amazon;Walmart;FedEx;Wells Fargo;Rocket Mortgage;Google Maps;Energy Star;QR;Realtor.com;Craigslist;Black Friday;Zestimate;iPad;iPhone;Toys for Tots;Two Men and a Truck;Christmas;Thanksgiving;Halloween;Easter;Hanukkah;New Year's`
    .split(';')
    .map((name) => [name.toLowerCase(), name]),
);
const organizations = new RegExp(
  `(?<![\\p{L}\\d'’@./-])(?:${[...spellings.keys()].map((name) => name.replace('.', '\\.')).join('|')})(?![\\p{L}\\d'’@/])`,
  'gu',
);

/** "Goodwill" and "Target" begin as names, whatever else the words mean. */
export const startsWithKnownName = (text: string) =>
  [...spellings.values()].some(
    (name) => text.startsWith(`${name} `) || text.startsWith(`${name},`),
  );

/** The largest cities are known everywhere, the others in their state. */
const knownEverywhere = 250;

const namesIn = oncePerKey((state: string) => {
  const names = new Map<string, string>();
  for (const [code, cities] of citiesByState())
    for (const { name, rank } of cities) {
      if (code !== state && rank >= knownEverywhere) continue;
      const small = name.toLowerCase();
      // "Mobile" and "Normal" are words as well; two words are a name.
      const isWord = isEverydayWord(small) || (rank >= knownEverywhere && isInDictionary(small));
      if (small.includes(' ') || !isWord) names.set(small, name);
    }
  for (const { shortName, name, state: of } of countiesByFips().values())
    if (of === state) {
      names.set(name.toLowerCase(), name);
      names.set(`${shortName.toLowerCase()} co`, name);
      const small = shortName.toLowerCase();
      if (!small.includes(' ') && !isEverydayWord(small) && !isInDictionary(small))
        names.set(small, shortName);
    }
  return names;
});

const mostWordsInName = 3;

function withCities(text: string, state: string): string {
  if (state === '' || !/\p{Ll}{3}/u.test(text)) return text;
  const names = namesIn(state);
  const pieces = text.split(/(\s+|(?<=\p{L})\/(?=\p{L}))/u);
  for (let at = 0; at < pieces.length; at += 2) {
    for (let count = mostWordsInName; count > 0; count--) {
      const said = pieces.slice(at, at + count * 2 - 1).join('');
      const bare = said.replace(/[.,;:!?)]+$/, '');
      // "Polk county", with the capital that a sentence starts with, is one as well.
      const name = /^\p{Ll}|^\p{Lu}\p{Ll}+ \p{Ll}/u.test(bare) && names.get(bare.toLowerCase());
      // "red oak" is a wood, "in cottage grove" is a place.
      const isWood =
        count > 1 &&
        !/ co(?:unty)?$/i.test(bare) &&
        (bare.toLowerCase().split(' ').every(isEverydayWord) ||
          /^(?:mountain|ocean|valley) view$/i.test(bare)) &&
        !beforePlace.test(pieces[at - 2] ?? '');
      if (!name || isWood) continue;
      pieces[at] = name + said.slice(bare.length);
      for (let gone = at + 1; gone < at + count * 2 - 1; gone++) pieces[gone] = '';
      at += (count - 1) * 2;
      break;
    }
  }
  return pieces.join('');
}

const beforePlace = /^(?:in|near|from|to|around|of|at|outside|and|or)$/i;

/** What takes a capital after a name: "Mahon library", "Elk creek". */
const kindsOfPlace =
  'library|park|church|national bank|bank|credit union|grill|cafe|theatre|theater|mountain|hill|heights|creek|lake|river|elementary|brewery|bakery|museum|plaza|bridge|greenway|high school|springs|cove|beach|falls|valley|grove|village|station|hospital|university|college|airport|roofing|plumbing|mortgage|title|realty|homes|builders|movers|inspections';

/** A name that begins in capitals goes on in capitals; "great park" is no name. */
const withKindsOfPlace = (text: string) =>
  text
    .replace(
      new RegExp(
        `(?<![\\p{L}'’])(\\p{Lu}\\p{Ll}[\\p{L}'’]+) (${kindsOfPlace})(?![\\p{L}'’-])`,
        'gu',
      ),
      (all, name: string, kind: string) =>
        isEverydayWord(name.toLowerCase()) ||
        lowerFirst(name) !== name ||
        notNames.test(name) ||
        spellings.has(name.toLowerCase())
          ? all
          : `${name} ${titled(kind)}`,
    )
    .replace(
      /(?<=\b(?:on|of|near|by|at|off|along|from) )(?!(?:the|an?|our|my|your|this|that|each|every|any|some|no|deep|big|small|private|public|open|clear|shallow|calm|main|quiet)\b)((?:\p{Ll}{3,} ){1,2})(bay|harbor|cove|inlet|reservoir)(?![\p{L}'’-])/gu,
      (_, name: string, kind: string) => `${titled(name)}${titled(kind)}`,
    )
    .replace(
      /(?<=\b(?:of|near|by|at|off|along|from) )(?!the\b|a\b|our\b|my\b|this\b|that\b|each\b|every\b|your\b)(\p{Ll}{3,}) (mountain|lake|river|creek)(?![\p{L}'’])/gu,
      (_, name: string, kind: string) => `${titled(name)} ${titled(kind)}`,
    );

/** Capitals that no name of a place has. */
const notNames =
  /^(?:Victorians?|Craftsman|Tudors?|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+days?|Zillow|Christmas|Thanksgiving|Realtor)$/u;

/**
 * Where names were asked for, a word that is in no dictionary of ours is one: "redstone arsenal",
 * but "research park".
 */
export const withUnknownNames = (text: string) =>
  text
    .split(/(, |; |\n| and | vs\.? | or )/)
    .map((item) => {
      const isName = unknownWords(item).length > 0;
      return isName && item.split(' ').length <= 3 && !/\p{Lu}/u.test(item)
        ? asNames(item).replace(/(?<![\p{L}\d])\p{L}{2,4}(?![\p{L}\d'’])/gu, upperCaseInitials)
        : unknownWords(item).reduce(
            (said, word) =>
              said.replace(
                new RegExp(`(?<![\\p{L}\\d'’])${RegExp.escape(word)}(?![\\p{L}\\d])`, 'u'),
                // "lhc" has no vowel: its letters stand for words.
                /^[bcdfghjklmnpqrstvwxz]{3,4}$/.test(word) ? word.toUpperCase() : titled(word),
              ),
            item,
          );
    })
    .join('')
    .replace(/(?<![\p{L}\d])st (?=\p{Lu})/giu, 'St. ')
    // "Hope credit union" was typed as a name.
    .replace(
      new RegExp(`(^|, )(\\p{Lu}\\p{Ll}+) (${kindsOfPlace})(?![\\p{L}'’-])`, 'gu'),
      (_, start: string, name: string, kind: string) => `${start}${name} ${titled(kind)}`,
    );

const unknownWords = (text: string) =>
  (text.match(/(?<![\p{L}\d'’./@-])[\p{Ll}'’]{2,}(?![\p{L}\d'’.@/:-])/gu) ?? []).filter(
    (word) =>
      !small.has(word) &&
      word !== 'ok' &&
      !/['’](?:t|re|ve|ll|d|m)$/.test(word) &&
      !isEverydayWord(word.replace(/['’]s?$/, '')) &&
      !isInDictionary(word.replace(/['’]s?$/, '')),
  );

const small = new Set(
  'min mins at of the and in on for with from to by de la le el du my our an or is are vs no co st'.split(
    ' ',
  ),
);

/** "Jb" has no vowel and is read letter by letter. */
const upperCaseInitials = (word: string) =>
  /[aeiouy]/i.test(word) || small.has(word.toLowerCase()) || /^(?:Mr|Mrs|Dr|St|Mt|Ft)$/.test(word)
    ? word
    : word.toUpperCase();

/** Where places to go are asked for by name, all of a name has capitals. */
export const asNames = (text: string) =>
  // What stands in brackets is said of the name, also where a comma parted it.
  text.replace(/\([^()]*\)?|[^()]*\)|[^()]+/g, (part) =>
    /[()]/.test(part) ? part : inCapitals(part),
  );

const inCapitals = (text: string) =>
  text.replace(
    /(?<![\p{L}\d'’./@-]|\d )(?!(?:at|of|the|and|in|on|for|with|from|to|by|my|our|a|am|pm|an|or|is|are|was|has|open|free|every|near|off|behind|sqft|ft|sf|mph|acres?|weekly|daily|monthly|min|mins|minutes|miles?|blocks?|away|but|best|great|good|new|folks|people|families|buyers|mostly|some|lots)\b)\p{Ll}[\p{Ll}'’]+(?![\p{L}\d'’.@/])/gu,
    (word) => titled(word),
  );

/**
 * "north scottsdale, desert mountain, silverleaf" and "micron, st lukes, BSU": in a row where names were asked for, what
 * stands beside a name and is no common thing is one as well.
 */
export function withNamesInRow(text: string): string {
  const parts = text.split(/(, (?:and )?| and )/);
  const isName = (part: string) =>
    /^(?:.* (?:in|near|around|off) )?(?:the |north |south |east |west |old |upper |lower )?(?:\p{Lu}[\p{L}\d.'’&-]*)(?: \p{Lu}[\p{L}\d.'’&-]*)*$/u.test(
      part,
    );
  const first = parts.findIndex((part, index) => index % 2 === 0 && isName(part));
  if (parts.length < 3 || first < 0) return text;
  return parts
    .map((part, index) =>
      index % 2 === 0 &&
      /^\p{Ll}[\p{Ll}'’]{2,}(?: \p{Ll}[\p{Ll}'’]{2,})?$/u.test(part) &&
      !commonThings.test(part)
        ? asNames(part)
        : part,
    )
    .join('');
}

/** What is asked for beside names, and has none. */
const commonThings =
  /\b(?:\p{L}+(?:ing|ly|ed)|homes?|houses?|condos?|townhomes?|ranch(?:es)?|bungalows?|capes?|colonials?|lots?|acreage|land|lake|river|beach|waterfront|downtown|uptown|midtown|areas?|suburbs?|anything|anywhere|everything|army|navy|air force|marines?|posts?|moves?|transfers?|veterans?|hospitals?|clinics?|colleges?|universit(?:y|ies)|schools?|bases?|military|government|jobs?|tech|remote|work|plants?|mines?|farms?|oil|gas|port|airport|banks?|family|weather|mostly|mainly|some|others?|etc|both|low|mid|high|upper|under|over|above|below|less|more|new|old|older|newer|small|large|big|golf|gated|communit(?:y|ies)|estates?|units?|market|price|prices|city|county|state|local|national|construction|rentals?|people|buyers|sellers|owners)\b/iu;
