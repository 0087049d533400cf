import { spanIn } from '#server/content/documents/table-spans.ts';

/** Word opens no table with more columns. */
const mostColumns = 63;

/** Clean HTML in which tables that are too wide for Word are paragraphs, one for each cell. */
export function withNarrowTables(html: string): string {
  if (!hasWideTable(html)) return html;
  return html
    .replace(/<\/?(?:table|thead|tbody|tr)>/g, '')
    .replace(/<t[dh](?: [^>]*)?>/g, '<p>')
    .replace(/<\/t[dh]>/g, '</p>');
}

function hasWideTable(html: string): boolean {
  const tables: TableWidth[] = [];
  for (const [, tag, attributes = ''] of html.matchAll(/<(\/?table|tr|t[dh])\b([^>]*)>/g)) {
    if (tag === 'table') tables.push(new TableWidth());
    else if (tag === '/table') tables.pop();
    else if (tag === 'tr') tables.at(-1)?.startRow();
    else tables.at(-1)?.addCell(spanIn(attributes, 'colspan'), spanIn(attributes, 'rowspan'));
    if ((tables.at(-1)?.columns ?? 0) > mostColumns) return true;
  }
  return false;
}

/** Counts the columns of the current row: its own cells, and those that hang in from rows above. */
class TableWidth {
  columns = 0;
  #hanging: { colspan: number; rows: number }[] = [];

  startRow() {
    for (const cell of this.#hanging) cell.rows -= 1;
    this.#hanging = this.#hanging.filter(({ rows }) => rows > 0);
    this.columns = this.#hanging.reduce((sum, { colspan }) => sum + colspan, 0);
  }

  addCell(colspan: number, rowspan: number) {
    this.columns += colspan;
    if (rowspan > 1) this.#hanging.push({ colspan, rows: rowspan });
  }
}
