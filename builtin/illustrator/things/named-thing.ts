/** Where a thing may be seen: on a table, in a yard, at a front door, on the floor or the wall of a room. */
export type ThingPlace = 'table' | 'yard' | 'door' | 'room' | 'wall';

/** A thing that is drawn wherever it is asked for, with the words for it. */
export type NamedThing = {
  asks: RegExp;
  /** The ideas it stands for, where nothing that can be seen is named. */
  means?: RegExp;
  /** What it is called in the answer. */
  is: string;
  /** Where it is seen; the first one where the wish does not say. */
  at: readonly [ThingPlace, ...ThingPlace[]];
  /** The room it is seen in where none is named. */
  room?:
    | 'kitchen'
    | 'stove'
    | 'bathroom'
    | 'laundry'
    | 'garage'
    | 'utility'
    | 'living-room'
    | 'bedroom';
  /** Whether it has colors of its own whatever is said. */
  keepsColors?: true;
  /** The ground it stands on in a yard: before the house, behind it, out in the open or by water. */
  ground?: Ground;
};

export type Ground = 'front' | 'back' | 'open' | 'water' | 'sand';

export type NamedThings = Readonly<Record<string, NamedThing>>;
