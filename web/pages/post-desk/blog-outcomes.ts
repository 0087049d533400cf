import { messageFor } from '#web/api/api-error.ts';
import { showBlogPost } from '#web/conversation/conversation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** What the blog page does when an article has come, has failed, or was not in the answer. */
export const blogOutcomes = {
  written: showBlogPost,
  failed: (error: unknown) =>
    tell(messageFor(error, 'Failed to generate or revise blog post. Please try again.')),
  nothing: () =>
    tell('There was an issue generating content. Please try again or select a different topic.'),
};

function tell(description: string): void {
  showToast({ tone: 'error', title: 'Error', description });
}
