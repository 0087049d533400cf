import { Button, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { PromptVersion, UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { ScrollingText } from '#web/features/catalog/universal-prompt/scrolling-text.tsx';
import type { PromptDraft } from '#web/features/catalog/universal-prompt/use-prompt-draft.ts';
import type { SavePrompt } from '#web/features/catalog/universal-prompt/use-save-prompt.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { VersionColumns } from '#web/ui/version-columns.tsx';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import classes from './version-chooser.module.css';

type Props = {
  /** Newest first. */
  versions: PromptVersion[];
  prompt: UniversalPrompt;
  draft: PromptDraft;
  saving: SavePrompt;
  onClose: () => void;
};

export function VersionPicker({ versions, prompt, draft, saving, onClose }: Props) {
  const [number, setNumber] = useState(versions[1]?.version ?? versions[0]?.version);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = versions.find(({ version }) => version === number) ?? versions[0];
  if (!chosen) return null;

  const isNow = isSameText(chosen, prompt);
  const restore = async () => {
    setIsAsking(false);
    const { promptTemplate, description } = chosen;
    if (!(await saving.save({ promptTemplate, description: description ?? '' }))) return;
    draft.discard();
    onClose();
  };

  return (
    <>
      <VersionColumns
        versions={versions.map((version) => ({
          number: version.version,
          isCurrent: version.version === prompt.version,
          about: <SavedBy version={version} />,
        }))}
        chosen={chosen.version}
        onChoose={setNumber}
        isLong
      >
        <ComparedText version={chosen} text={draft.text.promptTemplate} />
      </VersionColumns>
      <DialogFooter onPhone="filled">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button
          leftSection={<IconRestore size={18} aria-hidden />}
          disabled={isNow && !draft.isUnsaved}
          loading={saving.isPending}
          onClick={() => (draft.isUnsaved ? setIsAsking(true) : restore())}
        >
          Restore
        </Button>
      </DialogFooter>
      <ConfirmDialog
        isOpen={isAsking}
        title="Replace your unsaved text?"
        confirm="Restore"
        cancel="Keep editing"
        onConfirm={restore}
        onClose={() => setIsAsking(false)}
      >
        What you typed is not saved yet. Restoring version {chosen.version} takes its place.
      </ConfirmDialog>
    </>
  );
}

function SavedBy({ version: { version, savedBy, createdAt } }: { version: PromptVersion }) {
  return (
    <>
      {savedBy ? `${savedBy}, ` : version === 1 && 'Porchlight, '}
      <RelativeTime at={createdAt} />
    </>
  );
}

function ComparedText({ version, text }: { version: PromptVersion; text: string }) {
  const { promptTemplate, description } = version;
  return (
    <div className={classes.version}>
      {description && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {promptTemplate === text
          ? 'This is the text in the editor.'
          : 'Crossed out: only in this version. Underlined: only in the editor.'}
      </Text>
      <ScrollingText key={version.version} label={`Version ${version.version}`}>
        <WordDiffView before={promptTemplate} after={text} />
      </ScrollingText>
    </div>
  );
}

const isSameText = (version: PromptVersion, prompt: UniversalPrompt) =>
  version.promptTemplate === prompt.promptTemplate && version.description === prompt.description;
