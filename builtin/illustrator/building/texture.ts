import { darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  outlineOn,
  rectangle,
  scaleOn,
  seenOn,
  shadeOn,
} from '#builtin/illustrator/drawing/face.ts';
import {
  boundsOf,
  columnAt,
  type PicturePoint,
  spanAt,
} from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { SurfaceMaterial, Texture } from './material.ts';

/** Draws what a wall or a roof is made of, inside a convex outline. Far away it fades to nothing. */
export function texture(
  stage: Stage,
  face: Face,
  outline: readonly PicturePoint[],
  material: SurfaceMaterial,
) {
  textures[material.texture]?.({
    stage,
    face,
    outline,
    material,
    ...measure(stage, face, outline),
  });
}

type Work = {
  stage: Stage;
  face: Face;
  outline: readonly PicturePoint[];
  material: SurfaceMaterial;
  /** Units on the picture of one metre. */
  scale: number;
  bounds: ReturnType<typeof boundsOf>;
};

function measure(stage: Stage, face: Face, outline: readonly PicturePoint[]) {
  const bounds = boundsOf(outline);
  const center: PicturePoint = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  return { bounds, scale: scaleOn(stage, face, center) };
}

const textures: Partial<Record<Texture, (work: Work) => void>> = {
  clapboard: (work) => {
    courses(work, 0.2, { dark: 0.26, light: 0.2 });
  },
  battens: (work) => uprights(work, 0.42, { dark: 0.22, light: 0.16 }),
  seams: (work) => uprights(work, 0.5, { dark: 0.3, light: 0.28 }),
  shingle: (work) => {
    pieces(work, { height: 0.28, width: 0.34, share: 0.3, contrast: 0.13 });
    courses(work, 0.28, { dark: 0.26, light: 0.06 });
  },
  tiles: (work) => {
    courses(work, 0.34, { dark: 0.24, light: 0.1 });
    uprights(work, 0.3, { dark: 0.2, light: 0.18 });
  },
  brick: (work) => {
    pieces(work, { height: 0.13, width: 0.36, share: 0.42, contrast: 0.16 });
    courses(work, 0.13, { dark: 0, light: 0.26 });
  },
  stone: (work) => stones(work),
  slats: (work) => {
    boards(work, 0.16, 0.12);
    uprights(work, 0.16, { dark: 0.4, light: 0 });
  },
  boards: (work) => {
    boards(work, 0.2, 0.08);
    uprights(work, 0.2, { dark: 0.3, light: 0 });
  },
  stucco: (work) => pieces(work, { height: 0.5, width: 0.9, share: 0.25, contrast: 0.025 }),
};

/** Below this many units between two lines a texture is only noise. */
const finest = 2.4;

type Tone = { dark: number; light: number };

function courses(work: Work, spacing: number, tone: Tone) {
  const { stage, outline, bounds, scale } = work;
  if (spacing * scale < finest * stage.canvas.pixel) return;
  const lines: [PicturePoint, PicturePoint][] = [];
  for (let v = bounds.top + spacing; v < bounds.bottom - 0.02; v += spacing) {
    const span = spanAt(outline, v);
    if (span)
      lines.push([
        [span[0], v],
        [span[1], v],
      ]);
  }
  rule(work, lines, tone, spacing, [0, 0.22 * spacing]);
}

function uprights(work: Work, spacing: number, tone: Tone) {
  const { stage, outline, bounds, scale } = work;
  if (spacing * scale < finest * stage.canvas.pixel) return;
  const lines: [PicturePoint, PicturePoint][] = [];
  for (let u = bounds.left + spacing / 2; u < bounds.right; u += spacing) {
    const column = columnAt(outline, u);
    if (column)
      lines.push([
        [u, column[0]],
        [u, column[1]],
      ]);
  }
  rule(work, lines, tone, spacing, [0.16 * spacing, 0]);
}

/** A dark line and, beside it, a light one: an edge that catches the sun. */
function rule(
  { stage, face, material, scale }: Work,
  lines: [PicturePoint, PicturePoint][],
  { dark, light }: Tone,
  spacing: number,
  [du, dv]: PicturePoint,
) {
  const width = Math.max(0.6, spacing * scale * 0.13);
  const draw = (shift: number) =>
    lines
      .map((line) =>
        openLine(line.map(([u, v]) => seenOn(stage, face, [u + du * shift, v + dv * shift]))),
      )
      .join('');
  if (dark > 0) {
    const shade = shadeOn(stage, face, darker(material.color, dark));
    stage.canvas.stroke(draw(0), shade, { width, opacity: 0.85 });
  }
  if (light > 0) {
    const shine = shadeOn(stage, face, lighter(material.color, light));
    stage.canvas.stroke(draw(-1), shine, { width: width * 0.9, opacity: 0.7 });
  }
}

/** A few shingles or bricks that are lighter or darker than their neighbours. */
function pieces(
  { stage, face, outline, material, bounds, scale }: Work,
  piece: { height: number; width: number; share: number; contrast: number },
) {
  if (piece.height * scale < finest * stage.canvas.pixel) return;
  const random = stage.random.fork(`pieces ${bounds.left} ${bounds.bottom}`);
  const tones = [-1, -0.5, 0.6, 1].map((step) => ({ step, data: '' }));
  const rows = (bounds.bottom - bounds.top) / piece.height;
  const columns = (bounds.right - bounds.left) / piece.width;
  // Large roofs would otherwise cost thousands of quadrilaterals nobody can tell apart.
  const share = Math.min(piece.share, (scale > 30 ? 300 : 110) / (rows * columns));
  for (let row = 0; row < rows - 0.5; row += 1) {
    const v = bounds.top + row * piece.height;
    const [low, high] = [spanAt(outline, v + 0.01), spanAt(outline, v + piece.height * 0.98)];
    if (!low || !high) continue;
    const [from, to] = [Math.max(low[0], high[0]), Math.min(low[1], high[1])];
    const offset = row % 2 === 0 ? 0 : piece.width / 2;
    for (let u = bounds.left + offset; u + piece.width < to; u += piece.width) {
      if (u < from || !random.chance(share)) continue;
      const corners = rectangle(u, v, piece.width * 0.94, piece.height * 0.92);
      const tone = tones[random.integer(0, 3)];
      if (tone) tone.data += closedLine(outlineOn(stage, face, corners));
    }
  }
  for (const { step, data } of tones) {
    const amount = Math.abs(step) * piece.contrast;
    const changed = step < 0 ? darker(material.color, amount) : lighter(material.color, amount);
    stage.canvas.shape(data, shadeOn(stage, face, changed));
  }
}

/** Boards of slightly different wood, side by side. */
function boards(
  { stage, face, outline, material, bounds, scale }: Work,
  width: number,
  contrast: number,
) {
  if (width * scale < finest * stage.canvas.pixel) return;
  const random = stage.random.fork(`boards ${bounds.left} ${bounds.bottom}`);
  const tones = [-1, -0.4, 0.5].map((step) => ({ step, data: '' }));
  for (let u = bounds.left; u < bounds.right - width / 2; u += width) {
    const right = Math.min(u + width, bounds.right);
    const [a, b] = [columnAt(outline, u + 0.001), columnAt(outline, right - 0.001)];
    const tone = tones[random.integer(0, 3)];
    if (!a || !b || !tone) continue;
    tone.data += closedLine(
      outlineOn(stage, face, [
        [u, a[0]],
        [right, b[0]],
        [right, b[1]],
        [u, a[1]],
      ]),
    );
  }
  for (const { step, data } of tones) {
    const amount = Math.abs(step) * contrast;
    const changed = step < 0 ? darker(material.color, amount) : lighter(material.color, amount);
    stage.canvas.shape(data, shadeOn(stage, face, changed));
  }
}

/** Courses of unequal stones with light joints. */
function stones({ stage, face, outline, material, bounds, scale }: Work) {
  if (0.3 * scale < finest * stage.canvas.pixel) return;
  const random = stage.random.fork(`stones ${bounds.left} ${bounds.bottom}`);
  const tones = [-0.2, -0.1, 0, 0.1, 0.18].map((step) => ({ step, data: '' }));
  let v = bounds.top;
  while (v < bounds.bottom - 0.03) {
    const height = Math.min(random.between(0.2, 0.36), bounds.bottom - v);
    const span = spanAt(outline, v + height / 2);
    let u = span?.[0] ?? bounds.right;
    while (span && u < span[1] - 0.03) {
      const width = Math.min(random.between(0.28, 0.66), span[1] - u);
      const tone = tones[random.integer(0, 4)];
      const skew = () => random.spread(0.03);
      const corners: PicturePoint[] = [
        [u + 0.02, v + 0.02 + skew()],
        [u + width - 0.02, v + 0.02 + skew()],
        [u + width - 0.02 + skew(), v + height - 0.015],
        [u + 0.02 + skew(), v + height - 0.015],
      ];
      if (tone) tone.data += closedLine(outlineOn(stage, face, corners));
      u += width;
    }
    v += height;
  }
  for (const { step, data } of tones) {
    const base = mix(material.color, step > 0 ? [1, 0.97, 0.9] : [0.2, 0.18, 0.2], Math.abs(step));
    stage.canvas.shape(data, shadeOn(stage, face, base));
  }
}
