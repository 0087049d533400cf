import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { tagLabel } from '#web/ui/tag-label.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

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

export function notifyAnswerFailure(purpose: Purpose, error: Error): void {
  if (isSignedOut(error)) {
    notifyAnswerLogin(purpose);
  } else {
    const description = messageFor(error, '') || undefined;
    showToast({ tone: 'error', title: purposes[purpose].failure, description });
  }
}

export function notifyAnswerLogin(purpose: Purpose): void {
  const description = purposes[purpose].login;
  showToast({ tone: 'error', title: 'Authentication Required', description });
}

export function notifyInvalid(message: string): void {
  showToast({ tone: 'error', title: 'Invalid Input', description: message });
}

export function notifyNotLoaded(): void {
  showToast({ tone: 'error', title: 'Failed to load answers' });
}

export function notifyAnswerSaved(tags: string[]): void {
  const description =
    tags.length > 0 ? `Tags: ${tags.map(tagLabel).join(', ')}` : 'We didn’t find any tags for it.';
  showToast({ title: 'Answer Saved', description });
}

export function notifyFound(count: number): void {
  if (count > 0) showToast({ title: `Found ${count} relevant answers` });
  else
    showToast({
      title: 'No Relevant Answers',
      description: 'You don’t have a saved answer for this topic and place yet.',
    });
}
