import { type Color, toCode } from './color.ts';
import { boundsOf, type PicturePoint } from './geometry.ts';

/** A colour or a gradient that the canvas gave out. */
export type Paint = Color | { readonly url: string };

/** Where along the gradient, which colour, how opaque. */
export type Stop = readonly [offset: number, color: Color, opacity?: number];

type Stroke = { width: number; cap?: 'round' | 'butt'; opacity?: number };
export type Fill = {
  opacity?: number;
  outline?: { paint: Paint; width: number };
  evenOdd?: boolean;
};

/** The only place where markup is made: of numbers and colours, never of anything a person wrote. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** Units that fall on one pixel, and never less than one: what is smaller is not worth drawing. */
  readonly pixel: number;
  polygon(points: readonly PicturePoint[], paint: Paint, fill?: Fill): void;
  /** Closed or open path data from `drawing/path.ts`. */
  shape(data: string, paint: Paint, fill?: Fill): void;
  stroke(data: string, color: Color, stroke: Stroke): void;
  ellipse(center: PicturePoint, radii: PicturePoint, paint: Paint, fill?: Fill): void;
  linear(from: PicturePoint, to: PicturePoint, stops: readonly Stop[]): Paint;
  /** From the middle of whatever it fills to its edge. */
  radial(stops: readonly Stop[]): Paint;
  /** What `draw` paints shows only inside the outline. */
  clipped(data: string, draw: () => void): void;
  /** What `draw` paints is blurred; dear, so for small things only. */
  blurred(radius: number, draw: () => void): void;
  markup(pixels: { width: number; height: number }, isMirrored: boolean): string;
};

export function createCanvas(
  size: { width: number; height: number; pixel: number },
  grade: (color: Color) => Color,
  /** Draws the outline of whatever is large enough to have one. */
  ink?: Color,
): Canvas {
  const definitions = new Map<string, string>();
  const body: string[] = [];
  const code = (value: Color) => toCode(grade(value));
  const paintOf = (paint: Paint) => ('url' in paint ? paint.url : code(paint));

  /** One definition for every equal content. */
  const define = (element: string, attributes: string, content: string) => {
    const key = `${element} ${attributes}${content}`;
    const known = definitions.get(key);
    if (known) return known;
    const id = `d${definitions.size}`;
    definitions.set(key, id);
    return id;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, value, opacity = 1]) =>
          `<stop offset="${round(offset, 1000)}" stop-color="${code(value)}"${opacity < 1 ? ` stop-opacity="${round(opacity, 1000)}"` : ''}/>`,
      )
      .join('');
  const fillOf = (paint: Paint, { opacity, outline, evenOdd }: Fill = {}) =>
    `fill="${paintOf(paint)}"${evenOdd ? ' fill-rule="evenodd"' : ''}${opacity !== undefined && opacity < 1 ? ` fill-opacity="${round(opacity, 1000)}"` : ''}${outline ? ` stroke="${paintOf(outline.paint)}" stroke-width="${round(outline.width, 100)}" stroke-linejoin="round"` : ''}`;

  // Ink keeps its color, whatever the picture is toned in.
  const line = ink && { url: toCode(ink) };

  /** A line around what is solid and neither tiny nor half the picture. */
  const inked = (fill: Fill | undefined, points: readonly PicturePoint[]): Fill | undefined => {
    // A wide outline is what rounds an edge.
    if (!line || (fill?.opacity ?? 1) < 0.9 || (fill?.outline?.width ?? 0) > 3) return fill;
    const { left, right, top, bottom } = boundsOf(points);
    const isSeen = right - left > 5 && bottom - top > 5 && right - left < size.width * 0.95;
    return isSeen ? { ...fill, outline: { paint: line, width: 1.5 } } : fill;
  };

  return {
    ...size,
    polygon(points, paint, fill) {
      if (points.length < 3 || !isInside(points, size)) return;
      const data = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
      body.push(`<path d="M${data}Z" ${fillOf(paint, inked(fill, points))}/>`);
    },
    shape(data, paint, fill) {
      const isInked = line && (fill?.opacity ?? 1) > 0.9;
      const look = isInked ? { ...fill, outline: { paint: line, width: 0.5 } } : fill;
      if (data) body.push(`<path d="${data}" ${fillOf(paint, look)}/>`);
    },
    stroke(data, color, { width, cap = 'butt', opacity = 1 }) {
      if (!data) return;
      body.push(
        `<path d="${data}" fill="none" stroke="${code(color)}" stroke-width="${round(width, 100)}"${cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}${opacity < 1 ? ` stroke-opacity="${round(opacity, 1000)}"` : ''}/>`,
      );
    },
    ellipse([x, y], [rx, ry], paint, fill) {
      body.push(
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(Math.abs(rx))}" ry="${round(Math.abs(ry))}" ${fillOf(paint, fill)}/>`,
      );
    },
    linear([x1, y1], [x2, y2], stops) {
      const line = `gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
      return { url: `url(#${define('linearGradient', line, stopsOf(stops))})` };
    },
    radial(stops) {
      return { url: `url(#${define('radialGradient', '', stopsOf(stops))})` };
    },
    clipped(data, draw) {
      const id = define('clipPath', '', `<path d="${data}"/>`);
      body.push(`<g clip-path="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    blurred(radius, draw) {
      const reach = 'x="-30%" y="-30%" width="160%" height="160%"';
      const id = define('filter', reach, `<feGaussianBlur stdDeviation="${round(radius)}"/>`);
      body.push(`<g filter="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    markup(pixels, isMirrored) {
      const defs = [...definitions].map(([key, id]) => definition(key, id)).join('');
      const mirror = isMirrored ? ` transform="translate(${round(size.width)} 0) scale(-1 1)"` : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${round(size.width)} ${round(size.height)}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs><g${mirror}>${body.join('')}</g></svg>`;
    },
  };
}

/** Whether anything of a polygon can be on the picture: much of a street is beside it. */
function isInside(
  points: readonly PicturePoint[],
  { width, height }: { width: number; height: number },
) {
  const { left, right, top, bottom } = boundsOf(points);
  return right > 0 && left < width && bottom > 0 && top < height;
}

/** Definitions are kept under their own content: `element attributes<content/>`. */
function definition(key: string, id: string): string {
  const space = key.indexOf(' ');
  const element = key.slice(0, space);
  const rest = key.slice(space + 1);
  const start = rest.indexOf('<');
  return `<${element} id="${id}" ${rest.slice(0, start)}>${rest.slice(start)}</${element}>`;
}

/** To a tenth of a unit unless told: finer is not seen and makes the markup long. */
export function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
