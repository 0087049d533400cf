import { brightness, type Color, color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import { dot, type PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, dab } from '#builtin/illustrator/drawing/path.ts';
import { throughAir } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** Deep shade, shade, middle, light, sun. */
type Tones = readonly [Color, Color, Color, Color, Color];

/** How leaves of a colour look in this light, from the far side of the crown to the sunny one. */
export function leafTones({ light }: Stage, base: Color, distance: number): Tones {
  // Pale petals glow through and have no dark side.
  const glow = 1 - Math.min(0.62, Math.max(0, brightness(base) - 0.6) * 2.4);
  const tone = (sun: number, depth: number): Color => {
    const shade = (part: 0 | 1 | 2) =>
      base[part] * (light.ambient[part] * (1 - depth * glow) + light.sunColor[part] * sun);
    const value: Color = [shade(0), shade(1), shade(2)];
    // Leaves let the sun through: their bright side turns yellow.
    const warm =
      sun > 0.9
        ? mix(value, [value[0] * 1.12 + 0.03, value[1] * 1.06 + 0.02, value[2] * 0.8], 0.7)
        : value;
    return throughAir(light, warm, distance);
  };
  return [tone(0.06, 0.4), tone(0.2, 0.22), tone(0.5, 0.06), tone(0.85, -0.02), tone(1.2, -0.1)];
}

type Clump = {
  center: PicturePoint;
  radii: PicturePoint;
  tones: Tones;
  /** Units on the picture of one leaf. */
  leaf: number;
  /** 1 covers the clump well. */
  density?: number;
  /** Leaves hang this way instead of every way, in radians. */
  lean?: number;
};

/** A rounded mass of leaves: a shaded body, a lit side, and dabs that turn to the light. */
export function clump(stage: Stage, { center, radii, tones, density = 1, lean, ...size }: Clump) {
  const { canvas, random } = stage;
  const leaf = Math.max(size.leaf, canvas.pixel * 2);
  const [x, y] = center;
  const [rx, ry] = radii;
  const sun = sunOnPicture(stage);
  canvas.shape(
    blob(random, center, [rx * 0.84, ry * 0.84], 0.36, 11),
    mix(tones[0], tones[1], 0.55),
  );
  const sunny: PicturePoint = [x + sun[0] * rx * 0.3, y + sun[1] * ry * 0.34];
  canvas.shape(blob(random, sunny, [rx * 0.56, ry * 0.52], 0.5, 10), mix(tones[1], tones[2], 0.7));
  const count = Math.round(Math.min(64, ((rx * ry) / (leaf * leaf)) * 2.8 * density));
  const data: [string, string, string, string, string] = ['', '', '', '', ''];
  for (let index = 0; index < count; index += 1) {
    const angle = random.next() * Math.PI * 2;
    const reach = random.next() ** 0.45 * 1.08;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const facing = Math.sqrt(Math.max(0, 1 - reach * reach));
    const facingSun = dx * sun[0] + dy * sun[1] + facing * sun[2] + random.spread(0.36);
    const turn = lean === undefined ? random.next() * Math.PI : lean + random.spread(0.6);
    const long = leaf * random.between(0.85, 1.8);
    data[toneAt(facingSun)] += dab([x + dx * rx, y + dy * ry], long, turn, 0.62);
  }
  data.forEach((shape, tone) => {
    canvas.shape(shape, tones[tone] ?? tones[2]);
  });
}

function toneAt(facingSun: number): 0 | 1 | 2 | 3 | 4 {
  if (facingSun < -0.3) return 0;
  if (facingSun < 0.1) return 1;
  if (facingSun < 0.48) return 2;
  return facingSun < 0.86 ? 3 : 4;
}

/** Where the light comes from on the picture: right, down, towards the viewer. */
function sunOnPicture({ light, camera }: Stage): [number, number, number] {
  return [
    dot(light.sun, camera.right),
    -light.sun[1],
    Math.max(0.15, -dot(light.sun, camera.forward)),
  ];
}

const greens = ['#6f9a4c', '#5f8d4a', '#7ea553', '#4f7f48', '#86a65a'] as const;
const autumns = ['#d98232', '#c8562e', '#e0a83a', '#b5452f', '#d8bb4a', '#94913f'] as const;
const blossoms = ['#f2c4cf', '#f3d3d6', '#eaa9bb', '#f0b7c4'] as const;

/** A leaf colour that fits season and region. */
export function leafColor(
  { scene, random }: Stage,
  kind: 'tree' | 'shrub' | 'blossom' = 'tree',
): Color {
  const { season, region, leaves } = scene;
  if (leaves && kind !== 'shrub')
    return mix(color(leaves), color(random.pick(greens)), random.between(0, 0.14));
  if (kind === 'blossom') return color(random.pick(blossoms));
  const dry = region === 'desert' ? 0.4 : region === 'plains' ? 0.12 : 0;
  if (season === 'autumn' && region !== 'desert' && region !== 'tropics') {
    const green = color(random.pick(greens));
    const turned = color(random.pick(autumns));
    return kind === 'tree'
      ? mix(green, turned, random.between(0.8, 1))
      : mix(green, turned, random.between(0, 0.7));
  }
  const base = mix(color(random.pick(greens)), color('#a39f62'), dry);
  if (season === 'spring') return mix(base, color('#a5c85a'), 0.35);
  if (season === 'winter') return mix(darker(base, 0.18), color('#6f7a66'), 0.45);
  return base;
}
