import type { PromptType } from '#contract/catalog/placeholders.ts';
import { messageFor } from '#web/api/api-error.ts';
import type { ToastContent } from '#web/ui/toasts/toast-store.ts';

/** What is said about the prompt of each type. */

export const typeChoices: { value: PromptType; label: string }[] = [
  { value: 'content', label: 'Posts' },
  { value: 'blog', label: 'Blog' },
];

const names: Record<PromptType, string> = { content: 'Content', blog: 'Blog' };

export const fetchFailure = (type: PromptType): string => `Failed to fetch ${type} prompt`;

export const promptSaved = (type: PromptType): ToastContent => ({
  title: `${names[type]} universal prompt saved successfully`,
});

export const promptNotSaved = (type: PromptType, error: Error): ToastContent => ({
  tone: 'error',
  title: `Failed to save ${type} universal prompt: ${reasonOf(error)}`,
});

const reasonOf = (error: Error): string => messageFor(error, 'Porchlight could not be reached.');
