import { useCallback } from 'react';
import { messageFor } from '#web/api/api-error.ts';
import { type ToastContent, useShowToast } from '#web/ui/toasts/toast-store.ts';

const failures = {
  outline: 'Failed to generate blog outline. Please try again.',
  section: 'Failed to generate blog section. Please try again.',
  combine: 'Failed to combine blog sections. Please try again.',
  revise: 'Failed to generate or revise blog post. Please try again.',
  save: 'Failed to save blog post. Please try again.',
} as const;

/** Tells what went wrong, and gives the words for where it stands as well. */
export function useArticleFailureToast() {
  const showToast = useShowToast();
  return useCallback(
    (what: keyof typeof failures, error: unknown): string => {
      const description = messageFor(error, failures[what]);
      showToast({ tone: 'error', title: 'Error', description });
      return description;
    },
    [showToast],
  );
}

export const articleLoginNeeded: ToastContent = {
  title: 'Authentication required',
  description: 'Please log in to save content.',
};

export const articleSaved: ToastContent = { title: 'Blog post saved successfully' };
