import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage2 } from '@tabler/icons-react';
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { BarLabel } from '#web/ui/bar-label.tsx';
import { type MarkedPassage, markedPassageIn } from './marked-passage.ts';

/** Most posts are fine as they are. */
const RevisionDialog = lazy(async () => ({
  default: (await import('./revision-dialog.tsx')).RevisionDialog,
}));

type Props = {
  /** Under which a request that was not sent is kept. */
  storageKey: string;
  isDisabled: boolean;
  /** Finds the text in which words may be marked, from the button. Without it only the whole can be revised. */
  textOf?: (button: Element) => Element | null | undefined;
  onRevise: (request: string, passage?: MarkedPassage) => void;
  /** Stands in the dialog, before what is asked for. */
  note?: ReactNode;
  /** Opens the dialog for a passage from elsewhere. */
  ref?: Ref<RequestChangesHandle>;
};

export type RequestChangesHandle = { ask: (passage: MarkedPassage) => void };

/** The way to another version, in the agent's own words. */
export function RequestChanges({ storageKey, isDisabled, textOf, onRevise, note, ref }: Props) {
  const [isOpen, dialog] = useDisclosure();
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const [passage, setPassage] = useState<MarkedPassage>();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that comes late does not know where the keyboard was.
  const close = () => {
    dialog.close();
    requestAnimationFrame(() => button.current?.focus());
  };
  const openFor = (marked: MarkedPassage | undefined) => {
    setPassage(marked);
    setHasBeenOpened(true);
    dialog.open();
  };
  const open = (event: MouseEvent<HTMLButtonElement>) =>
    openFor(markedPassageIn(textOf?.(event.currentTarget)));
  useImperativeHandle(ref, () => ({ ask: openFor }));
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconMessage2 size={18} aria-hidden />}
        // Not disabled outright: the keyboard comes back to it while the new version is written.
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : open}
      >
        <BarLabel short="Changes">Request Changes</BarLabel>
      </Button>
      {hasBeenOpened && (
        <Suspense>
          <RevisionDialog
            storageKey={storageKey}
            passage={passage?.text}
            note={note}
            onWholeText={() => setPassage(undefined)}
            isOpen={isOpen}
            onClose={close}
            onSubmit={(request) => {
              onRevise(request, passage);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
