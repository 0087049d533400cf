import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Ledger } from '#contract/claims.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { TakeGuardContext, type Taking } from '#web/ui/html/take-guard.ts';
import { ledgerQuery, openFactsIn } from './ledger-query.ts';

const FactsQuestion = lazy(async () => ({
  default: (await import('./facts-question.tsx')).FactsQuestion,
}));

/** Milliseconds after which a text is taken along without a question: nothing is ever blocked. */
const waitAtMost = 3_000;

/** Versions of pieces that are remembered as asked about. */
const rememberedAtMost = 200;

/** Asks once for each version of a piece before it is copied or downloaded with facts nobody has confirmed. */
export function FactsGuard({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [asked, setAsked] = usePersistedState<string[]>('asked-facts', versionList, []);
  const [taking, setTaking] = useState<Taking>();

  const guard = useCallback(
    (wanted: Taking) => {
      const version = versionOf(wanted.piece);
      const known = client.getQueryData(ledgerQuery(wanted.piece).queryKey);
      // At once where it can be: a browser lets a page copy only in answer to a press.
      if (asked.includes(version) || (known && openFactsIn(known).length === 0)) {
        wanted.take();
        return;
      }
      void (known ? Promise.resolve(known) : ledgerWithin(client, wanted)).then((ledger) => {
        if (!ledger || openFactsIn(ledger).length === 0) return wanted.take();
        setAsked((before) => [...before, version].slice(-rememberedAtMost));
        setTaking(wanted);
      });
    },
    [client, asked, setAsked],
  );

  const isAsking = taking !== undefined;
  const value = useMemo(() => ({ guard, isAsking }), [guard, isAsking]);
  return (
    <TakeGuardContext value={value}>
      {children}
      <Suspense>
        {taking && <FactsQuestion taking={taking} onClose={() => setTaking(undefined)} />}
      </Suspense>
    </TakeGuardContext>
  );
}

/** The facts, unless that takes too long or fails. */
const ledgerWithin = (client: QueryClient, { piece }: Taking): Promise<Ledger | undefined> =>
  Promise.race([
    client.fetchQuery(ledgerQuery(piece)).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, waitAtMost)),
  ]);

/** The same for the same words of the same piece. */
function versionOf({ id, title, content }: Taking['piece']): string {
  let hash = 0;
  for (const character of `${title}\n${content}`)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${id ?? ''}:${hash}`;
}

const versionList = {
  safeParse: (stored: unknown) => ({
    data: Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined,
  }),
};
