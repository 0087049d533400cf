import { Group, Loader, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { Flag } from '#contract/post.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { FlagNote } from './flag-note.tsx';
import classes from './flag-notes.module.css';
import { groupFlags } from './group-flags.ts';

type Props = {
  flags: readonly Flag[];
  isChecking?: boolean;
  /** `alike` are all flags of the note, with `flag` the first: equal words in several places. */
  onApply?: (flag: Flag, replacement: string, alike: Flag[]) => void;
  onShow?: (flag: Flag) => void;
  headingOrder?: 2 | 3 | 4;
};

/** Common risk wording and what to say instead. It never says that a text is fine. */
export function FlagNotes({ flags, isChecking, onApply, onShow, headingOrder = 3 }: Props) {
  const headingId = useId();
  const groups = groupFlags(flags);
  const focus = useKeptFocus(groups.map(({ key }) => key).join('\n'));
  const isEmpty = groups.length === 0;
  return (
    <div {...focus} className={classes.place}>
      <VisuallyHidden role="status" tabIndex={-1} data-keep-focus={isEmpty || undefined}>
        {countOf(groups.length)}
      </VisuallyHidden>
      {!isEmpty && (
        <section className={classes.notes} aria-labelledby={headingId}>
          <Group justify="space-between" gap="xs" wrap="nowrap" mih={28}>
            <Title
              order={headingOrder}
              size="h5"
              id={headingId}
              tabIndex={-1}
              data-keep-focus
              className={classes.heading}
            >
              Wording to review ({groups.length})
            </Title>
            {isChecking && (
              <Group gap={6} wrap="nowrap" c="dimmed" fz="xs" aria-hidden>
                <Loader size={14} color="gray" /> Checking
              </Group>
            )}
          </Group>
          <ul className={classes.list}>
            {groups.map((group) => (
              <FlagNote key={group.key} group={group} onApply={onApply} onShow={onShow} />
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            This check doesn’t catch everything. Check with your broker.
          </Text>
        </section>
      )}
    </div>
  );
}

function countOf(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 phrase to review' : `${count} phrases to review`;
}
