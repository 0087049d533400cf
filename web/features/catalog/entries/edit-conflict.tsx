import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = {
  /** What both admins edited. */
  subject: 'prompt' | 'template' | 'topic';
  isSaving?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** How the two differ, in a sentence. */
  difference: string;
  /** The same word by word. */
  children?: ReactNode;
};

/** What the marks of a word by word comparison mean. */
export const diffLegend = 'Struck out: only in theirs. Underlined: only in yours.';

/** Two admins edited the same thing. Neither text is lost until one is chosen. */
export function EditConflict(props: Props) {
  const { subject, isSaving, onTakeTheirs, onKeepMine, difference, children } = props;
  return (
    <Alert
      ref={scrollIntoView}
      color="amber"
      icon={<IconUsers size={20} aria-hidden />}
      title={`Another admin just changed this ${subject}`}
    >
      <Stack gap="sm">
        <Text inherit>Nothing of yours is lost. {difference}</Text>
        {children}
        <Group gap="xs">
          <Button variant="default" disabled={isSaving} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="default" loading={isSaving} onClick={onKeepMine}>
            Keep mine
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function scrollIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
