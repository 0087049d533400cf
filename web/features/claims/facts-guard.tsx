import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { TakeGuardContext, type Taking } from '#web/ui/html/take-guard.ts';
import { type FindOpenFacts, OpenFactsContext } from '#web/ui/word-notes/open-facts.ts';
import { ledgerQuery, openFactsIn } from './ledger-query.ts';
import { type ApprovalStatus, approvalSetting, lookUpApproval } from './look-up-approval.ts';

const TakeQuestion = lazy(async () => ({
  default: (await import('./take-question.tsx')).TakeQuestion,
}));

/** Milliseconds after which a text is no longer kept waiting for what there is to ask. */
const waitAtMost = 3_000;

/** Versions of pieces that are remembered as asked about. */
const rememberedAtMost = 200;

/**
 * Asks once for each version of a piece before it is copied or downloaded with facts nobody has confirmed, or
 * without the approval the admin asks for. Nothing is ever blocked. Editors below it underline the same facts.
 */
export function FactsGuard({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // So that it is known when somebody presses.
  useQuery(approvalSetting);
  const [asked, setAsked] = usePersistedState<string[]>('asked-facts', versionList, []);
  const [question, setQuestion] = useState<{ taking: Taking; approval: ApprovalStatus }>();

  const guard = useCallback(
    (taking: Taking) => {
      const version = versionOf(taking.piece);
      const approvalVersion = `${version}:approval`;
      const openFacts = asked.includes(version) ? 0 : knownFacts(client, taking);
      const known = asked.includes(approvalVersion) ? 'no question' : knownApproval(client);
      // At once where it can be: a browser lets a page copy only in answer to a press.
      if (openFacts === 0 && known === 'no question') {
        taking.take();
        return;
      }
      void Promise.all([
        openFacts ?? factsWithin(client, taking),
        known ?? approvalWithin(client, taking),
      ]).then(([count, approval]) => {
        if (count === 0 && approval === 'no question') return taking.take();
        const now = [
          ...(count > 0 ? [version] : []),
          ...(approval === 'no question' ? [] : [approvalVersion]),
        ];
        setAsked((before) => [...before, ...now].slice(-rememberedAtMost));
        setQuestion({ taking, approval });
      });
    },
    [client, asked, setAsked],
  );

  const findOpenFacts = useCallback<FindOpenFacts>(
    async (piece, signal) =>
      (await import('./find-open-facts.ts')).findOpenFacts(client, piece, signal),
    [client],
  );

  const isAsking = question !== undefined;
  const value = useMemo(() => ({ guard, isAsking }), [guard, isAsking]);
  return (
    <TakeGuardContext value={value}>
      <OpenFactsContext value={findOpenFacts}>{children}</OpenFactsContext>
      <Suspense>
        {question && <TakeQuestion {...question} onClose={() => setQuestion(undefined)} />}
      </Suspense>
    </TakeGuardContext>
  );
}

function knownFacts(client: QueryClient, { piece }: Taking): number | undefined {
  const ledger = client.getQueryData(ledgerQuery(piece).queryKey);
  return ledger && openFactsIn(ledger).length;
}

/** How many there are to ask about: none if that takes too long to find out or fails. */
const factsWithin = (client: QueryClient, { piece }: Taking): Promise<number> =>
  Promise.race([
    client
      .fetchQuery(ledgerQuery(piece))
      .then((ledger) => openFactsIn(ledger).length)
      .catch(() => 0),
    afterWaiting(0),
  ]);

/** Known without asking the server only where no approval is wanted. */
function knownApproval(client: QueryClient): ApprovalStatus | undefined {
  const setting = client.getQueryData(approvalSetting.queryKey);
  return setting?.isApprovalRequired === false ? 'no question' : undefined;
}

/** What an admin asks for is not left out because it could not be looked up. */
const approvalWithin = (client: QueryClient, { piece }: Taking): Promise<ApprovalStatus> =>
  Promise.race([
    lookUpApproval(client, piece).catch(() => 'unknown' as const),
    afterWaiting('unknown' as const),
  ]);

const afterWaiting = <Value,>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), waitAtMost));

/** The same for the same words of the same piece. */
function versionOf({ id, title, content, hashtags, sources }: Taking['piece']): string {
  let hash = 0;
  for (const character of JSON.stringify([title, content, hashtags, sources]))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${id ?? ''}:${hash}`;
}

const versionList = {
  safeParse: (stored: unknown) => ({
    data: Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined,
  }),
};
