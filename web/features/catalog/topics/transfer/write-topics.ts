import Papa from 'papaparse';
import type { TopicField } from '#contract/catalog/topic-fields.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { formulaLike } from '#contract/formulas.ts';
import { automatic, columns } from './topic-columns.ts';

export type ExportedTopic = Pick<Topic, TopicField>;

/** Topics as a table; lists stand in one cell, a line each. */
export function toCsv(topics: ExportedTopic[]): string {
  const data = topics.map((topic) => columns.map((column) => cellOf(topic[column])));
  const table = Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formulaLike });
  // Without the mark, Excel takes letters such as é for two others.
  return `\uFEFF${table}\r\n`;
}

function cellOf(value: ExportedTopic[TopicField]): string {
  if (Array.isArray(value)) {
    if (value.every((entry) => entry === null)) return '';
    return value.map((entry) => entry ?? automatic).join('\n');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}

export function toJson(topics: ExportedTopic[]): string {
  const prompts = topics.map((topic) =>
    Object.fromEntries(columns.map((column) => [column, topic[column]])),
  );
  return `${JSON.stringify({ prompts }, null, 2)}\n`;
}
