import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { tagLabel } from '#web/ui/tag-label.ts';
import { failureToast, type ToastContent } from '#web/ui/toasts/toast-store.ts';

/** The notifications of the learner system, in the words of the specification. */

const purposes = {
  save: { login: 'Please log in to save answers', failure: 'Failed to save answer' },
  find: {
    login: 'Please log in to find relevant answers',
    failure: 'Failed to find relevant answers',
  },
} as const;

type Purpose = keyof typeof purposes;

/** What to say beside a form when its call failed. */
export function failureText(purpose: Purpose, error: Error): string {
  const { login, failure } = purposes[purpose];
  return isSignedOut(error) ? login : messageFor(error, failure);
}

export function answerFailureToast(purpose: Purpose, error: Error): ToastContent {
  if (isSignedOut(error)) return answerLoginToast(purpose);
  return failureToast(purposes[purpose].failure, error);
}

export const answerLoginToast = (purpose: Purpose): ToastContent => ({
  tone: 'error',
  title: 'Authentication Required',
  description: purposes[purpose].login,
});

export const invalidToast = (description: string): ToastContent => ({
  tone: 'error',
  title: 'Invalid Input',
  description,
});

export const notLoadedToast: ToastContent = { tone: 'error', title: 'Failed to load answers' };

export const answerSavedToast = (tags: string[]): ToastContent => ({
  title: 'Answer Saved',
  description:
    tags.length > 0 ? `Tags: ${tags.map(tagLabel).join(', ')}` : 'We didn’t find any tags for it.',
});

export const foundToast = (count: number): ToastContent =>
  count > 0
    ? { title: `Found ${count} relevant answers` }
    : {
        title: 'No Relevant Answers',
        description: 'You don’t have a saved answer for this topic and place yet.',
      };
