import type { Random } from '#builtin/random.ts';
import { type Choices, pickAllowed } from './choose-setting.ts';
import { homesIn } from './local-homes.ts';
import { allNamed, firstNamed, type Reading } from './read-prompt.ts';
import { housesOf, type Surroundings, usualTrees } from './regions.ts';
import type { Region, SceneSubject } from './scene.ts';
import { regionWords } from './setting-words.ts';

/** The land a wish names, else that of the place, else any. */
export function chooseRegion(
  { wanted, refused }: Reading,
  known: Surroundings | undefined,
  random: Random,
): Region {
  const named = firstNamed(wanted, regionWords);
  // Where we know the place, a word of it ("bay", "mountain view") only confirms.
  if (named === 'mountains' && known && !known.hasPeaks && known.region !== 'desert')
    return 'hills';
  if (named && !(known && isMild(named, known.region, wanted))) return named;
  return known?.region ?? pickAllowed(anywhere, allNamed(refused, regionWords), random);
}

/** Where a picture may be when nobody says where: palms and sand would say so. */
const anywhere: Choices<Region> = ['hills', 'plains', 'forest', 'coast', 'mountains', 'city'];

/** Words that agree with what the place has anyway, or say less than it. */
const isMild = (named: Region, region: Region, wanted: string) =>
  // Gravel and cacti are planted far from any desert.
  (named === 'desert' &&
    !/\b(?:deserts?|mesas?|saguaros?|red rocks?|southwestern)\b/.test(wanted)) ||
  // Palms grow in many a town far from the sea.
  (named === 'tropics' && region !== 'tropics') ||
  (named === 'coast' && region === 'tropics') ||
  (named === 'mountains' && (region === 'hills' || region === 'desert')) ||
  (named === 'forest' && (region === 'hills' || region === 'mountains'));

/** What is known of the place, as far as it goes with the region of the picture. */
export function surroundingsIn(region: Region, known: Surroundings | undefined): Surroundings {
  if (known && known.region === region) return known;
  const isWarm = region === 'tropics' || region === 'desert';
  const trees =
    known && region !== 'desert' && region !== 'tropics' ? known.trees : usualTrees[region];
  return {
    region,
    trees,
    // Who speaks of the shore or the woods does not leave the town.
    homes: known?.homes ?? homesIn[region],
    houses: known?.houses ?? housesOf({ region }),
    isSnowless: known?.isSnowless ?? isWarm,
    hasPeaks: known?.hasPeaks ?? region === 'mountains',
  };
}

/** A town by the sea has streets from which one does not see it. */
const inland = new Set<SceneSubject>([
  ...(['street', 'market-street', 'trail', 'garden', 'park', 'mailbox', 'leaf-pile'] as const),
  ...(['covered-bridge', 'bridge', 'church', 'town-hall', 'barn', 'orchard'] as const),
  ...(['pumpkin-patch', 'food-trucks', 'playground', 'ball-field', 'transit-stop'] as const),
  ...(['flower-fence', 'flower-field', 'grain-field', 'community-pool', 'chimney'] as const),
  ...(['patio-dining', 'outdoor-kitchen', 'porch', 'school-bus', 'shop-front'] as const),
  ...(['river-path', 'greenhouse', 'coop', 'ladder', 'shovel', 'corner-sign'] as const),
  ...(['outdoor-unit', 'bunting-fence', 'front-walk', 'vacant-lot', 'open-land'] as const),
  ...(['country-road', 'new-street', 'cul-de-sac', 'gated-entrance', 'entrance-sign'] as const),
  ...(['strip-mall', 'office-building', 'warehouse', 'storage-units', 'river'] as const),
  ...(['concert', 'tree-lot', 'town-tree', 'mural', 'mill', 'high-rise-site'] as const),
  ...(['guest-house', 'garden-gate', 'theater-front', 'apartments', 'loft-building'] as const),
]);

const byTheSea = new Set<SceneSubject>(['beach', 'stilt-house', 'lighthouse', 'pier', 'promenade']);

/** The land a subject is seen in, where not every land has it. */
export function regionFor(subject: SceneSubject, region: Region): Region {
  if (byTheSea.has(subject) && region !== 'tropics') return 'coast';
  if (subject === 'skyline') return 'city';
  if (subject === 'vineyard' && region !== 'mountains' && region !== 'desert') return 'hills';
  return region === 'coast' && inland.has(subject) ? 'forest' : region;
}
