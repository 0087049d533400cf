/**
 * A spreadsheet runs what looks like a formula; an apostrophe before it makes it text. Cells that
 * already begin so get one more, so that taking one away always gives back what was there.
 */
export const formulaLike = /^'*[=+\-@\t\r]/;

export const unescapeFormula = (cell: string) =>
  /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
