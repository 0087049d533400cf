import { material } from '#builtin/illustrator/building/material.ts';
import { surface } from '#builtin/illustrator/building/wall.ts';
import { color, lighter } from '#builtin/illustrator/drawing/color.ts';
import { rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { hasFinish } from '#builtin/illustrator/finish-words.ts';
import {
  createRoom,
  drawShell,
  drawSlopes,
  type Room,
} from '#builtin/illustrator/interiors/room.ts';
import { sunPatch } from '#builtin/illustrator/interiors/view.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import { dog } from '#builtin/illustrator/models/animals.ts';
import { sleepingCat } from '#builtin/illustrator/models/details.ts';
import { drawSolids, groundSolids, type Model, put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint, tintOf } from '#builtin/illustrator/models/solid.ts';
import type { Extra, Finishes } from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { thingsInRoom } from '#builtin/illustrator/things/shown-things.ts';
import { isAt } from '#builtin/illustrator/things/things.ts';
import { withAskedThings } from './in-rooms.ts';
import { keptApart } from './keep-apart.ts';
import type { RoomPage, Standing } from './room-plan.ts';
import { drawPaneling, drawSkylight, drawWallpaper, drawWallTiles } from './room-walls.ts';
import { drawOpening, glassOf, type Span, wallOfGlass, windowSpan } from './room-windows.ts';

/** Draws a room and what stands in it. */
export const drawRoomPage = (page: RoomPage) => (start: Stage, extras: readonly Model[]) => {
  const { depth = 3.4, distance } = page;
  const { subject, finishes = {} } = start.scene;
  const finish = <K extends keyof Finishes>(kind: K) =>
    hasFinish(kind, subject) ? finishes[kind] : undefined;
  const floor = finish('floor');
  const paving = asks(start, 'checkered')
    ? 'checkered'
    : (floor?.paving ?? page.paving ?? 'boards');
  const asked = (extra: Extra) => asks(start, extra) && isShown(extra, start.scene.subject);
  const height = asked('vaulted') || asked('beams') ? Math.max(3.3, page.height ?? 0) : page.height;
  const room = createRoom(start, { depth, distance, height });
  const { stage } = room;
  const random = stage.random.fork('room');
  const pick = (tints: readonly Tint[] = ['plaster']) => tintOf(stage, random.pick(tints));
  // "Bright" and "white" are said of the whole room.
  const { mood, colors } = stage.scene;
  const air = mood === 'bright' || colors?.cabinets === '#f4f1ea' ? 0.45 : 0;
  const pickWall = (tints?: readonly Tint[]) => lighter(pick(tints), air);
  drawShell(room, {
    walls: colors?.walls
      ? color(colors.walls)
      : pickWall(page.walls ?? ['plaster', 'plaster+2', 'fabric+6', 'accentFabric+7']),
    side: pickWall(page.side ?? page.walls ?? ['plaster', 'fabric+6']),
    floor: floor ? color(floor.color) : pick(page.floor ?? ['wood+2', 'wood+1', '#c9a981', 'wood']),
    paving,
  });
  if (page.brick || finish('brick'))
    surface(
      stage,
      room.back,
      rectangle(0, 0, room.width, room.height),
      material(stage.palette.brick, 'brick'),
    );
  if (page.slopes) drawSlopes(room, stage.palette.plaster);
  if (asked('skylight')) drawSkylight(room);
  if (asked('paneling')) drawPaneling(room);
  if (asked('wallpaper')) drawWallpaper(room, finish('paper'));
  if (page.tiled) drawWallTiles(room, page.tiled, finish('tiles'));
  const anyLayout = random.integer(0, Math.max(0, (page.windows?.length ?? 1) - 1));
  const layout = page.layoutFor?.(stage) ?? anyLayout;
  const windows =
    asks(stage, 'room-view') && isShown('room-view', stage.scene.subject)
      ? wallOfGlass(page, layout)
      : (page.windows?.[layout] ?? []);
  const needsCurtains = stage.scene.furniture?.includes('curtains');
  for (const opening of windows)
    drawOpening(room, needsCurtains ? { ...opening, hasCurtains: true } : opening);
  if (windows.length > 0) sunPatch(room, room.width * random.between(0.1, 0.3), 1.2, 1.5, 1.6);
  // A cat that sleeps lies where the page puts it.
  const awake = page.hasCatBed ? extras.filter((pet) => pet !== sleepingCat) : extras;
  const pets: Standing[] = awake.map((pet, index) =>
    page.seat && index === 0 && !(page.seat.isHigh && pet === dog)
      ? [pet, page.seat.across, page.seat.back, { y: page.seat.y }]
      : [pet, 0.42 - index * 0.5, depth - 0.55],
  );
  // What only may stand there makes room for what was asked for.
  const needsFloor = thingsInRoom(stage.scene).some((thing) => isAt(thing, 'room'));
  const placed = [...page.things(random.fork('things'), stage, layout), ...pets]
    .filter(([, , , how]) => !how?.chance || (random.chance(how.chance) && !needsFloor))
    .map((standing) => place(room, standing));
  const openings = windows
    .filter(({ wall }) => wall !== 'left')
    .map((each) => windowSpan(room, each));
  const shown = withAskedThings(
    room,
    keptApart(withoutCollisions(room, placed, openings), room.width),
    windows.filter(({ wall }) => wall !== 'left').map((each) => glassOf(room, each)),
  );
  if (asked('beams')) shown.push(ceilingBeams(room));

  for (const solids of shown) groundSolids(stage, solids);
  drawSolids(stage, shown.flat());
  drawVignette(stage);
};

function place({ width, depth, height }: Room, [model, across, back, how = {}]: Standing): Solid[] {
  const { turn = 0, size = 1, y = 0, fromTop, asPut } = how;
  const at0 = put(model, [0, 0, 0], { turn, size });
  const left = Math.min(...at0.map(({ low }) => low[0]));
  const right = Math.max(...at0.map(({ high }) => high[0]));
  const far = Math.max(...at0.map(({ high }) => high[2]));
  const half = (right - left) / 2;
  const middle = asPut ? across : across * Math.max(0, width / 2 - half) - (left + right) / 2;
  const foot: Vector = [middle, fromTop ? height - y : y, depth - back - far];
  return put(model, foot, { turn, size });
}

/** No picture hangs over a window, and no lamp before a picture. */
function withoutCollisions(
  { stage, depth, height }: Room,
  placed: readonly (readonly Solid[])[],
  openings: readonly Span[],
) {
  const span = (solids: readonly Solid[]): Span => [
    Math.min(...solids.map(({ low }) => low[0])),
    Math.max(...solids.map(({ high }) => high[0])),
  ];
  const lies = (solids: readonly Solid[], from: number, to: number) =>
    solids.every(({ low, high }) => low[1] >= from && high[1] <= to);
  const isHung = (solids: readonly Solid[]) =>
    lies(solids, 1.2, height - 0.15) && solids.every(({ low }) => low[2] > depth - 0.12);
  const meets = ([a, b]: Span, [c, d]: Span) => a < d && b > c;
  const kept = placed.filter(
    (solids) => !isHung(solids) || !openings.some((window) => meets(span(solids), window)),
  );
  const pictures = kept.filter(isHung).map(span);
  const isLamp = (solids: readonly Solid[]) =>
    lies(solids, height * 0.6, height + 1) && solids.some(({ high }) => high[1] > height - 0.4);
  return kept.filter(
    // A fan that was asked for hangs before whatever is on the wall.
    (solids) =>
      asks(stage, 'ceiling-fan') ||
      !isLamp(solids) ||
      !pictures.some((picture) => meets(span(solids), picture)),
  );
}

/** Three beams from wall to wall. */
const ceilingBeams = ({ width, height, depth }: Room): Solid[] =>
  [0.5, 1.6, 2.7].map((back) =>
    block([0, height - 0.24, depth - back], [width, 0.24, 0.2], 'wood-2'),
  );
