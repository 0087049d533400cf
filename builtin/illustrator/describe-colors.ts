import { coloredThing, hueNames } from './color-words.ts';
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

/** What has such a color in our pictures anyway. */
const anyway =
  /^(?:white (?:(?:kitchen|subway|penny|wall|floor|bath) )?(?:sinks?|(?:bath ?)?tubs?|tiles?|subway|trim|sheets|towels?|candles?|mugs?|cups?|plates?|dishes|papers?|ceilings?|counter\w*|toilets?|washers?|dryers?|pages?|rooms?|bath ?rooms?|snow\w*|lights|board|boards)|green (?:plants?|herbs?|leaves|trees?|lawns?|grass|garland)|red (?:hearts?|roses|bows?|apples|wagon|ribbons?|stockings?|barn)|(?:gold|brass|silver) (?:keys?|faucets?|key ?chain|stars?|coins?)|silver (?:laptop|fridge)|black (?:screens?|tvs?)|orange pumpkins?|yellow lemons?|orange (?:juice|slices)|red (?:pins?|wine|velvet)|white wine|black (?:coffee|pepper)|green tea|blue (?:sky|skies|water|ocean|sea|hour)|golden? (?:hour|light)|brown boxes|[a-z]+ (?:light|tones?|accents?|touches|friday|and))$/;

/** The colors of a wish that are not in the picture, each with what it is said of. */
export function colorsNotShown(wanted: string, scene: Scene, seen: ReadonlySet<string>): string[] {
  const { tints = {}, things = [], furniture = [], extras = [] } = scene;
  const inTheirColor = [
    ...things.filter((thing) => tints[thing] && seen.has(thing)).map((each) => namedThing(each)),
    ...furniture.filter((name) => tints[name] && seen.has(name)).map((each) => furnishing(each)),
  ];
  return (wanted.replace(coloredThing, ' . ').match(coloredWord) ?? []).filter(
    (phrase) =>
      !anyway.test(phrase) &&
      !inTheirColor.some(({ asks }) => asks.test(phrase)) &&
      !(extras.includes('dog') || extras.includes('cat') ? isCoat.test(phrase) : false) &&
      !(extras.includes('checkered') && /^black and white/.test(phrase)),
  );
}

const isCoat = /\b(?:dogs?|cats?|labs?|retrievers?|pupp(?:y|ies)|kittens?|tabby)$/;
