import type { Box } from '#contract/composition.ts';
import { drawAgentRow } from './agent-row.ts';
import { clearOn, contrastOf, ink, inkOn, lightOf, mix, paper, white } from './colors.ts';
import { calmest, regionBelow } from './picture-map.ts';
import type { Sketch } from './sketch.ts';

/** Layouts in which words lead. */

/** The agent's words over the picture, where it is calm, on a veil just strong enough to read them. */
export function drawHeadline(sketch: Sketch) {
  const { unit, safe } = sketch;
  const { canvas, layout, map } = sketch.input;
  const row = { ...safe, top: safe.top + safe.height - 13 * unit, height: 13 * unit };
  const room = { left: safe.left, width: safe.width * (sketch.isWide ? 0.72 : 1) };
  const height = Math.min(safe.height * 0.44, 40 * unit);
  const above = { ...room, top: row.top - 5.4 * unit - height, height };
  const { isTop } = calmest(map, canvas, [
    { box: above, isTop: false },
    { box: { ...room, top: safe.top, height }, isTop: true },
  ]);

  const band = isTop
    ? { left: 0, top: 0, width: canvas.width, height: safe.top + height }
    : { left: 0, top: above.top, width: canvas.width, height: canvas.height - above.top };
  const dark = darkened(layout.colors.main);
  const veil = veilFor(sketch, band, dark);
  const bar = 3.4 * unit;
  const text = { ...room, top: (isTop ? safe.top : above.top) + bar, height: height - bar };
  // The words come before the veil, which reaches as far as they do, and go on top of it again.
  const mark = sketch.shapes.length;
  const taken = sketch.text(layout.headline, text, {
    ...{ role: 'heading', largest: 9.6 * unit, lines: 4, lineHeight: 1.14 },
    color: veil.text,
    stand: isTop ? 'top' : 'bottom',
  });
  const words = sketch.shapes.splice(mark);
  if (isTop) {
    drawVeil(sketch, { ...band, height: taken.top + taken.height + 3.2 * unit }, veil, 'down');
  } else {
    const top = taken.top - bar - 2.6 * unit;
    drawVeil(sketch, { ...band, top, height: canvas.height - top }, veil, 'up');
  }
  if (words.length > 0) {
    const line = { left: room.left, top: taken.top - bar, width: 9 * unit, height: 0.9 * unit };
    sketch.rect(line, veil.accent);
  }
  sketch.shapes.push(...words);
  if (isTop) drawFoot(sketch, row, dark);
  else drawAgentRow(sketch, row, veil.fill, veil.text);
}

/** The row at the foot when the words are at the head. */
function drawFoot(sketch: Sketch, row: Box, dark: string) {
  const { canvas } = sketch.input;
  const box = { left: 0, top: row.top - 2.4 * sketch.unit, width: canvas.width, height: 0 };
  const foot = { ...box, height: canvas.height - box.top };
  const veil = veilFor(sketch, foot, dark);
  drawVeil(sketch, foot, veil, 'up');
  drawAgentRow(sketch, row, veil.fill, veil.text);
}

type Veil = { fill: string; opacity: number; text: string; accent: string };

/** Light or dark, whichever hides less of the picture, and as strong as the hardest spot asks for. */
function veilFor({ input: { map, canvas, layout } }: Sketch, box: Box, dark: string): Veil {
  const { light, lightest, darkest } = regionBelow(map, canvas, box);
  const strengthOf = (fill: string, hardest: number) => {
    let opacity = 0.5;
    const seen = () => veiled(hardest, lightOf(fill), opacity);
    while (opacity < 0.92 && contrastOf(lightOf(inkOn(fill)), seen()) < 4.8) opacity += 0.02;
    return { fill, opacity };
  };
  const [night, day] = [strengthOf(dark, lightest), strengthOf(white, darkest)];
  // White over a dark picture turns it gray.
  const { fill, opacity } = light > 0.3 && day.opacity < night.opacity - 0.05 ? day : night;
  const { accent, main } = layout.colors;
  return { fill, opacity, text: inkOn(fill), accent: clearOn(fill, [accent, main]) };
}

/** Near black, with a touch of the brand. */
function darkened(color: string): string {
  const night = '#0b1214';
  for (let part = 0.35; part > 0; part -= 0.05) {
    if (lightOf(mix(color, night, part)) < 0.035) return mix(color, night, part);
  }
  return night;
}

/** Mixed as a screen mixes, by the root of light. */
const veiled = (below: number, fill: number, opacity: number) =>
  (below ** (1 / 2.2) * (1 - opacity) + fill ** (1 / 2.2) * opacity) ** 2.2;

function drawVeil(sketch: Sketch, box: Box, { fill, opacity }: Veil, toward: 'up' | 'down') {
  const soft = Math.min(14 * sketch.unit, sketch.input.canvas.height * 0.1);
  sketch.rect(box, fill, { opacity });
  if (toward === 'up') sketch.fade({ ...box, top: box.top - soft, height: soft }, fill, 0, opacity);
  else sketch.fade({ ...box, top: box.top + box.height, height: soft }, fill, opacity, 0);
}

/** Words on a card of their own, the picture beside or above it. */
export function drawQuote(sketch: Sketch) {
  const { unit, safe } = sketch;
  const { canvas, layout, map } = sketch.input;
  const { main, accent } = layout.colors;
  const half = { ...safe, width: safe.width * 0.56 };
  // On a low picture the words need more of it than elsewhere.
  const height = Math.max(safe.height * 0.54, 47 * unit);
  const low = { ...safe, top: safe.top + safe.height - height, height };
  const { box } = sketch.isWide
    ? calmest(map, canvas, [
        { box: half },
        { box: { ...half, left: safe.left + safe.width - half.width } },
      ])
    : calmest(map, canvas, [{ box: low }, { box: { ...low, top: safe.top } }]);
  const ground = paper;
  sketch.rect(box, ground, { radius: 2.4 * unit });

  const padding = 5 * unit;
  const left = box.left + padding;
  const width = box.width - 2 * padding;
  const side = 11 * unit;
  const row = { left, top: box.top + box.height - padding - side, width, height: side };
  drawAgentRow(sketch, row, ground);

  const mark = 7.2 * unit;
  sketch.text(
    '“',
    { left, top: box.top + padding * 0.9, width, height: mark },
    {
      role: 'heading',
      largest: 15 * unit,
      color: clearOn(ground, [accent, main], 2),
      stand: 'top',
    },
  );
  const top = box.top + padding * 0.9 + mark;
  const by = layout.quoteBy ? 5 * unit : 0;
  const room = row.top - 4 * unit - by - top;
  const taken = sketch.text(
    layout.quote,
    { left, top, width, height: room },
    {
      role: 'heading',
      largest: 5.8 * unit,
      lines: 7,
      lineHeight: 1.25,
      color: ink,
    },
  );
  if (layout.quoteBy) {
    const below = { left, top: taken.top + taken.height + 2.6 * unit, width, height: 2.4 * unit };
    sketch.text(`— ${layout.quoteBy}`, below, {
      role: 'strong',
      largest: 2.7 * unit,
      color: sketch.softOn(ground),
      stand: 'top',
    });
  }
}
