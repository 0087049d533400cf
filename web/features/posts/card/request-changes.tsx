import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage2 } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { type MarkedPassage, markedPassageIn } from './marked-passage.ts';
import { RevisionDialog } from './revision-dialog.tsx';

type Props = {
  /** Under which a request that was not sent is kept. */
  storageKey: string;
  isDisabled: boolean;
  /** Finds the text in which words may be marked, from the button. Without it only the whole can be revised. */
  textOf?: (button: Element) => Element | null | undefined;
  onRevise: (request: string, passage?: MarkedPassage) => void;
};

/** The way to another version, in the agent's own words. */
export function RequestChanges({ storageKey, isDisabled, textOf, onRevise }: Props) {
  const [isOpen, dialog] = useDisclosure();
  const [passage, setPassage] = useState<MarkedPassage>();
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    setPassage(markedPassageIn(textOf?.(event.currentTarget)));
    dialog.open();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage2 size={18} aria-hidden />}
        // Not disabled outright: the keyboard comes back to it while the new version is written.
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : open}
      >
        Request Changes
      </Button>
      <RevisionDialog
        storageKey={storageKey}
        passage={passage?.text}
        onWholeText={() => setPassage(undefined)}
        isOpen={isOpen}
        onClose={dialog.close}
        onSubmit={(request) => {
          onRevise(request, passage);
          dialog.close();
        }}
      />
    </>
  );
}
