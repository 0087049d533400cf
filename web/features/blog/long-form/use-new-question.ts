import { useMutation } from '@tanstack/react-query';
import { askBlogQuestion } from '#contract/calls/blog.ts';
import type { Section } from '#contract/long-form-draft.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { LongForm } from './use-long-form.ts';

/** Has the question of one section asked anew, unlike those that stand there already. */
export function useNewQuestion({ change, current }: Pick<LongForm, 'change' | 'current'>) {
  const showToast = useShowToast();
  const mutation = useMutation({
    mutationFn: ({ title }: Section) => {
      const { subject, sections } = current();
      const avoid = sections.map(({ question }) => question).filter(Boolean);
      const body = { ...(subject ?? nowhere), title, avoid };
      return call(askBlogQuestion, { body }, { idempotencyKey: randomId() });
    },
    retry: false,
    onSuccess: ({ question }, { id }) => change({ type: 'section', id, part: { question } }),
    onError: (error) =>
      void showToast({
        tone: 'error',
        title: 'Error',
        description: messageFor(
          error,
          'We couldn’t come up with another question. Please try again.',
        ),
      }),
  });
  const ask = useSingleFlight(mutation.mutateAsync, (one, other) => one.id === other.id);
  return {
    isPending: mutation.isPending,
    ask: (section: Section) => void ask(section).catch(() => undefined),
  };
}

const nowhere = { topic: '', location: '', state: '' };
