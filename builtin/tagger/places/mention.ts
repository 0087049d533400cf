import type { placePrefixes } from '#contract/place-prefixes.ts';
import type { Town } from './gazetteer.ts';

export type PlaceKind = (typeof placePrefixes)[number];

/** A place in a text. `first` and `last` count its words. */
export type Mention = { kind: PlaceKind; name: string; first: number; last: number };

/** A name of the place data, which several states may have. */
export type CityMention = Mention & { homes: Town[]; state?: string };
