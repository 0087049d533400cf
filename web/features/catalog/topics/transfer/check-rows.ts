import { type TopicField, topicFieldRow } from '#contract/catalog/topic-fields.ts';
import { ImportedTopic } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { describeChanges } from '#web/features/catalog/topics/describe-changes.ts';
import { type RowProblem, readCells } from './read-cells.ts';
import type { FileRow } from './topic-columns.ts';

/** A row of a file with what an import would make of it. */
export type CheckedRow = {
  number: number;
  identifier: string;
  topic: string;
  /** What is to be sent, when nothing is wrong with it. */
  sent?: ImportedTopic;
  /** The topic that has this identifier now. */
  existing?: Topic;
  /** What would be different about that topic afterwards. */
  changes: string[];
  problems: RowProblem[];
};

export const duplicateProblem =
  'There is a topic with this identifier already. It can be changed with “Update topics that exist already”.';
export const renameProblem = 'The topic name cannot be changed';

/** Everything that is wrong, at once: nobody should have to mend a file one row at a time. */
export function checkRows(rows: FileRow[], topics: Topic[], updateExisting: boolean): CheckedRow[] {
  const known = new Map(topics.map((topic) => [topic.identifier, topic]));
  const firstOf = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkRow(row, known, updateExisting);
    const { identifier, number } = checked;
    const first = firstOf.get(identifier);
    if (first === undefined) firstOf.set(identifier, number);
    else if (identifier !== '') {
      const message = `Row ${first} has the same identifier`;
      return refused(checked, [...checked.problems, { column: 'identifier', message }]);
    }
    return checked;
  });
}

function checkRow(row: FileRow, known: Map<string, Topic>, updateExisting: boolean): CheckedRow {
  const { values, problems } = readCells(row);
  const identifier = String(values.identifier ?? '');
  const existing = known.get(identifier);
  const checked: CheckedRow = {
    number: row.number,
    identifier,
    topic: String(values.topic ?? existing?.topic ?? ''),
    ...(existing && { existing }),
    changes: [],
    problems: [],
  };
  if (row.problem) return refused(checked, [{ message: row.problem }]);

  const found = [...problems, ...clashes(checked, updateExisting)];
  const parsed = ImportedTopic.safeParse({ identifier, ...given(values) });
  const wrong = parsed.error
    ? parsed.error.issues.map(({ path, message }) => inWords(path, message))
    : [];
  const all = [...found, ...wrong.filter(({ column }) => isNews(column, found))];
  if (all.length > 0 || !parsed.data) return refused(checked, all);
  const changes = existing ? describeChanges(existing, { ...parsed.data, topic: undefined }) : [];
  return { ...checked, sent: parsed.data, changes };
}

const refused = ({ sent, ...checked }: CheckedRow, problems: RowProblem[]): CheckedRow => ({
  ...checked,
  changes: [],
  problems,
});

function clashes({ existing, topic }: CheckedRow, updateExisting: boolean): RowProblem[] {
  if (!existing) return [];
  if (!updateExisting) return [{ column: 'identifier', message: duplicateProblem }];
  const isSameName = topic.replace(/\s+/g, ' ').trim() === existing.topic;
  return isSameName ? [] : [{ column: 'topic', message: renameProblem }];
}

/** A topic without a name keeps the one it has, or gets one. */
const given = (values: Partial<Record<TopicField, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([column, value]) => column !== 'topic' || value !== null),
  );

function inWords([name, index]: PropertyKey[], message: string): RowProblem {
  const column = name as TopicField;
  const row = topicFieldRow(column);
  const isEntry = row.kind === 'lines' && typeof index === 'number';
  const where = isEntry ? `${capitalized(row.noun)} ${index + 1}: ` : '';
  return { column, message: where + message };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isNews = (column: TopicField | undefined, found: RowProblem[]) =>
  !found.some((problem) => problem.column === column);
