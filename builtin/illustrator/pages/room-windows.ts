import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { type Face, paintOn, rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Room } from '#builtin/illustrator/interiors/room.ts';
import { windowWithView } from '#builtin/illustrator/interiors/view.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { RoomPage, RoomWindow } from './room-plan.ts';

export type Span = readonly [from: number, to: number];

/** Where on its wall a window is, in metres from the left end, and how wide. */
function placeOf(room: Room, { at, width, wall, isWide }: RoomWindow) {
  const long = wall === 'left' ? room.depth + 1 : room.width;
  const wide = Math.min(width, long * (isWide ? 0.88 : 0.6));
  const edge = isWide ? 0.2 : 0.5;
  return { u: Math.max(edge, Math.min(long - wide - edge, long * at - wide / 2)), wide };
}

/** From where to where it covers the back wall, with its curtains. */
export function windowSpan(room: Room, opening: RoomWindow): Span {
  const { u, wide } = placeOf(room, opening);
  const aside = opening.hasCurtains ? 0.5 : 0.14;
  return [u - aside - room.width / 2, u + wide + aside - room.width / 2];
}

/** The box a window fills in its wall. */
export function glassOf(room: Room, opening: RoomWindow) {
  const [left, right] = windowSpan(room, opening);
  const { sill, height } = opening;
  const back = room.depth;
  return { low: [left, sill, back] as Vector, high: [right, sill + height, back] as Vector };
}

export function drawOpening(room: Room, opening: RoomWindow) {
  const { sill, height, panes, hasCurtains } = opening;
  const { stage } = room;
  const isLeft = opening.wall === 'left';
  const { u, wide } = placeOf(room, opening);
  const face = isLeft ? room.left : room.back;
  const tall = Math.min(height, room.height - sill - 0.35);
  windowWithView(
    room,
    face,
    { u, v: sill, width: wide, height: tall },
    {
      panes: panes ?? [2, 2],
      ...(hasCurtains && { curtains: curtainsOf(stage) }),
    },
  );
  if (stage.scene.furniture?.includes('blinds')) drawBlinds(stage, face, [u, sill], [wide, tall]);
}

/** Slats over the upper part of a window. */
function drawBlinds(stage: Stage, face: Face, [u, sill]: PicturePoint, [wide, tall]: PicturePoint) {
  stage.seen?.add('blinds');
  const hue = stage.scene.tints?.blinds;
  const slat = hue ? color(hue) : lighter(stage.palette.plaster, 0.55);
  for (let v = sill + tall * 0.3; v < sill + tall; v += 0.075) {
    paintOn(stage, face, rectangle(u, v, wide, 0.052), slat);
    paintOn(stage, face, rectangle(u, v, wide, 0.01), darker(slat, 0.22));
  }
  paintOn(
    stage,
    face,
    rectangle(u - 0.02, sill + tall - 0.07, wide + 0.04, 0.09),
    darker(slat, 0.08),
  );
}

function curtainsOf({ palette, scene, seen }: Stage) {
  seen?.add('curtains');
  const hue = scene.tints?.curtains;
  return hue ? color(hue) : lighter(palette.plaster, 0.35);
}

/** Glass from side to side where a wall is free for it, else beside the cabinets. */
export const wallOfGlass = (
  { tiled, windows }: Pick<RoomPage, 'tiled' | 'windows'>,
  layout: number,
): readonly RoomWindow[] =>
  tiled
    ? [
        ...(windows?.[layout] ?? []).filter(({ wall }) => wall !== 'left'),
        { wall: 'left', at: 0.5, width: 3.4, sill: 0.3, height: 2, panes: [3, 1], isWide: true },
      ]
    : [{ at: 0.5, width: 9, sill: 0.22, height: 2.2, panes: [4, 1], isWide: true }];
