import { type TopicField, topicFieldNames, topicFieldRow } from '#contract/catalog/topic-fields.ts';

/** What a file of topics may say about each of them. */
export const columns = topicFieldNames;

/** In the place of the role of a question that has none set. */
export const automatic = 'auto';

/** One topic of a file, as it stands there. What the file does not mention is missing. */
export type FileRow = {
  /** As a spreadsheet counts rows, or the place in a list. */
  number: number;
  cells: Partial<Record<TopicField, unknown>>;
  problem?: string;
};

export type TopicFile = { rows: FileRow[]; unknownColumns: string[] };

/** What is wrong with a file as a whole, in words for the person who chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** Columns by the names people give them: "Is active", "is_active" and "active" are the same. */
export function findColumn(name: string): TopicField | undefined {
  return byName.get(simple(name));
}

const simple = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const byName = new Map(
  columns.flatMap((column) => namesOf(column).map((name) => [simple(name), column] as const)),
);

function namesOf(column: TopicField): string[] {
  const row = topicFieldRow(column);
  const control = row.kind === 'yes-no' ? [row.control.label] : [];
  return [column, row.label, ...control, ...(row.otherNames ?? [])];
}
