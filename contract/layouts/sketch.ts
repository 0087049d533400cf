import type { Box, Size } from '#contract/composition.ts';
import { clearOn, contrastOf, ink, inkOn, lightOf, mix, white } from './colors.ts';
import type { Layout } from './layout.ts';
import {
  capHeightOf,
  countLines,
  type FontChain,
  fitText,
  missingIn,
  outlineOf,
  widthOf,
} from './outline-text.ts';
import { type LogoLook, type PictureMap, regionBelow } from './picture-map.ts';

/** What a layout draws between the picture and the agent's headshot and logo. */
export type Shape =
  | ({ kind: 'rect'; radius?: number; fill: string; opacity?: number } & Box)
  | { kind: 'circle'; x: number; y: number; radius: number; fill: string }
  | { kind: 'path'; d: string; x: number; y: number; fill: string; opacity?: number }
  /** From so much of a color at its first edge to so much at its last. */
  | ({ kind: 'fade'; fill: string; from: number; to: number } & Box);

export type FontRole = 'heading' | 'body' | 'strong';
export type LayoutFonts = Record<FontRole, FontChain>;

export type LayoutInput = {
  layout: Layout;
  canvas: Size;
  map: PictureMap;
  logo: LogoLook;
  fonts: LayoutFonts;
  /** Pixels of what stands below the canvas, in the same picture. */
  below?: number;
  /** Where headshot and logo are, once somebody moved one. */
  moved?: { headshot: Box; logo: Box };
};

export type LayoutDrawing = {
  /** The part of the canvas that the picture covers. */
  picture: Box;
  shapes: Shape[];
  headshot: Box;
  logo: Box;
  /** Characters that no font has and that are not drawn. */
  leftOut: string[];
};

type TextOptions = {
  role: FontRole;
  largest: number;
  color: string;
  lines?: number;
  align?: 'left' | 'center' | 'right';
  /** Where in its box it stands. */
  stand?: 'top' | 'middle' | 'bottom';
  lineHeight?: number;
  tracking?: number;
  opacity?: number;
};

/** About a hundredth of a picture's side. */
export const unitOf = ({ width, height }: Size) =>
  Math.min(Math.sqrt(width * height), width * 1.1, height * 1.3) / 100;

/** A canvas to draw on, measured in units that fit its shape. */
export class Sketch {
  readonly input: LayoutInput;
  readonly unit: number;
  readonly shapes: Shape[] = [];
  picture: Box;
  headshot: Box = { left: 0, top: 0, width: 1, height: 1 };
  logo: Box = { left: 0, top: 0, width: 1, height: 1 };
  /** Ring and plate lie over everything else and go where headshot and logo go. */
  readonly #around: Shape[] = [];
  readonly #leftOut = new Set<string>();

  constructor(input: LayoutInput) {
    const { width, height } = input.canvas;
    this.input = input;
    this.picture = { left: 0, top: 0, width, height };
    this.unit = unitOf(input.canvas);
  }

  get margin(): number {
    return 5 * this.unit;
  }

  /** Stories have the app's own buttons over both ends. */
  get safe(): Box {
    const { width, height } = this.input.canvas;
    const { below = 0 } = this.input;
    const whole = height + below;
    const isStory = whole / width > 1.6;
    const top = isStory ? whole * 0.13 : this.margin;
    const bottom = isStory ? Math.max(whole * 0.17 - below, this.margin) : this.margin;
    return {
      left: this.margin,
      top,
      width: width - 2 * this.margin,
      height: height - top - bottom,
    };
  }

  get isWide(): boolean {
    return this.input.canvas.width / this.input.canvas.height > 1.5;
  }

  rect(box: Box, fill: string, { radius, opacity }: { radius?: number; opacity?: number } = {}) {
    this.shapes.push({ kind: 'rect', ...box, fill, radius, opacity });
  }

  fade(box: Box, fill: string, from: number, to: number) {
    this.shapes.push({ kind: 'fade', ...box, fill, from, to });
  }

  /** Fits a text into a box and says which part of the box it takes. */
  text(text: string, box: Box, options: TextOptions): Box {
    const { role, largest, color, lines = 1, align = 'left', stand = 'middle', tracking } = options;
    const fonts = this.input.fonts[role];
    for (const character of missingIn(text, fonts)) this.#leftOut.add(character);
    const fitted = fitText(text, fonts, box, { ...options, largest, lines });
    const room = box.height - fitted.height;
    const top = box.top + (stand === 'top' ? 0 : stand === 'middle' ? room / 2 : room);
    const baseline = top + capHeightOf(fonts) * fitted.size;
    fitted.lines.forEach((line, index) => {
      const d = outlineOf(line, fonts, fitted.size, tracking);
      if (!d) return;
      const free = box.width - this.measure(line, role, fitted.size, tracking);
      const x = box.left + (align === 'left' ? 0 : align === 'center' ? free / 2 : free);
      const y = baseline + index * fitted.lineHeight * fitted.size;
      this.shapes.push({ kind: 'path', d, x, y, fill: color, opacity: options.opacity });
    });
    return { left: box.left, top, width: fitted.width, height: fitted.height };
  }

  measure(text: string, role: FontRole, size: number, tracking = 0): number {
    return widthOf(text, this.input.fonts[role], tracking) * size;
  }

  linesOf(text: string, role: FontRole, size: number, width: number): number {
    return countLines(text, this.input.fonts[role], size, width);
  }

  /** The headshot with a ring that can be told from what is around it. */
  placeHeadshot(left: number, top: number, side: number, ground?: string) {
    const { main, accent } = this.input.layout.colors;
    const around = { left, top, width: side, height: side };
    const isOnLight = regionBelow(this.input.map, this.input.canvas, around).light > 0.45;
    const ring = ground ? clearOn(ground, [accent, main]) : isOnLight ? main : white;
    this.headshot = this.input.moved?.headshot ?? around;
    const { left: x, top: y, width } = this.headshot;
    const radius = width / 2 + Math.max(0.45 * this.unit, width * 0.035);
    const center = { x: x + width / 2, y: y + width / 2 };
    this.#around.push({ kind: 'circle', ...center, radius, fill: ring });
  }

  /** How large the logo is in a room, plate and all. */
  logoSize(room: Size, ground?: string): { logo: Size; plate: Size; fill?: string } {
    const look = this.input.logo;
    const fill = this.#plateFor(ground);
    const padding = fill ? Math.min(room.height * 0.16, 1.6 * this.unit) : 0;
    const inner = { width: room.width - 2 * padding, height: room.height - 2 * padding };
    // A square mark as tall as a long one would look far larger.
    const ratio = look.width / look.height;
    const scale = Math.min(inner.width / ratio, inner.height * (ratio < 2 ? 1 : 0.8));
    const logo = { width: scale * ratio, height: scale };
    return {
      logo,
      plate: { width: logo.width + 2 * padding, height: logo.height + 2 * padding },
      fill,
    };
  }

  /** Puts the logo into a box: at its left, in the middle or at its right. */
  placeLogo(box: Box, align: 'left' | 'center' | 'right', ground?: string) {
    const { logo, plate, fill } = this.logoSize(box, ground);
    const part = { left: 0, center: 0.5, right: 1 }[align];
    const padding = (plate.width - logo.width) / 2;
    this.logo = this.input.moved?.logo ?? {
      left: box.left + (box.width - plate.width) * part + padding,
      top: box.top + (box.height - logo.height) / 2,
      ...logo,
    };
    if (!fill) return;
    const around = {
      left: this.logo.left - padding,
      top: this.logo.top - padding,
      width: this.logo.width + 2 * padding,
      height: this.logo.height + 2 * padding,
    };
    const radius = Math.min(1.2 * this.unit, around.height * 0.2);
    this.#around.push({ kind: 'rect', ...around, fill, radius });
  }

  /** A light or a dark plate, by contrast; none where the logo can be told from its ground. */
  #plateFor(ground: string | undefined): string | undefined {
    const { light, rim } = this.input.logo;
    if (rim) return ground && contrastOf(lightOf(ground), lightOf(rim)) < 1.15 ? undefined : rim;
    if (ground && contrastOf(lightOf(ground), light) >= 2.5) return undefined;
    return contrastOf(1, light) >= contrastOf(lightOf(ink), light) ? white : ink;
  }

  /** Weaker words beside strong ones, still easy to read. */
  softOn(ground: string): string {
    const strong = inkOn(ground);
    return clearOn(ground, [mix(strong, ground, 0.78)], 4.5);
  }

  finish(): LayoutDrawing {
    return {
      picture: this.picture,
      shapes: [...this.shapes, ...this.#around],
      headshot: this.headshot,
      logo: this.logo,
      leftOut: [...this.#leftOut],
    };
  }
}
