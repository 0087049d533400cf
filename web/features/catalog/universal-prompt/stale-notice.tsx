import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import { ScrollingText } from './scrolling-text.tsx';
import type { PromptText } from './use-prompt-draft.ts';

type Props = {
  mine: PromptText;
  theirs: PromptText;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Two admins edited the prompt at the same time. Neither text is lost until one is chosen. */
export function StaleNotice({ mine, theirs, isSaving, onTakeTheirs, onKeepMine }: Props) {
  return (
    <Alert
      color="amber"
      title="Another admin just changed this prompt"
      icon={<IconUsers size={20} aria-hidden />}
    >
      <Stack gap="sm">
        <Text inherit>
          Nothing of yours is lost. Crossed out: only in theirs. Underlined: only in yours.
        </Text>
        {/* The Save button goes when this comes; whoever is typing keeps the focus. */}
        <ScrollingText label="Their text and yours" takesLostFocus>
          <WordDiffView before={theirs.promptTemplate} after={mine.promptTemplate} />
        </ScrollingText>
        {theirs.description !== mine.description && (
          <Text inherit>
            Description: <WordDiffView before={theirs.description} after={mine.description} />
          </Text>
        )}
        <Group gap="xs">
          <Button variant="default" disabled={isSaving} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button loading={isSaving} onClick={onKeepMine}>
            Keep mine
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
