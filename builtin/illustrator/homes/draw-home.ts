import { castShadows, crownPoints } from '#builtin/illustrator/building/shadow.ts';
import { groundAt } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawGround, drawTurf, isPaved, isSandy } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { mass, type Opening } from '#builtin/illustrator/models/building.ts';
import { dunesBeside } from '#builtin/illustrator/models/dunes.ts';
import { leafScatter } from '#builtin/illustrator/models/grounds.ts';
import {
  castSolidShadows,
  drawSolids,
  type Model,
  put,
} from '#builtin/illustrator/models/model.ts';
import type { Solid, Tint } from '#builtin/illustrator/models/solid.ts';
import { paletteOf } from '#builtin/illustrator/palette.ts';
import type { HomeSubject } from '#builtin/illustrator/scene.ts';
import { isShown, mayHaveFence } from '#builtin/illustrator/scene-parts.ts';
import { asks, type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { adobe } from './adobe.ts';
import * as apartmentHomes from './apartments.ts';
import { atTheDoor, ivyUp } from './at-the-door.ts';
import { annexOf, fenceAlong, frontDeck } from './beside-home.ts';
import { brownstone } from './brownstone.ts';
import { pouredFoundation, wrappedHouse } from './building-site.ts';
import { cabin } from './cabin.ts';
import { colonial } from './colonial.ts';
import { condoTower } from './condo-tower.ts';
import { cottage } from './cottage.ts';
import * as countryHomes from './country-homes.ts';
import { craftsman } from './craftsman.ts';
import * as familyHomes from './family-homes.ts';
import { farmhouse } from './farmhouse.ts';
import { frameHome } from './frame-home.ts';
import { framedRow } from './framed-row.ts';
import * as grandHomes from './grand-homes.ts';
import type { Home } from './home.ts';
import { localHouse } from './local-house.ts';
import { midCentury } from './mid-century.ts';
import { mobileHome } from './mobile-home.ts';
import { modern } from './modern.ts';
import { modernRow } from './modern-row.ts';
import { newConstruction } from './new-construction.ts';
import { drawBeds, drawForeground } from './planting.ts';
import { queenAnne } from './queen-anne.ts';
import { ranch } from './ranch.ts';
import * as shoreHomes from './shore-and-mountain-homes.ts';
import * as smallHomes from './small-homes.ts';
import * as townHomes from './town-homes.ts';
import { townhouses } from './townhouses.ts';
import { mediterranean, twoStory } from './two-story-homes.ts';
import { victorian } from './victorian.ts';
import { alongShore, drawWaterBefore, shoreBefore } from './waterside.ts';
import {
  drawLightPools,
  drawMailbox,
  drawPaths,
  drawStreetFront,
  isOnPath,
  layWalk,
} from './yard.ts';
import { plantTree, treesAround } from './yard-trees.ts';

/** A home on its lot, in its landscape. */
export function drawHome(
  start: Stage,
  subject: HomeSubject,
  { things, pets, aside = 0 }: HomeExtras = {},
) {
  const isByWater = asks(start, 'waterside') && isShown('waterside', subject);
  const built = homes[subject](start);
  const annex = isByWater ? undefined : annexOf(start.scene, built);
  // Nobody drives up from the water.
  const { drive: _, ...withoutDrive } = built;
  const home: Home = isByWater ? withoutDrive : { ...built, ...(annex && { drive: annex.drive }) };
  const wider = Math.max(aside, annex?.wide ?? 0);
  const camera = frameHome(
    { ...home, width: home.width + wider },
    start.canvas,
    start.random.fork('view'),
    isByWater,
  );
  const stage = { ...start, camera };
  const trees = treesAround(withRandom(stage, 'trees'), home);
  const walk = layWalk(withRandom(stage, 'walk'), home);
  const shore = isByWater ? shoreBefore(home) : undefined;
  const { scene } = stage;
  const { fence } = scene;
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  for (const tree of trees.behind) plantTree(stage, tree);
  if (!lonely.has(subject)) drawNeighbors(withRandom(stage, 'neighbors'), home.width + wider);
  if (isPaved(stage.scene)) drawStreetFront(stage, home);
  else drawPaths(stage, home, walk);
  const before =
    things?.(stage, home.width, shore && [home.door.x - 3.4, 0, shore(home.door.x - 3.4) + 1]) ??
    [];
  const solids = [
    ...(asks(stage, 'fallen-leaves') ? leavesOnLawn(home) : []),
    ...before,
    ...(annex?.solids ?? []),
    ...(asks(stage, 'front-deck') && isShown('front-deck', subject) ? frontDeck(home) : []),
    ...(isSandy(scene) && subject !== 'stilt-house' ? dunesBeside(home.width) : []),
    ...(fence && mayHaveFence(subject) && !shore
      ? fenceAlong({ kind: fence, tint: scene.colors?.fence }, home, walk, before)
      : []),
    ...(asks(stage, 'ivy') && isShown('ivy', subject) ? ivyUp(home.height) : []),
    ...atTheDoor(stage, home),
    ...(shore ? alongShore(shore, walk) : []),
    // At the door of a whole house an animal would be a dot: it sits on the grass before the viewer.
    ...(pets ?? []).flatMap((pet, index) =>
      put(
        pet,
        shore
          ? [home.door.x - 1.9 - index, 0, home.door.z - 2.2]
          : groundAt(camera, [
              start.canvas.width * (0.36 + index * 0.09),
              start.canvas.height * 0.9,
            ]),
        { size: 1.3 },
      ),
    ),
  ];
  castSolidShadows(stage, solids);
  castShadows(stage, [
    ...home.volumes,
    ...[...trees.behind, ...trees.before].map(({ at, height }) => crownPoints(at, height)),
  ]);
  if (!isPaved(stage.scene)) drawTurf(stage, (at) => !isOnPath(home, walk, at));
  if (shore) drawWaterBefore(stage, shore);
  home.draw(withRandom(stage, 'home'));
  drawLightPools(stage, home);
  drawBeds(withRandom(stage, 'beds'), home);
  // Behind a sign, its post would look like one of the sign's.
  const hasSign = stage.scene.extras?.some((extra) => extra.endsWith('-sign'));
  const hasMailbox = withMailbox.has(subject) || asks(stage, 'mailbox');
  if (hasMailbox && !shore && !hasSign) drawMailbox(stage, walk);
  if (!home.slope) for (const tree of trees.before) plantTree(stage, tree);
  drawSolids(stage, solids);
  if (!isPaved(stage.scene) && !shore) drawForeground(withRandom(stage, 'foreground'));
  drawWeather(stage);
  drawVignette(stage);
}

/** What belongs to a wish beyond the home: a sign, a truck, an animal. */
export type HomeExtras = {
  /** What stands before it; on the lawn, where there is water before the lawn. */
  things?: (stage: Stage, width: number, lawn?: Vector) => readonly Solid[];
  pets?: readonly Model[];
  /** Metres to the right of the home that belong into the picture. */
  aside?: number;
};

/** Homes that stand alone, or have their neighbors in the same row. */
const lonely = new Set<HomeSubject>([
  ...(['brownstone', 'victorian', 'cabin', 'farmhouse'] as const),
  ...(['shotgun', 'a-frame', 'tiny-house'] as const),
]);

/** What the trees have shed before the door. */
const leavesOnLawn = ({ width, door }: Home): Solid[] =>
  Array.from({ length: 9 }, (_, index) =>
    put(leafScatter(2.2), [
      -2 + (index * (width + 4)) / 8,
      0,
      door.z - 1.6 - ((index * 5) % 4) * 0.9,
    ]),
  ).flat();

/** The houses to the left and to the right, a little further back. */
function drawNeighbors(stage: Stage, width: number) {
  const { random, scene } = stage;
  const house = scene.subject === 'condo-tower' ? apartments : localHouse;
  const left = put(house(random.fork('left'), scene), [
    -random.between(9, 13),
    0,
    random.between(1, 4),
  ]);
  const right = put(house(random.fork('right'), scene), [
    width + random.between(10, 14),
    0,
    random.between(2, 6),
  ]);
  const plain = { ...scene, colors: {}, isStone: false, roofing: undefined };
  const own = { ...stage, scene: plain, palette: paletteOf(plain, random.fork('palette')) };
  castSolidShadows(own, [...left, ...right]);
  drawSolids(own, [...left, ...right]);
}

/** A block of a few storeys, as they stand beside towers. */
function apartments(random: Random): Model {
  const floors = random.integer(4, 7);
  const tint = random.pick<Tint>(['#b9aea0', '#a3543f', '#c9b79f', '#8f969b', '#d8cdb8']);
  return [
    mass([0, 0, 5], [13, floors * 3 + 0.6, 10], tint, {
      top: '#8a8d91',
      front: Array.from({ length: floors * 4 }, (_, index): Opening => {
        const [column, floor] = [index % 4, Math.floor(index / 4)];
        return ['plain', 1.2 + column * 3, 0.9 + floor * 3, 1.6, 1.5];
      }),
    }),
  ];
}

const withMailbox = new Set<HomeSubject>(['craftsman', 'ranch', 'colonial', 'farmhouse']);

export const homes: Record<HomeSubject, (stage: Stage) => Home> = {
  craftsman,
  ranch,
  'mid-century': midCentury,
  colonial,
  modern,
  townhouses,
  'modern-row': modernRow,
  'condo-tower': condoTower,
  cottage,
  farmhouse,
  'new-construction': (stage) =>
    asks(stage, 'foundation')
      ? pouredFoundation()
      : asks(stage, 'house-wrap')
        ? wrappedHouse()
        : asks(stage, 'framed-row')
          ? framedRow()
          : newConstruction(),
  adobe,
  victorian,
  'queen-anne': queenAnne,
  brownstone,
  'mobile-home': mobileHome,
  cabin,
  'cape-cod': smallHomes.capeCod,
  duplex: familyHomes.duplex,
  'a-frame': smallHomes.aFrame,
  tudor: familyHomes.tudor,
  'tiny-house': smallHomes.tinyHouse,
  'split-level': familyHomes.splitLevel,
  'stilt-house': smallHomes.stiltHouse,
  shotgun: familyHomes.shotgunRow,
  'two-story': twoStory,
  mediterranean,
  'porch-house': countryHomes.porchHouse,
  barndominium: countryHomes.barndominium,
  saltbox: countryHomes.saltbox,
  gambrel: grandHomes.gambrel,
  columned: grandHomes.columned,
  spanish: grandHomes.spanish,
  manor: grandHomes.manor,
  prairie: townHomes.prairie,
  foursquare: townHomes.foursquare,
  'triple-decker': townHomes.tripleDecker,
  'shingle-style': shoreHomes.shingleStyle,
  'raised-cottage': shoreHomes.raisedCottage,
  lodge: shoreHomes.lodge,
  apartments: apartmentHomes.apartments,
  'loft-building': apartmentHomes.loftBuilding,
};
