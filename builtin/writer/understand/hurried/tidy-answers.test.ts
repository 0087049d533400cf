import { describe, expect, test } from 'vitest';
import { isHurried, tidyIfHurried } from './tidy-answers.ts';

describe('short words are told by their neighbors', () => {
  test.each([
    ['decks n patios', 'decks and patios'],
    ['912 n oak st', '912 N Oak St'],
    ['roof n gutters n siding', 'roof, gutters and siding'],
    ['tell me y it matters', 'tell me why it matters'],
    ['they forget the permit lol', 'they forget the permit'],
    ['new cafe on harbor but idk the opening day', 'new cafe on harbor'],
    ['dm/text me', 'dm or text me'],
    ['closed thu to sun', 'closed thu to Sunday'],
    ['open fri-sun', 'open fri to Sunday'],
    ['farmhouses no investors', 'farmhouses, no investors'],
    ['1,640 sqft new boiler', '1,640 sqft, new boiler'],
    ['cats name is pickle', "my cat's name is Pickle"],
    ['leave all there boxes in the attic', 'leave all their boxes in the attic'],
    ['nobody reads em', 'nobody reads them'],
    ['survey usually 5 days', 'survey is usually 5 days'],
    ['fin bsmt', 'finished bsmt'],
    ['stop in at 88 mill st', 'stop in at 88 Mill St'],
    ['they lost ur em', 'they lost ur earnest money'],
    ['the state has a period usually 9 days', 'the state has a period usually 9 days'],
    ['seller paying 4k cc', 'seller paying 4k toward closing costs'],
    ['priced on what seller paid', 'priced on what the seller paid'],
    ['where is the gas shut off', 'where is the gas shutoff'],
    ['call me 4 a list', 'call me for a list'],
    ['grandmas house', "grandma's house"],
    ['the bath for 90 bucks room felt bigger', 'the bath for 90 bucks. room felt bigger'],
    ['sales tax hits 8.25', 'sales tax hits 8.25%'],
    ['squirrels lol call a roofer', 'squirrels. call a roofer'],
    ['take your shoes off', 'take your shoes off'],
    ['mud everywhere from feb on', 'mud everywhere from February on'],
    ['storms end in may but check it now', 'storms end in may, but check it now'],
    ['5 offers 8 days 12k over', '5 offers, 8 days, 12k over'],
    ['if ur moving text me', 'if ur moving, text me'],
    ["we let the seller's agent decide", "we let the seller's agent decide"],
  ])('%s', (typed, slow) => {
    expect(tidyIfHurried(typed)).toBe(slow);
  });
});

describe('the question tells what stands side by side', () => {
  const services =
    'Which services do you include when you list a home (photos, staging advice, video)?';
  const from = 'Where do most of your relocating clients come from?';
  const areas = 'Which areas or ZIP codes should be compared by commute and price?';
  const figures =
    'Please paste the figures to use: median price, inventory, days on market, closed sales.';
  const employers = 'Which employers, campuses or bases draw people here?';
  const area = 'Which area exactly, and what are its boundaries or ZIP codes?';
  const event = 'Event name, date, place and official link?';
  const pair = 'Do you have a before-and-after you may describe?';
  test.each([
    [services, 'drone floor plan open house', 'drone, floor plan, open house'],
    [services, 'video tours mailers to 300 homes', 'video tours, mailers to 300 homes'],
    [services, 'a drone for the acreage', 'a drone for the acreage'],
    [from, 'ohio illinois', 'Ohio, Illinois'],
    [areas, 'tempe and mesa condos', 'Tempe and Mesa condos'],
    [areas, 'mesa gilbert queen creek', 'Mesa, Gilbert, Queen Creek'],
    [figures, 'med 402k up 6, 1240 active', 'median 402k up 6%, 1,240 active'],
    [employers, 'bayer, drake u', 'bayer, Drake U'],
    [area, 'beaver hills', 'Beaver Hills'],
    [area, 'downtown and the river', 'downtown and the river'],
    [event, 'harvest walk fri oct 9 5pm main st', 'Harvest Walk, fri oct 9 5pm, main st'],
    ['What budget range is realistic locally?', '20-35', '20k-35k'],
    ['What budget range is realistic locally?', '700-1200 each', '700-1200 each'],
    [
      'What housing styles, ages and price bands are typical?',
      'colonials capes 400-600k',
      'colonials, capes, 400-600k',
    ],
    [services, 'i do photos, reels', 'photos, reels'],
    [
      'What question do first-time buyers ask you most?',
      'who pays the agent. every time',
      'who pays the agent',
    ],
    [
      'How did it go: offers, days on market, sold over or under list?',
      '1 offer, over list a bit',
      '1 offer, a bit over list',
    ],
    [pair, 'yes before beige carpet after oak floors', 'Before: beige carpet. After: oak floors'],
    [
      'Which real figures may be used?',
      'rents 900 taxes 2100 ins 1200',
      'rents $900, taxes $2,100, ins $1,200',
    ],
  ])('%s %s', (question, typed, slow) => {
    expect(tidyIfHurried(typed, question, 'AZ')).toBe(slow);
  });
});

test('what was typed with care stays to the letter', () => {
  const careful = 'We listed on Monday. It sold by Friday, and the sellers were happy.';
  expect(isHurried(careful)).toBe(false);
  expect(tidyIfHurried(careful)).toBe(careful);
  expect(isHurried('listed mon n sold by fri')).toBe(true);
  expect(isHurried('it was quick. The buyers were kind')).toBe(false);
});
