import { useQuery } from '@tanstack/react-query';
import { getAccount } from '#contract/calls/account.ts';
import { queryOf } from '#web/api/query.ts';

export const accountQuery = queryOf(getAccount, {});

/** The account with its profile. */
export const useAccount = () => useQuery(accountQuery);
