import { messageFor } from '#web/api/api-error.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import type { ToastContent } from '#web/ui/toasts/toast-store.ts';
import type { GenerationOutcome } from './run-generation.ts';

/** Words for texts that did not come. */

export const connectionLost = 'The connection was lost before the text was finished.';

export const nothingWritten =
  'There was an issue generating content. Please try again or select a different topic.';

const failed: Record<PageList, string> = {
  insights: 'Failed to generate or revise posts. Please try again.',
  blog: 'Failed to generate or revise blog post. Please try again.',
};

/** What stands on the card: the specified words, then the reason where there is one. */
export function errorLinesFor(list: PageList, problem: string | undefined): string[] {
  if (problem === nothingWritten) return [nothingWritten];
  const first =
    list === 'insights'
      ? 'There was an error generating content. Please try again or select a different topic.'
      : failed.blog;
  return problem === undefined ? [first] : [first, problem];
}

/** For whoever is on another page and does not see the card. */
export function errorToast(list: PageList, outcome: GenerationOutcome): ToastContent {
  const error = outcome.kind === 'failed' ? outcome.error : undefined;
  const description = outcome.kind === 'nothing' ? nothingWritten : messageFor(error, failed[list]);
  return { tone: 'error', title: 'Error', description };
}
