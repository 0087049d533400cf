import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmClaims, forgetConfirmed } from '#contract/calls/claims.ts';
import type { Ledger, LedgerSentence } from '#contract/claims.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { ledgers } from './ledger-query.ts';

type Tick = { sentence: LedgerSentence; isConfirmed: boolean };

/** Ticks a sentence, or takes the tick back, wherever the same wording is shown. */
export function useConfirmSentence() {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useMutation({
    mutationFn: async ({ sentence, isConfirmed }: Tick) => {
      if (isConfirmed) await call(confirmClaims, { body: { sentence: sentence.text } });
      else await call(forgetConfirmed, { params: { key: sentence.key } });
    },
    onMutate: ({ sentence, isConfirmed }) => tick(client, sentence.key, isConfirmed),
    onError: (error, { sentence, isConfirmed }) => {
      tick(client, sentence.key, !isConfirmed);
      showToast({
        tone: 'error',
        title: 'Not saved',
        description: messageFor(error, 'We couldn’t save this. Please try again.'),
      });
    },
  });
}

function tick(client: QueryClient, key: string, isConfirmed: boolean): void {
  client.setQueriesData<Ledger>(
    { queryKey: [ledgers] },
    (ledger) =>
      ledger && {
        ...ledger,
        sentences: ledger.sentences.map((each) =>
          each.key === key ? { ...each, isConfirmed } : each,
        ),
      },
  );
}
