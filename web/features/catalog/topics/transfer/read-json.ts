import type { TopicField } from '#contract/catalog/topic-fields.ts';
import { columns, FileProblem, type FileRow, findColumn, type TopicFile } from './topic-columns.ts';

/** What the server adds to a topic; a list taken from there may hold it. */
const serverFields = ['id', 'name', 'version', 'createdAt', 'recognizedRoles', 'offered'];

/** Topics as a list, or as `prompts` of an object. */
export function readJson(text: string): TopicFile {
  const unknown = new Set<string>();
  const rows = listIn(parse(text)).map((entry, index): FileRow => {
    const number = index + 1;
    if (!isObject(entry)) return { number, cells: {}, problem: 'This is not a topic.' };
    return { number, cells: cellsOf(entry, unknown) };
  });
  return { rows, unknownColumns: [...unknown] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileProblem(`This JSON has a mistake${placeOf(String(error), text)}.`);
  }
}

/** Browsers name the place in different ways, and some not at all. */
function placeOf(message: string, text: string): string {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return ` in line ${line}`;
  const position = /position (\d+)/.exec(message)?.[1];
  return position ? ` in line ${text.slice(0, Number(position)).split('\n').length}` : '';
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value)) {
    if (Array.isArray(value.prompts)) return value.prompts;
    if (Array.isArray(value.topics)) return value.topics;
    if ('identifier' in value) return [value];
  }
  throw new FileProblem('This JSON doesn’t have a list of topics.');
}

function cellsOf(entry: Record<string, unknown>, unknown: Set<string>): FileRow['cells'] {
  const cells: Partial<Record<TopicField, unknown>> = {};
  for (const [name, value] of Object.entries(entry)) {
    const column = findColumn(name);
    const isOwnName = columns.some((each) => each === name);
    if (column && (isOwnName || cells[column] === undefined)) cells[column] = value;
    else if (!column && !serverFields.includes(name)) unknown.add(name);
  }
  return cells;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
