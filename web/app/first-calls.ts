import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';

/** What a screen shows of the server's, by its path. */
const firstCalls: Record<string, (client: QueryClient) => Promise<void>> = {
  [paths.savedContent]: async (client) => {
    const [{ listSavedContent }, { queryOf }] = await Promise.all([
      import('#contract/calls/saved-content.ts'),
      import('#web/api/query.ts'),
    ]);
    // Not tried again by itself, as on the page (saved-content-queries.ts).
    await client.prefetchQuery({ ...queryOf(listSavedContent, {}), retry: false });
  },
};

/**
 * Asks for what the first screen is waiting for while its scripts are still on the way. What goes wrong is told by the
 * screen, which asks again.
 */
export function beginFirstCalls(pathname: string, client: QueryClient): void {
  firstCalls[pathname]?.(client).catch(() => {});
}
