import { isPaved } from './landscape/ground.ts';
import {
  type Colors,
  type HomeSubject,
  homeSubjects,
  isHome,
  type Scene,
  type SceneSubject,
} from './scene.ts';
import { isShown, mayHaveFence } from './scene-parts.ts';

/** Yards whose fence is of the kind that was asked for. */
const fencedYards = new Set<SceneSubject>([
  ...(['patio', 'patio-dining', 'garden', 'pool', 'deck', 'covered-patio', 'hot-tub'] as const),
  ...([
    'outdoor-kitchen',
    'greenhouse',
    'coop',
    'guest-house',
    'garden-gate',
    'open-land',
  ] as const),
  ...(['country-road', 'yard-things'] as const),
]);

/** Pages with a house whose walls take the color that was asked for. */
const withMainHouse = [
  ...(['yard-things', 'ladder', 'shovel', 'mower', 'mailbox', 'leaf-pile', 'solar'] as const),
  ...(['ev-charger', 'storm', 'detached-garage', 'flag', 'front-walk', 'bunting-fence'] as const),
  ...(['outdoor-unit', 'vineyard', 'grain-field', 'flower-field', 'country-road'] as const),
  ...(['guest-house', 'garden-gate', 'pool', 'patio', 'deck', 'driveway', 'orchard'] as const),
  ...(['marsh', 'bayou', 'river', 'trail', 'open-land', 'flower-fence'] as const),
] as const;

/** The things of a subject that take a color by name. */
export const takesColor = (kind: keyof Colors, { subject, extras = [], fence }: Scene) =>
  kind === 'barn'
    ? isShown('barn', subject) && (extras.includes('barn') || subject === 'barn')
    : kind === 'fence' && isHome(subject)
      ? fence !== undefined && mayHaveFence(subject)
      : colored[kind].has(subject);

const without = (...own: HomeSubject[]) =>
  homeSubjects.filter((home) => !own.includes(home) && home !== 'new-construction');

const colored: Record<Exclude<keyof Colors, 'barn'>, ReadonlySet<SceneSubject>> = {
  // Walls of some homes have the color of their material, and flat roofs are not seen.
  walls: new Set<SceneSubject>([
    'window-cat',
    ...withMainHouse,
    ...(['living-room', 'bedroom', 'nursery', 'kids-room', 'home-office', 'dining-room'] as const),
    ...(['kitchen', 'bathroom', 'laundry', 'fireplace', 'empty-room', 'open-plan'] as const),
    'painted-room',
    ...without(
      ...(['adobe', 'cabin', 'brownstone', 'victorian', 'townhouses'] as const),
      ...(['condo-tower', 'tudor', 'modern-row'] as const),
    ),
  ]),
  roof: new Set<SceneSubject>([
    ...withMainHouse,
    'chimney',
    ...without(
      ...(['adobe', 'mid-century', 'modern', 'brownstone', 'townhouses', 'condo-tower'] as const),
      ...(['modern-row', 'triple-decker'] as const),
    ),
  ]),
  door: new Set([
    ...without('condo-tower', 'modern', 'tudor', 'lodge'),
    'front-door',
    'doorstep',
    'porch',
    'shop-front',
  ]),
  secondDoor: new Set(['duplex']),
  shutters: new Set([
    ...(['porch-house', 'columned', 'gambrel', 'foursquare', 'raised-cottage'] as const),
    ...(['ranch', 'colonial', 'cottage', 'cape-cod', 'split-level', 'mobile-home'] as const),
    ...(['two-story', 'front-door'] as const),
  ]),
  bridge: new Set(['covered-bridge']),
  frames: new Set(
    without(
      ...(['new-construction', 'queen-anne', 'victorian', 'condo-tower', 'modern'] as const),
      ...(['mediterranean', 'spanish'] as const),
    ),
  ),
  trim: new Set(without('condo-tower', 'adobe', 'mid-century', 'modern', 'modern-row')),
  fence: new Set<SceneSubject>([...homeSubjects.filter(mayHaveFence), ...fencedYards, 'mailbox']),
  mailbox: new Set<SceneSubject>(['mailbox', ...homeSubjects]),
  cabinets: new Set(['kitchen', 'bathroom', 'laundry', 'shower']),
  island: new Set(['kitchen']),
  fabric: new Set(['living-room', 'fireplace', 'bedroom', 'rec-room', 'loft']),
  chairs: new Set([
    ...([
      'living-room',
      'fireplace',
      'bedroom',
      'window-seat',
      'nursery',
      'breakfast-nook',
    ] as const),
    ...(['dining-room', 'home-office', 'loft', 'deck', 'patio-dining'] as const),
  ]),
};

export const showsFence = ({ subject }: Scene) =>
  fencedYards.has(subject) || (isHome(subject) && mayHaveFence(subject));

export const showsPaving = (scene: Scene) =>
  (isHome(scene.subject) && !isPaved(scene)) ||
  scene.subject === 'front-walk' ||
  scene.subject === 'country-road' ||
  scene.subject === 'driveway';

export const showsRoofing = ({ subject }: Scene) => colored.roof.has(subject);

/** Pages that are about the things on them. */
export const thingPages = new Set<SceneSubject>([
  'window-sill',
  'table-things',
  'yard-things',
  'room-things',
  'wall-things',
]);
