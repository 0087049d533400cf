import type { Box, Size } from '#contract/composition.ts';
import { agentLines, drawAgentText } from './agent-row.ts';
import { paper } from './colors.ts';
import { calmest, regionBelow } from './picture-map.ts';
import type { Sketch } from './sketch.ts';

/** Layouts that say who the agent is and leave the picture alone. */

const corners = ['bottomLeft', 'bottomRight', 'topRight', 'topLeft'] as const;
type Corner = (typeof corners)[number];

function boxIn(sketch: Sketch, corner: Corner, { width, height }: Size): Box {
  const { safe } = sketch;
  return {
    left: corner.endsWith('Left') ? safe.left : safe.left + safe.width - width,
    top: corner.startsWith('top') ? safe.top : safe.top + safe.height - height,
    width,
    height,
  };
}

function calmestCorner(sketch: Sketch, size: Size, from: readonly Corner[]) {
  const { map, canvas } = sketch.input;
  const [first, ...others] = from.map((corner) => ({ corner, box: boxIn(sketch, corner, size) }));
  return calmest(map, canvas, [
    first ?? { corner: 'bottomLeft', box: boxIn(sketch, 'bottomLeft', size) },
    ...others,
  ]);
}

/** The logo on its plate, in the calmest corner that is not taken. */
function drawLogoInCorner(sketch: Sketch, from: readonly Corner[]) {
  const { plate } = sketch.logoSize({ width: 30 * sketch.unit, height: 13 * sketch.unit });
  sketch.placeLogo(calmestCorner(sketch, plate, from).box, 'center');
}

/** Headshot with a ring and logo on a plate, each in a calm corner. */
export function drawCorners(sketch: Sketch) {
  const side = 25 * sketch.unit;
  const { corner, box } = calmestCorner(sketch, { width: side, height: side }, corners);
  sketch.placeHeadshot(box.left, box.top, side);
  // Never one above the other: across from the headshot, on its own level first.
  const isAcross = (each: Corner) => each.endsWith('Left') !== corner.endsWith('Left');
  const isLevel = (each: Corner) => each.startsWith('top') === corner.startsWith('top');
  const across = corners.filter(isAcross);
  drawLogoInCorner(
    sketch,
    across.sort((a, b) => Number(isLevel(b)) - Number(isLevel(a))),
  );
}

/** A band in the brand's color along the foot, with everything on it. */
export function drawBand(sketch: Sketch) {
  const { unit, safe, margin } = sketch;
  const { canvas, layout } = sketch.input;
  const { main, accent } = layout.colors;
  const height = (sketch.isWide ? 17 : 18) * unit;
  // On a story the band reaches down behind the app's buttons.
  const isStory = canvas.height - safe.top - safe.height > margin * 1.5;
  const bottom = isStory ? safe.top + safe.height + 3 * unit : canvas.height;
  const top = bottom - height;
  sketch.rect({ left: 0, top, width: canvas.width, height: canvas.height - top }, main);
  sketch.rect({ left: 0, top: top - 0.7 * unit, width: canvas.width, height: 0.7 * unit }, accent);

  const side = 23 * unit;
  sketch.placeHeadshot(safe.left, bottom - 3.2 * unit - side, side, main);
  const middle = top + height / 2;
  const left = safe.left + side + 3 * unit;
  const text = {
    left,
    top: middle - 5.6 * unit,
    width: safe.left + safe.width - left,
    height: 11.2 * unit,
  };
  // On a narrow band the words need all of it, and the logo goes up.
  if (canvas.width / canvas.height < 0.9) {
    drawAgentText(sketch, text, main);
    drawLogoInCorner(sketch, ['topRight', 'topLeft']);
    return;
  }
  const room = { width: Math.min(26 * unit, safe.width * 0.26), height: height - 6 * unit };
  const { plate } = sketch.logoSize(room, main);
  const logoLeft = safe.left + safe.width - plate.width;
  const box = {
    left: logoLeft,
    top: middle - room.height / 2,
    width: plate.width,
    height: room.height,
  };
  sketch.placeLogo(box, 'right', main);
  drawAgentText(sketch, { ...text, width: logoLeft - 3 * unit - left }, main);
}

/** A small card with headshot and name in a calm corner. */
export function drawBadge(sketch: Sketch) {
  const { unit, safe } = sketch;
  const { map, canvas, layout } = sketch.input;
  const padding = 1.5 * unit;
  const side = 14 * unit;
  const { name, details } = agentLines(sketch);
  const longest = Math.max(
    sketch.measure(name, 'heading', 3.7 * unit),
    ...details.map((line) => sketch.measure(line, 'strong', 2.2 * unit)),
  );
  // A hair more than measured: what just fits must not be broken.
  const textWidth = Math.min(longest + 0.2 * unit, safe.width - side - 7.5 * unit, 56 * unit);
  const size = {
    width: padding * 2 + side + (name ? textWidth + 5.5 * unit : 0),
    height: side + 2 * padding,
  };
  const { corner, box } = calmestCorner(sketch, size, corners);
  const isOnLight = regionBelow(map, canvas, box).light > 0.6;
  const ground = isOnLight ? layout.colors.main : paper;
  sketch.rect(box, ground, { radius: size.height / 2 });
  sketch.placeHeadshot(box.left + padding, box.top + padding, side, ground);
  const text = {
    left: box.left + padding + side + 2 * unit,
    top: box.top + 3.4 * unit,
    width: textWidth,
    height: size.height - 6.8 * unit,
  };
  drawAgentText(sketch, text, ground, { largest: 3.7 * unit });
  const isFree = (each: Corner) => each.startsWith('top') !== corner.startsWith('top');
  const across = corners.filter(isFree);
  drawLogoInCorner(
    sketch,
    across.sort(
      (a, b) =>
        Number(a.endsWith('Left') === corner.endsWith('Left')) -
        Number(b.endsWith('Left') === corner.endsWith('Left')),
    ),
  );
}
