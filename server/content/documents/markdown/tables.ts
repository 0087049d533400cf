import type TurndownService from 'turndown';
import { childrenOf, type MarkdownNode } from './node.ts';

/** Tables with signs, as GitHub reads them. The first row is the heading: they need one. */
export function addTables(service: TurndownService): void {
  const cells = new WeakMap<MarkdownNode, string>();
  service.addRule('cell', {
    filter: (node: MarkdownNode) => isCell(node),
    replacement: (content: string, node: MarkdownNode) => {
      cells.set(node, cellText(content));
      return '';
    },
  });
  service.addRule('table', {
    filter: (node: MarkdownNode) => node.nodeName === 'TABLE',
    replacement: (_: string, node: MarkdownNode) => {
      const [head, ...rows] = gridOf(node, (cell) => cells.get(cell) ?? '');
      if (!head) return '';
      return `\n\n${[head, head.map(() => '---'), ...rows].map(toLine).join('\n')}\n\n`;
    },
  });
}

const isCell = ({ nodeName }: MarkdownNode) => nodeName === 'TD' || nodeName === 'TH';

const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** One line, whose upright strokes are its own. */
const cellText = (content: string) =>
  content
    .trim()
    .replace(/\s*\n\s*/g, '<br>')
    .replace(/\\.|\|/g, (sign) => (sign === '|' ? '\\|' : sign));

/** Rows of equal length. A merged cell leaves the places it covers empty. */
function gridOf(table: MarkdownNode, textOf: (cell: MarkdownNode) => string): string[][] {
  const rows = rowsOf(table);
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of [...childrenOf(row)].filter(isCell)) {
      while (grid[top]?.[left] !== undefined) left++;
      const right = left + spanOf(cell, 'colspan');
      for (const covered of grid.slice(top, top + spanOf(cell, 'rowspan'))) {
        for (let column = left; column < right; column++) covered[column] = '';
      }
      (grid[top] as string[])[left] = textOf(cell);
      left = right;
    }
  });
  const width = Math.max(0, ...grid.map((row) => row.length));
  return width === 0
    ? []
    : grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

const rowsOf = (table: MarkdownNode): MarkdownNode[] =>
  [...childrenOf(table)].flatMap((child) => (child.nodeName === 'TR' ? [child] : partRows(child)));

const partRows = (part: MarkdownNode) =>
  [...childrenOf(part)].filter(({ nodeName }) => nodeName === 'TR');

const spanOf = (cell: MarkdownNode, name: 'colspan' | 'rowspan') =>
  Number(cell.getAttribute(name) ?? 1);
