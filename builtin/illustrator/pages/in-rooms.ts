import { project } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Room } from '#builtin/illustrator/interiors/room.ts';
import { sideTable } from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { addedName, furnishing } from '#builtin/illustrator/things/furniture-list.ts';
import { thingsInRoom } from '#builtin/illustrator/things/shown-things.ts';
import { isAt } from '#builtin/illustrator/things/things.ts';
import { addedFurniture } from './furniture-models.ts';
import { type Box, boxOf, sizeOf } from './size-of.ts';
import { modelOf } from './thing-models.ts';

/** Left, top, right and bottom on the picture. */
type Frame = readonly [number, number, number, number];

/** What stands in the room: the pieces of each thing together. */
export type Stood = readonly Solid[];

/**
 * Puts what a wish names into a room that is already furnished: each thing where it hides least and is
 * hidden least, on a wall, on a table or on the floor. A picture makes room for what is to hang.
 */
export function withAskedThings(room: Room, stood: readonly Stood[], windows: readonly Box[]) {
  const { scene } = room.stage;
  let all = withAskedFurniture(room, stood);
  for (const thing of thingsInRoom(scene)) {
    const model = modelOf(thing, scene);
    if (isAt(thing, 'wall')) {
      const hung = onWall(room, model, all, windows);
      const place = frameOf(room, boxOf(hung));
      const isInWay = (other: Stood) =>
        isHung(room, other) && overlap(place, frameOf(room, boxOf(other))) > 0;
      all = [...all.filter((other) => !isInWay(other)), hung];
    } else if (isAt(thing, 'room')) {
      const { width, height } = sizeOf(model);
      if (width > 1.2 || height > 1.25) all = byWall(room, model, all, false);
      else all.push(onFloor(room, model, all));
    } else all.push(onTop(room, model, all) ?? onFloor(room, onSideTable(model), all));
  }
  return all;
}

/** Furniture that was asked for with a room and is no part of it: by the wall, where it hides least. */
function withAskedFurniture(room: Room, stood: readonly Stood[]): Stood[] {
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
function byWall(room: Room, model: Model, all: readonly Stood[], mayTurn = true): Stood[] {
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

const meets = (one: Box, other: Box) =>
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

/** The part of the picture that a box covers. */
function frameOf({ stage: { camera } }: Room, { low, high }: Box): Frame {
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => project(camera, [x, y, z]))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const overlap = (a: Frame, b: Frame) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

const area = (frame: Frame) => (frame[2] - frame[0]) * (frame[3] - frame[1]);

const isHung = ({ depth, height }: Room, solids: Stood) =>
  solids.every(({ low, high }) => low[1] > 1.1 && high[1] < height - 0.2 && low[2] > depth - 0.14);

const isFlat = ({ high }: Box) => high[1] < 0.08;

/** What is there already, and where it is seen. */
type Taken = { box: Box; frame: Frame; isFocus?: boolean };

const takenBy = (room: Room, boxes: readonly Box[]): Taken[] =>
  boxes.filter((box) => !isFlat(box)).map((box) => ({ box, frame: frameOf(room, box) }));

/** What a room is about, such as its hearth, is not to be hidden. */
const takenOf = (room: Room, stood: readonly Stood[]): Taken[] =>
  stood.flatMap((solids) =>
    takenBy(room, [boxOf(solids)]).map((each) => ({
      ...each,
      isFocus: solids.some(({ part }) => focus.has(part?.name ?? '')),
    })),
  );

const focus = new Set(['fireplace', 'tub', 'bed', 'crib', 'tv', 'stairs']);

/** How badly a place suits: what is hidden there, what it hides and what lies outside of the picture. */
function cost(room: Room, box: Box, taken: readonly Taken[]): number {
  const { canvas } = room.stage;
  const frame = frameOf(room, box);
  const own = Math.max(1, area(frame));
  const inside = overlap(frame, [
    canvas.width * 0.02,
    canvas.height * 0.02,
    canvas.width * 0.98,
    canvas.height * 0.97,
  ]);
  return taken.reduce(
    (sum, { box: other, frame: seen, isFocus }) => {
      const shared = overlap(frame, seen);
      const meets =
        Math.max(0, Math.min(box.high[0], other.high[0]) - Math.max(box.low[0], other.low[0])) *
        Math.max(0, Math.min(box.high[2], other.high[2]) - Math.max(box.low[2], other.low[2]));
      const isApart = other.low[1] >= box.high[1] || box.low[1] >= other.high[1];
      const isBefore = other.low[2] < box.low[2];
      return (
        sum +
        (meets > 0.002 && !isApart ? 4 + meets * 4 : 0) +
        (isBefore
          ? 3 * (shared / own)
          : (isFocus ? 4 : 1) * (shared / Math.max(1, area(seen))) + 0.8 * (shared / own))
      );
    },
    6 * (1 - inside / own),
  );
}

const best = <T>(places: readonly T[], worth: (place: T) => number): T | undefined =>
  places
    .map((place) => ({ place, worth: worth(place) }))
    .reduce<{ place: T; worth: number } | undefined>(
      (least, each) => (least && least.worth <= each.worth ? least : each),
      undefined,
    )?.place;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

function onFloor(room: Room, model: Model, stood: readonly Stood[], fromWall = 1.2): Stood {
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
  const wish = (box: Box) => Math.abs(depth - box.high[2] - fromWall) * 0.22;
  return (
    best(places, (solids) => {
      const box = boxOf(solids);
      return cost(room, box, taken) + wish(box);
    }) ?? []
  );
}

/** On a table, a counter or a dresser, if one has room; small things are shown a little larger. */
function onTop(room: Room, model: Model, stood: readonly Stood[]): Stood | undefined {
  const { width: wide, height: high, depth: deep, middle } = sizeOf(model);
  const taken = takenBy(room, stood.flat());
  const above = (y: number) => taken.filter(({ box }) => box.high[1] > y + 0.004);
  const places = stood.flat().flatMap((top) => {
    if (!top.holds) return [];
    const [long, across] = [top.high[0] - top.low[0], top.high[2] - top.low[2]];
    // What lies flat is seen from the side here: it has to be larger to be seen at all.
    const most = high < 0.06 ? 2.8 : 1.8;
    const size = Math.min(
      most,
      0.5 / wide,
      0.42 / high,
      (across * 0.9) / deep,
      (long * 0.9) / wide,
    );
    const half = (wide * size) / 2 + 0.02;
    return steps(top.low[0] + half, top.high[0] - half, 9).flatMap((x) =>
      (across > 0.7 ? [0.3, 0.6] : [0.46]).map((share) => ({
        y: top.high[1],
        solids: put(model, [x - middle * size, top.high[1], top.low[2] + across * share], { size }),
      })),
    );
  });
  const worth = places.map(({ y, solids }) => {
    const box = boxOf(solids);
    return { solids, box, worth: cost(room, box, above(y)) };
  });
  // What stands near the viewer is seen best.
  const found = best(
    worth,
    (each) => each.worth + (each.box.low[2] + 1) * 0.12 - area(frameOf(room, each.box)) / 60_000,
  );
  // What stands on something throws no shadow on the floor.
  return found && found.worth < 3
    ? found.solids.map((solid) => ({ ...solid, hasShadow: false }))
    : undefined;
}

/** What would lie on the floor stands on a small table of its own. */
function onSideTable(model: Model): Model {
  const { width, height, depth, middle } = sizeOf(model);
  const size = Math.min(1.7, 0.5 / width, 0.5 / height, 0.44 / depth);
  return [...sideTable, ...put(model, [-middle * size, 0.56, 0], { size })];
}

/** At the height of the eye where the wall is free, above what stands before it where it is not. */
function onWall(room: Room, model: Model, stood: readonly Stood[], windows: readonly Box[]): Stood {
  const { width, depth, height } = room;
  const { width: wide, height: high, middle } = sizeOf(model);
  const isSubject = room.stage.scene.subject === 'wall-things';
  const most = Math.min(isSubject ? 2 : 1.5, (width * 0.5) / wide, 1 / high);
  const taken = takenBy(room, stood.filter((solids) => !isHung(room, solids)).map(boxOf));
  const glass = windows.map((box) => frameOf(room, box));
  // Where little of the wall is free it is smaller.
  const places = [most, most * 0.75, most * 0.55].flatMap((size) => {
    const reach = Math.max(0.1, width / 2 - (wide * size) / 2 - 0.15);
    return steps(-reach, reach, 25).flatMap((x) =>
      [1.5, 1.75, 1.25, 2.05]
        .filter((middleAt) => middleAt + (high * size) / 2 < height - 0.15)
        .map((middleAt) =>
          put(model, [x - middle * size, middleAt - (high * size) / 2, depth - 0.03], { size }),
        ),
    );
  });
  return (
    best(places, (solids) => {
      const box = boxOf(solids);
      const middleOf = (box.low[1] + box.high[1]) / 2;
      const frame = frameOf(room, box);
      const overGlass = glass.reduce((sum, window) => sum + overlap(frame, window), 0);
      return (
        cost(room, box, taken) +
        4 * (overGlass / Math.max(1, area(frame))) +
        Math.abs(middleOf - 1.55) * 0.3 +
        (1 - (box.high[1] - box.low[1]) / (high * most)) * 0.9 +
        Math.abs(box.low[0] + box.high[0]) * (isSubject ? 1 : 0.03)
      );
    }) ?? []
  );
}
