import { once, oncePerKey } from '#builtin/once.ts';
import { citiesByState } from '#builtin/places/place-files.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { usStates } from '#contract/us-states.ts';

/**
 * Things typed in a row with spaces alone, as the list they are: "pics drone video", "cary apex wake forest", "rents 1100
 * taxes 2800". Only where all of a stretch is known, each thing by its own name, so that "vendor list" stays one thing.
 */
export function withListedRows(text: string, question: string, state: string): string {
  const said = withFiguresApart(text);
  if (asksWhere.test(question))
    return withPlacesNamed(withThings(said, placesIn(state), 3, 2), state).replace(
      /(?<=^|, )(\p{Ll}{2})(?=$|,)/gu,
      (code) =>
        usStates.some((each) => each.code === code.toUpperCase()) ? code.toUpperCase() : code,
    );
  if (asksForThings.test(question)) return withThings(said, knownThings(), 3, 3);
  return said;
}

const asksWhere = /\bclients come from\b|\bareas or ZIP codes\b|\bareas\b/i;
const asksForThings =
  /\bservices do you include\b|\bmarketing do you provide\b|\bservices do you offer\b|\bfeatures\b|\bspecial about it\b|\bconfuses\b|\blocal costs matter\b|\bloan types\b|\bhousing styles\b/i;

/** "fresno and clovis": what is a city of the state is no other word where areas were asked for. */
const withPlacesNamed = (text: string, state: string) =>
  text
    .split(/(,\s+| and )/)
    .map((part) => {
      const words = part.split(' ');
      const length = lengthsFrom(3).find((size) =>
        placesIn(state).has(words.slice(0, size).join(' ')),
      );
      return length && (words[0] ?? '').length > 2 && /^\p{Ll}/u.test(part)
        ? [...words.slice(0, length).map(capitalise), ...words.slice(length)].join(' ')
        : part;
    })
    .join('');

/** "1100 a side taxes 2800 ins 1500": a figure ends one thing, and the next has its own label. */
const withFiguresApart = (text: string) =>
  text
    .replace(
      /(?<=\d(?:k|%)?(?: (?:a|per) (?:side|month|mo|year|yr|unit|door)| ?\/ ?(?:mo|month|yr|year|side|unit|door))?) (?=(?:rents?|tax(?:es)?|ins|insurance|hoa|dues|utilities|median|dom|days on market|active|inventory|closed sales|pendings?|mortgage|cash ?flow|noi|cap rate)\b(?: (?:is|are|about|around|was|of))? ?\$?\d)/gi,
      ', ',
    )
    .replace(/(?<=\dk?%?) (?=(?:usually|mostly|mainly|plus|depending)\b)/gi, ', ')
    // "3 days 4 offers"
    .replace(
      /\b(\d+ (?:days|offers?|showings?|wks?|weeks|hrs?|hours|buyers)) (?=\d+k? (?:days|offers?|showings?|over|under|above|below)\b)/gi,
      '$1, ',
    )
    .replace(
      /\b((?:mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?|weekend) (?=\d{1,3}k? (?:over|under|above|below)\b)/gi,
      '$1, ',
    );

/** Puts commas between known things that stand side by side; less than that many of them stay as they are. */
function withThings(
  text: string,
  known: ReadonlySet<string>,
  most: number,
  fewest: number,
): string {
  return text
    .split(/(,(?!\d{3})\s*|[.;:!?]\s+|\n|\s*\+\s*| and | n )/)
    .map((part, index) => (index % 2 === 0 ? withCommas(part, known, most, fewest) : part))
    .join('');
}

function withCommas(
  part: string,
  known: ReadonlySet<string>,
  most: number,
  fewest: number,
): string {
  const words = part.split(' ');
  const things: string[] = [];
  let count = 0;
  for (let at = 0; at < words.length; ) {
    const length = lengthsFrom(most).find((size) => {
      const thing = words
        .slice(at, at + size)
        .join(' ')
        .toLowerCase();
      return at + size <= words.length && known.has(thing);
    });
    if (!length) {
      // What follows the last known thing says more of it: "mailers to 500 homes".
      const isTail =
        /^(?:\$?\d[\d,.]*k?m?(?:-.*)?|to|for|with|w|w\/|on|in|at|from|of|mostly|mainly|free|included|both|too)$/i.test(
          words[at] ?? '',
        );
      if (!isTail || count < 1) return part;
      things[things.length - 1] +=
        `${/^\$?\d/.test(words[at] ?? '') ? ',' : ''} ${words.slice(at).join(' ')}`;
      break;
    }
    things.push(words.slice(at, at + length).join(' '));
    count++;
    at += length;
  }
  return count >= Math.min(fewest, 2) ? things.join(', ') : part;
}

const lengthsFrom = (most: number) => Array.from({ length: most }, (_, less) => most - less);

const placesIn = oncePerKey(
  (state: string) =>
    new Set([
      ...[...citiesByState()].flatMap(([code, cities]) =>
        code === state || state === ''
          ? cities.flatMap(({ name }) => [
              name.toLowerCase(),
              name.toLowerCase().replace(/^mount /, 'mt '),
            ])
          : cities.filter(({ rank }) => rank < largeCities).map(({ name }) => name.toLowerCase()),
      ),
      ...usStates.flatMap(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]),
      ...'cali socal norcal nyc dc philly jersey vegas midwest northeast chicagoland downtown'.split(
        ' ',
      ),
    ]),
);
const largeCities = 150;

/** What agents offer and what homes have, by the names they go by. */
const knownThings = once(
  () =>
    new Set(
      `bungalows,tudors,craftsman,craftsmans,ranches,brick ranches,victorians,colonials,capes,cape cods,condos,townhomes,townhouses,rowhouses,rowhomes,
duplexes,split levels,split entries,foursquares,new builds,lofts,pop tops,cottages,photos,pics,pro pics,pro photos,professional photos,photography,drone,drone photos,drone pics,drone video,aerials,video,videos,
video tour,video tours,virtual tour,virtual tours,walkthrough video,3d tour,3d tours,matterport,floor plan,floor plans,floorplan,
floorplans,twilight,twilights,twilight photos,twilight pics,staging,staging advice,staging consult,virtual staging,stager,open house,
open houses,broker open,mls,zillow,realtor.com,social,social media,fb ads,facebook ads,instagram,reels,email blast,mailers,postcards,
flyers,just listed cards,print,print ads,film,brochure,brochures,magazine ads,sign,yard sign,lockbox,coming soon,private showings,
private previews,facetime tours,zoom tours,live video tours,airport pickup,airport pick up,area tour,area tours,vendor list,lender list,
mover list,movers list,relo guide,relocation guide,utility list,pool,spa,hot tub,primary on main,primary down,main floor primary,
first floor primary,scullery,butlers pantry,walk in pantry,wine room,wine cellar,home gym,gym,sauna,theater,theater room,media room,
home office,office,guest house,casita,mother in law suite,outdoor kitchen,fire pit,covered patio,screened porch,deck,patio,porch,
fenced yard,big yard,small yard,no yard,no stairs,no steps,single level,one level,elevator,2 car garage,3 car garage,1 car garage,
2-car garage,3-car garage,garage,attached garage,detached garage,covered parking,rv parking,boat slip,dock,lawn care,snow removal,guest room,
walk in shower,walk in closet,zero entry,laundry on main,main floor laundry,storage,new roof,new hvac,new ac,new furnace,new windows,new floors,
new carpet,new paint,fresh paint,new kitchen,new deck,new water heater,hardwoods,refinished hardwoods,hardwood floors,granite,quartz,finished basement,fin bsmt,
workshop,shed,taxes,insurance,ins,hoa,hoa dues,flood,flood insurance,pmi,cdd,cdd fees,utilities,fha,va,usda,conv,conventional,jumbo,dscr,heloc,appraisal,inspection,
escrow,u name it,you name it,the works,underwriting,closing costs,title,earnest money,option period`
        .split(/,\s*/)
        .map((thing) => thing.trim()),
    ),
);
