import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTransient } from './api-error.ts';

const minute = 60_000;

/** One retry, and only where trying again can help. */
const retryOnce = (failures: number, error: Error) => failures < 1 && isTransient(error);
const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/**
 * `onSignedOut` hears of every call that was refused because the session had ended, `onAdminRequired`
 * of every one that needs the admin password again.
 */
export function createQueryClient(
  onSignedOut: () => void,
  onAdminRequired: () => void = () => {},
): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'not_signed_in') onSignedOut();
    if (error.code === 'admin_required') onAdminRequired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        retry: retryOnce,
        retryDelay,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        // Without a network a call should fail with a message, not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: retryOnce, retryDelay, networkMode: 'always' },
    },
  });
}
