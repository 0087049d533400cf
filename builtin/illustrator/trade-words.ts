import { allNamedInOrder } from './read-prompt.ts';
import type { Thing } from './things/things.ts';

const place = '(?:shops?|stores?|parlou?rs?|places?|stands?|joints?|studios?|counters?)';

const shop = (goods: string, others = '') =>
  new RegExp(`\\b(?:(?:${goods}) ${place}(?: windows?)?${others && `|${others}`})\\b`);

type TradeInfo = {
  asks: RegExp;
  /** What names it as well, where a shop is the picture anyway. */
  also?: RegExp;
  /** What the shop is called. */
  is: string;
  /** What is in its window, the first on its sign as well. */
  wares: readonly [Thing, ...Thing[]];
  /** What stands before it. */
  outside?: readonly Thing[];
  /** Whether one sits down before it. */
  hasTables?: true;
};

const list = {
  bakery: {
    asks: shop('bake|donut|doughnut|bagel|pastry|cup ?cake', 'baker(?:y|ies)|patisseries?'),
    is: 'a bakery',
    wares: ['bread', 'doughnuts', 'cake', 'pie'],
    hasTables: true,
  },
  coffee: {
    asks: shop('coffee|tea|espresso', 'coffee ?-?houses?'),
    also: /\b(?:caf[eé]s?|(?:coffee|espresso) (?:bars?|roasters?))(?![\wé])/,
    is: 'a coffee shop',
    wares: ['coffee', 'coffee-maker'],
    hasTables: true,
  },
  flowers: {
    asks: shop('flower|floral|plant', 'florists?'),
    is: 'a flower shop',
    wares: ['flowers', 'plant'],
    outside: ['flowers', 'plant', 'flowers'],
  },
  books: {
    asks: shop('book|comic', 'book ?-?(?:shop|store)s?'),
    is: 'a bookshop',
    wares: ['books'],
  },
  barber: {
    asks: shop('barber|hair|shave', 'barbers?|hair salons?|beauty salons?'),
    is: 'a barber shop',
    wares: ['barber-pole'],
    outside: ['barber-pole', 'bench'],
  },
  'ice-cream': {
    asks: shop('ice[- ]cream|gelato|frozen yogurt', 'creamer(?:y|ies)|gelaterias?'),
    also: /\b(?:ice[- ]cream|gelato)\b/,
    is: 'an ice cream shop',
    wares: ['ice-cream'],
    hasTables: true,
  },
  pizza: {
    asks: shop('pizza', 'pizzerias?'),
    is: 'a pizza place',
    wares: ['pizza'],
    hasTables: true,
  },
  antiques: {
    asks: shop('antiques?|thrift|vintage|second[- ]?hand|consignment', 'antique malls?'),
    is: 'an antique shop',
    wares: ['clock', 'globe', 'candles'],
    outside: ['trunk', 'reading-chair'],
  },
  hardware: {
    asks: shop('hardware|paint|tool'),
    is: 'a hardware store',
    wares: ['toolbox', 'paint-can', 'hammer'],
    outside: ['wheelbarrow', 'step-ladder'],
  },
  toys: {
    asks: shop('toy|game|hobby'),
    is: 'a toy store',
    wares: ['teddy', 'blocks', 'train-set'],
    outside: ['rocking-horse', 'wagon'],
  },
  wine: { asks: shop('wine|liquor|cheese'), is: 'a wine shop', wares: ['wine', 'cheese-board'] },
  grocery: {
    asks: shop(
      'grocery|corner|general|country|produce|convenience',
      'grocer(?:y|ies|s)|bodegas?|delis?',
    ),
    is: 'a small grocery',
    wares: ['apples', 'bread', 'lemons'],
  },
  pets: {
    asks: shop('pet|aquarium'),
    is: 'a pet shop',
    wares: ['fish-bowl', 'small-cage', 'dog-bowl'],
    outside: ['dog-bed'],
  },
  gifts: {
    asks: shop('gift|candle|souvenir|jewelry|stationery'),
    is: 'a gift shop',
    wares: ['gift', 'candles', 'flowers'],
  },
  bikes: {
    asks: shop('bike|bicycle'),
    is: 'a bike shop',
    wares: ['bicycle'],
    outside: ['bicycle', 'bicycle'],
  },
  music: {
    asks: shop('record|music|guitar|vinyl'),
    is: 'a music shop',
    wares: ['guitar', 'record-player'],
  },
  brewery: {
    asks: shop(
      'brew',
      'brewer(?:y|ies)|tap ?-?rooms?|brew ?-?pubs?|pubs?|taverns?|(?:wine|cocktail) bars?(?! (?:carts?|under|(?:in|off) (?:an?|the|our) (?:[a-z]+ )?(?:basement|kitchen|home|house|den|dining)))',
    ),
    is: 'a pub',
    wares: ['wine', 'snacks'],
    hasTables: true,
  },
  diner: {
    asks: shop('burger|sandwich|taco|sushi|noodle|breakfast', 'diners?'),
    is: 'a diner',
    wares: ['burgers', 'pie', 'coffee'],
    hasTables: true,
  },
  restaurant: {
    asks: shop('barbecue|bbq', 'bistros?|taquerias?'),
    also: /\brestaurants?\b/,
    is: 'a restaurant',
    wares: ['dishes', 'wine', 'burgers'],
    hasTables: true,
  },
  clothing: {
    asks: shop('clothing|clothes|dress'),
    also: /\bboutiques?\b/,
    is: 'a boutique',
    wares: ['sun-hat', 'gift'],
  },
  candy: {
    asks: shop('candy|chocolate|fudge|sweets?', 'chocolatiers?'),
    is: 'a candy shop',
    wares: ['candy-bowl', 'cookies'],
  },
} as const satisfies Readonly<Record<string, TradeInfo>>;

/** What a shop sells. */
export type Trade = keyof typeof list;

export const tradeInfo = (trade: Trade): TradeInfo => list[trade];

/** Whether one sits down before the shop. */
export const hasTables = (trade: Trade): boolean => tradeInfo(trade).hasTables ?? false;

/** The words that ask for a shop. */
export const tradeWords: readonly (readonly [Trade, RegExp])[] = (Object.keys(list) as Trade[]).map(
  (trade) => [trade, list[trade].asks] as const,
);

/** The words by which a shop is called. */
const calledWords: readonly (readonly [Trade, RegExp])[] = (Object.keys(list) as Trade[]).map(
  (trade) => {
    const { asks, also }: TradeInfo = list[trade];
    return [trade, also ? new RegExp(`${asks.source}|${also.source}`) : asks] as const;
  },
);

/** What shops sell, in the order of the wish. */
export const tradesIn = (wanted: string): Trade[] => allNamedInOrder(wanted, calledWords);

/** The words of a wish that a shop has been drawn for. */
export const namesOfTrades = (trades: readonly Trade[]): RegExp[] =>
  calledWords.filter(([trade]) => trades.includes(trade)).map(([, pattern]) => pattern);
