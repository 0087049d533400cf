import Papa from 'papaparse';
import { unescapeFormula } from '#contract/formulas.ts';
import { columns, FileProblem, type FileRow, findColumn, type TopicFile } from './topic-columns.ts';

/** A table whose first row names the columns. */
export function readCsv(text: string): TopicFile {
  const { separator, table } = separated(text);
  const delimiter = separator ?? guessDelimiter(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw new FileProblem(brokenQuotes(quote.row));

  const first = data.findIndex((cells) => !isEmpty(cells));
  const header = readHeader(data[first] ?? []);
  const rows = data
    // Empty lines count in a spreadsheet too.
    .map((cells, index) => ({ cells, number: index + (separator ? 2 : 1) }))
    .slice(first + 1)
    .filter(({ cells }) => !isEmpty(cells))
    .map(({ cells, number }) => rowOf(cells, number, header));
  return { rows, unknownColumns: header.filter(isUnknown) };
}

/** Spreadsheets may write the delimiter into a line of its own. */
function separated(text: string) {
  const found = /^\s*sep=(.)\r?\n/i.exec(text);
  return { separator: found?.[1], table: found ? text.slice(found[0].length) : text };
}

/** The one that finds the most columns we know: the texts below may hold any of them. */
function guessDelimiter(text: string): string {
  const known = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: 1 });
    return (data[0] ?? []).filter(findColumn).length;
  };
  return [',', ';', '\t', '|'].reduce((best, next) => (known(next) > known(best) ? next : best));
}

function readHeader(cells: string[]): string[] {
  const header = cells.map((cell) => findColumn(cell) ?? cell.trim());
  if (!header.includes('identifier')) {
    throw new FileProblem(
      `The first row has to name the columns, and one of them has to be identifier. The others may be ${columns.slice(1).join(', ')}.`,
    );
  }
  const twin = header.find((name, index) => isKnown(name) && header.indexOf(name) !== index);
  if (twin) throw new FileProblem(`Two columns are called ${twin}.`);
  return header;
}

function rowOf(values: string[], number: number, header: string[]): FileRow {
  if (values.slice(header.length).some((value) => value.trim() !== '')) {
    const problem =
      'This row has more cells than the first one. Put quotation marks around text with commas.';
    return { number, cells: {}, problem };
  }
  const given = header
    .map((name, index) => [name, values[index]] as const)
    .filter(([name, value]) => isKnown(name) && value !== undefined);
  return {
    number,
    cells: Object.fromEntries(given.map(([name, value]) => [name, unescapeFormula(value ?? '')])),
  };
}

const isKnown = (name: string) => columns.some((column) => column === name);
const isUnknown = (name: string) => name !== '' && !isKnown(name);
const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === '');

const brokenQuotes = (row: number | undefined) =>
  `A quotation mark${row === undefined ? '' : ` in row ${row + 1}`} is not closed, or stands in the middle of a cell. Inside a cell, write it twice.`;
