import { queryOptions } from '@tanstack/react-query';
import { listRecentContent } from '#contract/calls/recent-content.ts';
import type { Surface } from '#contract/recent-content.ts';

/** The recent pieces of the server. What holds them together with this browser's comes when the screen stands. */
const loadPieces = () => import('./recent-pieces.ts');

/** Milliseconds between two looks while something is being written elsewhere. */
const lookEvery = 2_000;

export const recentQuery = queryOptions({
  queryKey: [listRecentContent.path],
  queryFn: async () => (await loadPieces()).fetchRecent(),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnMount: 'always',
  // Only with the page: what somebody works on does not change under the hand.
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }) => ((state.data?.running.length ?? 0) > 0 ? lookEvery : false),
});

/** Clears a place here and on every machine. Gives the way back. */
export function clearOnAllDevices(surface: Surface, clearHere: () => () => void): () => void {
  const bringBackHere = clearHere();
  const bringBack = loadPieces().then(({ clearOnServer }) => clearOnServer(surface));
  return () => {
    bringBackHere();
    void bringBack.then((undo) => undo());
  };
}
