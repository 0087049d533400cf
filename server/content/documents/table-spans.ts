/** Cells a table of a real text has; a hostile one claims to cover millions. */
const mostCells = 5_000;

/** Clean HTML whose merged cells stay within reason, or are merged no longer. */
export function withReasonableSpans(clean: string): string {
  let cells = 0;
  for (const [, attributes = ''] of clean.matchAll(/<t[dh]((?: [a-z]+="[^"]*")*)>/g)) {
    cells += spanIn(attributes, 'colspan') * spanIn(attributes, 'rowspan');
  }
  return cells > mostCells ? clean.replace(/ (?:col|row)span="\d+"/g, '') : clean;
}

/** How many columns or rows a cell covers, by its attributes. */
export const spanIn = (attributes: string, name: 'colspan' | 'rowspan') =>
  Number(new RegExp(` ${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1);
