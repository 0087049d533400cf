import { anyColor, hueNames, withoutColorPhrases } from './color-words.ts';
import type { Scene } from './scene.ts';
import { furnishing } from './things/furniture-list.ts';
import { namedThing } from './things/things.ts';

/** Words that say more about a thing and do not name it: "a green leather chair". */
const adjectives =
  'leather|velvet|linen|knit|knitted|plaid|striped|wood|wooden|brick|metal|stone|marble|granite|quartz|tile|tiled|penny|subway|hexagon|hex|herringbone|painted|framed|small|little|big|large|long|round|soft|wall|floor|throw|area|front|dining|coffee|kitchen|bath|office|picket|cotton|wool|paper|glass|gift|paint|throw|window';

const coloredWord = new RegExp(
  `\\b(?:${hueNames})(?:(?:,| and| or|,? and) (?:${hueNames}))* (?!(?:and|or|with|of|on|in|at|by|to|from|for|the|an?|${hueNames})\\b)(?:(?:${adjectives}) )?[a-z'-]+`,
  'g',
);

/** What has such a color in our pictures of rooms anyway. */
const anyway =
  /^(?:white (?:(?:kitchen|subway|penny|wall|floor|bath) )?(?:sinks?|(?:bath ?)?tubs?|tiles?|subway|trim|sheets|towels?|candles?|mugs?|cups?|plates?|dishes|papers?|ceilings?|counter\w*|toilets?|washers?|dryers?|pages?|rooms?|bath ?rooms?|snow\w*|lights|board|boards)|green (?:plants?|herbs?|leaves|trees?|lawns?|grass|garland)|red (?:hearts?|roses|bows?|apples|wagon|ribbons?|stockings?|barn)|(?:gold|brass|silver) (?:keys?|faucets?|key ?chain|stars?|coins?)|silver (?:laptop|fridge)|black (?:screens?|tvs?)|orange pumpkins?|yellow lemons?|orange (?:juice|slices)|red (?:pins?|wine|velvet)|white wine|black (?:coffee|pepper)|green tea|blue (?:sky|skies|water|ocean|sea|hour)|golden? (?:hour|light)|brown boxes|[a-z]+ (?:light|tones?|accents?|touches|friday|and))$/;

/** The colors of a wish that are not in the picture of a room, each with what it is said of. */
export function colorsInRoom(wanted: string, scene: Scene, seen: ReadonlySet<string>): string[] {
  const { tints = {}, things = [], furniture = [], extras = [] } = scene;
  const inTheirColor = [
    ...things.filter((thing) => tints[thing] && seen.has(thing)).map((each) => namedThing(each)),
    ...furniture.filter((name) => tints[name] && seen.has(name)).map((each) => furnishing(each)),
  ];
  return (withoutColorPhrases(wanted, ' . ').match(coloredWord) ?? []).filter(
    (phrase) =>
      !anyway.test(phrase) &&
      !inTheirColor.some(({ asks }) => asks.test(phrase)) &&
      !(extras.includes('dog') || extras.includes('cat') ? isCoat.test(phrase) : false) &&
      !(extras.includes('checkered') && /^black and white/.test(phrase)),
  );
}

const isCoat = /\b(?:dogs?|cats?|labs?|retrievers?|pupp(?:y|ies)|kittens?|tabby)$/;

/** The same outdoors. */
export const colorsOutdoors = (text: string): string[] =>
  [...text.matchAll(anyColor)]
    .map(([phrase]) => phrase)
    .filter((phrase) => !ownColors.test(phrase) && !noThing.test(phrase));

const ownColors =
  /^(?:(?:bright|warm|deep|dark|light|soft|lush|pale) )?(?:green (?:grass|lawns?|leaves|trees|hills?|fields?|pines?|yards?|pastures?|meadows?|vines)|blue (?:sky|skies|water|sea|ocean|lake|hour|ridge|spruces?|bonnets?|hills)|white (?:snow|clouds?|sand|picket|board|rail|fenc\w+|trim|columns?|pillars?|railings?|church|steeple|porch|caps?|waves|sails?)|(?:gold|orange|yellow|red|rust) (?:leaves|foliage|trees|maples?|aspens?|oaks?|pumpkins?|sun\w*|sky|light|glow|hour|hills|rocks?|cliffs?|mesas?|canyons?|dirt|clay|barns?|bricks?)|peach (?:orchards?|trees?)|orange (?:groves?|trees?|orchards?)|olive (?:trees?|groves?)|lavender (?:fields?|plants?|garden|farm)|rust belt|silver maples?|yellow school|brown grass|tan hills|beige sand|gray (?:sky|skies|clouds?|day|shingles?))\b/;

const noThing =
  / (?:and|or|with|on|in|at|of|by|to|tones?|accents?|colou?rs?|touches|under|beside|near|along|over|day|light|all|one|a|the)\b/;
