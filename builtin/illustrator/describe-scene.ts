import type { SceneWishes } from './choose-scene.ts';
import { notDrawn } from './not-drawn.ts';
import { withoutPlaces } from './place-names.ts';
import { splitWish } from './read-prompt.ts';
import { type Extra, isHome, isInside, type Scene, type SceneSubject } from './scene.ts';
import { extraNames, fenceNames, holidayNames, nameOf, roofNames } from './scene-names.ts';
import { growsFlowers, isKept, isShown, showsHoliday } from './scene-parts.ts';
import { isFalling } from './setting-shown.ts';
import { showsFence, showsRoofing, thingPages } from './shown-parts.ts';
import { addedName, furnishing } from './things/furniture-list.ts';
import { showsThing } from './things/shown-things.ts';
import { namedThing } from './things/things.ts';
import { hasTables, type Trade, tradeInfo } from './trade-words.ts';

/** What was drawn, in words, and what of the wish was not. */
export type SceneReport = { drawn: string; notDrawn: string[] };

/** `seen` holds the names of the furniture and the things in the picture, where it has been drawn. */
export function describeScene(
  scene: Scene,
  { subject, place }: SceneWishes,
  seen?: ReadonlySet<string>,
): SceneReport {
  const { main } = splitWish(subject);
  return {
    drawn: whatIsSeen(scene, seen),
    notDrawn: notDrawn(scene, withoutPlaces(main, place), seen),
  };
}

function whatIsSeen(scene: Scene, seen?: ReadonlySet<string>): string {
  const { subject, extras = [], flowers, holiday, season, weather, isSnowless } = scene;
  const added = extras.flatMap((extra) => {
    const name = extra === 'wreath' && subject === 'fireplace' ? 'a wreath' : extraNames[extra];
    if (extra === 'coffee' && subject === 'fireplace') return ['mugs on the table'];
    if (extra === 'flower-pots' && subject === 'downtown') return ['flower baskets'];
    if (extra === 'house-behind') return hasRoomForHouse.has(subject) ? ['a house behind'] : [];
    if (extra === 'dunes' && subject === 'beach')
      return extras.includes('boardwalk') ? [] : ['dunes'];
    const isNamed = ` ${nameOf(subject)} `.includes(` ${name.replace(/^an? /, '')} `);
    return name && isShown(extra, subject) && !isNamed ? [name] : [];
  });
  if (holiday && isKept(holiday, subject))
    added.push(
      subject === 'downtown'
        ? holiday === 'july'
          ? 'flags'
          : 'strings of lights'
        : showsHoliday.has(subject)
          ? holidayNames[holiday]
          : '',
    );
  const shown = (scene.things ?? [])
    .filter((thing) => showsThing(thing, scene))
    .map((thing) => namedThing(thing).is);
  for (const name of scene.furniture ?? [])
    if (seen?.has(addedName(name))) added.push(furnishing(name).is);
  const grown = flowers ?? (holiday === 'spring' ? 'tulips' : '');
  if (growsFlowers(subject) && !ownFlowers.has(subject))
    added.push(...[grown, scene.blooms ?? ''].filter((each) => !nameOf(subject).includes(each)));
  if (scene.isStone && isHome(subject)) added.push('stone walls');
  if (scene.roofing && showsRoofing(scene)) added.push(roofNames[scene.roofing]);
  if (scene.fence && showsFence(scene))
    added.push(fenceNames[scene.fence].replace('white ', scene.colors?.fence ? '' : 'white '));
  const isOutside = !isInside(subject);
  const air = isFalling(weather) ? `in ${weather}` : undefined;
  const time =
    season === 'winter' && !isSnowless && !air
      ? 'in winter'
      : season === 'autumn'
        ? 'in fall'
        : undefined;
  const isAbout = thingPages.has(subject) && shown.length > 0;
  if (!isAbout) added.push(...shown);
  // Rocking chairs stand where the swing would hang.
  const name = isAbout
    ? `${list(shown)} ${whereOf(scene)}`
    : subject === 'porch' && extras.includes('rocking-chairs')
      ? nameOf(subject).replace(' with a swing', '')
      : calledSo(scene);
  return [
    name,
    added.some(Boolean) &&
      `${name.includes(' with ') ? 'and' : 'with'} ${list([...new Set(added.filter(Boolean))])}`,
    isOutside
      ? (air ?? time)
      : isFalling(weather) && (seen?.has('window') ?? true) && `, ${weather} outside`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',');
}

/** Pages that are called after the flowers in them. */
const ownFlowers = new Set<SceneSubject>(['flower-fence', 'flower-field', 'front-walk', 'trail']);

/** Landscapes in which a house stands only where one was asked for. */
const hasRoomForHouse = new Set<SceneSubject>([
  ...(['marsh', 'bayou', 'orchard', 'river', 'trail', 'open-land', 'barn', 'marina'] as const),
]);

/** What the same page is called where something else was asked for on it. */
function calledSo({
  subject,
  extras = [],
  isBrick,
  flowers,
  blooms,
  paving,
  trades,
  furniture = [],
}: Scene): string {
  const has = (extra: Extra) => extras.includes(extra);
  if (
    subject === 'new-construction' &&
    has('framed-row') &&
    !has('foundation') &&
    !has('house-wrap')
  )
    return 'a row of townhomes being framed';
  if (subject === 'staircase' && has('spiral')) return 'an entry hall';
  if (subject === 'new-construction' && (has('foundation') || has('house-wrap')))
    return 'a new home';
  if (subject === 'kids-room' && has('playroom')) return 'a playroom';
  if (subject === 'rec-room' && !furniture.includes('pool-table'))
    return 'a finished basement with a large screen';
  if (subject === 'kitchen' && furniture.includes('table') && !furniture.includes('island'))
    return 'a kitchen with a table';
  if (subject === 'bathroom' && has('powder')) return 'a powder room';
  if (subject === 'bedroom' && has('twin-beds')) return 'a bedroom';
  if (subject === 'duplex' && has('third-door')) return 'a triplex with three front doors';
  if (subject === 'grain-field' && has('cotton')) return 'a cotton field with a farm behind it';
  if (subject === 'grain-field' && has('corn')) return 'a cornfield with a farm behind it';
  if (trades) return shopsCalled(trades, has('striped'));
  if (subject === 'fountain' && has('monument')) return 'a paved square';
  if (subject === 'covered-patio' && has('rocking-chairs'))
    return 'a covered patio with a ceiling fan';
  if (subject === 'patio' && has('outdoor-fireplace'))
    return 'a patio with string lights and chairs';
  if (subject === 'flower-fence' && blooms) return 'flowers along a white fence';
  if (subject === 'front-walk')
    return `a ${paving ?? 'brick'} walk to a front door between ${flowers ?? blooms ?? 'flowers'}`;
  if (subject === 'brownstone' && isBrick) return 'a row of brick rowhouses with stoops';
  return nameOf(subject);
}

const shopsCalled = (trades: readonly Trade[], isStriped: boolean) =>
  `${list(trades.map((trade) => tradeInfo(trade).is))} with ${isStriped ? 'a striped' : 'an'} awning${trades.some(hasTables) ? ' and sidewalk tables' : ''}`;

const whereOf = ({
  subject,
  things: [first] = [],
  ground = first && namedThing(first).ground,
}: Scene) =>
  subject === 'window-sill'
    ? 'on a window sill'
    : subject === 'table-things'
      ? 'on a table'
      : subject === 'wall-things'
        ? 'by a console table'
        : subject === 'room-things'
          ? 'in a room'
          : ground === 'back'
            ? 'in a backyard'
            : ground === 'sand'
              ? 'on a beach'
              : ground === 'open' || ground === 'water'
                ? 'outdoors'
                : 'in a yard';

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
