import { queryOptions, useQuery } from '@tanstack/react-query';
import { listRecentContent } from '#contract/calls/recent-content.ts';
import type { Surface } from '#contract/recent-content.ts';
import { type AppState, useAppState } from '#web/app-state.ts';
import { createServerChanges } from './server-changes.ts';

/** The recent pieces of the server. What holds them together with this browser's comes when the screen stands. */
export async function loadPieces(app: AppState) {
  const { createRecentPieces } = await import('./recent-pieces.ts');
  return app.get(createRecentPieces);
}

/** Milliseconds between two looks while something is being written elsewhere. */
const lookEvery = 2_000;

/** Milliseconds for which a page that has just brought them need not ask again: until it is drawn. */
const justBrought = 5_000;

export const recentQuery = (app: AppState) =>
  queryOptions({
    queryKey: [listRecentContent.path],
    queryFn: async () => (await loadPieces(app)).fetch(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnMount: ({ state }) =>
      Date.now() - state.dataUpdatedAt > justBrought ? 'always' : false,
    // Only with the page: what somebody works on does not change under the hand.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => ((state.data?.running.length ?? 0) > 0 ? lookEvery : false),
  });

export const useRecentPieces = () => useQuery(recentQuery(useAppState()));

/** Clears a place here and on every machine. Gives the way back. */
export function clearOnAllDevices(
  app: AppState,
  surface: Surface,
  clearHere: () => () => void,
): () => void {
  const bringBackHere = clearHere();
  const changes = app.get(createServerChanges);
  const bringBack = changes.track(loadPieces(app).then((pieces) => pieces.clearOnServer(surface)));
  return () => {
    bringBackHere();
    void changes.track(bringBack.then((undo) => undo()));
  };
}
