import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { FieldChange, LogEntry } from '#contract/admin-log.ts';
import { byteSize } from '#contract/byte-size.ts';
import { usStates } from '#contract/us-states.ts';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import classes from './admin-log.module.css';
import { fieldLabel } from './log-labels.ts';

/** The fields of an entry, before and after. */
export function EntryChanges({ entry: { action, changes } }: { entry: LogEntry }) {
  return (
    <dl className={classes.changes}>
      {changes.filter(saysSomething).map((change) => (
        <div key={change.field} className={classes.change}>
          <Text component="dt" size="sm" fw={550}>
            {fieldLabel(change.field)}
          </Text>
          <Text component="dd" m={0} size="sm" className={classes.value}>
            {action === 'changed' ? <BeforeAndAfter {...change} /> : <OneSide {...change} />}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** Of what was added or deleted there is one side only. */
function OneSide({ field, before, after }: FieldChange) {
  if (field === 'fingerprint') return 'A picture';
  return <span className={classes.text}>{valueText(field, after ?? before)}</span>;
}

function BeforeAndAfter({ field, before, after }: FieldChange) {
  if (field === 'fingerprint') return 'Another picture';
  if (Array.isArray(before) && Array.isArray(after)) {
    return <ChangedLines before={before} after={after} />;
  }
  const [earlier, later] = [valueText(field, before), valueText(field, after)];
  if (isLong(earlier) || isLong(later)) {
    return <WordDiffView before={earlier ?? ''} after={later ?? ''} />;
  }
  return (
    <>
      <span className={classes.before}>{earlier ?? 'none'}</span>
      <IconArrowRight size={16} className={classes.arrow} role="img" aria-label="now" />
      <span>{later ?? 'none'}</span>
    </>
  );
}

/** Characters up to which a value is put beside the other; longer ones are compared word by word. */
const shortLength = 80;

/** A value of the log as text; none where there was nothing. Lists have a line for each part. */
function valueText(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field === 'size' ? byteSize(value) : String(value);
  if (typeof value === 'string') return field === 'state' ? stateName(value) : value;
  if (Array.isArray(value)) return value.join('\n') || undefined;
  return JSON.stringify(value);
}

const stateName = (code: string) => usStates.find((state) => state.code === code)?.name ?? code;

const isLong = (text = '') => text.length > shortLength || text.includes('\n');

/** Fields that were empty and still are say nothing. */
const saysSomething = ({ field, before, after }: FieldChange) =>
  valueText(field, before) !== valueText(field, after);

type Props = { before: string[]; after: string[] };

/** Of a list only what went and what came. */
function ChangedLines({ before, after }: Props) {
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  if (removed.length + added.length === 0) return 'In another order';
  return (
    <ul className={classes.lines}>
      {removed.map((line) => (
        <li key={line}>
          Removed: <del className={classes.removed}>{line}</del>
        </li>
      ))}
      {added.map((line) => (
        <li key={line}>
          Added: <ins className={classes.added}>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
