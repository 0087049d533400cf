import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import type { PromptDraft } from '#web/features/catalog/universal-prompt/use-prompt-draft.ts';
import type { SavePrompt } from '#web/features/catalog/universal-prompt/use-save-prompt.ts';
import { PromptVersionsDialog } from './prompt-versions-dialog.tsx';

type Props = { prompt: UniversalPrompt; draft: PromptDraft; saving: SavePrompt };

/** The way to what the prompt was before. */
export function PromptVersionsButton(props: Props) {
  const [isOpen, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={dialog.open}
      >
        Versions
      </Button>
      <PromptVersionsDialog {...props} isOpen={isOpen} onClose={dialog.close} />
    </>
  );
}
