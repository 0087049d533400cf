import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import { PromptTemplate, universalPromptLimits } from '#contract/catalog/prompt-form.ts';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { diffLegend, EditConflict } from '#web/features/catalog/entries/edit-conflict.tsx';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import classes from './prompt-editor.module.css';
import { PromptTextField } from './prompt-text-field.tsx';
import { ScrollingText } from './scrolling-text.tsx';
import { type PromptDraft, type PromptText, promptTextOf } from './use-prompt-draft.ts';
import type { SavePrompt } from './use-save-prompt.ts';
import { OfferedPrompt } from './versions/offered-prompt.tsx';
import { PromptVersionsDialog } from './versions/prompt-versions-dialog.tsx';
import { ResetPrompt } from './versions/reset-prompt.tsx';

type Props = {
  type: PromptType;
  saved: UniversalPrompt | null;
  draft: PromptDraft;
  saving: SavePrompt;
};

export function PromptEditor({ type, saved, draft, saving }: Props) {
  const { text, isUnsaved, isStale } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const problem = problemWith(text.promptTemplate);

  const save = async () => {
    const result = await saving.save(text);
    if (result) draft.settle(text, result);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWasRefused(problem !== undefined);
    if (problem) field.current?.focus();
    else void save();
  };

  return (
    <Paper component="form" noValidate onSubmit={handleSubmit} className={classes.editor}>
      <Stack gap="lg">
        {saved && <OfferedPrompt type={type} saved={saved} draft={draft} saving={saving} />}
        <PromptTextField
          field={field}
          type={type}
          value={text.promptTemplate}
          onChange={(promptTemplate) => draft.change({ promptTemplate })}
          error={isUnsaved || wasRefused ? problem : undefined}
        />
        <TextInput
          label="Description"
          description="A note for admins. The writer doesn’t see it."
          value={text.description}
          onChange={(event) => draft.change({ description: event.currentTarget.value })}
          maxLength={universalPromptLimits.description}
        />
        {isStale ? (
          <EditConflict
            subject="prompt"
            difference={diffLegend}
            isSaving={saving.isPending}
            onTakeTheirs={draft.discard}
            onKeepMine={save}
          >
            <PromptDifference theirs={promptTextOf(saved)} mine={text} />
          </EditConflict>
        ) : (
          <Group gap="sm">
            <Button type="submit" loading={saving.isPending}>
              Save
            </Button>
            {isUnsaved && (
              <Button variant="default" onClick={draft.discard} disabled={saving.isPending}>
                Discard
              </Button>
            )}
          </Group>
        )}
        <Group gap="xs" className={classes.history}>
          {saved && <PromptVersionsButton prompt={saved} draft={draft} saving={saving} />}
          <ResetPrompt type={type} saved={saved} draft={draft} saving={saving} />
        </Group>
      </Stack>
    </Paper>
  );
}

const problemWith = (text: string) => PromptTemplate.safeParse(text).error?.issues[0]?.message;

type PromptVersionsButtonProps = {
  prompt: UniversalPrompt;
  draft: PromptDraft;
  saving: SavePrompt;
};

/** The way to what the prompt was before. */
function PromptVersionsButton(props: PromptVersionsButtonProps) {
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

function PromptDifference({ theirs, mine }: { theirs: PromptText; mine: PromptText }) {
  return (
    <>
      {/* The Save button goes when this comes; whoever is typing keeps the focus. */}
      <ScrollingText label="Their text and yours" takesLostFocus>
        <WordDiffView before={theirs.promptTemplate} after={mine.promptTemplate} />
      </ScrollingText>
      {theirs.description !== mine.description && (
        <Text inherit>
          Description: <WordDiffView before={theirs.description} after={mine.description} />
        </Text>
      )}
    </>
  );
}
