import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import type { TemplateValues } from './template-form.ts';

type Props = {
  theirs: TemplateValues;
  mine: TemplateValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Two admins had the same template open: what the other one saved, and the choice. */
export function ChangedMeanwhile({ theirs, mine, onTakeTheirs, onKeepMine }: Props) {
  return (
    <Alert
      color="amber"
      icon={<IconUsers size={20} aria-hidden />}
      title="Another admin just changed this template"
    >
      <Stack gap="sm">
        <Text inherit>Nothing of yours is lost. Here’s what’s different in yours:</Text>
        <div>
          <WordDiffView before={textOf(theirs)} after={textOf(mine)} />
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="default" onClick={onKeepMine}>
            Keep mine
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

const textOf = ({ name, description, contentTemplate, isActive }: TemplateValues) =>
  [name, description, contentTemplate, isActive ? 'Active' : 'Switched off']
    .filter(Boolean)
    .join('\n');
