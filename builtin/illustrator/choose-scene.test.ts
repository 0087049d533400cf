import { describe, expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { isSnowy } from './building/material.ts';
import { chooseScene, type SceneWishes } from './choose-scene.ts';
import {
  homeSubjects,
  moods,
  regions,
  type Scene,
  seasons,
  subjects,
  timesOfDay,
  weathers,
} from './scene.ts';

const choose = (wishes: Partial<SceneWishes>, seed = 1) =>
  chooseScene({ subject: '', ...wishes }, createRandom(seed));

/** What the choice gives over many seeds, for wishes that leave something to chance. */
const over = <Key extends keyof Scene>(key: Key, wishes: Partial<SceneWishes>) =>
  new Set(Array.from({ length: 40 }, (_, seed) => choose(wishes, seed)[key]));

describe('words of the prompt', () => {
  test.each<[string, Partial<Scene>]>([
    [
      'A calm residential street in Austin, Texas, in soft evening light, homes with lit windows and front porches, no people, no text, no logos.',
      { subject: 'street', time: 'dusk', region: 'plains' },
    ],
    ['downtown skyline from across the river', { subject: 'skyline' }],
    ['house being framed, lumber on the lot', { subject: 'new-construction' }],
    ['A glass-fronted wine room with wooden racks', { subject: 'wine-cellar' }],
    [
      'A kitchen table with a wall calendar, pencil and a folder of papers in natural colors',
      { subject: 'table-things', things: ['calendar', 'folders', 'contract'], mood: 'natural' },
    ],
    ['A neighborhood garden with beans', { subject: 'garden' }],
    ['A bungalow balcony', { subject: 'balcony' }],
    ['A two-story brick home with a garage', { subject: 'two-story', isBrick: true }],
    ['A manufactured home park', { subject: 'mobile-home' }],
    ['Trick or treating at the door', { subject: 'front-door', holiday: 'halloween' }],
    ['A bridge over the bay', { subject: 'suspension-bridge' }],
    ['A wall oven', { subject: 'kitchen' }],
    ['A plumber at a toilet in a powder room', { subject: 'bathroom' }],
    ['An agent handing over the keys', { subject: 'doorstep' }],
    ['Buyers with keys outside their first house', { subject: 'doorstep' }],
    ['New lots and streets from above', { subject: 'aerial' }],
    [
      'A puppy on the porch behind a for sale sign',
      { subject: 'front-door', extras: ['dog', 'sale-sign'] },
    ],
    ['Waterproofing a basement', { subject: 'utility' }],
    ['A basement with a big sofa', { subject: 'rec-room' }],
    ['Bathroom demolition', { subject: 'renovation' }],
    ['An apartment above the garage', { subject: 'detached-garage' }],
    ['Memorial Day flags downtown', { subject: 'downtown', holiday: 'july' }],
    ['A craftsman bungalow at golden hour', { subject: 'craftsman', time: 'golden' }],
    ['Front of a brick ranch house with a mowed lawn', { subject: 'ranch', stories: 1 }],
    ['A single story house', { subject: 'ranch', stories: 1 }],
    ['Two story house with a for sale sign', { subject: 'two-story', stories: 2 }],
    ['A two-story colonial', { subject: 'colonial', stories: 2 }],
    ['A ranch with solar panels', { subject: 'solar', stories: 1 }],
    ['An autumn street with colonial homes', { subject: 'street', homes: 'colonial' }],
    ['A bungalow with a porch swing', { subject: 'craftsman' }],
    ['Mediterranean villa', { subject: 'mediterranean' }],
    ['Mid-century modern home', { subject: 'mid-century', mood: 'modern' }],
    ['Backyard patio with table and chairs', { subject: 'patio-dining' }],
    ['Patio with a table and a fire pit', { subject: 'patio' }],
    ['Field of bluebonnets along a fence', { subject: 'flower-field', flowers: 'bluebonnets' }],
    ['Daffodils along a picket fence', { subject: 'flower-fence', flowers: 'daffodils' }],
    ['Wheat field at harvest', { subject: 'grain-field', season: 'summer' }],
    ['Moving boxes in a hall', { subject: 'staircase', extras: ['boxes'] }],
    ['Mesas at sunset in the desert', { region: 'desert' }],
    ['A ranch home under a cloudy sky', { subject: 'ranch', weather: 'cloudy' }],
    ['A brick colonial in autumn', { subject: 'colonial', season: 'autumn' }],
    ['A modern house with clean lines', { subject: 'modern', mood: 'modern' }],
    ['A modern farmhouse at sunrise', { subject: 'farmhouse', time: 'morning' }],
    ['A modern kitchen with an island', { subject: 'kitchen', mood: 'modern' }],
    ['A row of brownstones in the rain', { subject: 'brownstone', weather: 'rain' }],
    ['A high-rise with balconies at night', { subject: 'condo-tower', time: 'night' }],
    ['A farmhouse kitchen with open shelves', { subject: 'kitchen' }],
    ['High rise condo living room with a skyline view', { subject: 'living-room', region: 'city' }],
    ['Primary suite with balcony doors', { subject: 'bedroom' }],
    ['Kitchen renovation in progress, cabinets being installed', { subject: 'kitchen-renovation' }],
    ['Living room being painted, drop cloths', { subject: 'painted-room' }],
    ['Hardwood floor installation', { subject: 'floor-installation' }],
    ['Open concept kitchen and living room', { subject: 'open-plan' }],
    ['Roof replacement with new shingles', { subject: 'ladder' }],
    ['Rowhouses on a tree lined street', { subject: 'street', homes: 'townhouses' }],
    ['An adobe home with desert landscaping', { subject: 'adobe' }],
    ['Entryway with a bench and hooks', { subject: 'mudroom' }],
    ['Aerial of a golf course community', { subject: 'aerial' }],
    ['Outdoor cafe tables on a downtown sidewalk', { subject: 'shop-front' }],
    ['Fourth of July porch with American flags', { subject: 'front-door', holiday: 'july' }],
    ['Living room decorated for Christmas', { subject: 'fireplace', holiday: 'winter' }],
    ['American flag on a porch for the 4th of July', { subject: 'front-door', holiday: 'july' }],
    ['raised garden beds with lettuce', { subject: 'garden' }],
    ['a flower bed along the walk', { subject: 'garden' }],
    ['Dining table set for a dinner party', { subject: 'dinner-table' }],
    ['A leaking faucet', { subject: 'table-things' }],
    ['A waterfall on a hike', { subject: 'waterfall' }],
    ['Hydrangeas at a white cottage', { subject: 'cottage', blooms: 'hydrangeas' }],
    ['Raised beds full of tomatoes', { subject: 'garden', season: 'summer' }],
    ['Snow on a colonial, warm lights in the windows', { subject: 'colonial', time: 'dusk' }],
    ['A cottage by the sea', { subject: 'cottage', region: 'coast' }],
    [
      'A home under construction in the mountains',
      { subject: 'new-construction', region: 'mountains' },
    ],
    ['A cozy living room with a view of the skyline', { subject: 'living-room', mood: 'warm' }],
    ['A porch swing in summer', { subject: 'porch', season: 'summer' }],
    ['A red front door with planters', { subject: 'front-door' }],
    ['A farmers market with string lights', { subject: 'market-street' }],
    ['A walk in the park in April', { subject: 'park', season: 'spring' }],
    ['The city skyline at twilight', { subject: 'skyline', region: 'city', time: 'dusk' }],
    ['House keys on a kitchen counter', { subject: 'keys-desk' }],
    ['House being framed, lumber on the lot', { subject: 'new-construction' }],
    ['Downtown skyline from across the river', { subject: 'skyline' }],
    ['Graph showing prices cooling off', { subject: 'chart-desk', extras: ['falling'] }],
    ['Charts on a desk, prices fall', { subject: 'chart-desk', extras: ['falling'] }],
    ['Mid century modern ranch with a carport', { subject: 'mid-century' }],
    ['Front porch with two rocking chairs', { subject: 'porch', extras: ['rocking-chairs'] }],
    ['A street after the rain, in summer', { subject: 'street', season: 'summer' }],
    ['White shaker cabinets in a kitchen', { colors: { cabinets: '#f4f1ea' } }],
    ['A clean two car garage', { subject: 'garage' }],
    ['Mortgage paperwork and a pen', { subject: 'finance-desk' }],
    ['Paint swatches beside a floor plan', { subject: 'plan-desk' }],
    ['A bar chart of the local market', { subject: 'chart-desk' }],
    ['Moving boxes in an empty room', { subject: 'moving-boxes' }],
    ['A toolbox and a hammer', { subject: 'toolbox' }],
    ['A house in the desert with saguaros', { region: 'desert' }],
    ['A house on the prairie in fog', { region: 'plains', weather: 'fog' }],
    ['A house in the woods, snow falling', { region: 'forest', weather: 'snow', season: 'winter' }],
    ['A home with snow-capped peaks behind it, July', { region: 'mountains', season: 'summer' }],
    ['A home in black and white', { mood: 'monochrome' }],
    ['A black and white photo of a home', { mood: 'monochrome' }],
    ['A golden retriever on the front porch', { coats: { dog: '#d3a052' } }],
    ['A shotgun house painted teal', { subject: 'shotgun', colors: { walls: '#2f8488' } }],
    ['A backyard deck with string lights', { subject: 'deck' }],
    ['String lights over a patio in the backyard', { subject: 'patio' }],
    ['Townhomes with rooftop decks and garages', { subject: 'modern-row' }],
    ['UNE MAISON, a Craftsman HOUSE — at DAWN', { subject: 'craftsman', time: 'morning' }],
    ['A home in Arizona at noon', { region: 'desert', time: 'noon' }],
  ])('%s', (subject, expected) => {
    expect(choose({ subject })).toMatchObject(expected);
  });

  test('a season falls nowhere', () => {
    expect(choose({ subject: 'Charts on a desk, a mild fall morning' }).extras).toBeUndefined();
  });
});

describe('a place', () => {
  test.each<[string, string, string, Partial<Scene>]>([
    ['The front of a well-kept home with a garden gate', 'Santa Fe', 'NM', { subject: 'adobe' }],
    ['New price on our listing', 'Santa Fe', 'NM', { subject: 'adobe', extras: ['sale-sign'] }],
    ['Palm trees and a pool house', 'Las Vegas', 'NV', { region: 'desert', trees: ['palm'] }],
    ['A quiet street', 'Savannah', 'GA', { region: 'forest' }],
    ['A trail in the foothills', 'Boise', 'ID', { isDry: true }],
    ['A bungalow', 'Pasadena', 'CA', { region: 'hills' }],
  ])('%s in %s, %s', (subject, city, state, expected) => {
    expect(choose({ subject, place: { city, state } })).toMatchObject(expected);
  });

  test('trees are in blossom for who asks for spring or writes in it', () => {
    const subject = 'log cabin in the mountains with smoke from chimney';
    expect(over('isBloomless', { subject })).toEqual(new Set([true]));
    expect(choose({ subject: `${subject} in spring` }).isBloomless).toBeUndefined();
  });

  test('feasts are kept at their time', () => {
    const subject = 'A front porch; a mild fall morning';
    expect(choose({ subject, title: 'Happy Fourth of July' }).season).toBe('summer');
  });
});

test.each(['tile', 'checkered floor', 'kitchen', 'awnings'])(
  'black and white %s leaves the picture its colors',
  (thing) => {
    expect(choose({ subject: `A bathroom with black and white ${thing}` }).mood).not.toBe(
      'monochrome',
    );
  },
);

test('mesas stand in the open land, or where they are asked for', () => {
  const place = { city: 'Phoenix', state: 'AZ' };
  expect(choose({ subject: 'A trail', place }).isTown).toBe(true);
  expect(choose({ subject: 'A trail among red rocks', place }).isTown).toBeUndefined();
  expect(choose({ subject: 'A trail in the desert' }).isTown).toBeUndefined();
});

describe('a month', () => {
  const september = 'A neighborhood street; September';
  test.each<[string, string, string, Partial<Scene>]>([
    ['Leaves are green in September', 'Sacramento, CA', september, { season: 'summer' }],
    [
      'and in October where they turn late',
      'Sacramento, CA',
      'A street; October',
      { season: 'summer' },
    ],
    ['Blossom is over by May', 'Columbus, OH', 'A street; May', { season: 'summer' }],
    ['not where they turn in time', 'Asheville, NC', 'A street; October', { season: 'autumn' }],
    [
      'Fall color that is asked for is drawn',
      'Sacramento, CA',
      'Fall color; October',
      { season: 'autumn' },
    ],
    [
      'Northern trees are bare in November, before the snow',
      'Fargo, ND',
      'A street; November',
      { season: 'winter', isSnowless: true },
    ],
    [
      'Thanksgiving stays in fall there',
      'Fargo, ND',
      'Thanksgiving; November',
      { season: 'autumn' },
    ],
    [
      'The Northwest keeps its leaves longer',
      'Seattle, WA',
      'A street; November',
      { season: 'autumn' },
    ],
  ])('%s: %s', (_, where, subject, expected) => {
    const [city = '', state = ''] = where.split(', ');
    expect(choose({ subject, place: { city, state } })).toMatchObject(expected);
  });
});

describe('what is named first', () => {
  test.each<[string, Partial<Scene>]>([
    ['Kitchen island with a bowl of lemons and open house flyers', { subject: 'kitchen' }],
    ['Living room staged for the open house', { subject: 'living-room' }],
    ['Open house arrow sign on a street corner', { subject: 'corner-sign' }],
    ['Luminarias along the front walkway', { subject: 'front-walk', time: 'dusk' }],
    ['A marina with sailboats', { subject: 'marina' }],
    ['A houseboat on the lake', { subject: 'floating-home' }],
  ])('%s', (subject, expected) => {
    expect(choose({ subject })).toMatchObject(expected);
  });

  test('a sign before a home still asks for the home', () => {
    const { subject } = choose({ subject: 'Open house sign beside a front porch' });
    expect(homeSubjects).toContain(subject);
  });
});

describe('what a prompt refuses', () => {
  test.each<[string, (scene: Scene) => unknown, unknown]>([
    ['A craftsman home, no snow', ({ weather }) => weather, 'snow'],
    ['A craftsman home in summer without rain or snow', ({ weather }) => weather, 'rain'],
    ['A home in summer, no snow, rain or fog', ({ weather }) => weather, 'fog'],
    ['A home, not at night', ({ time }) => time, 'night'],
    ['A home, no street, no people', ({ subject }) => subject, 'street'],
    ['A quiet home. Avoid skyscrapers', ({ region }) => region, 'city'],
  ])('%s', (subject, read, refused) => {
    for (let seed = 0; seed < 12; seed += 1)
      expect(read(choose({ subject }, seed))).not.toBe(refused);
  });

  test('what follows a refusal is still wanted', () => {
    const subject =
      'No people, no text, a kitchen in the morning and no snow but a view of the mountains';
    expect(choose({ subject })).toMatchObject({
      subject: 'kitchen',
      time: 'morning',
      region: 'mountains',
    });
    expect(choose({ subject: 'No people and a cottage' }).subject).toBe('cottage');
  });
});

describe('topics', () => {
  test('a word of the prompt wins over the topic', () => {
    expect(choose({ subject: 'A kitchen', topic: 'luxury' })).toMatchObject({
      subject: 'kitchen',
      mood: 'luxury',
    });
  });

  test('a prompt that only says home lets the topic say which', () => {
    expect([...over('subject', { subject: 'A beautiful home', topic: 'luxury' })]).toEqual([
      'modern',
    ]);
    expect([...over('subject', { subject: 'A lovely house', topic: 'staging' })]).not.toContain(
      'living-room',
    );
  });

  test('without any word chance gives variety', () => {
    expect(over('subject', {}).size).toBeGreaterThan(5);
    expect(over('time', {}).size).toBeGreaterThan(3);
  });
});

describe('style', () => {
  test.each([
    ['Rustic and earthy', 'rustic'],
    ['bright, airy', 'bright'],
    ['moody cinematic', 'moody'],
    ['Watercolour', 'watercolor'],
    ['Luxury magazine', 'luxury'],
    ['vintage film', 'vintage'],
    ['soft pastel tones', 'pastel'],
    ['Minimal line drawing', 'line'],
  ])('%s', (style, mood) => {
    expect(choose({ style, subject: 'A warm home' }).mood).toBe(mood);
  });

  test("the form's own suggestion says nothing", () => {
    expect(choose({ style: 'Modern real estate photography', subject: 'A cozy home' }).mood).toBe(
      'warm',
    );
  });
});

describe('places', () => {
  test.each([
    ['Miami', 'FL', 'tropics'],
    ['Phoenix', 'AZ', 'desert'],
    ['Flagstaff', 'AZ', 'mountains'],
    ['Denver', 'CO', 'mountains'],
    ['Omaha', 'NE', 'plains'],
    ['Chicago', 'IL', 'city'],
    ['Palm Springs', 'CA', 'desert'],
    ['San Diego', 'CA', 'coast'],
    ['Galveston', 'TX', 'coast'],
    ['El Paso', 'TX', 'desert'],
    ['Asheville', 'NC', 'hills'],
    ['Stowe', 'VT', 'hills'],
    ['Salt Lake City', 'UT', 'mountains'],
    ['Wilmington', 'NC', 'coast'],
    ['A town nobody knows', 'vt', 'hills'],
  ])('%s, %s', (city, state, region) => {
    expect(choose({ place: { city, state } }).region).toBe(region);
  });

  test('a word of the prompt wins over the place', () => {
    expect(
      choose({ subject: 'a beach house', place: { city: 'Denver', state: 'CO' } }).region,
    ).toBe('coast');
  });

  test('a state nobody knows leaves it to chance', () => {
    expect(over('region', { place: { city: 'Paris', state: 'ZZ' } }).size).toBeGreaterThan(2);
  });

  test('winter in Florida has no snow', () => {
    const place = { city: 'Tampa', state: 'FL' };
    expect(choose({ subject: 'A home in winter', place }).season).not.toBe('winter');
  });
});

describe('names of places', () => {
  test.each<[string, Partial<Scene>, string[]]>([
    ['Welcome home in Key West', { region: 'tropics' }, ['keys-desk', 'doorstep']],
    ['A home in Park City, Utah', { region: 'mountains' }, ['park']],
    ['Salt Lake City homes in winter', { region: 'mountains' }, ['lake', 'beach', 'skyline']],
    ['A home near Long Beach, CA', { region: 'coast' }, ['beach']],
    ['Moving to Castle Rock', { region: 'mountains' }, ['trail']],
  ])('%s', (subject, expected, wrong) => {
    const scene = choose({ subject });
    expect(scene).toMatchObject(expected);
    expect(wrong).not.toContain(scene.subject);
  });
});

describe('the title of a post', () => {
  test.each<[string, string[]]>([
    ['Your first home in Austin: the road map', ['front-door']],
    ['Kitchen refresh on any budget in Austin', ['kitchen']],
    ['What happens on closing day in Austin', ['doorstep']],
    ['When to replace a roof in Austin', ['ranch', 'farmhouse', 'colonial']],
    ['Farmers markets around Austin', ['market-street']],
    ['Happy Thanksgiving from Austin', ['thanksgiving-table']],
    ['A year of Austin home prices in one chart', ['chart-desk']],
    ['Deck, fence and driveway care in Austin', ['deck']],
  ])('%s', (title, allowed) => {
    const place = { city: 'Austin', state: 'TX' };
    const chosen = over('subject', { title, place, topic: 'home-maintenance' });
    expect(allowed).toEqual(expect.arrayContaining([...chosen]));
  });

  test('says nothing where the wish says something', () => {
    expect(choose({ subject: 'A bedroom', title: 'Kitchen staging' }).subject).toBe('bedroom');
  });

  test('Just sold puts the sign before a home', () => {
    const scene = choose({ title: 'Just sold in Tulsa', place: { city: 'Tulsa', state: 'OK' } });
    expect(homeSubjects).toContain(scene.subject);
    expect(scene.extras).toContain('sold-sign');
  });
});

describe('what grows and falls there', () => {
  const across = (city: string, state: string, subject: string) =>
    Array.from({ length: 30 }, (_, seed) => choose({ subject, place: { city, state } }, seed));

  test('no snow in Frisco, Texas, unless it is asked for', () => {
    for (const scene of across('Frisco', 'TX', 'A home in winter'))
      expect(isSnowy(scene)).toBe(false);
    for (const scene of across('Frisco', 'TX', 'A home in the snow'))
      expect(isSnowy(scene)).toBe(true);
    for (const scene of across('Burlington', 'VT', 'A home in winter'))
      expect(isSnowy(scene)).toBe(true);
  });

  test('no colored leaves where palms grow, and no palms where leaves turn', () => {
    for (const scene of across('Naples', 'FL', 'A home in fall colors'))
      expect(scene.season).not.toBe('autumn');
    for (const [city, state] of [
      ['Boston', 'MA'],
      ['Burlington', 'VT'],
      ['Portland', 'OR'],
      ['Portland', 'ME'],
    ] as const)
      for (const scene of across(city, state, 'A home by the water'))
        expect(scene.trees).not.toContain('palm');
  });

  test('saguaros stand in Arizona alone', () => {
    expect(choose({ place: { city: 'Tucson', state: 'AZ' } }).trees).toContain('saguaro');
    for (const [city, state] of [
      ['Santa Fe', 'NM'],
      ['Las Vegas', 'NV'],
      ['El Paso', 'TX'],
    ] as const)
      expect(choose({ place: { city, state } }).trees).not.toContain('saguaro');
  });

  test.each([
    ['Brooklyn', 'NY', ['brownstone', 'condo-tower']],
    ['Baltimore', 'MD', ['townhouses', 'brownstone']],
    ['Santa Fe', 'NM', ['adobe', 'ranch']],
    ['San Francisco', 'CA', ['victorian', 'townhouses']],
  ])('homes in %s, %s', (city, state, allowed) => {
    const chosen = new Set(across(city, state, 'A lovely home').map(({ subject }) => subject));
    expect(allowed).toEqual(expect.arrayContaining([...chosen]));
  });
});

test.each([
  '',
  ' ',
  'x'.repeat(5_000),
  'no '.repeat(1_500),
  'no, or '.repeat(700),
  '美しい家、夕暮れ',
  'بيت جميل',
  '<svg><text>hello</text></svg>',
  `"'><script>alert(1)</script>`,
  '\u0000\uffff\ud800',
])('any wish gives a whole scene: %j', (words) => {
  const scene = choose({
    subject: words,
    title: words,
    style: words,
    topic: words,
    place: { city: words, state: words },
  });
  expect(subjects).toContain(scene.subject);
  expect(regions).toContain(scene.region);
  expect(timesOfDay).toContain(scene.time);
  expect(seasons).toContain(scene.season);
  expect(weathers).toContain(scene.weather);
  expect(moods).toContain(scene.mood);
});

test('the front of a home is the home, whatever is on it', () => {
  const subject = 'The front of a well-kept home with a clean door and an open garden gate';
  const place = { city: 'Santa Fe', state: 'NM' };
  const seen = over('subject', { subject, place, title: 'Another look at our Santa Fe listing' });
  expect([...seen].filter((each) => !homeSubjects.some((home) => home === each))).toEqual([]);
});

test('what belongs to a holiday stays out where it was refused', () => {
  const { subject, holiday } = choose({ subject: 'Stone fireplace, a garland, no stockings' });
  expect({ subject, holiday }).toEqual({ subject: 'fireplace', holiday: undefined });
});

test('a holiday has its season, whenever the text is written', () => {
  const subject = 'A front porch dressed for the season; golden fall light';
  const place = { city: 'Seattle', state: 'WA' };
  const season = (title: string) => over('season', { subject, place, title });
  expect(season('Happy Fourth of July, Seattle')).toEqual(new Set(['summer']));
  expect(season('Happy Holidays from Seattle')).toEqual(new Set(['winter']));
});
