/**
 * What an admin can say about a topic: one row for each field, in the order of the columns of a file.
 * Forms, lists, import, export and the log come from here. To add a yes/no field, add its row, its column
 * in server/db/schema/catalog.ts with a migration, and what it does.
 */

type FieldRow = {
  /** In lists, files and messages. */
  label: string;
  /** What people call its column besides its labels. */
  otherNames?: readonly string[];
} & (
  | { kind: 'word' | 'text' }
  /** One entry a line. */
  | { kind: 'lines'; noun: string }
  | {
      kind: 'yes-no';
      /** Of a new topic. */
      default: boolean;
      /** The switch; its label also stands in the log. */
      control: { label: string; description: string };
      /** What a change is called before it is made. */
      change: { on: string; off: string };
    }
);

export const topicFields = {
  identifier: { kind: 'word', label: 'Identifier' },
  topic: { kind: 'text', label: 'Topic', otherNames: ['name', 'topic name'] },
  description: { kind: 'text', label: 'Description' },
  isActive: {
    kind: 'yes-no',
    label: 'Active',
    default: true,
    control: { label: 'Active', description: 'Agents can choose this topic.' },
    change: { on: 'switched on', off: 'switched off' },
  },
  useAttomScraping: {
    kind: 'yes-no',
    label: 'Property data',
    otherNames: ['attom'],
    default: false,
    control: {
      label: 'Use property data',
      description:
        'Adds figures about homes and prices of the place to posts about this topic, where a source of property data is set up.',
    },
    change: { on: 'with property data', off: 'without property data' },
  },
  titles: { kind: 'lines', label: 'Titles', noun: 'title', otherNames: ['title'] },
  questions: { kind: 'lines', label: 'Questions', noun: 'question', otherNames: ['question'] },
} as const satisfies Record<string, FieldRow>;

type Fields = typeof topicFields;
type FieldOf<Kind extends FieldRow['kind']> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields];

export type TopicField = keyof Fields;
export type YesNoField = FieldOf<'yes-no'>;

export const topicFieldNames = Object.keys(topicFields) as TopicField[];

/** A row with the columns of every kind, for those who ask for its kind first. */
export const topicFieldRow = (field: TopicField): FieldRow => topicFields[field];

export const yesNoFields = topicFieldNames.filter(
  (field) => topicFields[field].kind === 'yes-no',
) as YesNoField[];

/** All but the one that decides whether agents see the topic, which has a place of its own in lists. */
export const optionFields = yesNoFields.filter((field) => field !== 'isActive');

/** Something for each yes/no field. */
export const mapYesNoFields = <Value>(make: (field: YesNoField) => Value) =>
  Object.fromEntries(yesNoFields.map((field) => [field, make(field)])) as Record<YesNoField, Value>;

export const yesNoDefaults = mapYesNoFields((field): boolean => topicFields[field].default);
