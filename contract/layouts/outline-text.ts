/** Text as outlines. What a font cannot show, the next one does; what none can show is left out. */

/** A parsed font, in its own units. Index 0 is the glyph for what is missing. */
export type OutlineFont = {
  unitsPerEm: number;
  capHeight: number;
  indexOf: (character: string) => number;
  advanceOf: (index: number) => number;
  kerningOf: (left: number, right: number) => number;
  /** SVG path data with the baseline at 0. */
  pathOf: (index: number, x: number, size: number) => string;
};

/** The font itself, then those that help out. */
export type FontChain = [OutlineFont, ...OutlineFont[]];

type PlacedGlyph = { font: OutlineFont; index: number; x: number };

/** Glyphs side by side on a line of size 1. Tracking is in parts of the size. */
function placeGlyphs(text: string, fonts: FontChain, tracking: number) {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let before: PlacedGlyph | undefined;
  for (const character of cleaned(text)) {
    const font = fonts.find((each) => each.indexOf(character) > 0);
    if (!font) continue;
    const index = font.indexOf(character);
    if (before) {
      x += tracking;
      if (before.font === font) x += font.kerningOf(before.index, index) / font.unitsPerEm;
    }
    before = { font, index, x };
    glyphs.push(before);
    x += font.advanceOf(index) / font.unitsPerEm;
  }
  return { glyphs, width: x };
}

export function widthOf(text: string, fonts: FontChain, tracking = 0): number {
  return placeGlyphs(text, fonts, tracking).width;
}

/** The path of one line, from 0 on its baseline. */
export function outlineOf(text: string, fonts: FontChain, size: number, tracking = 0): string {
  return placeGlyphs(text, fonts, tracking)
    .glyphs.map(({ font, index, x }) => font.pathOf(index, x * size, size))
    .join('');
}

export const capHeightOf = ([font]: FontChain) => font.capHeight / font.unitsPerEm;

/** Characters that none of the fonts has, each once. */
export function missingIn(text: string, fonts: FontChain): string[] {
  const isMissing = (character: string) => !fonts.some((font) => font.indexOf(character) > 0);
  return [...new Set(cleaned(text))].filter(isMissing);
}

/** Composed letters, one kind of space, and nothing that is only an instruction to a shaper. */
const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cf}|\p{Cc}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '');

type Room = { width: number; height: number };

type FitOptions = {
  largest: number;
  /** Lines at most. */
  lines: number;
  lineHeight?: number;
  tracking?: number;
};

export type FittedText = {
  lines: string[];
  size: number;
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
  width: number;
  lineHeight: number;
};

/** As large as a room and the largest size allow, in lines of about one length. */
export function fitText(
  text: string,
  fonts: FontChain,
  room: Room,
  { largest, lines: most, lineHeight = 1.2, tracking = 0 }: FitOptions,
): FittedText {
  const words = wordsOf(text);
  const capHeight = capHeightOf(fonts);
  const widths = words.map((word) => widthOf(word, fonts, tracking));
  const space = widthOf(' ', fonts) + 2 * tracking;
  let best: FittedText = { lines: [], size: 0, height: 0, width: 0, lineHeight };
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const lines = balanced(words, widths, space, count);
    const width = Math.max(...lines.map((line) => widthOf(line, fonts, tracking)), 0.001);
    const height = capHeight + (lines.length - 1) * lineHeight;
    const size = Math.min(largest, room.width / width, room.height / height);
    // A further line has to be worth it.
    if (size > best.size * 1.04) {
      best = { lines, size, height: height * size, width: width * size, lineHeight };
    }
  }
  return best;
}

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** Breaks words into so many lines that are as even as can be: the sum of their squared widths is the least. */
function balanced(words: string[], widths: number[], space: number, count: number): string[] {
  type Way = { cost: number; breaks: number[] };
  const lineWidth = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, (to - from - 1) * space);
  let ways: (Way | undefined)[] = words.map((_, index) => ({
    cost: lineWidth(0, index + 1) ** 2,
    breaks: [],
  }));
  for (let line = 2; line <= count; line += 1) {
    const before = ways;
    ways = words.map((_, last) => {
      let best: Way | undefined;
      for (let start = line - 1; start <= last; start += 1) {
        const way = before[start - 1];
        if (!way) continue;
        const cost = way.cost + lineWidth(start, last + 1) ** 2;
        if (!best || cost < best.cost) best = { cost, breaks: [...way.breaks, start] };
      }
      return best;
    });
  }
  const { breaks } = ways.at(-1) ?? { breaks: [] };
  return [0, ...breaks].map((start, index) => words.slice(start, breaks[index]).join(' '));
}

/** How many lines a text takes at a size; too many when one of its words is longer than a line. */
export function countLines(text: string, fonts: FontChain, size: number, width: number): number {
  const lines = broken(wordsOf(text), width / size, (line) => widthOf(line, fonts));
  const isOver = lines.some((line) => widthOf(line, fonts) * size > width);
  return isOver ? Number.POSITIVE_INFINITY : lines.length;
}

function broken(words: string[], limit: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && width(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As opentype.js parses a font. */
export type ParsedFont = {
  unitsPerEm: number;
  ascender: number;
  tables: { os2?: { sCapHeight?: number } };
  charToGlyphIndex: (character: string) => number | null;
  glyphs: { get: (index: number) => ParsedGlyph };
  position: {
    getKerningTables: (script: string) => unknown[] | undefined;
    getKerningValue: (tables: unknown[], left: number, right: number) => number;
  };
};
type ParsedGlyph = {
  advanceWidth?: number;
  getPath: (x: number, y: number, size: number) => { commands: PathCommand[] };
};
type PathCommand = { type: string } & Partial<
  Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number>
>;

export function toOutlineFont(font: ParsedFont): OutlineFont {
  const indexes = new Map<string, number>();
  // Latin first: some fonts have pairs for each script apart.
  const kerning = font.position.getKerningTables('latn') ?? [];
  return {
    unitsPerEm: font.unitsPerEm,
    capHeight: font.tables.os2?.sCapHeight || font.ascender * 0.72,
    indexOf(character) {
      const known = indexes.get(character);
      if (known !== undefined) return known;
      const index = font.charToGlyphIndex(character) ?? 0;
      indexes.set(character, index);
      return index;
    },
    advanceOf: (index) => font.glyphs.get(index).advanceWidth ?? 0,
    kerningOf: (left, right) => font.position.getKerningValue(kerning, left, right),
    pathOf: (index, x, size) => pathData(font.glyphs.get(index).getPath(x, 0, size).commands),
  };
}

/** Not by the library: its rounding makes "NaN" of some numbers. */
const pathData = (commands: PathCommand[]) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => Math.round(value * 100) / 100).join(' ');
    })
    .join('');
