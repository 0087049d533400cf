import { questionRoleLabels } from '#contract/catalog/question-role-labels.ts';
import { type TopicField, topicFieldRow } from '#contract/catalog/topic-fields.ts';
import { type QuestionRole, questionRoleNames } from '#contract/question-roles.ts';
import { automatic, columns, type FileRow } from './topic-columns.ts';

/** What is wrong with a row, and in which of its cells. */
export type RowProblem = { column?: TopicField; message: string };

type Read = { values: Partial<Record<TopicField, unknown>>; problems: RowProblem[] };

/** The cells of a row as a topic would have them. An empty answer to yes or no is no answer. */
export function readCells({ cells }: FileRow): Read {
  const read: Read = { values: {}, problems: [] };
  for (const column of columns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const { kind, label } = topicFieldRow(column);
    const value = readers[kind](cell);
    if (value === notUnderstood) read.problems.push({ column, message: expected[kind](label) });
    else if (value !== undefined) read.values[column] = value;
  }
  return read;
}

const notUnderstood = Symbol('not understood');

type Kind = ReturnType<typeof topicFieldRow>['kind'];
type Reader = (cell: unknown) => unknown;

function readText(cell: unknown): string | typeof notUnderstood {
  if (cell === null) return '';
  return ['string', 'number'].includes(typeof cell) ? String(cell).trim() : notUnderstood;
}

const readOptionalText: Reader = (cell) => {
  const text = readText(cell);
  return text === '' ? null : text;
};

/** A list, or a text with a line for each entry. */
const readList: Reader = (cell) => {
  const entries = Array.isArray(cell) ? cell.map(readText) : linesOf(readText(cell));
  if (entries === notUnderstood || entries.includes(notUnderstood)) return notUnderstood;
  return entries.filter((entry) => entry !== '');
};

const linesOf = (text: string | typeof notUnderstood) =>
  text === notUnderstood ? text : text.split(/\r\n|\r|\n/).map((line) => line.trim());

const yes = ['yes', 'y', 'true', 't', '1', 'on', 'active', 'x'];
const no = ['no', 'n', 'false', 'f', '0', 'off', 'inactive'];

const readFlag: Reader = (cell) => {
  const word = String(cell ?? '')
    .trim()
    .toLowerCase();
  if (word === '') return undefined;
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : notUnderstood;
};

/** A role for each question in their order, by its name or its label; "auto" is none. */
const readRoles: Reader = (cell) => {
  const entries = Array.isArray(cell) ? cell.map((each) => readText(each)) : rolesIn(cell);
  if (entries === notUnderstood || entries === undefined) return entries;
  const roles = entries.map((entry) => (entry === notUnderstood ? entry : roleNamed(entry)));
  return roles.includes(notUnderstood) ? notUnderstood : roles;
};

/** An empty cell says nothing. */
function rolesIn(cell: unknown) {
  const text = readText(cell);
  return text === '' ? undefined : linesOf(text);
}

function roleNamed(text: string): QuestionRole | null | typeof notUnderstood {
  const word = text.toLowerCase();
  if (word === '' || word === automatic) return null;
  const isNamed = (role: QuestionRole) =>
    role === word || questionRoleLabels[role].label.toLowerCase() === word;
  return questionRoleNames.find(isNamed) ?? notUnderstood;
}

const readers: Record<Kind, Reader> = {
  word: readText,
  text: readOptionalText,
  'yes-no': readFlag,
  lines: readList,
  roles: readRoles,
};

const expected: Record<Kind, (label: string) => string> = {
  word: (label) => `${label} has to be a word`,
  text: (label) => `${label} has to be text`,
  'yes-no': () => 'Write yes or no',
  lines: (label) => `${label} have to be a list of texts`,
  roles: (label) =>
    `${label} have to be one of these for each question: ${[...questionRoleNames, automatic].join(', ')}`,
};
