import { Alert } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { usePublishingSettings } from './use-publishing-settings.ts';

/** Says on the plan that nothing goes out by itself. */
export function PausedNote() {
  const { isPaused } = usePublishingSettings();
  if (!isPaused) return null;
  return (
    <Alert
      color="amber"
      mb="md"
      title="Publishing is paused"
      icon={<IconPlayerPause size={20} aria-hidden />}
    >
      Your admin has paused it for everyone. Nothing goes out by itself until they resume it. We
      still remind you of what you post yourself.
    </Alert>
  );
}
