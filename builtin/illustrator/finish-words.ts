import { hueNames, hueOf } from './color-words.ts';
import { type Finishes, isInside, type SceneSubject, tableSubjects } from './scene.ts';

const woods: Record<string, string> = {
  oak: '#c79a62',
  'white oak': '#d9bd92',
  pine: '#d9b27c',
  maple: '#dcc09a',
  bamboo: '#d8b878',
  walnut: '#6b4630',
  dark: '#74503a',
  cherry: '#8a4a34',
  mahogany: '#5f3226',
  honey: '#c98f4a',
};

const slabs: Record<string, string> = {
  marble: '#eceae6',
  slate: '#5d6a75',
  concrete: '#b3b1ac',
  epoxy: '#a9b0b4',
  terracotta: '#b8654a',
  saltillo: '#b8654a',
  travertine: '#d8c8ac',
  limestone: '#d6cdb8',
};

const carpets = '#d6cbb8';

const tops: Record<string, string> = {
  marble: '#efeeec',
  quartz: '#f1efea',
  granite: '#62605f',
  soapstone: '#4f565a',
  concrete: '#b3b1ac',
  slate: '#5d6a75',
  walnut: '#6b4630',
};

const anyOf = (names: object) => Object.keys(names).join('|');

const counterWords = new RegExp(
  `\\b(${anyOf(tops)}|${hueNames})(?: (?:stone|kitchen|waterfall|tile))? (?:counters?|counter ?-?tops?|work ?-?tops?|island tops?)\\b|\\b(${anyOf(tops)}) (?:kitchen )?islands?\\b`,
);

const floorWords = new RegExp(
  `\\b(?:(${anyOf(woods)}) )?(?:wide[- ]plank |plank )?(?:(?:hard ?-?)?wood )?(${anyOf(slabs)}|carpet(?:ed|ing)?|${hueNames})?(?: (?:hard ?-?wood|wood|tile|tiled|stone|hex(?:agon)?|penny|slab|plank|coated|and white)){0,3} ?(?:floors?|flooring|carpet(?:ing)?)\\b|\\bcarpet(?:ed|ing)?\\b`,
);

const tileWords = new RegExp(
  `\\b(${hueNames})(?: (?:subway|zellige|hex(?:agon)?|penny|square|glazed|glass|ceramic|herringbone|patterned))? (?:tiles?|tile ?-?work|tiling|backsplash(?:es)?)(?: backsplash(?:es)?| walls?)?\\b(?! floors?)`,
);

const paperWords = new RegExp(`\\b(${hueNames})(?: [a-z]+)? wall ?-?papers?\\b`);

const brickWords =
  /\b(?:exposed |bare |white |painted )?bricks?(?: (?:accent|feature))? walls?\b|\bexposed bricks?\b/;

/** What the words of a wish say of floors, counters, tiles and walls. */
export function finishesIn(wanted: string): Finishes {
  const found: Finishes = {};
  const floor = floorWords.exec(wanted);
  if (floor) {
    const [phrase, wood = '', slab = ''] = floor;
    const hue = hueOf(`${slab} `, slab.length + 1, slab.length + 1);
    if (woods[wood]) found.floor = { color: woods[wood], paving: 'boards' };
    else if (slabs[slab]) found.floor = { color: slabs[slab], paving: isPoured(slab) };
    else if (/carpet/.test(phrase)) found.floor = { color: hue ?? carpets, paving: 'smooth' };
    else if (hue)
      found.floor = { color: hue, paving: /tile|hex/.test(phrase) ? 'tiles' : 'boards' };
  }
  const [, top, ofIsland] = counterWords.exec(wanted) ?? [];
  const counter = top ?? ofIsland;
  if (counter) found.counter = tops[counter] ?? hueNamed(counter);
  const tiles = tileWords.exec(wanted)?.[1];
  if (tiles && tiles !== 'white') found.tiles = hueNamed(tiles);
  const paper = paperWords.exec(wanted)?.[1];
  if (paper) found.paper = hueNamed(paper);
  if (brickWords.test(wanted)) found.brick = true;
  return found;
}

const hueNamed = (name: string) => hueOf(`${name} `, name.length + 1, name.length + 1);

const isPoured = (slab: string) => (/concrete|epoxy/.test(slab) ? 'smooth' : 'tiles');

const words: Record<keyof Finishes, RegExp> = {
  floor: floorWords,
  counter: counterWords,
  tiles: tileWords,
  paper: paperWords,
  brick: brickWords,
};

/** The text without the finishes that are in the picture. */
export function withoutFinishes(text: string, finishes: Finishes, subject: SceneSubject): string {
  return (Object.keys(finishes) as (keyof Finishes)[])
    .filter((kind) => hasFinish(kind, subject))
    .reduce((rest, kind) => rest.replace(new RegExp(words[kind], 'g'), ' '), text);
}

/** Rooms that have what could be of it. */
export function hasFinish(kind: keyof Finishes, subject: SceneSubject): boolean {
  if (kind === 'counter')
    return withCounters.has(subject) || tableSubjects.some((table) => table === subject);
  if (kind === 'tiles') return withTiles.has(subject);
  const isRoom = isInside(subject) && !tableSubjects.some((table) => table === subject);
  if (kind === 'paper' || kind === 'brick') return isRoom && !withoutPlainWall.has(subject);
  return isRoom && !withOwnFloor.has(subject);
}

const withCounters = new Set<SceneSubject>(['kitchen', 'open-plan', 'kitchen-sink', 'stove']);

const withTiles = new Set<SceneSubject>([
  ...withCounters,
  ...(['bathroom', 'shower', 'laundry'] as const),
]);

const withoutPlainWall = new Set<SceneSubject>([
  ...(['garage', 'renovation', 'shower', 'closet', 'pantry', 'attic', 'wine-cellar'] as const),
  ...(['utility', 'loft', 'floor-installation', 'kitchen-renovation', 'painted-room'] as const),
]);

const withOwnFloor = new Set<SceneSubject>(['floor-installation', 'renovation', 'room-things']);
