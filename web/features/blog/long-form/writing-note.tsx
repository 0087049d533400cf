import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import type { Progress } from './use-article-writer.ts';

type Props = { stage: Progress['stage'] | 'mended'; onGoOn: () => void };

/** Why nothing is being written just now, with the way to go on. A failure stands at its section. */
export function WritingNote({ stage, onGoOn }: Props) {
  if (stage === 'running' || stage === 'failed') return null;
  return (
    <Alert color="amber" icon={<IconPlayerPause size={20} aria-hidden />} role="status">
      <Text inherit>{words[stage]}</Text>
      <Button mt="sm" onClick={onGoOn} data-keep-focus>
        Continue
      </Button>
    </Alert>
  );
}

const words = {
  'left-off': 'You left off here. Everything so far is saved.',
  stopped: 'You stopped the writing. Finished sections are still here.',
  mended: 'Your text is in. You can continue.',
  'signed-out': 'Your session ended. Everything so far is saved. Log in again to continue.',
} as const;
