import { useQueryClient } from '@tanstack/react-query';
import {
  addUniversalPrompt,
  changeUniversalPrompt,
} from '#contract/calls/catalog/universal-prompt.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { promptNotSaved, promptSaved } from './prompt-labels.ts';
import { promptQuery, shippedQuery, versionsQuery } from './prompt-queries.ts';
import type { PromptText } from './use-prompt-draft.ts';

/** Saves a text over the prompt that was last seen, or as the first of its type. */
export function useSavePrompt(type: PromptType, saved: UniversalPrompt | null) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const options = {
    onSuccess(prompt: UniversalPrompt) {
      client.setQueryData(promptQuery(type).queryKey, prompt);
      void client.invalidateQueries({ queryKey: versionsQuery(prompt.id).queryKey });
      void client.invalidateQueries({ queryKey: shippedQuery(type).queryKey });
      showToast(promptSaved(type));
    },
    onError(error: Error) {
      showToast(promptNotSaved(type, error));
      // What the other admin saved is shown beside what was to be saved.
      if (error instanceof ApiError && error.status === 409) {
        if (saved) void client.invalidateQueries({ queryKey: versionsQuery(saved.id).queryKey });
        return client.invalidateQueries({ queryKey: promptQuery(type).queryKey });
      }
    },
  };
  const add = useCall(addUniversalPrompt, options);
  const change = useCall(changeUniversalPrompt, options);

  /** Gives the saved prompt, or nothing when it was not saved; why was told already. */
  const save = ({ promptTemplate, description }: PromptText, over = saved) => {
    const body = { promptTemplate, description: description.trim() || null, promptType: type };
    const answer = over
      ? change.mutateAsync({ params: { id: over.id }, body: { ...body, version: over.version } })
      : add.mutateAsync({ body });
    return answer.catch(() => undefined);
  };
  return { save, isPending: add.isPending || change.isPending };
}

export type SavePrompt = ReturnType<typeof useSavePrompt>;
