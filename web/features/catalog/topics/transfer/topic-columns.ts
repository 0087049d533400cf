/** What a file of topics may say about each of them. */
export const columns = [
  'identifier',
  'topic',
  'description',
  'isActive',
  'useAttomScraping',
  'titles',
  'questions',
] as const;

export type Column = (typeof columns)[number];

/** What each is called on the screen. */
export const columnNames: Record<Column, string> = {
  identifier: 'Identifier',
  topic: 'Topic',
  description: 'Description',
  isActive: 'Active',
  useAttomScraping: 'Property data',
  titles: 'Titles',
  questions: 'Questions',
};

/** One topic of a file, as it stands there. What the file does not mention is missing. */
export type FileRow = {
  /** As a spreadsheet counts rows, or the place in a list. */
  number: number;
  cells: Partial<Record<Column, unknown>>;
  problem?: string;
};

export type TopicFile = { rows: FileRow[]; unknownColumns: string[] };

/** What is wrong with a file as a whole, in words for the person who chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** Columns by the names people give them: "Is active", "is_active" and "active" are the same. */
export function findColumn(name: string): Column | undefined {
  return byName.get(simple(name));
}

const simple = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const byName = new Map<string, Column>([
  ...columns.map((column): [string, Column] => [simple(column), column]),
  ['active', 'isActive'],
  ['attom', 'useAttomScraping'],
  ['propertydata', 'useAttomScraping'],
  ['usepropertydata', 'useAttomScraping'],
  ['name', 'topic'],
  ['topicname', 'topic'],
  ['title', 'titles'],
  ['question', 'questions'],
]);
