import { formulaLike } from '#contract/formulas.ts';

/** What goes before a cell that a spreadsheet would run as a formula. */
type Guard = "'" | '\u2060';

/** A line of a table. Each cell stands in quotes, so that whatever is in it stays in it. */
export function csvLine(cells: readonly string[], guard: Guard = "'"): string {
  const quoted = cells.map((text) => (formulaLike.test(text) ? `${guard}${text}` : text));
  return `${quoted.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** At the start of a file that Excel opens: without it, it takes letters such as é for two others. */
export const byteOrderMark = '\uFEFF';
