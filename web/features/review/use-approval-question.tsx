import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Taking = { take: () => void };

/**
 * Asks once before a piece is taken along that has no approval, where the admin wants one. It never keeps anybody
 * from their work: yes goes on, and the same version is not asked about again.
 */
export function useApprovalQuestion(needsApproval: boolean, version: string) {
  const [asked, setAsked] = useState<string>();
  const [taking, setTaking] = useState<Taking>();
  const ask = (take: () => void) => {
    if (needsApproval && asked !== version) setTaking({ take });
    else take();
  };
  const question: ReactNode = (
    <ConfirmDialog
      isOpen={taking !== undefined}
      title="Go on without your broker’s approval?"
      confirm="Go on"
      onConfirm={() => {
        setAsked(version);
        setTaking(undefined);
        taking?.take();
      }}
      onClose={() => setTaking(undefined)}
    >
      Your admin asks for an approval before anything is published, and this version doesn’t have
      one. You can send it to your broker below the text.
    </ConfirmDialog>
  );
  return { ask, question };
}
