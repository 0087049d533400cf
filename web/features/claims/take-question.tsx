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
import { approvalAdvice, questionOf } from './ledger-words.ts';
import type { ApprovalStatus } from './look-up-approval.ts';

type Props = { taking: Taking; approval: ApprovalStatus; onClose: () => void };

/** Asks before a text with open facts or without an approval is taken along, and shows the facts on request. */
export function TakeQuestion({ taking: { piece, verb, take }, approval, onClose }: Props) {
  const isNarrow = useIsNarrow();
  // One that arrives open would not know where the focus was before.
  const isThere = useMounted();
  const [isLooking, setIsLooking] = useState(false);
  const { data: ledger } = useQuery(ledgerQuery(piece));
  const count = ledger ? openFactsIn(ledger).length : 0;
  const title = questionOf(count, approval);
  const takeNow = () => {
    onClose();
    take();
  };
  return (
    <Dialog
      opened={isThere}
      onClose={onClose}
      title={title || 'All facts are confirmed'}
      size={isLooking ? 640 : 'md'}
      fullScreen={isLooking && isNarrow}
    >
      {approval !== 'no question' && <Text mb="md">{approvalAdvice[approval]}</Text>}
      {isLooking && ledger && <FactsList ledger={ledger} />}
      {!isLooking && count > 0 && (
        <Text mb="md">
          {approval === 'no question'
            ? 'We don’t know where they’re from. Check them before they go out under your name.'
            : 'We don’t know where the facts are from. Check them before they go out under your name.'}
        </Text>
      )}
      <DialogFooter onPhone="filled">
        {count > 0 && !isLooking ? (
          <Button variant="default" px="sm" onClick={() => setIsLooking(true)} data-autofocus>
            Look at {approval === 'no question' ? 'them' : 'the facts'}
          </Button>
        ) : (
          <Button variant="default" px="sm" onClick={onClose} data-autofocus>
            {isLooking ? 'Close' : 'Cancel'}
          </Button>
        )}
        <Button px="sm" onClick={takeNow}>
          {title ? `${verb} anyway` : verb}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
