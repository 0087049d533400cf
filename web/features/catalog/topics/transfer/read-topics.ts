import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { FileProblem, type TopicFile } from './topic-columns.ts';

/** The topics in a text, which is CSV or JSON. Throws a FileProblem. */
export function readTopicFile(text: string): TopicFile {
  const content = text.replace(/^\uFEFF/, '');
  const start = content.trimStart();
  if (start === '') throw new FileProblem('There is nothing in it.');
  const file = /^[[{]/.test(start) ? readJson(content) : readCsv(content);
  if (file.rows.length === 0) throw new FileProblem('There are no topics in it.');
  return file;
}
