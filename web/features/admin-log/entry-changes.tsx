import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { FieldChange, LogEntry } from '#contract/admin-log.ts';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import classes from './admin-log.module.css';
import { isLong, saysSomething, valueText } from './change-values.ts';
import { ChangedLines } from './changed-lines.tsx';
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
