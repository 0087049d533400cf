import type { Room } from '#builtin/illustrator/interiors/room.ts';
import { sideTable } from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { thingsInRoom } from '#builtin/illustrator/things/shown-things.ts';
import { isAt } from '#builtin/illustrator/things/things.ts';
import {
  area,
  best,
  cost,
  frameOf,
  isHung,
  overlap,
  type Stood,
  steps,
  takenBy,
} from './free-places.ts';
import { byWall, onFloor, withAskedFurniture } from './furnish.ts';
import { boxOf, type SolidBox, sizeOf } from './size-of.ts';
import { modelOf } from './thing-models.ts';

/**
 * Puts what a wish names into a room that is already furnished: each thing where it hides least and is
 * hidden least, on a wall, on a table or on the floor. A picture makes room for what is to hang.
 */
export function withAskedThings(room: Room, stood: readonly Stood[], windows: readonly SolidBox[]) {
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
function onWall(
  room: Room,
  model: Model,
  stood: readonly Stood[],
  windows: readonly SolidBox[],
): Stood {
  const { width, depth, height } = room;
  const { width: wide, height: high, middle } = sizeOf(model);
  const isSubject = room.stage.scene.subject === 'wall-things';
  const most = Math.min(isSubject ? 2 : 1.5, (width * 0.5) / wide, 1 / high);
  const taken = takenBy(room, stood.filter((solids) => !isHung(room, solids)).map(boxOf));
  const glass = windows.map((box) => frameOf(room, box));
  // Where little of the wall is free it is smaller.
  const places = [most, most * 0.75, most * 0.55, most * 0.4].flatMap((size) => {
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
