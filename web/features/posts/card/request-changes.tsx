import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage2 } from '@tabler/icons-react';
import { RevisionDialog } from './revision-dialog.tsx';

type Props = {
  /** Under which a request that was not sent is kept. */
  storageKey: string;
  isDisabled: boolean;
  onRevise: (request: string) => void;
};

/** The way to another version, in the agent's own words. */
export function RequestChanges({ storageKey, isDisabled, onRevise }: Props) {
  const [isOpen, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage2 size={18} aria-hidden />}
        // Not disabled outright: the keyboard comes back to it while the new version is written.
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : dialog.open}
      >
        Request Changes
      </Button>
      <RevisionDialog
        storageKey={storageKey}
        isOpen={isOpen}
        onClose={dialog.close}
        onSubmit={(request) => {
          onRevise(request);
          dialog.close();
        }}
      />
    </>
  );
}
