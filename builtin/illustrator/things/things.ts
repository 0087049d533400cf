import type { NamedThing, ThingPlace } from './named-thing.ts';
import { outsideThings } from './outside-list.ts';
import { tableThings } from './table-list.ts';

const list = { ...outsideThings, ...tableThings };

/** Something small enough to be one of several in a picture. */
export type Thing = keyof typeof list;

export const things = Object.keys(list) as Thing[];

export const namedThing = (thing: Thing): NamedThing => list[thing];

export const isAt = (thing: Thing, place: ThingPlace) => namedThing(thing).at.includes(place);

/** The things a text names, in the order in which it names them. */
export function thingsIn(text: string): Thing[] {
  return things
    .map((thing) => ({ thing, at: text.search(namedThing(thing).asks) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
    .filter(
      (thing, _, all) => thing !== 'model-house' || !all.some((other) => withHouse.has(other)),
    );
}

/** Things that have a small house of their own. */
const withHouse: ReadonlySet<Thing> = new Set(['magnifier', 'umbrella', 'scales']);
