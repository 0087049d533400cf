/** What one measurement found: a heading, a table and what to know when reading it. */
export type TableSection = {
  title: string;
  head: string[];
  rows: string[][];
  note?: string;
};

/** For a terminal: the first column is words, the others are figures. */
export function asText({ title, head, rows, note }: TableSection): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0)).join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [title, line(head), rule, ...rows.map(line), ...(note ? [note] : []), ''].join('\n');
}

/** For a page of the docs. */
export function asMarkdown({ title, head, rows, note }: TableSection): string {
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [
    `### ${title}`,
    '',
    line(head),
    line(rule),
    ...rows.map(line),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');
}

const pad = (text: string, width: number, isFirst: boolean) =>
  isFirst ? text.padEnd(width) : text.padStart(width);
