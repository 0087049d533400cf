import { queryOptions } from '@tanstack/react-query';
import type { Ledger } from '#contract/claims.ts';
import type { CheckedPiece } from './look-up-facts.ts';

/** Every ledger is kept under this. */
export const ledgers = 'claims';

/** The facts of a text. They are asked for again when the text is another. */
export const ledgerQuery = ({ id, title, content, location, state }: CheckedPiece) =>
  queryOptions({
    queryKey: [ledgers, id, title, content, location, state],
    queryFn: async ({ signal }) =>
      (await import('./look-up-facts.ts')).lookUpFacts(
        { id, title, content, location, state },
        signal,
      ),
    staleTime: 10 * 60_000,
    retry: 1,
  });

/** Facts that nothing known says and nobody has confirmed. */
export const openFactsIn = ({ sentences }: Ledger) =>
  sentences
    .filter(({ isConfirmed }) => !isConfirmed)
    .flatMap(({ claims }) => claims.filter(({ origin }) => origin === null));
