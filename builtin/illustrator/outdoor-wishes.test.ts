import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { describeScene } from './describe-scene.ts';
import type { Scene } from './scene.ts';

const seen = (subject: string): Scene => chooseScene({ subject }, createRandom(3).fork('scene'));

test.each<[string, Partial<Scene>]>([
  ['White farmhouse with a wraparound porch', { subject: 'porch-house' }],
  ['Modern farmhouse with black windows', { subject: 'farmhouse' }],
  ['A farmhouse kitchen with a wraparound porch outside', { subject: 'kitchen' }],
  ['Red barndominium with a porch', { subject: 'barndominium', colors: { walls: '#a8352b' } }],
  ['A saltbox with gray shingles', { subject: 'saltbox' }],
  ['Dutch colonial with a gambrel roof', { subject: 'gambrel' }],
  ['A brick colonial', { subject: 'colonial' }],
  ['Southern home with tall white columns', { subject: 'columned' }],
  ['Spanish style house with an arched entry', { subject: 'spanish' }],
  ['Live oaks and Spanish moss along a street', { subject: 'street' }],
  ['Stone mansion with a circular driveway', { subject: 'manor', isStone: true }],
  ['Brick apartment building with fire escapes', { subject: 'apartments' }],
  ['High-rise condo tower', { subject: 'condo-tower' }],
  ['Converted warehouse lofts', { subject: 'loft-building' }],
  ['Triplex with three front doors', { subject: 'duplex', extras: ['third-door'] }],
  ['Two doors, one blue and one yellow, on a duplex', { subject: 'duplex' }],
  ['Foundation being poured for a new house', { subject: 'new-construction' }],
  ['New construction neighborhood with young trees', { subject: 'new-street' }],
  ['A vacant lot with a for sale sign', { subject: 'vacant-lot', extras: ['sale-sign'] }],
  ['A for sale sign in the yard', { extras: ['sale-sign'] }],
  ['Ten acres of wooded land', { subject: 'open-land' }],
  ['Hot air balloons over the desert', { subject: 'open-land', extras: ['hot-air-balloons'] }],
  ['Balloons at an open house', { extras: ['open-house-sign'] }],
  ['Gravel road between white board fences', { subject: 'country-road', fence: 'ranch-rail' }],
  ['Homes on a cul-de-sac', { subject: 'cul-de-sac' }],
  ['Gated estate with a long driveway', { subject: 'gated-entrance' }],
  ['Neighborhood entrance sign with flowers', { subject: 'entrance-sign' }],
  ['Strip mall with parking', { subject: 'strip-mall' }],
  ['Medical office building', { subject: 'office-building' }],
  ['Warehouse with loading docks', { subject: 'warehouse' }],
  ['Self storage units', { subject: 'storage-units' }],
  ['Kayaks on the riverbank', { subject: 'river', extras: ['kayaks'] }],
  ['Kayaks on a lake', { subject: 'lake' }],
  ['Fishing pier at sunrise', { subject: 'pier', region: 'coast' }],
  ['Boardwalk with shops and a ferris wheel', { subject: 'promenade' }],
  ['A wooden boardwalk through the dunes', { subject: 'beach' }],
  ['Suspension bridge at dusk', { subject: 'suspension-bridge' }],
  ['A stone bridge over a creek', { subject: 'bridge' }],
  ['Ski resort with lifts', { subject: 'ski-slope', season: 'winter' }],
  ['Backyard guest house', { subject: 'guest-house' }],
  ['Garden gate with climbing roses', { subject: 'garden-gate' }],
  ['Old movie theater marquee', { subject: 'theater-front' }],
  ['A home theater with a big screen', { subject: 'theater' }],
  ['Freshly mulched flower beds along the house', { colors: undefined }],
  ['House with a metal roof', { roofing: 'metal' }],
  ['Iron fence before a brick home', { fence: 'iron' }],
  ['Aspens along a trail in fall', { subject: 'trail', leaves: '#e6b532' }],
  ['Aspens along a trail in summer', { leaves: undefined }],
  ['Screened pool with a lanai', { subject: 'pool', extras: ['pool-cage'] }],
  ['Patio with a stone fireplace', { subject: 'patio', extras: ['outdoor-fireplace'] }],
  ['Living room with a stone fireplace', { subject: 'fireplace' }],
  [
    'Backyard with string lights and a long dinner table',
    { subject: 'patio-dining', extras: ['string-lights'] },
  ],
  ['Bikes on a tree lined street', { subject: 'street', things: ['bicycle'] }],
  ['A tree lined street with bikes', { subject: 'street', things: ['bicycle'] }],
  ['A suburban house in the rain', { weather: 'rain', things: undefined }],
  ['Log home on five acres', { subject: 'cabin' }],
  ['A house on a corner lot', { fence: undefined }],
  ['Tiny home village', { subject: 'tiny-house' }],
  ['Hydrangeas along a white picket fence', { subject: 'flower-fence', blooms: 'hydrangeas' }],
  ['Sailboats on a lake', { subject: 'lake', extras: ['sails'] }],
  ['Arch over the river', { subject: 'skyline', extras: ['arch'] }],
  ['Fire pit by a lake', { subject: 'patio', extras: ['waterside'] }],
  ['High rise condo building', { subject: 'condo-tower' }],
  ['Cul de sac with bikes', { subject: 'cul-de-sac', things: ['bicycle'] }],
  ['Coffee shop with outdoor tables', { subject: 'shop-front' }],
  ['Sunflowers by a red barn', { subject: 'barn', flowers: 'sunflowers', season: 'summer' }],
  ['Sailboats in the harbor', { subject: 'marina', extras: ['sails'] }],
  ['Victorian with gingerbread trim in summer', { subject: 'queen-anne', holiday: undefined }],
])('%s', (subject, { extras = [], ...expected }) => {
  const scene = seen(subject);
  for (const [key, value] of Object.entries(expected))
    expect(scene[key as keyof Scene]).toEqual(value);
  expect(scene.extras ?? []).toEqual(expect.arrayContaining([...extras]));
});

test.each<[string, string, string[]]>([
  [
    'A craftsman home with an attached garage in summer',
    'a craftsman home with an attached garage',
    [],
  ],
  [
    'A cape cod with a detached two car garage in summer',
    'a Cape Cod house with a detached garage',
    [],
  ],
  [
    'A stone cottage with a metal roof in summer',
    'a cottage with stone walls and a metal roof',
    [],
  ],
  ['A colonial with an iron fence in summer', 'a colonial home with an iron fence', []],
  ['A row of townhouses with an iron fence in summer', 'a row of townhomes', ['iron fence']],
  ['A pool with a slide in summer', 'a backyard pool with a slide', []],
  ['A triplex in summer', 'a triplex with three front doors', []],
  ['A cornfield in summer', 'a cornfield with a farm behind it', []],
  ['A front walk with tulips', 'a brick walk to a front door between tulips', []],
  ['A rainbow over a cul-de-sac in summer', 'houses around a cul-de-sac with a rainbow', []],
  [
    'A covered patio with an outdoor kitchen in summer',
    'a covered patio with a sofa and a ceiling fan and an outdoor kitchen',
    [],
  ],
])('%s is told', (subject, drawn, notDrawn) => {
  expect(describeScene(seen(subject), { subject })).toEqual({ drawn, notDrawn });
});
