import { Button, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import type { Taking } from '#web/ui/html/take-guard.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { FactsList } from './facts-list.tsx';
import { ledgerQuery, openFactsIn } from './ledger-query.ts';
import { questionOf } from './ledger-words.ts';

type Props = { taking: Taking; onClose: () => void };

/** Asks before a text with open facts is taken along, and shows them on request. */
export function FactsQuestion({ taking: { piece, verb, take }, onClose }: Props) {
  const isNarrow = useIsNarrow();
  // One that arrives open would not know where the focus was before.
  const isThere = useMounted();
  const [isLooking, setIsLooking] = useState(false);
  const { data: ledger } = useQuery(ledgerQuery(piece));
  const count = ledger ? openFactsIn(ledger).length : 0;
  const takeNow = () => {
    onClose();
    take();
  };
  return (
    <Dialog
      opened={isThere}
      onClose={onClose}
      title={count > 0 ? questionOf(count) : 'All facts are confirmed'}
      size={isLooking ? 640 : 'md'}
      fullScreen={isLooking && isNarrow}
    >
      {isLooking && ledger ? (
        <FactsList ledger={ledger} />
      ) : (
        <Text mb="md">
          We don’t know where they’re from. Check them before they go out under your name.
        </Text>
      )}
      <DialogFooter onPhone="filled">
        {isLooking ? (
          <Button variant="default" px="sm" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button variant="default" px="sm" onClick={() => setIsLooking(true)} data-autofocus>
            Look at them
          </Button>
        )}
        <Button px="sm" onClick={takeNow}>
          {count > 0 ? `${verb} anyway` : verb}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
