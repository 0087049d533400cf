import { useDeferredValue, useMemo, useState } from 'react';
import { topicLimits } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useImportTopics } from '#web/features/catalog/topics/topic-calls.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { fileMaxBytes, importTooLarge } from './decode-file.ts';
import { readTopicFile } from './read-topics.ts';
import { columns, FileProblem, type TopicFile } from './topic-columns.ts';

/** A text that becomes topics: what is in it, what is wrong with it, and sending it. */
export function useImport(topics: Topic[], onUnsaved: (isUnsaved: boolean) => void) {
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState<string>();
  const [updateExisting, setUpdateExisting] = useState(false);
  const read = useFile(useDeferredValue(text));
  const checked = useMemo(
    () => checkRows(read.file?.rows ?? [], topics, updateExisting),
    [read, topics, updateExisting],
  );
  const change = (next: string) => {
    setText(next);
    setFileProblem(undefined);
    sending.reset();
    onUnsaved(next.trim() !== '');
  };
  const sending = useImportTopics(() => change(''));
  const rows = withServerProblems(checked, sending.error);
  const problem = fileProblem ?? read.problem ?? tooMany(checked.length);
  const prompts = checked.flatMap(({ sent }) => sent ?? []);

  return {
    text,
    setText: change,
    setFileProblem,
    updateExisting,
    setUpdateExisting(next: boolean) {
      setUpdateExisting(next);
      sending.reset();
    },
    rows,
    unknownColumns: read.file?.unknownColumns ?? [],
    problem,
    failure: sending.error && failureText(sending.error),
    isPending: sending.isPending,
    isReady: !problem && prompts.length > 0 && prompts.length === checked.length,
    send: () => sending.mutate({ body: { prompts, updateExisting } }),
  };
}

type Read = { file?: TopicFile; problem?: string };

function useFile(text: string): Read {
  return useMemo(() => {
    if (text.trim() === '') return {};
    if (text.length > fileMaxBytes) return { problem: importTooLarge };
    try {
      return { file: readTopicFile(text) };
    } catch (error) {
      if (error instanceof FileProblem) return { problem: error.message };
      throw error;
    }
  }, [text]);
}

const tooMany = (count: number) =>
  count > topicLimits.imported
    ? `You can import up to ${topicLimits.imported} topics at a time. This has ${count}.`
    : undefined;

/** What the server found in single rows stands at them. */
function withServerProblems(rows: CheckedRow[], error: Error | null): CheckedRow[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  return rows.map((row, index) => {
    const found = fields.flatMap(([path, message]) => {
      const [list, place, field] = path.split('.');
      if (list !== 'prompts' || place !== String(index)) return [];
      return [{ column: columns.find((column) => column === field), message }];
    });
    return found.length > 0 ? { ...row, problems: [...row.problems, ...found] } : row;
  });
}

function failureText(error: Error): string {
  const said = messageFor(error, 'Failed to import prompts');
  return `${said}${/[.!?]$/.test(said) ? '' : '.'} Nothing was imported.`;
}
