import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { PromptEditor } from './prompt-editor.tsx';
import classes from './prompt-workspace.module.css';
import { PromptPreview } from './trial/prompt-preview.tsx';
import { type Sample, toTrialRequest } from './trial/sample.ts';
import { TryIt } from './trial/try-it.tsx';
import { usePromptDraft } from './use-prompt-draft.ts';
import { useSavePrompt } from './use-save-prompt.ts';

type Props = {
  type: PromptType;
  saved: UniversalPrompt | null;
  sample: Sample;
  onSample: (sample: Sample) => void;
};

/** The prompt on the left, what comes of it on the right. */
export function PromptWorkspace({ type, saved, sample, onSample }: Props) {
  const draft = usePromptDraft(saved);
  const saving = useSavePrompt(type, saved);
  const trial = toTrialRequest(sample, type, draft.text.promptTemplate);
  const tried = 'tried' in trial ? trial.tried : undefined;
  const missing = 'missing' in trial ? trial.missing : undefined;
  return (
    <div className={classes.columns}>
      <UnsavedChanges isUnsaved={draft.isUnsaved} />
      <PromptEditor type={type} saved={saved} draft={draft} saving={saving} />
      <div className={classes.side}>
        <PromptPreview sample={sample} onSample={onSample} tried={tried} missing={missing} />
        <TryIt tried={tried} />
      </div>
    </div>
  );
}
