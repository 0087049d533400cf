import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Room } from '#builtin/illustrator/interiors/room.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { addedName, furnishing } from '#builtin/illustrator/things/furniture-list.ts';
import { best, cost, type Stood, steps, takenOf } from './free-places.ts';
import { addedFurniture } from './furniture-models.ts';
import { boxOf, type SolidBox, sizeOf } from './size-of.ts';

/** Furniture that was asked for with a room and is no part of it: by the wall, where it hides least. */
export function withAskedFurniture(room: Room, stood: readonly Stood[]): Stood[] {
  const isThere = (name: string) =>
    stood.some((solids) => solids.some(({ part }) => part?.name === name));
  let all = [...stood];
  for (const name of room.stage.scene.furniture ?? []) {
    const model = addedFurniture[name];
    const { at } = furnishing(name);
    if (!model || !at || isThere(name)) continue;
    room.stage.seen?.add(addedName(name));
    if (at === 'ceiling') all = underCeiling(room, model, all);
    else if (at === 'floor') all.push(onFloor(room, model, all, 1.6));
    else all = byWall(room, model, all);
  }
  return all;
}

/** With its back to one of the walls; plants, pictures and the like make room. */
export function byWall(room: Room, model: Model, all: readonly Stood[], mayTurn = true): Stood[] {
  const { width, depth } = room;
  const fixed = all.filter((solids) => !mayGo(solids));
  const taken = takenOf(room, fixed);
  const { width: wide, depth: deep } = sizeOf(model);
  const reach = Math.max(0.1, width / 2 - wide / 2 - 0.05);
  const side = width / 2 - deep / 2 - 0.02;
  const places = [
    ...steps(-reach, reach, 13).map((x) => put(model, [x, 0, depth - deep / 2 - 0.03])),
    ...steps(depth - wide / 2 - 0.1, Math.min(depth - wide / 2 - 0.2, 0.9), 6).flatMap((z) => [
      ...(mayTurn
        ? [put(model, [-side, 0, z], { turn: 1 }), put(model, [side, 0, z], { turn: 3 })]
        : [put(model, [-reach, 0, z]), put(model, [reach, 0, z])]),
    ]),
  ];
  const found = best(places, (solids) => cost(room, boxOf(solids), taken)) ?? [];
  const box = boxOf(found);
  return [...fixed, ...all.filter((solids) => mayGo(solids) && !meets(boxOf(solids), box)), found];
}

/** What may stand in a room or not: its plants, pictures, baskets and the chair in its corner. */
const mayGo = (solids: Stood) =>
  solids.every(({ part }) => !part || ['picture', 'basket', 'armchair'].includes(part.name));

const meets = (one: SolidBox, other: SolidBox) =>
  [0, 1, 2].every((axis) => {
    const at = axis as 0 | 1 | 2;
    return one.low[at] < other.high[at] && one.high[at] > other.low[at];
  });

/** Where a lamp hangs already it takes its place, else it hangs in the middle. */
function underCeiling(room: Room, model: Model, all: readonly Stood[]): Stood[] {
  const lamps = all.filter((solids) => solids.some(({ part }) => isLamp.has(part?.name ?? '')));
  const [first] = lamps;
  const box = first && boxOf(first);
  const { height, middle } = sizeOf(model);
  const foot: Vector = [
    box ? (box.low[0] + box.high[0]) / 2 - middle : 0,
    room.height - height,
    box ? (box.low[2] + box.high[2]) / 2 : room.depth - 1.4,
  ];
  return [...all.filter((solids) => !lamps.includes(solids)), put(model, foot)];
}

const isLamp = new Set(['pendant', 'chandelier', 'ceiling-fan']);

export function onFloor(room: Room, model: Model, stood: readonly Stood[], fromWall = 1.2): Stood {
  const { width, depth } = room;
  const { width: wide, depth: deep, middle } = sizeOf(model);
  const taken = takenOf(room, stood);
  const reach = Math.max(0.1, width / 2 - wide / 2 - 0.1);
  const places = steps(-reach, reach, 13).flatMap((x) =>
    steps(0.03, depth - deep - 0.2, 8).map((back) =>
      put(model, [x - middle, 0, depth - back - deep / 2]),
    ),
  );
  // In the middle of the floor rather than in a far corner, where it would be small.
  const wish = (box: SolidBox) => Math.abs(depth - box.high[2] - fromWall) * 0.22;
  return (
    best(places, (solids) => {
      const box = boxOf(solids);
      return cost(room, box, taken) + wish(box);
    }) ?? []
  );
}
