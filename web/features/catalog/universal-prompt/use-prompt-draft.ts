import { useState } from 'react';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';

/** What of a prompt can be edited. */
export type PromptText = { promptTemplate: string; description: string };

/** A text that differs from the saved one, and the version it was begun on. */
type Draft = PromptText & { basedOn: number | undefined };

export type PromptDraft = ReturnType<typeof usePromptDraft>;

/** The saved text until something is typed, then what was typed until it is saved or given up. */
export function usePromptDraft(saved: UniversalPrompt | null) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const savedText = promptTextOf(saved);
  const text: PromptText = draft ?? savedText;
  const isUnsaved = draft !== null && !isSame(draft, savedText);

  return {
    text,
    isUnsaved,
    /** Somebody else saved the prompt while this text was being written. */
    isStale: isUnsaved && draft.basedOn !== saved?.version,
    change: (changes: Partial<PromptText>) =>
      setDraft((before) => ({
        ...text,
        // A draft that had become the saved text again is begun anew.
        basedOn: before && isUnsaved ? before.basedOn : saved?.version,
        ...changes,
      })),
    discard: () => setDraft(null),
    /** What was typed while it was being saved stays, as unsaved as it is. */
    settle: (sent: PromptText, result: UniversalPrompt) =>
      setDraft((now) => (now && !isSame(now, sent) ? { ...now, basedOn: result.version } : null)),
  };
}

export const promptTextOf = (prompt: UniversalPrompt | null): PromptText => ({
  promptTemplate: prompt?.promptTemplate ?? '',
  description: prompt?.description ?? '',
});

const isSame = (one: PromptText, other: PromptText) =>
  one.promptTemplate === other.promptTemplate && one.description === other.description;
