import type { Size } from '#contract/composition.ts';
import { ink, white } from './colors.ts';
import { type FontChain, fitText, outlineOf } from './outline-text.ts';
import { type Shape, unitOf } from './sketch.ts';

/**
 * The strip below an altered photo of a listing: a statement and, where there is a page with the original, its address as
 * a QR code. It takes its height from the picture and so covers nothing of it, whatever layout is on it.
 */

export const alteredStatement = 'Digitally altered photo';

/** Rows of a QR code, `1` for dark. Without one there is the statement alone. */
export type AlteredNote = { code?: string[] | null };

/** Light around a code, in modules: readers need it. */
const quietZone = 4;

/** Smaller modules do not survive what platforms do to a picture. */
const leastModule = 3;

/** Stories have the app's own buttons over their lower end, where nothing may be said. */
const hiddenIn = ({ width, height }: Size) => (height / width > 1.6 ? 0.17 * height : 0);

/** Whole pixels of the picture's height. */
export function noteHeight(canvas: Size, { code }: AlteredNote): number {
  const unit = unitOf(canvas);
  const shown = code ? Math.max(13 * unit, leastModule * (code.length + 2 * quietZone)) : 7 * unit;
  return Math.round(shown + hiddenIn(canvas));
}

/** The canvas that is left for the picture. */
export const besideNote = (canvas: Size, note: AlteredNote | undefined): Size => ({
  width: canvas.width,
  height: note ? canvas.height - noteHeight(canvas, note) : canvas.height,
});

/** From the strip's own upper left corner. */
export function drawNote(
  canvas: Size,
  { code }: AlteredNote,
  fonts: { body: FontChain; strong: FontChain },
): Shape[] {
  const unit = unitOf(canvas);
  const { width } = canvas;
  const height = noteHeight(canvas, { code });
  const side = height - hiddenIn(canvas);
  const shapes: Shape[] = [
    { kind: 'rect', left: 0, top: 0, width, height, fill: white },
    { kind: 'rect', left: 0, top: 0, width, height: 0.2 * unit, fill: ink, opacity: 0.16 },
  ];
  if (code) {
    const module = side / (code.length + 2 * quietZone);
    const start = { x: width - side + quietZone * module, y: quietZone * module };
    shapes.push({ kind: 'path', d: pathOf(code, module), ...start, fill: ink });
  }
  const room = { width: width - 8 * unit - (code ? side : 0), height: side };
  const write = (text: string, font: FontChain, largest: number, middle: number) => {
    const line = fitText(text, font, room, { largest, lines: 1 });
    const y = middle + line.height / 2;
    shapes.push({ kind: 'path', d: outlineOf(text, font, line.size), x: 4 * unit, y, fill: ink });
  };
  write(alteredStatement, fonts.strong, 3.4 * unit, side / 2 - (code ? 2.1 * unit : 0));
  if (code) {
    write('Scan the code to see the original.', fonts.body, 2.7 * unit, side / 2 + 2.3 * unit);
  }
  return shapes;
}

/** Dark modules side by side are one bar: no seams show between them. */
function pathOf(code: string[], module: number): string {
  const at = (value: number) => Math.round(value * module * 100) / 100;
  return code
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) =>
          `M${at(index)} ${at(y)}H${at(index + run.length)}V${at(y + 1)}H${at(index)}Z`,
      ),
    )
    .join('');
}
