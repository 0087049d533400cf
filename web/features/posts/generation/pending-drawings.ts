import { Store, useAppPart, useStore } from '#web/app-state.ts';
import { stateKeyPrefix } from '#web/local-content/clear-local-content.ts';

/** The posts for which a picture is being drawn, by id. */
export const createDrawings = () => new Store<ReadonlySet<string>>(new Set());

export const useIsDrawing = (postId: string | undefined): boolean =>
  useStore(useAppPart(createDrawings)).has(postId ?? '');

/** The keys of the calls that draw, by post: after a reload the same call gives the same picture. */
type PendingDrawings = Record<string, string>;

const keyOf = (owner: string) => `${stateKeyPrefix}${owner}:drawings`;

export function readPendingDrawings(owner: string): PendingDrawings {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, key]) => typeof key === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function writePendingDrawings(owner: string, drawings: PendingDrawings): void {
  try {
    if (Object.keys(drawings).length === 0) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), JSON.stringify(drawings));
  } catch {
    // It goes on while the page is open; only a reload would lose it.
  }
}
