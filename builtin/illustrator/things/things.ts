import { oncePerKey } from '#builtin/once.ts';
import { goodsThings } from './goods-list.ts';
import { groundThings } from './ground-list.ts';
import { householdThings } from './household-list.ts';
import { ideaThings } from './idea-list.ts';
import { kitchenThings } from './kitchen-list.ts';
import type { NamedThing, ThingPlace } from './named-thing.ts';
import { outsideThings } from './outside-list.ts';
import { repairThings } from './repair-list.ts';
import { roomThings } from './room-list.ts';
import { tableThings } from './table-list.ts';

const list = {
  ...outsideThings,
  ...roomThings,
  ...tableThings,
  ...kitchenThings,
  ...ideaThings,
  ...repairThings,
  ...householdThings,
  ...goodsThings,
  ...groundThings,
};

/** Something small enough to be one of several in a picture. */
export type Thing = keyof typeof list;

export const things = Object.keys(list) as Thing[];

export const namedThing = (thing: Thing): NamedThing => list[thing];

export const isAt = (thing: Thing, place: ThingPlace) => namedThing(thing).at.includes(place);

/** Where a thing is named in a text. */
type Mention = { thing: Thing; from: number; to: number };

function mentionOf(thing: Thing, text: string): Mention[] {
  const found = namedThing(thing).asks.exec(text);
  return found ? [{ thing, from: found.index, to: found.index + found[0].length }] : [];
}

/**
 * The things a text names, in the order in which it names them. Words that are part of a longer name are
 * not a thing of their own: a snow globe is no globe. The same text is read several times in a row.
 */
export const thingsIn = oncePerKey((text: string): readonly Thing[] => {
  const mentions = things.flatMap((thing) => mentionOf(thing, text));
  const isPart = (one: Mention, other: Mention) =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  return mentions
    .filter((mention) => !mentions.some((other) => isPart(mention, other)))
    .sort((a, b) => a.from - b.from)
    .map(({ thing }) => thing)
    .filter(
      (thing, _, all) => thing !== 'model-house' || !all.some((other) => withHouse.has(other)),
    );
}, 1);

/** What stands for an idea where a text names no thing: an hourglass for patience. */
export const thingsMeant = (text: string): Thing[] =>
  things.filter((thing) => namedThing(thing).means?.test(text));

/** Whether one of them shows a small house. */
export const hasHouse = (named: readonly Thing[]) =>
  named.some((thing) => thing === 'model-house' || withHouse.has(thing));

/** Things that have a small house of their own. */
const withHouse: ReadonlySet<Thing> = new Set([
  ...(['magnifier', 'umbrella', 'scales', 'health-check', 'snow-globe', 'gingerbread'] as const),
  ...([
    'photo-frame',
    'house-on-coins',
    'house-arrow',
    'house-chess',
    'see-saw',
    'crystal-ball',
  ] as const),
  ...(['crayons', 'cookie-cutter', 'bulb', 'keys', 'key-hook', 'graduation'] as const),
]);
