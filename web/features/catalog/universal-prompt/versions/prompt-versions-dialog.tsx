import { useQuery } from '@tanstack/react-query';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { messageFor } from '#web/api/api-error.ts';
import { versionsQuery } from '#web/features/catalog/universal-prompt/prompt-queries.ts';
import type { PromptDraft } from '#web/features/catalog/universal-prompt/use-prompt-draft.ts';
import type { SavePrompt } from '#web/features/catalog/universal-prompt/use-save-prompt.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { VersionPicker } from './version-chooser.tsx';

type Props = {
  prompt: UniversalPrompt;
  draft: PromptDraft;
  saving: SavePrompt;
  isOpen: boolean;
  onClose: () => void;
};

/** The texts the prompt has had: to compare with what it is, and to bring back. */
export function PromptVersionsDialog({ isOpen, onClose, ...props }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Versions" size={960} fullScreen={isNarrow}>
      <Versions {...props} onClose={onClose} />
    </Dialog>
  );
}

function Versions({ prompt, ...props }: Omit<Props, 'isOpen'>) {
  // Another admin may have saved one since the list was last looked at.
  const versions = useQuery({ ...versionsQuery(prompt.id), staleTime: 0 });
  if (versions.isPending) return <LoadingArea height={320} />;
  if (!versions.data) {
    return (
      <LoadFailure onRetry={() => versions.refetch()}>
        {messageFor(versions.error, 'We could not load the versions.')}
      </LoadFailure>
    );
  }
  return <VersionPicker versions={versions.data} prompt={prompt} {...props} />;
}
