import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRotate2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { shippedQuery } from '#web/features/catalog/universal-prompt/prompt-queries.ts';
import {
  type PromptDraft,
  promptTextOf,
} from '#web/features/catalog/universal-prompt/use-prompt-draft.ts';
import type { SavePrompt } from '#web/features/catalog/universal-prompt/use-save-prompt.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = {
  type: PromptType;
  saved: UniversalPrompt | null;
  draft: PromptDraft;
  saving: SavePrompt;
};

/** Brings back the text Porchlight came with. It is saved as one more version. */
export function ResetPrompt({ type, saved, draft, saving }: Props) {
  const shipped = useQuery(shippedQuery(type)).data?.promptTemplate;
  const [isOpen, dialog] = useDisclosure();
  const isShipped = shipped === saved?.promptTemplate && !draft.isUnsaved;

  const reset = async () => {
    if (shipped === undefined) return;
    const { description } = promptTextOf(saved);
    if (await saving.save({ promptTemplate: shipped, description })) draft.discard();
    dialog.close();
  };

  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconRotate2 size={18} aria-hidden />}
        disabled={shipped === undefined || isShipped}
        onClick={dialog.open}
      >
        Reset to the original text
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Reset to the original text?"
        confirm="Reset"
        onConfirm={reset}
        onClose={dialog.close}
        isPending={saving.isPending}
      >
        The text Porchlight came with takes the place of this one and is saved.{' '}
        {draft.isUnsaved
          ? 'What you typed and did not save will be lost.'
          : 'This one stays among the versions.'}
      </ConfirmDialog>
    </>
  );
}
